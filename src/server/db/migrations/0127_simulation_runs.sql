-- The days that a student worked through in a job simulation, one row for each attempt. What was answered stays when the
-- simulation changes or is retired.
create table simulation_runs (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  simulation_id text not null check (char_length(simulation_id) between 1 and 80),
  attempt integer not null check (attempt >= 0),
  -- By the id of the step: the first answer counts.
  answers jsonb not null default '{}',
  started_at timestamptz not null,
  -- What the finished day was worth; all null until then.
  finished_at timestamptz,
  title text,
  score integer check (score between 0 and 100),
  passed boolean,
  -- By skill, the percentage.
  skills jsonb,
  primary key (user_id, simulation_id, attempt),
  check (num_nonnulls(finished_at, title, score, passed, skills) in (0, 5))
);
create unique index simulation_runs_open on simulation_runs (user_id, simulation_id) where finished_at is null;
comment on table simulation_runs is 'owner: simulations; person: user_id; export: yes';

-- Assessments that ship with the product or that staff make. Keys and explanations lie in
-- `questions`; they leave the server only inside the result of a submission.
create table assessments (
  id text primary key,
  source text not null check (source in ('catalogue', 'staff')),
  title text not null,
  description text not null,
  skill_category text not null,
  difficulty_level integer not null check (difficulty_level between 1 and 3),
  questions jsonb not null,
  -- Hash of what was written, so that an unchanged assessment is left alone.
  version text not null,
  -- No longer offered; results of it stay readable.
  retired_at timestamptz,
  updated_at timestamptz not null
);

-- What was asked, for ever: an attempt is marked and shown by the questions it was begun with.
create table assessment_versions (
  assessment_id text not null references assessments (id),
  version text not null,
  questions jsonb not null,
  primary key (assessment_id, version)
);

-- An attempt that is not handed in yet, at most one an assessment. No key to assessments here and
-- below: a person's rows are keyed by the person alone, and an assessment is retired, never deleted.
create table assessment_sittings (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  assessment_id text not null,
  id uuid not null default gen_random_uuid(),
  version text not null,
  answers jsonb not null default '{}',
  started_at timestamptz not null,
  primary key (user_id, assessment_id)
);

-- One row an attempt, with the id of the sitting it was, so that handing in twice is once.
create table user_assessment_results (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  id uuid not null,
  assessment_id text not null,
  version text not null,
  score integer not null check (score between 0 and 100),
  answers jsonb not null,
  feedback jsonb not null,
  -- Whole seconds between start and hand-in, by the server's clock.
  time_taken integer not null check (time_taken >= 0),
  xp_paid integer not null check (xp_paid >= 0),
  submitted_at timestamptz not null,
  primary key (user_id, id)
);
create index user_assessment_results_newest
  on user_assessment_results (user_id, assessment_id, submitted_at desc);

-- Times that a mentor offers instead of a planned one, until the student `user_id` answers. Each is reserved.
create table session_moves (
  user_id uuid not null,
  session_id uuid not null,
  -- ISO instants, earliest first.
  times jsonb not null,
  offered_at timestamptz not null,
  answer_until timestamptz not null,
  primary key (user_id, session_id),
  foreign key (user_id, session_id) references mentor_sessions (user_id, id) on delete cascade
);
create index session_moves_due on session_moves (answer_until);
comment on table session_moves is 'owner: mentoring; person: user_id; export: yes';

-- How often it was moved: calendars take the newest version.
alter table mentor_sessions add column moves smallint not null default 0;

-- A project that the student `user_id` shows to a mentor. Without its work it is not there either.
create table project_showings (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  shown_to uuid references user_profiles (user_id) on delete set null,
  work_id uuid not null,
  title text not null,
  shown_at timestamptz not null,
  -- When it was taken back, or the mentorship ended.
  ended_at timestamptz,
  primary key (user_id, id),
  foreign key (user_id, work_id) references content_answers (user_id, id) on delete cascade
);
create unique index project_showings_one_open on project_showings (user_id, work_id, shown_to)
  where ended_at is null;
create index project_showings_of_mentor on project_showings (shown_to) where ended_at is null;

-- Of a session or of a showing, once; said in levels and with steps from lists.
create table mentor_feedback (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  mentor_id uuid references user_profiles (user_id) on delete set null,
  session_id uuid,
  showing_id uuid,
  levels jsonb not null,
  next_step text not null,
  verdict text check (verdict in ('ready', 'try-again')),
  given_at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, session_id),
  unique (user_id, showing_id),
  foreign key (user_id, session_id) references mentor_sessions (user_id, id) on delete cascade,
  foreign key (user_id, showing_id) references project_showings (user_id, id) on delete cascade,
  check ((session_id is null) <> (showing_id is null)),
  check ((verdict is null) = (showing_id is null))
);

-- Where a mentor meets students: one link for all their sessions.
create table mentor_rooms (
  user_id uuid primary key references user_profiles (user_id) on delete cascade,
  url text not null check (url like 'https://%')
);

-- What a student asked a mentor for. The time is a copy: the slot may be gone.
create table mentor_requests (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- Who was asked; once accepted, who accepted. Null when they are gone.
  mentor_id uuid references user_profiles (user_id) on delete set null,
  skill text not null,
  aim text not null,
  starts_at timestamptz not null,
  state text not null
    check (state in ('waiting', 'offered', 'accepted', 'declined', 'withdrawn', 'closed')),
  asked_at timestamptz not null,
  offered_at timestamptz,
  -- When the mentor said yes or no.
  answered_at timestamptz,
  primary key (user_id, id),
  check (state <> 'offered' or offered_at is not null)
);
create unique index mentor_requests_one_open on mentor_requests (user_id, mentor_id)
  where state in ('waiting', 'offered');
create index mentor_requests_of_mentor on mentor_requests (mentor_id, state);
create index mentor_requests_open on mentor_requests (state, asked_at)
  where state in ('waiting', 'offered');

-- Half hours of the mentor `user_id`. On full and half hours alone, so that two never overlap.
create table mentor_slots (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  starts_at timestamptz not null
    check (mod(extract(epoch from starts_at), 1800) = 0),
  -- Whose request holds it. One of them at most: it is taken by an update of a free one.
  taken_by uuid,
  request_id uuid,
  primary key (user_id, starts_at),
  foreign key (taken_by, request_id) references mentor_requests (user_id, id) on delete set null,
  check ((taken_by is null) = (request_id is null))
);
create index mentor_slots_of_request on mentor_slots (taken_by, request_id);

-- A mentor of the student `user_id`.
create table mentorships (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  mentor_id uuid not null references user_profiles (user_id) on delete cascade,
  started_at timestamptz not null,
  ended_at timestamptz,
  ended_by text check (ended_by in ('student', 'mentor')),
  primary key (user_id, mentor_id),
  check ((ended_at is null) = (ended_by is null))
);
create index mentorships_of_mentor on mentorships (mentor_id) where ended_at is null;

-- Mentors that the student `user_id` does not want to be offered. Nobody else is told.
create table avoided_mentors (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  avoided_id uuid not null references user_profiles (user_id) on delete cascade,
  avoided_at timestamptz not null,
  primary key (user_id, avoided_id)
);

-- One meeting; its id is its request's.
create table mentor_sessions (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  id uuid not null,
  mentor_id uuid references user_profiles (user_id) on delete set null,
  skill text not null,
  aim text not null,
  starts_at timestamptz not null,
  state text not null check (state in ('planned', 'cancelled', 'held', 'student-missed',
    'mentor-missed', 'technical', 'not-recorded')),
  student_said text check (student_said in ('held', 'i-missed', 'they-missed', 'technical')),
  mentor_said text check (mentor_said in ('held', 'i-missed', 'they-missed', 'technical')),
  -- Null where nobody chose it, see closedReasons.
  cancelled_by text check (cancelled_by in ('student', 'mentor')),
  cancel_reason text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (user_id, id),
  foreign key (user_id, id) references mentor_requests (user_id, id) on delete cascade,
  check ((state = 'cancelled') = (cancel_reason is not null))
);
create index mentor_sessions_of_mentor on mentor_sessions (mentor_id, starts_at desc);
create index mentor_sessions_planned on mentor_sessions (starts_at) where state = 'planned';

-- A wish for a course of one's own, or for one of its lessons written anew. What is written so far
-- stays in its row, so that whoever takes it over after its lease goes on where the last one was.
create table course_orders (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('course', 'lesson')),
  struggle text not null check (struggle <> ''),
  level integer not null check (level between 1 and 3),
  course_id text not null,
  content_id text,
  state text not null check (state in ('working', 'done', 'failed', 'cancelled')),
  stage text not null default 'queued'
    check (stage in ('queued', 'outline', 'lessons', 'questions', 'saving')),
  done integer not null default 0,
  total integer not null default 0,
  drafts jsonb not null default '{}',
  attempt integer not null default 0,
  leased_until timestamptz,
  -- The day whose limit it counts for; null when it was given back.
  charged_on date,
  failure text check (failure in ('broken', 'answered', 'no-other', 'gone')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id),
  check ((kind = 'lesson') = (content_id is not null)),
  check ((state = 'failed') = (failure is not null))
);
-- One of each kind at a time, however often the button is pressed.
create unique index course_orders_one_at_a_time on course_orders (user_id, kind)
  where state = 'working';
create index course_orders_newest on course_orders (user_id, kind, created_at desc);
create index course_orders_by_course on course_orders (user_id, course_id);
create index course_orders_unfinished on course_orders (leased_until) where state = 'working';

-- What a student did in courses. No key to courses: progress and work outlive a course that is gone.
create table user_course_progress (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  course_id text not null,
  id uuid not null default gen_random_uuid(),
  completed_sections text[] not null default '{}',
  completed_content text[] not null default '{}',
  completion_percentage integer not null default 0 check (completion_percentage between 0 and 100),
  started_at timestamptz not null,
  last_accessed_at timestamptz not null,
  completed_at timestamptz,
  primary key (user_id, course_id),
  unique (user_id, id),
  check (completed_at is null or completion_percentage = 100)
);

-- The newest answer to each item: exercise and quiz attempts, ticks, reflections and projects.
create table content_answers (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  course_id text not null,
  content_id text not null,
  id uuid not null default gen_random_uuid(),
  content_type text not null,
  work jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, course_id, content_id),
  unique (user_id, id)
);
create index content_answers_portfolio on content_answers (user_id, created_at desc, id desc)
  where content_type in ('reflection', 'project');

-- Missed questions, each with where it stands in the student's memory.
create table review_cards (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- 'quiz' with course/item, or 'assessment' with its id.
  source_kind text not null check (source_kind in ('quiz', 'assessment')),
  source_id text not null,
  question_id text not null,
  skill text not null,
  -- As it was when it was missed; the shipped question of today goes before it.
  question jsonb not null,
  memory jsonb not null,
  due_at timestamptz not null,
  answered_on date,
  created_at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, source_kind, source_id, question_id)
);
create index review_cards_due on review_cards (user_id, due_at);

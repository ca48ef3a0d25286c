-- A goal of the student `user_id` with one of their mentors, chosen from a list. A removed one can be put back for a day.
create table mentor_goals (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  mentor_id uuid not null references user_profiles (user_id) on delete cascade,
  goal text not null check (goal in ('know-job', 'choose-course', 'finish-course', 'show-project', 'finish-cv',
    'ask-reference', 'find-openings', 'send-applications', 'practise-interview', 'introduce-self', 'gather-papers',
    'plan-week', 'start-saving', 'count-costs')),
  by_day date not null,
  state text not null default 'open' check (state in ('open', 'done', 'removed')),
  set_by text not null check (set_by in ('student', 'mentor')),
  set_at timestamptz not null,
  changed_by text check (changed_by in ('student', 'mentor')),
  changed_at timestamptz,
  primary key (user_id, id),
  check ((changed_by is null) = (changed_at is null))
);
create index mentor_goals_of_pair on mentor_goals (user_id, mentor_id);
create index mentor_goals_of_mentor on mentor_goals (mentor_id);
comment on table mentor_goals is 'owner: mentoring; person: user_id, mentor_id; export: yes';

-- What a student wrote to practise for interviews. A question may be retired; the answer stays.
create table interview_answers (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  question_id text not null check (char_length(question_id) between 1 and 80),
  situation text not null check (char_length(situation) <= 600),
  task text not null check (char_length(task) <= 600),
  action text not null check (char_length(action) <= 600),
  result text not null check (char_length(result) <= 600),
  notes text not null check (char_length(notes) <= 2000),
  -- The lines of the rubric answered with yes; null before the student looked at the answer.
  yes_lines text[] check (yes_lines <@ array['own', 'real', 'result', 'asked']),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id),
  check (situation || task || action || result || notes <> '')
);
create index interview_answers_newest on interview_answers (user_id, created_at desc, id desc);
comment on table interview_answers is 'owner: interview-practice; person: user_id; export: yes';

-- The mentor `user_id` passed the safeguarding course: the newest version and when.
create table mentor_trainings (
  user_id uuid primary key references user_profiles (user_id) on delete cascade,
  version integer not null check (version > 0),
  passed_at timestamptz not null
);
comment on table mentor_trainings is 'owner: mentoring; person: user_id; export: yes';

-- The career path a student follows. Which steps are done is told by the ledger.
create table student_paths (
  user_id uuid primary key references user_profiles (user_id) on delete cascade,
  path_id text not null,
  chosen_at timestamptz not null
);

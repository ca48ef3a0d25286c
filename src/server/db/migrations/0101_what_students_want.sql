-- What a student chose in their first minute, or later in their profile.
alter table student_profiles
  add column goal text,
  add column parish text,
  add column daily_minutes integer check (daily_minutes between 1 and 60),
  -- For each question about the profile the last day on which it was answered or put off.
  add column questions jsonb not null default '{}';

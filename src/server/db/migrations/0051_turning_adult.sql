-- Who turns 18 this month, without reading every student.
create index student_profiles_birth_month on student_profiles (birth_month, user_id)
  where birth_month is not null;

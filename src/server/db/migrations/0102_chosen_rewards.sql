-- What a student chose among the rewards that their level has unlocked; their avatar is in user_profiles.avatar_url.
alter table student_profiles
  add column road_theme text,
  add column avatar_frame text,
  add column title text;

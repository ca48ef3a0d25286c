-- The article a student has open in a course, and from when on it can have been read: then it may be marked complete.
alter table user_course_progress
  add column reading_content text,
  add column reading_ends_at timestamptz,
  add check ((reading_content is null) = (reading_ends_at is null));

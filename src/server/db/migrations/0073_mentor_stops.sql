-- A guardian of the student `user_id` stopped a mentor. Each stop is its guardian's own: it stays when their
-- link or their account ends, and what it stopped is asked anew once it is lifted.
create table mentor_stops (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  mentor_id uuid not null references user_profiles (user_id) on delete cascade,
  -- Null once their account is deleted.
  stopped_by uuid references user_profiles (user_id) on delete set null,
  stopped_at timestamptz not null,
  -- Another guardian asked to have it lifted.
  asked_by uuid references user_profiles (user_id) on delete set null,
  asked_at timestamptz,
  lifted_at timestamptz,
  primary key (user_id, id)
);
create unique index mentor_stops_one_each on mentor_stops (user_id, mentor_id, stopped_by)
  where lifted_at is null;
create index mentor_stops_of_mentor on mentor_stops (mentor_id) where lifted_at is null;

insert into mentor_stops (user_id, mentor_id, stopped_by, stopped_at)
  select user_id, avoided_id, stopped_by, avoided_at from avoided_mentors where stopped_by is not null;
delete from avoided_mentors where stopped_by is not null;
alter table avoided_mentors drop column stopped_by;

-- When the mentor `user_id` usually meets students: their open times are made from it, four weeks ahead.
create table mentor_weeks (
  user_id uuid primary key references user_profiles (user_id) on delete cascade,
  -- The hours and the days off are on a clock there.
  time_zone text not null check (char_length(time_zone) between 1 and 60),
  minutes smallint not null,
  pause smallint not null,
  most_per_week smallint check (most_per_week between 1 and 20),
  hours jsonb not null,
  days_off jsonb not null,
  changed_at timestamptz not null
);
comment on table mentor_weeks is 'owner: mentoring; person: user_id; export: yes';

-- Times that the mentor `user_id` closed or cancelled: the usual week does not open them again.
create table mentor_skipped_times (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  starts_at timestamptz not null,
  primary key (user_id, starts_at)
);
comment on table mentor_skipped_times is 'owner: mentoring; person: user_id; export: yes';

-- Sessions can last 20 to 60 minutes. Slots of one mentor do not overlap: they are only added while the mentor is locked.
alter table mentor_slots
  drop constraint mentor_slots_starts_at_check,
  add constraint mentor_slots_starts_at_check check (mod(extract(epoch from starts_at), 300) = 0),
  add column minutes smallint not null default 30 check (minutes between 20 and 60),
  add column from_week boolean not null default false;
alter table mentor_requests
  add column minutes smallint not null default 30,
  add column proposed_minutes smallint;
alter table mentor_sessions add column minutes smallint not null default 30;

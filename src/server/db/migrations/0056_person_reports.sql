-- What the person `user_id` reported about another. The name is a copy: the other account may go.
create table person_reports (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  about_id uuid references user_profiles (user_id) on delete set null,
  about_name text not null,
  place text not null
    check (place in ('session', 'mentor', 'student', 'guardian', 'business', 'applicant')),
  -- The session, opening, application or person that the report was made at.
  place_id uuid not null,
  reason text not null,
  note text not null default '',
  urgent boolean not null,
  -- Whether it stopped the person at once.
  stopped boolean not null,
  created_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'looking', 'closed')),
  -- Of the staff who look at it or closed it.
  taken_by uuid references auth_users (id) on delete set null,
  outcome text,
  changed_at timestamptz not null,
  primary key (user_id, id),
  check ((state = 'closed') = (outcome is not null))
);
create unique index person_reports_once on person_reports (user_id, place, place_id, reason)
  where state <> 'closed';
create index person_reports_waiting on person_reports (urgent desc, created_at, id)
  where state <> 'closed';
create index person_reports_closed on person_reports (changed_at desc, id) where state = 'closed';
create index person_reports_about on person_reports (about_id);
create index person_reports_by_id on person_reports (id);

-- Mentors and businesses that an unsafe report stopped: no bookings, no openings, until staff decide.
create table paused_people (
  user_id uuid primary key references user_profiles (user_id) on delete cascade,
  paused_at timestamptz not null
);

-- A session that waits while its mentor is paused.
alter table mentor_sessions add column on_hold boolean not null default false;

-- A guardian stopped it; the student cannot take that back.
alter table avoided_mentors add column stopped_by uuid references user_profiles (user_id) on delete set null;
alter table mentorships drop constraint mentorships_ended_by_check;
alter table mentorships add constraint mentorships_ended_by_check
  check (ended_by in ('student', 'mentor', 'guardian', 'staff'));

alter table staff_actions drop constraint staff_actions_subject_kind_check;
alter table staff_actions add constraint staff_actions_subject_kind_check
  check (subject_kind in ('person', 'opening', 'course', 'feed', 'report'));

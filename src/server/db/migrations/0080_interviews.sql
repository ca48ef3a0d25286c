-- What a business and an applicant agree on for an interview: one for each application, changed in
-- rounds. `times` are proposed; `starts_at` is the one the student chose.
create table interviews (
  user_id uuid not null,
  application_id uuid not null,
  state text not null check (state in ('proposed', 'planned', 'none-suits', 'passed', 'cancelled', 'over')),
  round integer not null check (round > 0),
  -- Grows with each change, for calendars.
  revision integer not null default 0,
  times jsonb not null,
  last_time timestamptz not null,
  starts_at timestamptz,
  way text not null check (way in ('place', 'video')),
  place text,
  room text check (room like 'https://%'),
  room_key text,
  contact_name text not null,
  contact_position text not null,
  bring text[] not null default '{}',
  cancelled_by text check (cancelled_by in ('student', 'business')),
  cancel_reason text,
  proposed_at timestamptz not null,
  reminded_at timestamptz,
  planned_at timestamptz,
  changed_at timestamptz not null,
  primary key (user_id, application_id),
  foreign key (user_id, application_id) references applications (user_id, id) on delete cascade,
  check ((way = 'place') = (place is not null)),
  check ((way = 'video') = (room is not null)),
  check ((room is null) = (room_key is null)),
  check (state not in ('planned', 'over') or starts_at is not null),
  check ((state = 'cancelled') = (cancel_reason is not null))
);
create index interviews_open on interviews (last_time) where state in ('proposed', 'planned');
create index interviews_of_room on interviews (room_key);

-- The person to ask for goes with the business that named them.
create function forget_interview_contact() returns trigger language plpgsql as $$
begin
  update interviews set contact_name = '', contact_position = ''
  from applications sent
  where sent.opportunity_id = new.id and interviews.user_id = sent.user_id
    and interviews.application_id = sent.id;
  return null;
end $$;
create trigger opportunities_without_contact after update of business_id on opportunities
  for each row when (old.business_id is not null and new.business_id is null)
  execute function forget_interview_contact();

-- How staff work on what waits for them: who has it, and what was asked of the other person. Its id is the id of the
-- report, the message or the applicant, which keeps its own state. A case without a row has nobody.
create table staff_cases (
  id uuid primary key,
  kind text not null check (kind in ('report', 'message', 'verification')),
  -- Exactly one of them, so that the case is deleted with its subject.
  reporter_id uuid,
  message_id uuid references contact_messages (id) on delete cascade,
  applicant_id uuid references auth_users (id) on delete cascade,
  assigned_to uuid references auth_users (id) on delete set null,
  -- What the reporter or the sender was asked, by key, and whether the answer has come.
  questions text[] not null default '{}',
  asked_at timestamptz,
  answered_at timestamptz,
  foreign key (reporter_id, id) references person_reports (user_id, id) on delete cascade,
  check ((kind = 'report') = (reporter_id is not null)),
  check ((kind = 'message') = (message_id is not null) and coalesce(message_id, id) = id),
  check ((kind = 'verification') = (applicant_id is not null) and coalesce(applicant_id, id) = id),
  check ((asked_at is null) = (questions = '{}')),
  check (answered_at is null or asked_at is not null)
);
create index staff_cases_of_staff on staff_cases (assigned_to) where assigned_to is not null;
-- What colleagues note about a case may mention others.
comment on table staff_cases is 'owner: cases; person: reporter_id, applicant_id; export: no';

-- What happened in a case besides decisions, which are in the log of staff.
create table case_events (
  case_id uuid not null references staff_cases (id) on delete cascade,
  id uuid not null default gen_random_uuid() primary key,
  kind text not null check (kind in ('took', 'gave', 'let-go', 'noted', 'answered')),
  at timestamptz not null,
  -- Names as they were then; empty when the reporter or the sender answered.
  staff_name text not null default '',
  given_to text not null default '',
  -- A note by staff, or the answer.
  words text not null default '',
  -- Null for a sender without an account.
  answered_by uuid references auth_users (id) on delete set null
);
create index case_events_of_case on case_events (case_id, at);
create index case_events_answered_by on case_events (answered_by) where answered_by is not null;
comment on table case_events is 'owner: cases; person: answered_by; export: without staff_name, given_to';

-- Who looks at a report is the same fact as who has its case.
insert into staff_cases (id, kind, reporter_id, assigned_to)
  select id, 'report', user_id, taken_by from person_reports where taken_by is not null;
update person_reports set state = 'open' where state = 'looking';
alter table person_reports drop constraint person_reports_state_check;
alter table person_reports add constraint person_reports_state_check check (state in ('open', 'closed'));
alter table person_reports drop column taken_by;
comment on table person_reports is 'owner: reports; person: user_id; export: without about_id, outcome, stopped';

-- A mentor is told that it has ended, and not that a guardian stopped it: no column of theirs names it.
alter table mentor_stops rename column mentor_id to stopped_id;

-- Why a guardian declined, from a list, and their last no, which stays when the student asks again.
alter table approvals
  add column declined_because text
    check (declined_because in ('too-far', 'not-safe', 'school-first', 'talk-first')),
  add column last_no_at timestamptz,
  add column last_no_by uuid references auth_users (id) on delete set null;
update approvals set last_no_at = decided_at, last_no_by = decided_by where state = 'declined';

-- What a guardian says about a month of birth that staff decide about. It decides nothing.
create table birth_month_statements (
  user_id uuid not null,
  request_id uuid not null,
  stated_by uuid not null references user_profiles (user_id) on delete cascade,
  says text not null check (says in ('right', 'wrong')),
  said_at timestamptz not null,
  primary key (user_id, request_id, stated_by),
  foreign key (user_id, request_id) references birth_month_requests (user_id, id) on delete cascade
);

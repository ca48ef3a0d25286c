-- What staff did, and why. Append-only: no route and no statement changes a row once it is there.
-- The ids have no foreign keys, because the log outlives accounts. What stays of a deleted person is
-- their id, their first name and an initial, and the words of the reason: enough to read a case again
-- and to answer a complaint about it. Their address is never here.
create table staff_actions (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null,
  staff_name text not null check (staff_name <> ''),
  kind text not null check (kind <> ''),
  subject_kind text not null check (subject_kind in ('person', 'opening', 'course', 'feed')),
  subject_id text not null check (subject_id <> ''),
  subject_name text not null,
  reason text not null check (reason <> ''),
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  at timestamptz not null
);
create index staff_actions_newest on staff_actions (at desc, id desc);
create index staff_actions_by_kind on staff_actions (kind, at desc, id desc);
create index staff_actions_by_subject on staff_actions (subject_id, at desc, id desc);

create function refuse_staff_action_change() returns trigger language plpgsql as $$
begin
  raise exception 'staff_actions is append-only';
end $$;
create trigger staff_actions_stay before update or delete on staff_actions
  for each row execute function refuse_staff_action_change();
create trigger staff_actions_are_not_emptied before truncate on staff_actions
  for each statement execute function refuse_staff_action_change();

-- What a member of staff works on. Who was staff before could do everything, which is a lead now. Nobody else has
-- such a role, and staff without one have left.
alter table auth_users add column staff_role text
  check (staff_role in ('lead', 'support', 'moderation', 'content'));
update auth_users set staff_role = 'lead' where role = 'staff';
alter table auth_users add constraint auth_users_only_staff_have_a_staff_role
  check (staff_role is null or role = 'staff');
create index auth_users_staff on auth_users (staff_role) where role = 'staff';

-- A lead asks somebody to become staff. The account is made when they use the code of the letter.
create table staff_invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  staff_role text not null check (staff_role in ('lead', 'support', 'moderation', 'content')),
  code_hash text not null unique,
  -- Null when the account of the lead was deleted.
  invited_by uuid references auth_users (id) on delete set null,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  -- It was used or withdrawn.
  ended_at timestamptz
);
create unique index staff_invitations_one_for_each on staff_invitations (email) where ended_at is null;
create index staff_invitations_by on staff_invitations (invited_by) where invited_by is not null;
comment on table staff_invitations is 'owner: accounts; person: invited_by; export: without code_hash, email';

alter table staff_actions drop constraint staff_actions_subject_kind_check;
alter table staff_actions add constraint staff_actions_subject_kind_check
  check (subject_kind in ('person', 'opening', 'course', 'feed', 'report', 'message', 'job', 'letter', 'badge',
    'import', 'log', 'colleague'));
-- Each role reads the entries about what is at its own desks.
create index staff_actions_by_subject_kind on staff_actions (subject_kind, at desc, place desc);

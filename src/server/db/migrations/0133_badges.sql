-- Badges that students got for what they have shown. Taking one back deletes its row.
create table badges (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('skill', 'simulation', 'course')),
  source_id text not null check (char_length(source_id) between 1 and 200),
  title text not null,
  -- As it is in the signed badge.
  name text not null,
  -- The signed badge.
  jwt text not null check (char_length(jwt) between 1 and 10000),
  place bigint not null,
  given_at timestamptz not null,
  -- Since when its public page shows the name; null while it does not.
  published_at timestamptz,
  -- When staff took it back: the row stays, so that it cannot be got again.
  stopped_at timestamptz,
  primary key (user_id, id),
  unique (user_id, kind, source_id)
);
create index badges_by_id on badges (id);
create index badges_by_place on badges (place) where stopped_at is null;
comment on table badges is 'owner: badges; person: user_id; export: without place';

-- The place of every badge that was ever given in the list of the badges taken back. A badge counts while its row
-- stands, so this is all that is left of one that was taken back or whose account was deleted.
create table badge_places (
  place bigint generated always as identity (minvalue 0 start with 0) primary key,
  badge_id uuid not null unique
);
comment on table badge_places is 'owner: badges';

-- Every key that ever signed a badge: a new secret makes a new key, and the badges of the old one stay valid.
create table badge_keys (
  kid text primary key,
  public_key jsonb not null,
  first_used_at timestamptz not null
);
comment on table badge_keys is 'owner: badges';

alter table staff_actions drop constraint staff_actions_subject_kind_check;
alter table staff_actions add constraint staff_actions_subject_kind_check
  check (subject_kind in
    ('person', 'opening', 'course', 'feed', 'report', 'message', 'job', 'letter', 'badge'));

-- What somebody is told. The row is its own outbox: a letter is due when `mail_due` has come and
-- `mailed_at` is empty, so it is written with what caused it and sent once.
create table notifications (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  type text not null,
  -- The same cause is told once.
  key text not null,
  data jsonb not null,
  -- Other people whom it speaks of: it goes when the reader may no longer know of them.
  about uuid[] not null default '{}',
  created_at timestamptz not null,
  read_at timestamptz,
  mail_due timestamptz,
  mail_tries integer not null default 0,
  mailed_at timestamptz,
  primary key (user_id, id),
  unique (user_id, key)
);
create index notifications_newest on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_to_mail on notifications (mail_due, user_id)
  where mail_due is not null and mailed_at is null;

create table notification_settings (
  user_id uuid primary key references user_profiles (user_id) on delete cascade,
  quiet_hours boolean not null default true
);

-- What the person chose; a type without a row has its default.
create table notification_choices (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  type text not null,
  mail text not null check (mail in ('at-once', 'daily', 'off')),
  primary key (user_id, type)
);

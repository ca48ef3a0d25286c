-- Something staff tell everybody of some roles, from one day to another. It is shown until somebody closes it, and never sent.
create table announcements (
  id uuid primary key default gen_random_uuid(),
  title text not null check (title <> ''),
  text text not null check (text <> ''),
  -- A page of the app or an official site, with the words on it.
  link text,
  link_label text,
  roles text[] not null check (cardinality(roles) > 0),
  from_day date not null,
  until_day date not null,
  ended_at timestamptz,
  created_at timestamptz not null,
  check ((link is null) = (link_label is null)),
  check (until_day >= from_day)
);
create index announcements_newest on announcements (created_at desc, id desc);
comment on table announcements is 'owner: announcements';

create table announcement_dismissals (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  announcement_id uuid not null references announcements (id) on delete cascade,
  dismissed_at timestamptz not null,
  primary key (user_id, announcement_id)
);
comment on table announcement_dismissals is 'owner: announcements; person: user_id; export: yes';

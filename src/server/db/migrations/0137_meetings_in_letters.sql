-- The session or interview that a notification is about ('session:<student>:<id>'). Its letter has the calendar file,
-- as the meeting is when the letter is sent.
alter table notifications add column meeting text;

-- The guardian who signs up with an invited address finds the invitation.
create index guardian_codes_by_address on guardian_codes (invited_email) where used_at is null;

-- Which link opens a person's calendar. The link is computed from this and the server's secret, so a copy of the
-- database opens nobody's calendar. No row, or another nonce: the old link leads nowhere.
create table calendar_feeds (
  user_id uuid primary key references user_profiles (user_id) on delete cascade,
  nonce uuid not null default gen_random_uuid(),
  made_at timestamptz not null
);
comment on table calendar_feeds is 'owner: calendar; person: user_id; export: without nonce';

-- Every letter, until it is with the mail server. It is written with what causes it, so that it exists
-- exactly when its cause was committed.
create table letters (
  -- The reader, or the person on whose behalf somebody else is written to.
  user_id uuid not null references auth_users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  kind text not null,
  urgent boolean not null,
  -- Of the reader's address: a dead mail server may hold up its own letters only.
  domain text not null,
  -- Encrypted, because a letter may carry a link that opens an account. Empty when the letter is composed
  -- at the moment it leaves, and emptied when it has left.
  sealed text,
  created_at timestamptz not null,
  -- When the link or code in it ends: after that it is of no use to anybody.
  until timestamptz not null,
  next_at timestamptz not null,
  -- A process that sends it renews this; when the process dies, another takes over.
  leased_until timestamptz,
  tries integer not null default 0,
  -- Tries that may have delivered it: the mail server had the text and did not answer.
  unclear_tries integer not null default 0,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'given-up', 'bounced')),
  -- What the mail server answered last.
  code text,
  ended_at timestamptz,
  primary key (user_id, id)
);
create index letters_waiting on letters (urgent desc, next_at) where state = 'waiting';
create index letters_ended on letters (ended_at) where state <> 'waiting';

-- Addresses whose mail server says that there is no such mailbox.
create table bounced_addresses (
  -- Whose address it is, or who gave it as their guardian's.
  user_id uuid not null references auth_users (id) on delete cascade,
  email text not null,
  code text not null,
  bounced_at timestamptz not null,
  primary key (user_id, email)
);

-- Notifications keep when they are due; a letter of the outbox takes along what is due when it leaves.
alter table notifications add column letter_id uuid;
alter table notifications drop column mail_tries;
drop index notifications_to_mail;
create index notifications_to_mail on notifications (user_id, mail_due)
  where mail_due is not null and mailed_at is null;

insert into letters (user_id, kind, urgent, domain, created_at, until, next_at)
select waiting.user_id, 'notifications', false, split_part(account.email, '@', 2), waiting.mail_due,
  waiting.mail_due + interval '7 days', waiting.mail_due
from (select distinct user_id, mail_due from notifications
  where mail_due is not null and mailed_at is null) waiting
join auth_users account on account.id = waiting.user_id;

-- What anybody writes to us, with or without an account. The answer goes to the address they gave; no
-- account is tied to it, because whoever is shut out or gone may write too.
create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  topic text not null check (topic in ('account', 'verification', 'opening', 'safety', 'privacy', 'other')),
  words text not null check (words <> ''),
  -- Holds crisis words: read first.
  urgent boolean not null,
  sent_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  answer text check ((state = 'answered') = (answer is not null)),
  ended_at timestamptz check ((state = 'open') = (ended_at is null))
);
create index contact_messages_open on contact_messages (urgent desc, sent_at, id) where state = 'open';
create index contact_messages_ended on contact_messages (ended_at) where state <> 'open';

alter table staff_actions drop constraint staff_actions_subject_kind_check;
alter table staff_actions add constraint staff_actions_subject_kind_check
  check (subject_kind in ('person', 'opening', 'course', 'feed', 'report', 'message'));

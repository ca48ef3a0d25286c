-- Private to the person, all of it: nobody else reads a chat.
create table advisor_conversations (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  title text not null check (title <> ''),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id)
);
create index advisor_conversations_newest on advisor_conversations (user_id, updated_at desc, id desc);

-- A question and its reply. The reply is written here while it is made, so that it outlives the
-- process that makes it: whoever finds it with its lease over writes it again as the next attempt.
create table advisor_turns (
  user_id uuid not null,
  id uuid not null default gen_random_uuid(),
  conversation_id uuid not null,
  asked text not null,
  asked_at timestamptz not null,
  state text not null check (state in ('writing', 'done', 'stopped', 'failed')),
  source text not null check (source in ('provider', 'guide', 'help')),
  reply text not null default '',
  attempt integer not null default 1,
  leased_until timestamptz,
  stop_asked boolean not null default false,
  -- The day whose budget pays for it; null when nothing was taken, or when it was given back.
  charged_on date,
  notice text check (notice in ('provider-failed', 'budget-used')),
  cut_short boolean not null default false,
  cards jsonb not null default '[]',
  help text check (help in ('suicide', 'abuse', 'danger')),
  primary key (user_id, id),
  foreign key (user_id, conversation_id) references advisor_conversations (user_id, id) on delete cascade,
  check (source <> 'help' or (help is not null and state = 'done'))
);
create index advisor_turns_newest on advisor_turns (user_id, conversation_id, asked_at desc, id desc);
create index advisor_turns_unfinished on advisor_turns (leased_until) where state = 'writing';
-- One answer at a time in a conversation, however often the button is pressed.
create unique index advisor_turns_one_at_a_time on advisor_turns (user_id, conversation_id)
  where state = 'writing';

create table advisor_settings (
  user_id uuid primary key references user_profiles (user_id) on delete cascade,
  use_ai boolean not null
);

-- Answers of the provider, by person and day, and by everybody together.
create table advisor_budgets (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  day date not null,
  answers integer not null check (answers >= 0),
  primary key (user_id, day)
);

create table advisor_days (
  day date primary key,
  answers integer not null check (answers >= 0)
);

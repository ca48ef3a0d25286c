-- What a student wrote about a quest that they did away from Upful, once for each window of the quest.
create table quest_evidence (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  award_key text not null,
  id uuid not null default gen_random_uuid(),
  quest_id text not null,
  text text not null check (char_length(text) between 1 and 1000),
  given_at timestamptz not null,
  primary key (user_id, award_key)
);
create index quest_evidence_newest on quest_evidence (user_id, given_at desc, id desc);
comment on table quest_evidence is 'owner: quests; person: user_id; export: yes';

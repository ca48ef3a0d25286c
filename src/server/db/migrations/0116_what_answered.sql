-- What the guide's reply was made of, so that the next question can refer to it, and the texts to tap below it.
alter table advisor_turns
  add column choices jsonb not null default '[]',
  add column answered_kind text check (answered_kind in ('answer', 'own', 'passage', 'choice', 'none')),
  add column answered_id text check (char_length(answered_id) <= 200),
  add check (answered_id is null or answered_kind is not null);

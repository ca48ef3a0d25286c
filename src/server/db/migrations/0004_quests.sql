-- A started quest and the window that was fixed when it was started. Whether it is done is told by
-- the ledger's row with its award key, so there is one truth about it.
create table student_quests (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  quest_id text not null,
  award_key text not null,
  started_at timestamptz not null,
  window_from timestamptz not null,
  window_until timestamptz,
  primary key (user_id, award_key)
);

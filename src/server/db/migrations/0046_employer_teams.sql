-- The teams of a business. Only the hash of a join code is kept; whoever enters one does not name the
-- business, so it is found by the hash alone.
create table employer_teams (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null check (name <> ''),
  code_hash text,
  code_until timestamptz,
  created_at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, name),
  check ((code_hash is null) = (code_until is null))
);
create index employer_teams_by_code on employer_teams (code_hash);

-- The employer of a student: one at most. Leaving deletes the row, so that nothing of it stays.
-- `employer_id` is a business, which is never told whose rows name it, not in its export either.
create table employer_links (
  user_id uuid primary key references user_profiles (user_id) on delete cascade,
  employer_id uuid not null,
  team_id uuid not null,
  joined_at timestamptz not null,
  foreign key (employer_id, team_id) references employer_teams (user_id, id) on delete cascade
);
create index employer_links_of_team on employer_links (employer_id, team_id);

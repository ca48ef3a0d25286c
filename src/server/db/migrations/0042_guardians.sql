-- Single-use codes of either side. Only the hash is kept; a code is found by it before its maker is
-- known, so it has no unique key.
create table guardian_codes (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  code_hash text not null,
  -- The guardian's address, when a letter carries the code.
  invited_email text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, id)
);
create index guardian_codes_by_hash on guardian_codes (code_hash);

-- Who may see the progress of the student `user_id`. Asked by the side that entered the other's code,
-- and active once that other side confirmed.
create table guardian_links (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  guardian_id uuid not null references user_profiles (user_id) on delete cascade,
  state text not null check (state in ('asked', 'active', 'ended')),
  asked_by text not null check (asked_by in ('student', 'guardian')),
  asked_at timestamptz not null,
  started_at timestamptz,
  -- When the student, being of age, said yes. Without it a link of an adult shows nothing.
  adult_yes_at timestamptz,
  ended_at timestamptz,
  ended_by text check (ended_by in ('student', 'guardian')),
  primary key (user_id, guardian_id),
  check ((state = 'ended') = (ended_at is not null)),
  check (state <> 'active' or started_at is not null)
);
create index guardian_links_of_guardian on guardian_links (guardian_id, state);

-- What a minor's guardian is asked to agree to.
create table approvals (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('application', 'mentor')),
  -- The opening or the mentor.
  subject text not null,
  title text not null,
  path text not null,
  state text not null check (state in ('asked', 'approved', 'declined')),
  asked_at timestamptz not null,
  decided_by uuid references auth_users (id) on delete set null,
  decided_at timestamptz,
  primary key (user_id, id),
  unique (user_id, kind, subject),
  check ((state = 'asked') = (decided_at is null))
);

-- A colleague's seat in a business: `user_id` acts for the business of the account `business_id`, which is its owner.
-- An account has at most one seat, and the owner has none.
create table business_seats (
  user_id uuid primary key references user_profiles (user_id) on delete cascade,
  business_id uuid not null references business_profiles (user_id) on delete cascade,
  seat text not null check (seat in ('recruiter', 'viewer')),
  joined_at timestamptz not null,
  -- When the owner offered them the business; it moves once they accept.
  offered_at timestamptz,
  check (user_id <> business_id)
);
create index business_seats_of_business on business_seats (business_id);
comment on table business_seats is 'owner: seats; person: user_id, business_id; export: yes';

-- What colleagues did in a business. The name is read from the account, so that it is gone with it.
create table business_log (
  business_id uuid not null references business_profiles (user_id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  actor_id uuid references user_profiles (user_id) on delete set null,
  deed text not null check (deed in ('invited', 'joined', 'left', 'removed', 'made-recruiter', 'made-viewer',
    'offered', 'handed-over', 'published', 'scheduled', 'closed', 'invited-applicants', 'declined-applicants',
    'cancelled-interview', 'offered-job', 'exported')),
  -- The colleague it was about, or the title of the opening.
  colleague_id uuid references user_profiles (user_id) on delete set null,
  title text,
  at timestamptz not null,
  primary key (business_id, id)
);
create index business_log_newest on business_log (business_id, at desc);
create index business_log_of_actor on business_log (actor_id);
create index business_log_of_colleague on business_log (colleague_id);
comment on table business_log is 'owner: seats; person: business_id; export: yes';

-- Letters that invite a colleague. A new letter has a new code; only its hash is kept.
create table business_invitations (
  business_id uuid not null references business_profiles (user_id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  email text not null check (email = lower(email)),
  seat text not null check (seat in ('recruiter', 'viewer')),
  code_hash text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (business_id, id),
  unique (business_id, email)
);
create index business_invitations_by_address on business_invitations (email);
comment on table business_invitations is 'owner: businesses; person: business_id; export: without code_hash';

-- Who answered for the business. Students are never shown it.
alter table application_events add column actor_id uuid references user_profiles (user_id) on delete set null;
create index application_events_of_actor on application_events (actor_id) where actor_id is not null;
comment on table application_events is 'owner: applications; person: user_id; export: without actor_id';

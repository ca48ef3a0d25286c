-- The links in letters about an account: one of each kind, so that a newer one ends the older. Whatever
-- should end a link deletes its row. Only a hash is kept: who reads the table cannot use the link.
create table account_links (
  user_id uuid not null references auth_users (id) on delete cascade,
  kind text not null check (kind in ('confirm', 'change', 'reset')),
  token_hash text not null,
  -- The address that the letter goes to.
  email text not null check (email = lower(email)),
  expires_at timestamptz not null,
  primary key (user_id, kind)
);
create index account_links_by_age on account_links (expires_at);

-- Links of before are good for an hour at most, and are in another form.
delete from auth_verifications where identifier like 'reset-password:%';

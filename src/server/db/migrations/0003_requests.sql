-- What many processes must agree on about requests.
create table idempotency_keys (
  user_id uuid not null references auth_users (id) on delete cascade,
  key text not null,
  body_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

create table rate_limits (
  key text primary key,
  used integer not null,
  resets_at timestamptz not null
);

-- Browsers that a student wants to be notified on, one for each session: signing out ends it.
create table push_subscriptions (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  session_id uuid not null references auth_sessions (id) on delete cascade,
  endpoint text not null check (char_length(endpoint) between 1 and 1000),
  -- The browser's keys: what is sent there is encrypted for it.
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, session_id)
);
create index push_subscriptions_by_session on push_subscriptions (session_id);
create index push_subscriptions_by_endpoint on push_subscriptions (endpoint);
comment on table push_subscriptions is 'owner: notifications; person: user_id; export: without endpoint, p256dh, auth';

-- What still has to be sent to a browser. It goes with its notification, and with the subscription.
create table push_messages (
  user_id uuid not null,
  notification_id uuid not null,
  subscription_id uuid not null,
  due timestamptz not null,
  tries integer not null default 0,
  primary key (user_id, notification_id, subscription_id),
  foreign key (user_id, notification_id) references notifications (user_id, id) on delete cascade,
  foreign key (user_id, subscription_id) references push_subscriptions (user_id, id) on delete cascade
);
create index push_messages_due on push_messages (due);
create index push_messages_by_subscription on push_messages (user_id, subscription_id);
comment on table push_messages is 'owner: notifications; person: user_id; export: yes';

-- The kinds that a student wants on their phone; none until they choose.
alter table notification_settings add column push text[] not null default '{}';

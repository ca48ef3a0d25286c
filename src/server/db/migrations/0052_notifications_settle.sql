-- What a notification waits for, such as 'approval:<id>'. When that is done, it is settled: read, and
-- its letter does not go.
alter table notifications add column subjects text[] not null default '{}';
alter table notifications add column settled_at timestamptz;
create index notifications_unsettled on notifications using gin (subjects)
  where settled_at is null and subjects <> '{}';

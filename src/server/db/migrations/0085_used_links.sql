-- A link that confirmed an address is kept until it would have ended, so that opening it again can say
-- that the address is confirmed already.
alter table account_links add column used_at timestamptz;

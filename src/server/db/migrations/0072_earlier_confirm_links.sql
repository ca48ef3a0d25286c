-- The links that a newer letter replaced. They confirm nothing, but opening one can say that the address is
-- confirmed already, or that a newer letter is there.
alter table account_links add column earlier_hashes text[] not null default '{}';

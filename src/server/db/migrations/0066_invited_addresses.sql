-- Addresses of people who may have no account here, to which we wrote because a student gave them as their
-- guardian's. Only hashes: the address of somebody who wants to hear nothing is not kept in clear.
create table invited_addresses (
  address_hash text primary key,
  -- Of the link in the letter that says "never write again".
  token_hash text not null unique,
  invited_at timestamptz not null,
  never_at timestamptz
);

-- Whoever was invited in the last days is not invited again by the next student.
insert into invited_addresses (address_hash, token_hash, invited_at)
select encode(sha256(convert_to(invited_email, 'UTF8')), 'hex'), gen_random_uuid()::text, max(created_at)
from guardian_codes where invited_email is not null group by invited_email;

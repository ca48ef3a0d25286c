-- A picture is made by us and lies on our own server, or there is none.
update user_profiles set avatar_url = null where avatar_url is not null;
alter table user_profiles add constraint user_profiles_own_avatar
  check (avatar_url ~ '^/avatars/[a-z0-9-]{1,64}[.](svg|png|webp)$');

-- What others read is on one line.
update user_profiles set bio = regexp_replace(bio, '[[:cntrl:]]+', ' ', 'g') where bio ~ '[[:cntrl:]]';
update mentor_profiles set
  job_title = regexp_replace(job_title, '[[:cntrl:]]+', ' ', 'g'),
  company = regexp_replace(company, '[[:cntrl:]]+', ' ', 'g'),
  industry = regexp_replace(industry, '[[:cntrl:]]+', ' ', 'g')
  where concat(job_title, company, industry) ~ '[[:cntrl:]]';
update business_profiles set
  business_name = regexp_replace(business_name, '[[:cntrl:]]+', ' ', 'g'),
  industry = regexp_replace(industry, '[[:cntrl:]]+', ' ', 'g')
  where concat(business_name, industry) ~ '[[:cntrl:]]';

-- What staff had read when they verified somebody, so that they see what has changed since.
alter table mentor_profiles add column verified_at timestamptz, add column verified_as jsonb;
alter table business_profiles add column verified_at timestamptz, add column verified_as jsonb;

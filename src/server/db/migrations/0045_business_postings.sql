-- A posting whose business is not verified any more is hidden, and comes back when it is verified again.
alter table opportunities drop constraint opportunities_status_check;
alter table opportunities add constraint opportunities_status_check
  check (status in ('draft', 'held', 'paused', 'published', 'expired', 'removed'));

-- When its business last looked at the applicants.
alter table opportunities add column applicants_seen_at timestamptz;

drop index opportunities_of_business;
create index opportunities_of_business on opportunities (business_id, first_seen_at desc, id desc);

-- Who decides about a new month of birth is fixed when it is asked for. Otherwise a minor could link a
-- friend's guardian account afterwards and have the friend agree.
alter table birth_month_requests
  -- 'date': every guardian who was asked has agreed, and it counts from takes_effect_at.
  add column waits_for text not null default 'guardians'
    check (waits_for in ('guardians', 'date', 'staff')),
  add column staff_reason text
    check (staff_reason in ('no-guardian', 'new-link', 'link-ended', 'objected', 'asked-before', 'said-too-young')),
  add column takes_effect_at timestamptz;

-- The guardians who were asked. No foreign key to the guardian: an account that is deleted meanwhile
-- must not leave the others to decide alone.
create table birth_month_deciders (
  user_id uuid not null,
  request_id uuid not null,
  guardian_id uuid not null,
  agreed_at timestamptz,
  primary key (user_id, request_id, guardian_id),
  foreign key (user_id, request_id) references birth_month_requests (user_id, id) on delete cascade
);

insert into birth_month_deciders (user_id, request_id, guardian_id)
select request.user_id, request.id, link.guardian_id
from birth_month_requests request
join guardian_links link on link.user_id = request.user_id and link.state = 'active'
  and link.started_at <= request.asked_at - interval '7 days'
where request.state = 'asked';

update birth_month_requests request set waits_for = 'staff', staff_reason = 'no-guardian'
where request.decided_as = 'staff' or (request.state = 'asked' and not exists (
  select 1 from birth_month_deciders decider
  where decider.user_id = request.user_id and decider.request_id = request.id));

alter table birth_month_requests alter column waits_for drop default;
alter table birth_month_requests
  add check ((waits_for = 'staff') = (staff_reason is not null)),
  add check (waits_for <> 'date' or takes_effect_at is not null);
create index birth_month_requests_due on birth_month_requests (takes_effect_at)
  where state = 'asked' and waits_for = 'date';

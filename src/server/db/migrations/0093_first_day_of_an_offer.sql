-- Where to come on the first day and whom to ask for; null in offers from before this was asked, and
-- the place where the work is from home. What the opening promised stays where the offer pays less.
alter table offers
  add column place text,
  add column contact_name text,
  add column contact_position text,
  add column opening_pay_amount integer check (opening_pay_amount > 0),
  add column opening_pay_period text check (opening_pay_period in ('hour', 'day', 'week', 'month', 'year')),
  add check ((opening_pay_amount is null) = (opening_pay_period is null));

-- The person to ask for goes with the business that named them, here too.
create or replace function forget_interview_contact() returns trigger language plpgsql as $$
begin
  update interviews set contact_name = '', contact_position = ''
  from applications sent
  where sent.opportunity_id = new.id and interviews.user_id = sent.user_id
    and interviews.application_id = sent.id;
  update offers set contact_name = null, contact_position = null
  from applications sent
  where sent.opportunity_id = new.id and offers.user_id = sent.user_id
    and offers.application_id = sent.id;
  return null;
end $$;

-- What a business says about the work besides its text, and the day on which a draft is to be published.
alter table opportunities
  add column positions integer check (positions between 1 and 200),
  add column hours_a_week integer check (hours_a_week between 1 and 60),
  add column starts_on date,
  add column hybrid boolean not null default false,
  add column pay_up_to integer check (pay_up_to > pay_amount),
  add column publish_on date;
create index opportunities_to_publish on opportunities (publish_on) where publish_on is not null;

-- What is asked of everybody who applies: ids of the list in domain/openings/screening.ts.
alter table opportunities add column questions text[] not null default '{}';

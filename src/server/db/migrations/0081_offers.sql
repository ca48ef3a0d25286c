-- What a business offers with an offer, as the student accepts it.
create table offers (
  user_id uuid not null,
  application_id uuid not null,
  starts_on date not null,
  hours_a_week integer not null check (hours_a_week between 1 and 60),
  pay_amount integer check (pay_amount > 0),
  pay_period text check (pay_period in ('hour', 'day', 'week', 'month')),
  answer_by date not null,
  offered_at timestamptz not null,
  primary key (user_id, application_id),
  foreign key (user_id, application_id) references applications (user_id, id) on delete cascade,
  check ((pay_amount is null) = (pay_period is null))
);

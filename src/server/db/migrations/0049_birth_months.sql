-- Month and year of birth in place of an age in years. Of an age given in a year the latest possible
-- birth is its December, so nobody becomes an adult too early; somebody who had given 18 or more stays
-- the adult they were. Such a month is an estimate, and its owner is asked for the real one.
alter table student_profiles add column birth_month text
  check (birth_month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$');
alter table student_profiles add column birth_month_estimated boolean not null default false;

update student_profiles set
  birth_month_estimated = true,
  birth_month = case when age >= 18
    then least((age_given_in - age)::text || '-12',
      to_char((now() at time zone 'America/Jamaica') - make_interval(years => 18, months => 1), 'YYYY-MM'))
    else (age_given_in - age)::text || '-12' end
where age is not null;

-- Every month of birth that ever counted, who said it, and who agreed to it. Append-only.
create table birth_months (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  month text not null,
  -- 'age': worked out from an age in years; 'stated': the first one; 'changed': it counted at once;
  -- 'agreed': a guardian or staff agreed to it.
  kind text not null check (kind in ('age', 'stated', 'changed', 'agreed')),
  -- Null for what a migration worked out.
  changed_by uuid,
  agreed_by uuid,
  agreed_as text check (agreed_as in ('guardian', 'staff')),
  note text not null default '',
  at timestamptz not null,
  primary key (user_id, id),
  check ((kind = 'agreed') = (agreed_as is not null))
);

insert into birth_months (user_id, month, kind, note, at)
select user_id, birth_month, 'age', 'Age ' || age || ', given in ' || age_given_in, now()
from student_profiles where age is not null;

alter table student_profiles drop column age;
alter table student_profiles drop column age_given_in;

-- A change of the month of birth that counts only once a guardian or staff have agreed.
create table birth_month_requests (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  from_month text,
  to_month text not null,
  state text not null check (state in ('asked', 'approved', 'declined', 'cancelled')),
  asked_at timestamptz not null,
  decided_at timestamptz,
  -- No foreign key: who decided stays known for as long as the account.
  decided_by uuid,
  decided_as text check (decided_as in ('guardian', 'staff')),
  primary key (user_id, id),
  check ((state = 'asked') = (decided_at is null))
);
create unique index birth_month_requests_one_open on birth_month_requests (user_id) where state = 'asked';
create index birth_month_requests_open on birth_month_requests (asked_at, id) where state = 'asked';

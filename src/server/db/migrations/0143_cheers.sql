-- A sticker that a guardian sent to the student `user_id`. The number within the Jamaican day is what limits how
-- many one guardian can send to one student a day.
create table cheers (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  guardian_id uuid not null references user_profiles (user_id) on delete cascade,
  sticker text not null check (sticker in ('well-done', 'proud', 'keep-going', 'good-luck', 'you-can', 'rest',
    'celebrate', 'thinking-of-you')),
  on_day date not null,
  number smallint not null check (number between 1 and 3),
  sent_at timestamptz not null,
  thanked_at timestamptz,
  primary key (user_id, id),
  unique (user_id, guardian_id, on_day, number)
);
create index cheers_of_guardian on cheers (guardian_id);
comment on table cheers is 'owner: cheers; person: user_id, guardian_id; export: yes';

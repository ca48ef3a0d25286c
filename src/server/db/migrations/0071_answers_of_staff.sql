-- What staff answered a mentor or a business whom they did not verify: why not, or what is missing. Both
-- are words of a list that the person reads. Once they have sent it again, staff look at it again.
create table verification_answers (
  user_id uuid primary key references user_profiles (user_id) on delete cascade,
  answer text not null check (answer in ('refused', 'more')),
  reasons text[] not null check (cardinality(reasons) > 0),
  answered_at timestamptz not null,
  sent_again_at timestamptz
);

-- Why staff held or removed an opening, from a list that its business reads. Empty until they did.
alter table opportunities add column decision_reasons text[] not null default '{}';

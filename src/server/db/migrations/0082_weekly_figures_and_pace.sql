-- What a business may see of its people this week: averages in steps, made once after each Monday.
-- Nothing of one person is in it, and the sums that it was made of are not kept.
create table employer_figures (
  user_id uuid primary key references user_profiles (user_id) on delete cascade,
  monday date not null,
  shown jsonb not null
);

-- When somebody last handed in a quiz or an assessment: the next one takes at least as long as reading it.
create table last_hand_ins (
  user_id uuid primary key references user_profiles (user_id) on delete cascade,
  handed_in_at timestamptz not null
);

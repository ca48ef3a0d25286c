-- What the reader says about a reply. It belongs to them, like the reply.
alter table advisor_turns
  add column verdict text check (verdict in ('good', 'bad', 'other-question'));

-- Questions without a good answer, counted once a day over the last four weeks. No row of a person: a word
-- and a group are here only when at least three people used them.
create table guide_gaps (
  id text primary key,
  -- The nearest written answer; null when none is near.
  answer_id text,
  words text[] not null,
  people integer not null check (people >= 3),
  unanswered integer not null,
  not_taken integer not null,
  disliked integer not null,
  -- How often in each of the four weeks, oldest first.
  weeks integer[] not null
);
comment on table guide_gaps is 'owner: advisor';

-- What readers say about each written answer, counted in the same way.
create table guide_answer_verdicts (
  answer_id text primary key,
  people integer not null check (people >= 3),
  good integer not null,
  bad integer not null,
  other_question integer not null
);
comment on table guide_answer_verdicts is 'owner: advisor';

-- When that was counted, and how many questions had too few people for a group.
create table guide_counts (
  id boolean primary key default true check (id),
  counted_at timestamptz not null,
  asked integer not null,
  missed integer not null,
  ungrouped integer not null
);
comment on table guide_counts is 'owner: advisor';

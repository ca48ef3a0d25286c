-- What is learned about the questions of assessments from everybody's answers, without anybody's name.
create table question_figures (
  assessment_id text not null references assessments (id),
  question_id text not null,
  answers integer not null check (answers > 0),
  right_answers integer not null check (right_answers between 0 and answers),
  -- Of the one-parameter logistic model: 0 is the middle, larger is harder.
  rating double precision not null,
  -- How often each option was chosen, by its index.
  chosen jsonb not null,
  -- Sums over right and over wrong answers: the share of the other questions of the sitting that were right, from 0 to 1.
  others_right_if_right double precision not null,
  others_right_if_wrong double precision not null,
  -- The sum of the seconds that the sittings took for each question on average.
  seconds double precision not null,
  primary key (assessment_id, question_id)
);
comment on table question_figures is 'owner: assessments';

-- Results before this migration were of questions in a fixed order whose keys had been shown: they say little.
alter table user_assessment_results add column counted boolean not null default true;
alter table user_assessment_results alter column counted set default false;
create index user_assessment_results_uncounted on user_assessment_results (submitted_at) where not counted;

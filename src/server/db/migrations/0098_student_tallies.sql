-- How far a student is towards each goal of the content, so that no activity has to read the whole ledger.
-- Null until the next activity, and counted again when the content has other goals.
alter table student_stats add column tallies jsonb;
comment on table student_stats is 'owner: xp; person: user_id; export: without digest, tallies';

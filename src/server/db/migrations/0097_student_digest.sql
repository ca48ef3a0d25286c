-- What pages show of a student's ledger, computed with each activity. Null until the next one.
alter table student_stats add column digest jsonb;
comment on table student_stats is 'owner: xp; person: user_id; export: without digest';
-- The sums by skill are in the digest now.
drop index xp_activities_by_skill;

-- Counted up by each write, so that one that was computed from an older state is refused: it sets -1.
alter table student_stats add column revision integer not null default 0;
alter table student_stats add constraint student_stats_revision check (revision >= 0);
comment on table student_stats is 'owner: xp; person: user_id; export: without digest, tallies, revision';
alter table user_course_progress add column revision integer not null default 0;
alter table user_course_progress add constraint user_course_progress_revision check (revision >= 0);
comment on table user_course_progress is 'owner: courses; person: user_id; export: without revision';

-- The order in which staff decided: two rows of one moment have it too, and the log names the later one.
alter table staff_actions add column place bigint generated always as identity;
drop index staff_actions_by_subject;
create index staff_actions_by_subject on staff_actions (subject_id, at desc, place desc);

-- Entries of one moment come in the order in which they were written, in every list of the log.
drop index staff_actions_newest;
create index staff_actions_newest on staff_actions (at desc, place desc);
drop index staff_actions_by_kind;
create index staff_actions_by_kind on staff_actions (kind, at desc, place desc);
create index staff_actions_by_staff on staff_actions (staff_id, at desc, place desc);
create index staff_actions_by_name on staff_actions using gin (to_tsvector('simple', folded_name(subject_name)));

alter table staff_actions drop constraint staff_actions_subject_kind_check;
alter table staff_actions add constraint staff_actions_subject_kind_check
  check (subject_kind in
    ('person', 'opening', 'course', 'feed', 'report', 'message', 'job', 'letter', 'badge', 'import', 'log'));

-- Staff see what did not arrive and try it again.
alter table staff_actions drop constraint staff_actions_subject_kind_check;
alter table staff_actions add constraint staff_actions_subject_kind_check
  check (subject_kind in
    ('person', 'opening', 'course', 'feed', 'report', 'message', 'job', 'letter'));

-- A letter is named by its own id at the desk, which is not the key.
create index letters_by_id on letters (id);
create index letters_not_sent on letters (state, created_at, id) where state <> 'sent';

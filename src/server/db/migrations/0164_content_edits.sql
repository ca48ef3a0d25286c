-- What staff changed in an entry of the content. The files stay the source: a row lies over its entry until it is undone, or
-- until the file of a release says the same. Who changed it, and why, is in the log.
create table content_edits (
  kind text not null check (kind in ('fact', 'answer', 'programme')),
  id text not null,
  -- Only the fields that differ from the file, and what the file said in them when they were changed.
  texts jsonb not null,
  was jsonb not null,
  edited_at timestamptz not null,
  primary key (kind, id)
);
comment on table content_edits is 'owner: content-edits';

alter table staff_actions drop constraint staff_actions_subject_kind_check;
alter table staff_actions add constraint staff_actions_subject_kind_check
  check (subject_kind in
    ('person', 'opening', 'course', 'feed', 'report', 'message', 'job', 'letter', 'badge', 'import', 'log', 'colleague',
     'content', 'announcement'));

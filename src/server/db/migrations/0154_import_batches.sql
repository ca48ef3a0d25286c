-- What staff added from one file is one batch: it is published, held and undone together. Who did that, and why, is in the
-- log, so this table has nobody's rows.
create table import_batches (
  id uuid primary key default gen_random_uuid(),
  file_name text not null check (file_name <> ''),
  added_at timestamptz not null,
  -- How many rows of the file had each outcome, and what was wrong with those that were left out.
  counts jsonb not null,
  problems jsonb not null,
  undone_at timestamptz
);
create index import_batches_newest on import_batches (added_at desc, id desc);
comment on table import_batches is 'owner: openings';

alter table opportunities add column batch_id uuid references import_batches (id);
create index opportunities_of_batch on opportunities (batch_id, id) where batch_id is not null;

alter table staff_actions drop constraint staff_actions_subject_kind_check;
alter table staff_actions add constraint staff_actions_subject_kind_check
  check (subject_kind in
    ('person', 'opening', 'course', 'feed', 'report', 'message', 'job', 'letter', 'badge', 'import'));

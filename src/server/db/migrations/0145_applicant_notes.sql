-- What a business keeps for itself about an applicant: a star and a note. It goes with the application, and as soon
-- as the applicant ends it (decision 099).
create table applicant_notes (
  user_id uuid not null,
  application_id uuid not null,
  starred boolean not null default false,
  note text not null default '' check (char_length(note) <= 2000),
  changed_at timestamptz not null,
  primary key (user_id, application_id),
  foreign key (user_id, application_id) references applications (user_id, id) on delete cascade
);
comment on table applicant_notes is 'owner: applications; person: user_id; export: no';

-- When the applicant was told that the opening closed and nobody answered.
alter table applications add column silence_told_at timestamptz;
-- The day a business closed it by hand; its last day to apply may be later.
alter table opportunities add column closed_on date;

-- A person's rows are keyed by the person alone, so that they can be spread by person.
drop index approvals_by_id;
create index approvals_by_id on approvals (id);

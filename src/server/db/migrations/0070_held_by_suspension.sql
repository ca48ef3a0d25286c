-- Openings that a suspension took off the list come back when it is lifted; what staff held on its own
-- merits does not.
alter table opportunities add column held_by_suspension boolean not null default false;

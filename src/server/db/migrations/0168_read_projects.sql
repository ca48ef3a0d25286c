-- The text that the mentor's feedback is about: the student may rewrite the project afterwards.
alter table project_showings add column read_text text;

-- A guardian who is worried about a student writes to us from that student's page.
alter table contact_messages add column about_id uuid references auth_users (id) on delete set null;
create index contact_messages_about on contact_messages (about_id) where about_id is not null;

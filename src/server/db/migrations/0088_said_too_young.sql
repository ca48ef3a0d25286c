-- When somebody said in their profile that they are too young for Upful. Until staff have agreed to another
-- month of birth, the account is stopped. The month itself is not kept.
alter table student_profiles add column said_too_young_at timestamptz;

-- Whoever was signed in when they wrote to us finds it in the export of their data.
alter table contact_messages add column sent_by uuid references auth_users (id) on delete set null;
create index contact_messages_sent_by on contact_messages (sent_by) where sent_by is not null;

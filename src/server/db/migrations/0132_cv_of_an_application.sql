-- The CV that went with an application, as it was when it was sent and only with what the student shares.
alter table applications add column cv jsonb;

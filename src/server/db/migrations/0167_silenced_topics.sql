-- What the guardian `user_id` switched off about the student `about_id`. It stays when their link ends, for a new one.
create table silenced_topics (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  about_id uuid not null references user_profiles (user_id) on delete cascade,
  topic text not null check (topic in ('week', 'achievements', 'away', 'applications', 'meetings')),
  primary key (user_id, about_id, topic)
);
create index silenced_topics_about on silenced_topics (about_id);
comment on table silenced_topics is 'owner: notifications; person: user_id, about_id; export: yes';

-- The versions of a student's CV. `document` is what they wrote, as one value: it is read, checked and replaced as a whole.
create table cvs (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 80),
  -- The opening that this version is for. Its name stays when the opening is gone.
  opportunity_id uuid,
  opening text check (char_length(opening) between 1 and 500),
  document jsonb not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (user_id, id),
  check ((opportunity_id is null) = (opening is null))
);
comment on table cvs is 'owner: cv; person: user_id; export: yes';

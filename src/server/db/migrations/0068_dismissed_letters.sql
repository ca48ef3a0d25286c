-- Letters that did not arrive and that staff have dealt with: they are no longer listed or counted.
create table dismissed_letters (
  user_id uuid not null references auth_users (id) on delete cascade,
  letter_id uuid not null,
  dismissed_at timestamptz not null,
  primary key (user_id, letter_id)
);

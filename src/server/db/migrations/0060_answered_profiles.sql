-- A profile as it was when staff answered it without verifying it, as a hash, and what its owner says has
-- changed since: nobody sends the same profile to staff again.
create table answered_profiles (
  user_id uuid primary key references user_profiles (user_id) on delete cascade,
  profile_hash text not null,
  whats_changed text check (char_length(whats_changed) between 1 and 500)
);

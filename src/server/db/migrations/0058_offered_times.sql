-- A mentor offers a time for a request that was passed on; the student says yes or no within a day.
alter table mentor_requests
  add column proposed_by uuid references user_profiles (user_id) on delete set null,
  add column proposed_at timestamptz,
  add column proposed_until timestamptz,
  add column proposed_room text,
  add check ((proposed_at is null) = (proposed_until is null)),
  add check ((proposed_at is null) = (proposed_room is null)),
  add check (proposed_at is null or state = 'offered');

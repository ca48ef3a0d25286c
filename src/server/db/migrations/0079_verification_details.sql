-- What staff check before they verify a mentor or a business. Only its owner and staff read it: it is no
-- part of a profile that students or guardians see. What a mentor told of two other people goes once staff
-- have decided; that they were spoken to stays.
create table verification_details (
  user_id uuid primary key references user_profiles (user_id) on delete cascade,
  phone text check (phone ~ '^\+[0-9]{8,15}$'),
  linkedin text,
  reference1_name text,
  reference1_knows text,
  reference1_contact text,
  reference2_name text,
  reference2_knows text,
  reference2_contact text,
  references_spoken_at timestamptz,
  contact_name text,
  contact_position text,
  registration text check (registration in ('registered', 'sole-trader')),
  registration_number text check (registration_number is null or registration = 'registered')
);

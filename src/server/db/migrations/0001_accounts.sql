-- Accounts, sessions and tokens. These rows are found by e-mail and token, so they are not
-- distributed by user; everything a person owns beyond them is keyed (user_id, ...).
create table auth_users (
  id uuid primary key,
  name text not null,
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  image text,
  role text not null default 'student' check (role in ('student', 'guardian', 'mentor', 'business', 'staff')),
  suspended_at timestamptz,
  delete_after timestamptz,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table auth_sessions (
  id uuid primary key,
  user_id uuid not null references auth_users (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_sessions_of_user on auth_sessions (user_id);

create table auth_accounts (
  id uuid primary key,
  user_id uuid not null references auth_users (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_accounts_of_user on auth_accounts (user_id);

create table auth_verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_verifications_by_identifier on auth_verifications (identifier);

create table user_profiles (
  user_id uuid primary key references auth_users (id) on delete cascade,
  role text not null default 'student' check (role in ('student', 'guardian', 'mentor', 'business', 'staff')),
  display_name text not null check (display_name <> ''),
  avatar_url text,
  bio text not null default '',
  created_at timestamptz not null default now()
);

create table student_profiles (
  user_id uuid primary key references user_profiles (user_id) on delete cascade,
  school text,
  grade text,
  age integer check (age between 15 and 99),
  age_given_in integer,
  guardian_email text,
  check ((age is null) = (age_given_in is null))
);

create table mentor_profiles (
  user_id uuid primary key references user_profiles (user_id) on delete cascade,
  expertise text[] not null default '{}',
  industry text,
  company text,
  job_title text,
  years_experience integer check (years_experience between 0 and 80),
  verification_status text not null default 'pending' check (verification_status in ('pending', 'verified', 'refused'))
);

create table guardian_profiles (
  user_id uuid primary key references user_profiles (user_id) on delete cascade,
  relationship text,
  contact_info jsonb not null default '{}',
  alerts_enabled boolean not null default true
);

create table business_profiles (
  user_id uuid primary key references user_profiles (user_id) on delete cascade,
  business_name text,
  website_url text,
  industry text,
  company_size text,
  verified boolean not null default false
);

create table waitlist (
  email text primary key check (email = lower(email)),
  joined_at timestamptz not null default now()
);

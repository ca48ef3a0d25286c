-- Openings of every source in one table. What a match depends on is the same for many openings, so
-- it is kept once, as a shape: a student's list scores the shapes and reads only the best openings.
create table opportunity_shapes (
  id serial primary key,
  shape text not null unique,
  kind text not null,
  first_skill text,
  second_skill text,
  level_points integer not null,
  preferred boolean not null,
  given_score integer
);
create index opportunity_shapes_by_kind on opportunity_shapes (kind);

create table opportunities (
  id uuid primary key default gen_random_uuid(),
  source text not null,
  source_label text not null,
  external_id text not null,
  business_id uuid references business_profiles (user_id) on delete set null,
  shape_id integer not null references opportunity_shapes (id),
  title text not null check (title <> ''),
  company text not null check (company <> ''),
  location text not null,
  place text not null,
  type text not null check (type in ('internship', 'part-time', 'full-time', 'contract', 'training', 'volunteer')),
  duration text,
  audience text,
  pay text,
  pay_amount integer check (pay_amount > 0),
  pay_period text check (pay_period in ('hour', 'day', 'week', 'month', 'year')),
  deadline date,
  deadline_estimated boolean not null default false,
  closes_on date not null generated always as (coalesce(deadline, date '9999-12-31')) stored,
  skills text not null default '',
  skill_tags text[] not null default '{}',
  match_score integer check (match_score between 0 and 100),
  level text not null check (level in ('entry', 'some', 'experienced')),
  preferred boolean not null default false,
  for_adults boolean not null default false,
  url text check (url ~ '^https?://'),
  description text not null default '',
  status text not null check (status in ('draft', 'held', 'published', 'expired', 'removed')),
  held_by text check (held_by in ('rules', 'reports', 'staff')),
  flags text[] not null default '{}',
  canonical_url text,
  likeness text not null,
  content_hash text not null,
  posted_on date,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  published_at timestamptz,
  search tsvector generated always as (
    to_tsvector('english', title || ' ' || company || ' ' || location || ' ' || skills)) stored,
  unique (source, external_id),
  check ((status = 'held') = (held_by is not null)),
  check ((pay_amount is null) = (pay_period is null))
);
create index opportunities_best on opportunities (shape_id, closes_on, id) where status = 'published';
create index opportunities_soonest on opportunities (type, closes_on, id) where status = 'published';
create index opportunities_soonest_of_all on opportunities (closes_on, id) where status = 'published';
create index opportunities_found on opportunities using gin (search) where status = 'published';
create index opportunities_newest on opportunities (first_seen_at desc, id desc) where status = 'published';
create index opportunities_by_page on opportunities (canonical_url);
create index opportunities_by_likeness on opportunities (likeness);
create index opportunities_of_business on opportunities (business_id);

-- A posting whose business is gone can be answered by nobody.
create function remove_orphan_posting() returns trigger language plpgsql as $$
begin
  new.status := 'removed';
  new.held_by := null;
  return new;
end $$;
create trigger opportunities_orphaned before update of business_id on opportunities
  for each row when (old.business_id is not null and new.business_id is null)
  execute function remove_orphan_posting();

create table saved_opportunities (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  opportunity_id uuid not null references opportunities (id) on delete cascade,
  saved_at timestamptz not null,
  primary key (user_id, opportunity_id)
);
create index saved_opportunities_by_opening on saved_opportunities (opportunity_id);

create table opportunity_views (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  opportunity_id uuid not null references opportunities (id) on delete cascade,
  first_viewed_at timestamptz not null,
  primary key (user_id, opportunity_id)
);
create index opportunity_views_by_opening on opportunity_views (opportunity_id);

create table opportunity_reports (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  opportunity_id uuid not null references opportunities (id) on delete cascade,
  reason text not null check (reason in ('asks-for-money', 'unsafe', 'not-real', 'closed', 'other')),
  note text not null default '',
  created_at timestamptz not null,
  primary key (user_id, opportunity_id)
);
create index opportunity_reports_by_opening on opportunity_reports (opportunity_id);

-- What a student chose to look for. Nothing of it comes from the profile.
create table job_wishes (
  user_id uuid primary key references user_profiles (user_id) on delete cascade,
  kinds text[] not null,
  places text[] not null,
  reminders boolean not null,
  updated_at timestamptz not null
);

-- One row for each source that is read, and who reads it now: a reading is claimed here.
create table feed_sources (
  source text primary key,
  label text not null,
  running_since timestamptz,
  rest_until timestamptz,
  last_tried_at timestamptz,
  last_good_at timestamptz,
  problem text,
  failures integer not null default 0
);

create table feed_runs (
  id uuid primary key default gen_random_uuid(),
  source text not null,
  started_at timestamptz not null,
  ended_at timestamptz not null,
  outcome text not null check (outcome in ('stored', 'nothing', 'failed')),
  problem text,
  found integer not null default 0,
  stored integer not null default 0,
  held integer not null default 0,
  skipped integer not null default 0,
  expired integer not null default 0
);
create index feed_runs_newest on feed_runs (source, started_at desc);

create table refresh_requests (
  user_id uuid primary key references auth_users (id) on delete cascade,
  requested_at timestamptz not null
);

-- The student's own record of every application. It copies what it needs, so that no opening that
-- closes or vanishes takes a row with it.
create table applications (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  opportunity_id uuid,
  via text not null check (via in ('platform', 'outside', 'manual')),
  title text not null check (title <> ''),
  company text not null check (company <> ''),
  location text not null default '',
  url text check (url ~ '^https?://'),
  deadline date,
  state text not null check (state in
    ('saved', 'applied', 'interview', 'offer', 'accepted', 'declined', 'no-reply', 'withdrawn')),
  state_on date not null,
  notes text not null default '',
  shared jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, opportunity_id),
  check ((via = 'platform') = (shared is not null)),
  check ((via = 'manual') = (opportunity_id is null))
);
create index applications_newest on applications (user_id, updated_at desc, id desc);
create index applications_to_opening on applications (opportunity_id, user_id);

create table application_events (
  user_id uuid not null,
  application_id uuid not null,
  position integer not null,
  from_state text,
  to_state text not null,
  moved_by text not null check (moved_by in ('student', 'business')),
  on_day date not null,
  note text not null default '',
  created_at timestamptz not null,
  primary key (user_id, application_id, position),
  foreign key (user_id, application_id) references applications (user_id, id) on delete cascade
);

create table deadline_reminders (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  subject uuid not null,
  deadline date not null,
  sent_at timestamptz not null,
  primary key (user_id, subject, deadline)
);

create table readiness_tasks_done (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  task_id text not null,
  done_at timestamptz not null,
  primary key (user_id, task_id)
);

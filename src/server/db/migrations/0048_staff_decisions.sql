-- A business that staff looked at and did not verify; until now it could only wait.
alter table business_profiles add column refused boolean not null default false;
alter table business_profiles add constraint business_profiles_one_decision check (not (verified and refused));

-- When a decision of staff answered the report. Only open ones count towards hiding an opening.
alter table opportunity_reports add column settled_at timestamptz;
create index opportunity_reports_open on opportunity_reports (opportunity_id) where settled_at is null;

create index opportunities_held on opportunities (first_seen_at, id) where status = 'held';
create index auth_users_by_name on auth_users (lower(name) text_pattern_ops);

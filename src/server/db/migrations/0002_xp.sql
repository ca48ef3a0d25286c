-- The ledger. Append-only: a row is what somebody did and what it earned. Everything shown about a
-- student's progress is a projection of these rows.
create table xp_activities (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  award_key text not null,
  type text not null,
  amount integer not null check (amount >= 0),
  description text not null,
  skill text,
  event text,
  subject text,
  course_id text,
  content_type text,
  score integer,
  day date not null,
  created_at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, award_key)
);
create index xp_activities_newest on xp_activities (user_id, created_at desc, id);
create index xp_activities_by_event on xp_activities (user_id, event, day);
-- Sums by skill are answered from the index alone.
create index xp_activities_by_skill on xp_activities (user_id, skill) include (amount) where skill is not null;

create table student_stats (
  user_id uuid primary key references user_profiles (user_id) on delete cascade,
  xp integer not null default 0 check (xp >= 0),
  level integer not null default 1 check (level = xp / 1000 + 1),
  day_streak integer not null default 0,
  longest_streak integer not null default 0,
  completion integer not null default 0 check (completion between 0 and 100),
  activities integer not null default 0,
  badges text[] not null default '{}',
  last_active_day date,
  freezes integer not null default 0 check (freezes between 0 and 2),
  counted_days integer not null default 0,
  updated_at timestamptz not null default now()
);

create table daily_xp_tracking (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  activity_type text not null check (activity_type in ('daily_streak', 'daily_checkin', 'streak_freeze')),
  gained_at date not null,
  primary key (user_id, activity_type, gained_at)
);

create table user_achievements (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  achievement_id text not null,
  title text not null,
  description text not null,
  xp_points integer not null,
  awarded_at timestamptz not null,
  primary key (user_id, achievement_id)
);

-- The legacy shape of the specification.
create view users as
  select user_id as id, xp, level, day_streak as daily_streak from student_stats;

-- A ledger that can be edited proves nothing. Deleting an account takes its rows with it.
create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'xp_activities is append-only';
end $$;
create trigger xp_activities_stay before update on xp_activities
  for each row execute function refuse_ledger_change();

-- Whether a student's learning counts on the leaderboard. In the stats, so that an award reads it with them.
alter table student_stats add column on_leaderboard boolean not null default false;

-- The students who joined, with the name that others in their league see. Leaving deletes the row.
create table leaderboard_names (
  user_id uuid primary key references user_profiles (user_id) on delete cascade,
  nickname text not null check (char_length(nickname) between 3 and 24),
  -- A name that this student typed was reported: only made names are possible from then on.
  only_made boolean not null default false,
  joined_at timestamptz not null
);
comment on table leaderboard_names is 'owner: leaderboard; person: user_id; export: yes';

-- About thirty students of a similar level for one week, which begins on a Monday in Jamaica.
create table leagues (
  id uuid primary key default gen_random_uuid(),
  week date not null,
  band smallint not null,
  members smallint not null check (members between 0 and 30),
  created_at timestamptz not null
);
create index leagues_by_band on leagues (week, band);
create index leagues_with_room on leagues (week) where members < 30;
comment on table leagues is 'owner: leagues';

-- What a student learned in a week, and the league in which they saw it; null until they opened the page.
create table league_members (
  user_id uuid not null references user_profiles (user_id) on delete cascade,
  week date not null,
  id uuid not null default gen_random_uuid(),
  xp integer not null check (xp > 0),
  league_id uuid references leagues (id) on delete cascade,
  updated_at timestamptz not null,
  primary key (user_id, week)
);
create index league_members_of_league on league_members (league_id) where league_id is not null;
comment on table league_members is 'owner: leagues; person: user_id; export: yes';

-- How many students have each sum of a week, so that a rank among all of them is a sum over a few rows. Each sum has
-- several rows, by student, so that students who learn at the same moment rarely wait for each other.
create table league_counts (
  week date not null,
  xp integer not null,
  slot smallint not null,
  students integer not null,
  primary key (week, xp, slot)
);
comment on table league_counts is 'owner: leagues';

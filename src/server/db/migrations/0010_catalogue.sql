-- Courses of every source: shipped with the product, made by staff, generated for one student.
-- What left a course stays as a retired row, because people's progress and work name it.
create table courses (
  id text primary key,
  source text not null check (source in ('catalogue', 'staff', 'generated')),
  title text not null,
  description text not null,
  created_by uuid references auth_users (id) on delete set null,
  -- Null: everybody. A generated course is its creator's alone and goes with the account.
  visible_to uuid references user_profiles (user_id) on delete cascade,
  skill_categories text[] not null check (cardinality(skill_categories) > 0),
  skill text not null generated always as (skill_categories[1]) stored,
  difficulty_level integer not null check (difficulty_level between 1 and 3),
  prerequisites text[] not null default '{}',
  outcomes text[] not null default '{}',
  estimated_hours numeric not null,
  safety boolean not null default false,
  published boolean not null,
  -- Hash of what was written, so that an unchanged course is left alone.
  version text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (source <> 'generated' or visible_to is not null)
);
create index courses_for_everybody on courses (title, id) where visible_to is null and published;
create index courses_for_one on courses (visible_to) where visible_to is not null;
create index courses_by_creator on courses (created_by) where created_by is not null;

create table course_sections (
  course_id text not null references courses (id) on delete cascade,
  id text not null,
  order_index integer not null,
  title text not null,
  description text not null,
  retired boolean not null default false,
  primary key (course_id, id)
);

create table course_content (
  course_id text not null,
  id text not null,
  section_id text not null,
  -- The place in the whole course, which orders the items of a section as well.
  order_index integer not null,
  title text not null,
  content_type text not null,
  minutes integer not null,
  -- The whole item, keys and explanations included: it never leaves as it is.
  body jsonb not null,
  retired boolean not null default false,
  primary key (course_id, id),
  foreign key (course_id, section_id) references course_sections (course_id, id) on delete cascade
);

-- What the built-in guide can quote: the content that ships, cut into passages. Written anew at the
-- start when the content changed; nothing in it is about a person.
create table guide_passages (
  id text primary key,
  kind text not null check (kind in ('lesson', 'course', 'path', 'programme', 'readiness', 'fact')),
  -- What the passage is from: `course/item` for a lesson, else the id of the thing.
  subject text not null,
  title text not null,
  context text not null,
  body text not null,
  link text,
  search tsvector not null
);
create index guide_passages_found on guide_passages using gin (search);

-- In how many passages a word stands: a rare word says more about what is asked.
create table guide_words (
  word text primary key,
  passages integer not null
);

create table guide_version (
  single boolean primary key default true check (single),
  version text not null,
  passages integer not null
);

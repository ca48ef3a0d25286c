-- A hash of what a card shows, so that a process can keep cards in memory and still never show an outdated one.
alter table opportunities add column card_version bigint not null generated always as (hash_record_extended(row(
  source, source_label, title, company, location, place, type, duration, pay, deadline, deadline_estimated, skills,
  skill_tags, match_score, level, preferred, url, location_estimated, min_age, max_age, schooling, service), 0)) stored;
-- A page of openings reads the versions from the index, and the table only for cards that it does not have.
drop index opportunities_best;
create index opportunities_best on opportunities (shape_id, closes_on, id)
  include (place, location_estimated, for_adults, card_version) where status = 'published';

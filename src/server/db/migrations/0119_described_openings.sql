-- A search looks into the description too, after what is in the title, the company and the skills.
alter table opportunities add column described tsvector generated always as (
  to_tsvector('english', translate(lower(description),
    'áàâäãåéèêëíìîïóòôöõúùûüñç', 'aaaaaaeeeeiiiiooooouuuunc'))) stored;
create index opportunities_described on opportunities using gin (described) where status = 'published';

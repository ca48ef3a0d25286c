-- Words are found with or without their accents, and an opening by its parish too.
drop index opportunities_found;
alter table opportunities drop column search;
alter table opportunities add column search tsvector generated always as (
  to_tsvector('english', translate(lower(title || ' ' || company || ' ' || location || ' ' || place || ' ' || skills),
    'áàâäãåéèêëíìîïóòôöõúùûüñç', 'aaaaaaeeeeiiiiooooouuuunc'))) stored;
create index opportunities_found on opportunities using gin (search) where status = 'published';

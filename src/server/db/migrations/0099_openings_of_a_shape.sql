-- A page of openings looks into many shapes and counts openings of other types. With the columns of its
-- filters in the index it reads the table only for the openings that it shows.
drop index opportunities_best;
create index opportunities_best on opportunities (shape_id, closes_on, id)
  include (place, location_estimated, for_adults) where status = 'published';
drop index opportunities_soonest_of_all;
create index opportunities_soonest_of_all on opportunities (closes_on, id)
  include (type, place, location_estimated, for_adults) where status = 'published';

-- Who an opening is for comes before how well it fits. Shapes carry it, so that the list can put what
-- is not for a student behind everything else.
alter table opportunities
  add column min_age integer check (min_age between 0 and 120),
  add column max_age integer check (max_age between 0 and 120),
  add column schooling text check (schooling in ('in-school', 'school-leaver', 'college', 'degree')),
  add column service boolean not null default false,
  add column location_estimated boolean not null default false;
alter table opportunity_shapes
  add column min_age integer,
  add column max_age integer,
  add column schooling text,
  add column service boolean not null default false;
update opportunity_shapes set shape = shape || '||||false',
  level_points = case level_points when 5 then 3 when 3 then 1 else 0 end;

-- Until now an opening without a place was said to be in Kingston.
update opportunities set location_estimated = true
  where location = 'Kingston, Jamaica' and source <> 'programme';

-- Staff read the first openings of every business, and only they decide who is a preferred employer.
alter table business_profiles add column postings_read integer not null default 0 check (postings_read >= 0);
alter table business_profiles add column preferred boolean not null default false;
update business_profiles business set postings_read = (select count(*) from opportunities posting
  where posting.business_id = business.user_id and posting.published_at is not null);

-- The day on which its business last sent it to be published.
alter table opportunities add column sent_on date;

-- Until now every posting of a verified business counted as one of a preferred employer.
insert into opportunity_shapes (shape, kind, first_skill, second_skill, level_points, preferred, given_score)
  select replace(shape, '|true|', '|false|'), kind, first_skill, second_skill, level_points, false, given_score
  from opportunity_shapes where preferred
  on conflict (shape) do nothing;
update opportunities posting set preferred = false, shape_id = plain.id
  from opportunity_shapes shape join opportunity_shapes plain on plain.shape = replace(shape.shape, '|true|', '|false|')
  where posting.shape_id = shape.id and shape.preferred and posting.source = 'business';

-- What a student saved keeps the title and the business it had then: while the opening is hidden, its
-- own words may be new ones that nobody has checked.
alter table saved_opportunities
  add column title text not null default '',
  add column company text not null default '';
update saved_opportunities saved set title = opening.title, company = opening.company
  from opportunities opening where opening.id = saved.opportunity_id;
alter table saved_opportunities
  alter column title drop default,
  alter column company drop default;

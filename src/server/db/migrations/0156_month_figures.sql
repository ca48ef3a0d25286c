-- How many students did what in a month, by parish. Counted once, when the month is over, and never changed: nothing of
-- one person is in it, and who joins, moves or leaves later cannot be seen in a difference.
create table month_figures (
  month date not null check (extract(day from month) = 1),
  -- A parish, or 'Not given'.
  place text not null,
  active integer not null check (active >= 0),
  finished integer not null check (finished >= 0),
  shown integer not null check (shown >= 0),
  applied integer not null check (applied >= 0),
  hired integer not null check (hired >= 0),
  counted_at timestamptz not null,
  primary key (month, place)
);
comment on table month_figures is 'owner: month-figures';

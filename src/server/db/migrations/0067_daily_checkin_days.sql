-- Each check-in has its tracking row, as the day's streak has. Those of before come from the ledger.
insert into daily_xp_tracking (user_id, activity_type, gained_at)
select user_id, 'daily_checkin', day from xp_activities where type = 'daily_checkin'
on conflict do nothing;

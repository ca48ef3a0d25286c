-- A nudge is about one day. It is shown until that day ends or the student has been active on it, so nothing has to
-- settle it. Its key is the day, so that a student gets at most one.
alter table notifications add column nudge_day date;
create index notifications_nudges on notifications (user_id, nudge_day desc) where nudge_day is not null;

-- Students whose streak waits for them this evening. A student changes their entry once a day.
create index student_stats_by_last_day on student_stats (last_active_day, user_id) where day_streak >= 3;

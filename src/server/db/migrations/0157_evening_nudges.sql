-- Those who may be reminded in the evening, whatever of: students by the day on which they were last active. A student
-- still moves in it once a day.
drop index student_stats_by_last_day;
create index student_stats_by_last_day on student_stats (last_active_day, user_id);

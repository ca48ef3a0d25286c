-- The number of activities is the length of the list of activities: every row that paid something.
update student_stats stats set activities = (
  select count(*) from xp_activities paid where paid.user_id = stats.user_id and paid.amount > 0
);

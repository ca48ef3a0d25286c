-- Every activity asks for the quests whose window is open: a few, among all that were ever started.
create index student_quests_open on student_quests (user_id, window_until);

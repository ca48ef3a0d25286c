-- What was earned lately, of everybody, for those who are told of it.
create index user_achievements_newest on user_achievements (awarded_at);

-- The three quests of a day are assigned when the day opens; what is reached waits until it is claimed, or until the
-- next day opens.
alter table student_quests add column assigned boolean not null default false;
create index student_quests_assigned on student_quests (user_id, window_from) where assigned;
-- The first activity of a day, whatever it is, assigns the day's quests.
comment on table student_quests is 'owner: quests, xp; person: user_id; export: yes';

-- The title of a course made for one student quoted what the student had written. Lists show titles, and so
-- does the record of XP, so the older courses are now called for their skill.
update courses
set title = 'Personalized Course: ' || initcap(replace(coalesce(skill_categories[1], 'career-development'), '-', ' '))
where source = 'generated' and title like 'Personalized Course: %...';

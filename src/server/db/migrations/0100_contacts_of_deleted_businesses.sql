-- A trigger that writes to other tables cannot run on a node of a cluster. Who deletes a business deletes the names
-- of its contact persons first: forgetContacts in src/server/applications.
drop trigger opportunities_without_contact on opportunities;
drop function forget_interview_contact();

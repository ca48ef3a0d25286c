-- A yes covers what it was asked for ('this') or later ones of its kind too. It can be taken back, and
-- the student can take back the question.
alter table approvals add column covers text not null default 'later' check (covers in ('this', 'later'));
alter table approvals add column taken_back_at timestamptz;
alter table approvals add column taken_back_by uuid references auth_users (id) on delete set null;
alter table approvals drop constraint approvals_state_check;
alter table approvals add check (state in ('asked', 'approved', 'declined', 'taken-back', 'dropped'));
create index approvals_by_guardian on approvals (decided_by) where state = 'approved';
create unique index approvals_by_id on approvals (id);

-- An application that a minor wrote and that no business can see yet: `chosen` is what they want to
-- share and say. `approval_id` is the yes that an application was sent under.
alter table applications add column chosen jsonb;
alter table applications add column approval_id uuid;
alter table applications add foreign key (user_id, approval_id) references approvals (user_id, id);
alter table applications drop constraint applications_via_check;
alter table applications add check (via in ('platform', 'outside', 'manual', 'unsent'));
alter table applications drop constraint applications_state_check;
alter table applications add check (state in ('saved', 'waiting', 'not-sent', 'applied', 'interview',
  'offer', 'accepted', 'declined', 'no-reply', 'withdrawn'));
alter table applications add check ((via = 'unsent') = (state in ('waiting', 'not-sent')));
alter table applications add check ((via = 'unsent') = (chosen is not null));

-- A request that waits for a guardian holds its time until `held_until`, and its mentor knows nothing of it.
alter table mentor_requests add column held_until timestamptz;
alter table mentor_requests add column approval_id uuid;
alter table mentor_requests add foreign key (user_id, approval_id) references approvals (user_id, id);
alter table mentor_requests drop constraint mentor_requests_state_check;
alter table mentor_requests add check (state in
  ('held', 'waiting', 'offered', 'accepted', 'declined', 'withdrawn', 'closed'));
drop index mentor_requests_one_open;
create unique index mentor_requests_one_open on mentor_requests (user_id, mentor_id)
  where state in ('held', 'waiting', 'offered');
drop index mentor_requests_open;
create index mentor_requests_open on mentor_requests (state, asked_at)
  where state in ('held', 'waiting', 'offered');

-- What was sent before went under the one yes that there was.
update applications set approval_id = yes.id from approvals yes
  where yes.user_id = applications.user_id and yes.kind = 'application' and yes.state = 'approved'
    and applications.via = 'platform';
update mentor_requests set approval_id = yes.id from approvals yes
  where yes.user_id = mentor_requests.user_id and yes.kind = 'mentor' and yes.state = 'approved';

-- A guardian's yes sends an application, and taking it back withdraws one.
alter table application_events drop constraint application_events_moved_by_check;
alter table application_events add check (moved_by in ('student', 'business', 'guardian'));

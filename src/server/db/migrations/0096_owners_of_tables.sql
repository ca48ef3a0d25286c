-- Who writes a table, which columns name the person it is about, and whether a person's export holds its rows:
--   owner: the folder in src/server (two folders need a reason in a comment here)
--   person: the columns that say whose row it is
--   export: yes, no, or "without" the columns that are left out. No: secrets, traces of single requests, and the log
--           of staff.
-- `npm run db:types` reads the comments into src/server/db/tables.ts, as tableFacts.

-- The account's name follows the profile's; each request updates when the person was last seen.
comment on table auth_users is 'owner: accounts, profiles, http; person: id; export: yes';
-- Any request may update a session's last use; only accounts end sessions.
comment on table auth_sessions is 'owner: accounts, http; person: user_id; export: no';
comment on table auth_accounts is 'owner: accounts; person: user_id; export: no';
comment on table auth_verifications is 'owner: accounts';
comment on table account_links is 'owner: accounts; person: user_id; export: no';
comment on table user_profiles is 'owner: profiles; person: user_id; export: yes';
-- A month of birth changes when guardians approve it.
comment on table student_profiles is 'owner: profiles, guardians; person: user_id; export: yes';
comment on table birth_months is 'owner: guardians; person: user_id; export: yes';
comment on table birth_month_requests is 'owner: guardians; person: user_id; export: yes';
comment on table birth_month_deciders is 'owner: guardians; person: user_id, guardian_id; export: yes';
comment on table birth_month_statements is 'owner: guardians; person: user_id, stated_by; export: yes';
comment on table mentor_profiles is 'owner: profiles; person: user_id; export: yes';
-- A guardian turns alerts off on the page of the alerts.
comment on table guardian_profiles is 'owner: profiles, guardians; person: user_id; export: yes';
comment on table business_profiles is 'owner: profiles; person: user_id; export: yes';
comment on table verification_answers is 'owner: profiles; person: user_id; export: yes';
comment on table answered_profiles is 'owner: profiles; person: user_id; export: yes';
comment on table verification_details is 'owner: profiles; person: user_id; export: yes';
comment on table waitlist is 'owner: waitlist';
comment on table contact_messages is 'owner: contact; person: sent_by; export: without urgent, about_id';
comment on table xp_activities is 'owner: xp; person: user_id; export: yes';
comment on table student_stats is 'owner: xp; person: user_id; export: yes';
comment on table daily_xp_tracking is 'owner: xp; person: user_id; export: yes';
comment on table user_achievements is 'owner: xp; person: user_id; export: yes';
comment on table student_quests is 'owner: quests; person: user_id; export: yes';
comment on table student_paths is 'owner: paths; person: user_id; export: yes';
comment on table assessments is 'owner: assessments';
comment on table assessment_versions is 'owner: assessments';
comment on table assessment_sittings is 'owner: assessments; person: user_id; export: yes';
comment on table user_assessment_results is 'owner: assessments; person: user_id; export: yes';
comment on table courses is 'owner: catalogue; person: visible_to; export: yes';
comment on table course_sections is 'owner: catalogue';
comment on table course_content is 'owner: catalogue';
comment on table last_hand_ins is 'owner: pace; person: user_id; export: yes';
comment on table user_course_progress is 'owner: courses; person: user_id; export: yes';
comment on table content_answers is 'owner: courses; person: user_id; export: yes';
comment on table review_cards is 'owner: review; person: user_id; export: yes';
comment on table opportunity_shapes is 'owner: openings';
comment on table opportunities is 'owner: openings; person: business_id; export: yes';
comment on table saved_opportunities is 'owner: openings; person: user_id; export: yes';
comment on table opportunity_views is 'owner: openings; person: user_id; export: yes';
comment on table opportunity_reports is 'owner: openings; person: user_id; export: yes';
comment on table job_wishes is 'owner: openings; person: user_id; export: yes';
comment on table feed_sources is 'owner: openings';
comment on table feed_runs is 'owner: openings';
comment on table refresh_requests is 'owner: openings; person: user_id; export: no';
comment on table applications is 'owner: applications; person: user_id; export: yes';
comment on table application_events is 'owner: applications; person: user_id; export: yes';
comment on table interviews is 'owner: applications; person: user_id; export: without room, room_key';
comment on table offers is 'owner: applications; person: user_id; export: yes';
comment on table deadline_reminders is 'owner: applications; person: user_id; export: yes';
comment on table readiness_tasks_done is 'owner: readiness; person: user_id; export: yes';
comment on table notifications is 'owner: notifications; person: user_id; export: yes';
comment on table notification_settings is 'owner: notifications; person: user_id; export: yes';
comment on table notification_choices is 'owner: notifications; person: user_id; export: yes';
comment on table letters is 'owner: mail; person: user_id; export: no';
comment on table dismissed_letters is 'owner: mail; person: user_id; export: no';
comment on table bounced_addresses is 'owner: mail; person: user_id; export: yes';
-- Hashes of codes that still work are not exported.
comment on table guardian_codes is 'owner: guardians; person: user_id; export: without code_hash';
comment on table guardian_links is 'owner: guardians; person: user_id, guardian_id; export: yes';
-- About people who may have no account: keyed by a hash of the address, not by user.
comment on table invited_addresses is 'owner: guardians';
comment on table approvals is 'owner: guardians; person: user_id; export: yes';
-- Rooms open shortly before a session, so their addresses are not exported.
comment on table mentor_requests is 'owner: mentoring; person: user_id, mentor_id; export: without proposed_room';
comment on table mentor_slots is 'owner: mentoring; person: user_id; export: yes';
comment on table mentorships is 'owner: mentoring; person: user_id, mentor_id; export: yes';
comment on table avoided_mentors is 'owner: mentoring; person: user_id; export: yes';
-- A student learns that a guardian stopped a mentor, not from a file which one.
comment on table mentor_stops is 'owner: mentoring; person: user_id, stopped_by; export: without stopped_by, asked_by';
comment on table mentor_sessions is 'owner: mentoring; person: user_id, mentor_id; export: without room, room_key';
comment on table project_showings is 'owner: mentoring; person: user_id; export: yes';
comment on table mentor_feedback is 'owner: mentoring; person: user_id, mentor_id; export: yes';
comment on table employer_teams is 'owner: businesses; person: user_id; export: without code_hash';
comment on table employer_links is 'owner: businesses; person: user_id; export: yes';
comment on table employer_figures is 'owner: businesses; person: user_id; export: yes';
comment on table guide_passages is 'owner: guide';
comment on table guide_words is 'owner: guide';
comment on table guide_version is 'owner: guide';
comment on table advisor_conversations is 'owner: advisor; person: user_id; export: yes';
comment on table advisor_turns is 'owner: advisor; person: user_id; export: yes';
comment on table advisor_settings is 'owner: advisor; person: user_id; export: yes';
comment on table advisor_budgets is 'owner: advisor; person: user_id; export: yes';
comment on table advisor_days is 'owner: advisor';
comment on table course_orders is 'owner: course-orders; person: user_id; export: yes';
-- The reasons of staff may speak of others.
comment on table staff_actions is 'owner: staff; person: staff_id; export: no';
-- Without what staff wrote down.
comment on table person_reports is 'owner: reports; person: user_id; export: without about_id, taken_by, outcome, stopped';
comment on table paused_people is 'owner: reports; person: user_id; export: yes';
comment on table idempotency_keys is 'owner: http; person: user_id; export: no';
comment on table rate_limits is 'owner: http';

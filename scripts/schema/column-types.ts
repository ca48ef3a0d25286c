/**
 * The types of columns that the database does not know: texts without a check, and JSON. Listed here for
 * `db/tables.ts`; what is written into such a column then has to be of its type.
 */
export const columnTypes: Readonly<Record<string, string>> = {
  'application_events.from_state': 'ApplicationState',
  'application_events.to_state': 'ApplicationState',
  'applications.shared': 'SharedValue[]',
  'assessments.skill_category': 'Skill',
  'course_content.content_type': 'ItemType',
  'course_orders.level': 'CourseLevel',
  'courses.skill': 'Skill',
  'courses.skill_categories': 'Skill[]',
  'interviews.bring': 'BringThing[]',
  'interviews.cancel_reason': 'CancelReason | InterviewEnd',
  'interviews.times': 'string[]',
  'job_wishes.kinds': 'OpeningKind[]',
  'job_wishes.places': 'Parish[]',
  'mentor_feedback.levels': 'Levels',
  'mentor_feedback.next_step': 'AdvisedStep',
  'mentor_requests.aim': 'MentorAim',
  'mentor_requests.skill': 'Skill',
  'mentor_sessions.aim': 'MentorAim',
  'mentor_sessions.cancel_reason': 'CancelReason | ClosedReason',
  'mentor_sessions.skill': 'Skill',
  'opportunities.place': 'Place',
  'opportunities.skill_tags': 'Skill[]',
  'review_cards.skill': 'Skill',
  'staff_actions.after': 'Facts',
  'staff_actions.before': 'Facts',
  'staff_actions.kind': 'StaffAction',
}

/** Where these types are declared. */
export const typeModules: Readonly<Record<string, string>> = {
  ApplicationState: '#domain/openings/application.ts',
  BringThing: '#domain/openings/interview.ts',
  CancelReason: '#domain/mentoring/mentor-session.ts',
  ClosedReason: '#domain/mentoring/mentor-session.ts',
  Facts: '#domain/people/staff-action.ts',
  InterviewEnd: '#domain/openings/interview.ts',
  ItemType: '#domain/learning/course.ts',
  CourseLevel: '#domain/learning/course-plan.ts',
  Levels: '#domain/mentoring/mentor-rubric.ts',
  MentorAim: '#domain/mentoring/mentoring.ts',
  AdvisedStep: '#domain/mentoring/mentor-rubric.ts',
  OpeningKind: '#domain/openings/opening.ts',
  Parish: '#domain/openings/place.ts',
  Place: '#domain/openings/place.ts',
  SharedValue: '#contract/applications.ts',
  Skill: '#domain/learning/skills.ts',
  StaffAction: '#domain/people/staff-action.ts',
}

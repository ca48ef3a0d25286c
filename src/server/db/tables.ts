// Generated from the migrations by `npm run db:types`. Do not edit.
import type { ColumnType, Generated } from 'kysely'
import type { ApplicationState } from '#domain/openings/application.ts'
import type { BringThing, InterviewEnd } from '#domain/openings/interview.ts'
import type { CaseQuestion } from '#domain/people/staff-case.ts'
import type { CancelReason, ClosedReason } from '#domain/mentoring/mentor-session.ts'
import type { Digest } from '#domain/ledger/digest.ts'
import type { Tallies } from '#domain/ledger/tallies.ts'
import type { Facts, StaffAction } from '#domain/people/staff-action.ts'
import type { FigurePlace } from '#domain/people/month-figures.ts'
import type { ImportCounts, ImportProblem } from '#domain/openings/import-fields.ts'
import type { ItemType } from '#domain/learning/course.ts'
import type { CourseLevel } from '#domain/learning/course-plan.ts'
import type { Levels, AdvisedStep } from '#domain/mentoring/mentor-rubric.ts'
import type { MentorAim } from '#domain/mentoring/mentoring.ts'
import type { MentorWeek, Pause, SessionLength, WeekdayHours } from '#domain/mentoring/mentor-week.ts'
import type { OpeningKind } from '#domain/openings/opening.ts'
import type { Parish, Place } from '#domain/openings/place.ts'
import type { QuestionDays } from '#domain/people/profile-question.ts'
import type { SharedValue } from '#contract/applications.ts'
import type { Skill } from '#domain/learning/skills.ts'
import type { StudentGoal } from '#domain/people/student-goals.ts'
import type { UserId } from '#domain/people/user-id.ts'

/** JSON comes back parsed and is written as text. */
export type Json<T = unknown> = ColumnType<T, string, string>
export type JsonOrNull<T = unknown> = ColumnType<T | null, string | null | undefined, string | null>
export type JsonWithDefault<T = unknown> = ColumnType<T, string | undefined, string>
/** A calendar day, as text. */
type DayText = string
export interface AccountLinksTable {
  user_id: UserId
  kind: 'confirm' | 'change' | 'reset'
  token_hash: string
  email: string
  expires_at: Date
  earlier_hashes: Generated<string[]>
  used_at: Date | null
}

export interface AdvisorBudgetsTable {
  user_id: UserId
  day: DayText
  answers: number
}

export interface AdvisorConversationsTable {
  user_id: UserId
  id: Generated<string>
  title: string
  created_at: Date
  updated_at: Date
}

export interface AdvisorDaysTable {
  day: DayText
  answers: number
}

export interface AdvisorSettingsTable {
  user_id: UserId
  use_ai: boolean
}

export interface AdvisorTurnsTable {
  user_id: UserId
  id: Generated<string>
  conversation_id: string
  asked: string
  asked_at: Date
  state: 'writing' | 'done' | 'stopped' | 'failed'
  source: 'provider' | 'guide' | 'help'
  reply: Generated<string>
  attempt: Generated<number>
  leased_until: Date | null
  stop_asked: Generated<boolean>
  charged_on: DayText | null
  notice: 'provider-failed' | 'budget-used' | null
  cut_short: Generated<boolean>
  cards: JsonWithDefault
  help: 'suicide' | 'abuse' | 'danger' | null
  choices: JsonWithDefault
  answered_kind: 'answer' | 'own' | 'passage' | 'choice' | 'none' | null
  answered_id: string | null
  verdict: 'good' | 'bad' | 'other-question' | null
}

export interface AnnouncementDismissalsTable {
  user_id: UserId
  announcement_id: string
  dismissed_at: Date
}

export interface AnnouncementsTable {
  id: Generated<string>
  title: string
  text: string
  link: string | null
  link_label: string | null
  roles: string[]
  from_day: DayText
  until_day: DayText
  ended_at: Date | null
  created_at: Date
}

export interface AnsweredProfilesTable {
  user_id: UserId
  profile_hash: string
  whats_changed: string | null
}

export interface ApplicantNotesTable {
  user_id: UserId
  application_id: string
  starred: Generated<boolean>
  note: Generated<string>
  changed_at: Date
}

export interface ApplicationEventsTable {
  user_id: UserId
  application_id: string
  position: number
  from_state: ApplicationState | null
  to_state: ApplicationState
  moved_by: 'student' | 'business' | 'guardian'
  on_day: DayText
  note: Generated<string>
  created_at: Date
  actor_id: string | null
}

export interface ApplicationsTable {
  user_id: UserId
  id: Generated<string>
  opportunity_id: string | null
  via: 'platform' | 'outside' | 'manual' | 'unsent'
  title: string
  company: string
  location: Generated<string>
  url: string | null
  deadline: DayText | null
  state: 'saved' | 'waiting' | 'not-sent' | 'applied' | 'interview' | 'offer' | 'accepted' | 'declined' | 'no-reply' | 'withdrawn'
  state_on: DayText
  notes: Generated<string>
  shared: JsonOrNull<SharedValue[]>
  created_at: Date
  updated_at: Date
  chosen: JsonOrNull
  approval_id: string | null
  cv: JsonOrNull
  silence_told_at: Date | null
}

export interface ApprovalsTable {
  user_id: UserId
  id: Generated<string>
  kind: 'application' | 'mentor'
  subject: string
  title: string
  path: string
  state: 'asked' | 'approved' | 'declined' | 'taken-back' | 'dropped'
  asked_at: Date
  decided_by: UserId | null
  decided_at: Date | null
  covers: Generated<'this' | 'later'>
  taken_back_at: Date | null
  taken_back_by: UserId | null
  declined_because: 'too-far' | 'not-safe' | 'school-first' | 'talk-first' | null
  last_no_at: Date | null
  last_no_by: UserId | null
}

export interface AssessmentSittingsTable {
  user_id: UserId
  assessment_id: string
  id: Generated<string>
  version: string
  answers: JsonWithDefault
  started_at: Date
  drawn: Generated<string[]>
}

export interface AssessmentVersionsTable {
  assessment_id: string
  version: string
  questions: Json
}

export interface AssessmentsTable {
  id: string
  source: 'catalogue' | 'staff'
  title: string
  description: string
  skill_category: Skill
  difficulty_level: number
  questions: Json
  version: string
  retired_at: Date | null
  updated_at: Date
}

export interface AuthAccountsTable {
  id: string
  user_id: UserId
  account_id: string
  provider_id: string
  password: string | null
  access_token: string | null
  refresh_token: string | null
  id_token: string | null
  access_token_expires_at: Date | null
  refresh_token_expires_at: Date | null
  scope: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export interface AuthSessionsTable {
  id: string
  user_id: UserId
  token: string
  expires_at: Date
  ip_address: string | null
  user_agent: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export interface AuthUsersTable {
  id: UserId
  name: string
  email: string
  email_verified: Generated<boolean>
  image: string | null
  role: Generated<'student' | 'guardian' | 'mentor' | 'business' | 'staff'>
  suspended_at: Date | null
  delete_after: Date | null
  is_demo: Generated<boolean>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  last_seen_at: Generated<Date | null>
  staff_role: 'lead' | 'support' | 'moderation' | 'content' | null
}

export interface AuthVerificationsTable {
  id: string
  identifier: string
  value: string
  expires_at: Date
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export interface AvoidedMentorsTable {
  user_id: UserId
  avoided_id: UserId
  avoided_at: Date
}

export interface BadgeKeysTable {
  kid: string
  public_key: Json
  first_used_at: Date
}

export interface BadgePlacesTable {
  place: Generated<number>
  badge_id: string
}

export interface BadgesTable {
  user_id: UserId
  id: string
  kind: 'skill' | 'simulation' | 'course'
  source_id: string
  title: string
  name: string
  jwt: string
  place: number
  given_at: Date
  published_at: Date | null
  stopped_at: Date | null
}

export interface BirthMonthDecidersTable {
  user_id: UserId
  request_id: string
  guardian_id: UserId
  agreed_at: Date | null
}

export interface BirthMonthRequestsTable {
  user_id: UserId
  id: Generated<string>
  from_month: string | null
  to_month: string
  state: 'asked' | 'approved' | 'declined' | 'cancelled'
  asked_at: Date
  decided_at: Date | null
  decided_by: UserId | null
  decided_as: 'guardian' | 'staff' | null
  waits_for: 'guardians' | 'date' | 'staff'
  staff_reason: 'no-guardian' | 'new-link' | 'link-ended' | 'objected' | 'asked-before' | 'said-too-young' | null
  takes_effect_at: Date | null
}

export interface BirthMonthStatementsTable {
  user_id: UserId
  request_id: string
  stated_by: UserId
  says: 'right' | 'wrong'
  said_at: Date
}

export interface BirthMonthsTable {
  user_id: UserId
  id: Generated<string>
  month: string
  kind: 'age' | 'stated' | 'changed' | 'agreed'
  changed_by: UserId | null
  agreed_by: UserId | null
  agreed_as: 'guardian' | 'staff' | null
  note: Generated<string>
  at: Date
}

export interface BouncedAddressesTable {
  user_id: UserId
  email: string
  code: string
  bounced_at: Date
}

export interface BusinessInvitationsTable {
  business_id: UserId
  id: Generated<string>
  email: string
  seat: 'recruiter' | 'viewer'
  code_hash: string
  sent_at: Date
  expires_at: Date
}

export interface BusinessLogTable {
  business_id: UserId
  id: Generated<string>
  actor_id: string | null
  deed: 'invited' | 'joined' | 'left' | 'removed' | 'made-recruiter' | 'made-viewer' | 'offered' | 'handed-over' | 'published' | 'scheduled' | 'closed' | 'invited-applicants' | 'declined-applicants' | 'cancelled-interview' | 'offered-job' | 'exported'
  colleague_id: string | null
  title: string | null
  at: Date
}

export interface BusinessProfilesTable {
  user_id: UserId
  business_name: string | null
  website_url: string | null
  industry: string | null
  company_size: string | null
  verified: Generated<boolean>
  refused: Generated<boolean>
  verified_at: Date | null
  verified_as: JsonOrNull
  postings_read: Generated<number>
  preferred: Generated<boolean>
}

export interface BusinessSeatsTable {
  user_id: UserId
  business_id: UserId
  seat: 'recruiter' | 'viewer'
  joined_at: Date
  offered_at: Date | null
}

export interface CalendarFeedsTable {
  user_id: UserId
  nonce: Generated<string>
  made_at: Date
}

export interface CaseEventsTable {
  case_id: string
  id: Generated<string>
  kind: 'took' | 'gave' | 'let-go' | 'noted' | 'answered'
  at: Date
  staff_name: Generated<string>
  given_to: Generated<string>
  words: Generated<string>
  answered_by: UserId | null
}

export interface CheersTable {
  user_id: UserId
  id: Generated<string>
  guardian_id: UserId
  sticker: 'well-done' | 'proud' | 'keep-going' | 'good-luck' | 'you-can' | 'rest' | 'celebrate' | 'thinking-of-you'
  on_day: DayText
  number: number
  sent_at: Date
  thanked_at: Date | null
}

export interface ContactMessagesTable {
  id: Generated<string>
  email: string
  topic: 'account' | 'verification' | 'opening' | 'safety' | 'privacy' | 'other'
  words: string
  urgent: boolean
  sent_at: Date
  state: Generated<'open' | 'answered' | 'closed'>
  answer: string | null
  ended_at: Date | null
  about_id: UserId | null
  sent_by: UserId | null
}

export interface ContentAnswersTable {
  user_id: UserId
  course_id: string
  content_id: string
  id: Generated<string>
  content_type: string
  work: Json
  created_at: Date
  updated_at: Date
}

export interface ContentEditsTable {
  kind: 'fact' | 'answer' | 'programme'
  id: string
  texts: Json
  was: Json
  edited_at: Date
}

export interface CourseContentTable {
  course_id: string
  id: string
  section_id: string
  order_index: number
  title: string
  content_type: ItemType
  minutes: number
  body: Json
  retired: Generated<boolean>
}

export interface CourseOrdersTable {
  user_id: UserId
  id: string
  kind: 'course' | 'lesson'
  struggle: string
  level: CourseLevel
  course_id: string
  content_id: string | null
  state: 'working' | 'done' | 'failed' | 'cancelled'
  stage: Generated<'queued' | 'outline' | 'lessons' | 'questions' | 'saving'>
  done: Generated<number>
  total: Generated<number>
  drafts: JsonWithDefault
  attempt: Generated<number>
  leased_until: Date | null
  charged_on: DayText | null
  failure: 'broken' | 'answered' | 'no-other' | 'gone' | null
  created_at: Date
  updated_at: Date
  skill: Skill | null
}

export interface CourseSectionsTable {
  course_id: string
  id: string
  order_index: number
  title: string
  description: string
  retired: Generated<boolean>
}

export interface CoursesTable {
  id: string
  source: 'catalogue' | 'staff' | 'generated'
  title: string
  description: string
  created_by: UserId | null
  visible_to: UserId | null
  skill_categories: Skill[]
  skill: Generated<Skill>
  difficulty_level: number
  prerequisites: Generated<string[]>
  outcomes: Generated<string[]>
  estimated_hours: number
  safety: Generated<boolean>
  published: boolean
  version: string
  created_at: Date
  updated_at: Date
}

export interface CvsTable {
  user_id: UserId
  id: Generated<string>
  name: string
  opportunity_id: string | null
  opening: string | null
  document: Json
  created_at: Date
  changed_at: Date
}

export interface DailyXpTrackingTable {
  user_id: UserId
  activity_type: 'daily_streak' | 'daily_checkin' | 'streak_freeze'
  gained_at: DayText
}

export interface DeadlineRemindersTable {
  user_id: UserId
  subject: string
  deadline: DayText
  sent_at: Date
}

export interface DismissedLettersTable {
  user_id: UserId
  letter_id: string
  dismissed_at: Date
}

export interface EmployerFiguresTable {
  user_id: UserId
  monday: DayText
  shown: Json
}

export interface EmployerLinksTable {
  user_id: UserId
  employer_id: UserId
  team_id: string
  joined_at: Date
}

export interface EmployerTeamsTable {
  user_id: UserId
  id: Generated<string>
  name: string
  code_hash: string | null
  code_until: Date | null
  created_at: Date
}

export interface FeedRunsTable {
  id: Generated<string>
  source: string
  started_at: Date
  ended_at: Date
  outcome: 'stored' | 'nothing' | 'failed'
  problem: string | null
  found: Generated<number>
  stored: Generated<number>
  held: Generated<number>
  skipped: Generated<number>
  expired: Generated<number>
}

export interface FeedSourcesTable {
  source: string
  label: string
  running_since: Date | null
  rest_until: Date | null
  last_tried_at: Date | null
  last_good_at: Date | null
  problem: string | null
  failures: Generated<number>
}

export interface GuardianCodesTable {
  user_id: UserId
  id: Generated<string>
  code_hash: string
  invited_email: string | null
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

export interface GuardianLinksTable {
  user_id: UserId
  guardian_id: UserId
  state: 'asked' | 'active' | 'ended'
  asked_by: 'student' | 'guardian'
  asked_at: Date
  started_at: Date | null
  adult_yes_at: Date | null
  ended_at: Date | null
  ended_by: 'student' | 'guardian' | 'staff' | null
  paused_at: Date | null
}

export interface GuardianProfilesTable {
  user_id: UserId
  relationship: string | null
  contact_info: JsonWithDefault
  alerts_enabled: Generated<boolean>
}

export interface GuideAnswerVerdictsTable {
  answer_id: string
  people: number
  good: number
  bad: number
  other_question: number
}

export interface GuideCountsTable {
  id: Generated<boolean>
  counted_at: Date
  asked: number
  missed: number
  ungrouped: number
}

export interface GuideGapsTable {
  id: string
  answer_id: string | null
  words: string[]
  people: number
  unanswered: number
  not_taken: number
  disliked: number
  weeks: number[]
}

export interface GuidePassagesTable {
  id: string
  kind: 'lesson' | 'course' | 'path' | 'programme' | 'readiness' | 'fact'
  subject: string
  title: string
  context: string
  body: string
  link: string | null
  search: string
}

export interface GuideVersionTable {
  single: Generated<boolean>
  version: string
  passages: number
}

export interface GuideWordsTable {
  word: string
  passages: number
}

export interface IdempotencyKeysTable {
  user_id: UserId
  key: string
  body_hash: string
  answer: JsonOrNull
  created_at: Generated<Date>
  result: Uint8Array | null
}

export interface ImportBatchesTable {
  id: Generated<string>
  file_name: string
  added_at: Date
  counts: Json<ImportCounts>
  problems: Json<ImportProblem[]>
  undone_at: Date | null
}

export interface InterviewAnswersTable {
  user_id: UserId
  id: Generated<string>
  question_id: string
  situation: string
  task: string
  action: string
  result: string
  notes: string
  yes_lines: string[] | null
  created_at: Date
  updated_at: Date
}

export interface InterviewsTable {
  user_id: UserId
  application_id: string
  state: 'proposed' | 'planned' | 'none-suits' | 'passed' | 'cancelled' | 'over'
  round: number
  revision: Generated<number>
  times: Json<string[]>
  last_time: Date
  starts_at: Date | null
  way: 'place' | 'video'
  place: string | null
  room: string | null
  room_key: string | null
  contact_name: string
  contact_position: string
  bring: Generated<BringThing[]>
  cancelled_by: 'student' | 'business' | null
  cancel_reason: CancelReason | InterviewEnd | null
  proposed_at: Date
  reminded_at: Date | null
  planned_at: Date | null
  changed_at: Date
}

export interface InvitedAddressesTable {
  address_hash: string
  token_hash: string
  invited_at: Date
  never_at: Date | null
}

export interface JobWishesTable {
  user_id: UserId
  kinds: OpeningKind[]
  places: Parish[]
  reminders: boolean
  updated_at: Date
}

export interface LastHandInsTable {
  user_id: UserId
  handed_in_at: Date
}

export interface LeaderboardNamesTable {
  user_id: UserId
  nickname: string
  only_made: Generated<boolean>
  joined_at: Date
}

export interface LeagueCountsTable {
  week: DayText
  xp: number
  slot: number
  students: number
}

export interface LeagueMembersTable {
  user_id: UserId
  week: DayText
  id: Generated<string>
  xp: number
  league_id: string | null
  updated_at: Date
}

export interface LeaguesTable {
  id: Generated<string>
  week: DayText
  band: number
  members: number
  created_at: Date
}

export interface LettersTable {
  user_id: UserId
  id: Generated<string>
  kind: string
  urgent: boolean
  domain: string
  sealed: string | null
  created_at: Date
  until: Date
  next_at: Date
  leased_until: Date | null
  tries: Generated<number>
  unclear_tries: Generated<number>
  state: Generated<'waiting' | 'sent' | 'given-up' | 'bounced'>
  code: string | null
  ended_at: Date | null
}

export interface MentorFeedbackTable {
  user_id: UserId
  id: Generated<string>
  mentor_id: UserId | null
  session_id: string | null
  showing_id: string | null
  levels: Json<Levels>
  next_step: AdvisedStep
  verdict: 'ready' | 'try-again' | null
  given_at: Date
}

export interface MentorGoalsTable {
  user_id: UserId
  id: Generated<string>
  mentor_id: UserId
  goal: 'know-job' | 'choose-course' | 'finish-course' | 'show-project' | 'finish-cv' | 'ask-reference' | 'find-openings' | 'send-applications' | 'practise-interview' | 'introduce-self' | 'gather-papers' | 'plan-week' | 'start-saving' | 'count-costs'
  by_day: DayText
  state: Generated<'open' | 'done' | 'removed'>
  set_by: 'student' | 'mentor'
  set_at: Date
  changed_by: 'student' | 'mentor' | null
  changed_at: Date | null
}

export interface MentorProfilesTable {
  user_id: UserId
  expertise: Generated<string[]>
  industry: string | null
  company: string | null
  job_title: string | null
  years_experience: number | null
  verification_status: Generated<'pending' | 'verified' | 'refused'>
  verified_at: Date | null
  verified_as: JsonOrNull
}

export interface MentorRequestsTable {
  user_id: UserId
  id: Generated<string>
  mentor_id: UserId | null
  skill: Skill
  aim: MentorAim
  starts_at: Date
  state: 'held' | 'waiting' | 'offered' | 'accepted' | 'declined' | 'withdrawn' | 'closed'
  asked_at: Date
  offered_at: Date | null
  answered_at: Date | null
  held_until: Date | null
  approval_id: string | null
  proposed_by: UserId | null
  proposed_at: Date | null
  proposed_until: Date | null
  proposed_room: string | null
  minutes: Generated<number>
  proposed_minutes: number | null
}

export interface MentorSessionsTable {
  user_id: UserId
  id: string
  mentor_id: UserId | null
  skill: Skill
  aim: MentorAim
  starts_at: Date
  state: 'planned' | 'cancelled' | 'held' | 'student-missed' | 'mentor-missed' | 'technical' | 'not-recorded'
  student_said: 'held' | 'i-missed' | 'they-missed' | 'technical' | null
  mentor_said: 'held' | 'i-missed' | 'they-missed' | 'technical' | null
  cancelled_by: 'student' | 'mentor' | null
  cancel_reason: CancelReason | ClosedReason | null
  created_at: Date
  changed_at: Date
  on_hold: Generated<boolean>
  room: string | null
  room_key: string | null
  minutes: Generated<number>
  moves: Generated<number>
}

export interface MentorSkippedTimesTable {
  user_id: UserId
  starts_at: Date
}

export interface MentorSlotsTable {
  user_id: UserId
  starts_at: Date
  taken_by: UserId | null
  request_id: string | null
  minutes: Generated<number>
  from_week: Generated<boolean>
}

export interface MentorStopsTable {
  user_id: UserId
  id: Generated<string>
  stopped_id: UserId
  stopped_by: UserId | null
  stopped_at: Date
  asked_by: UserId | null
  asked_at: Date | null
  lifted_at: Date | null
}

export interface MentorTrainingsTable {
  user_id: UserId
  version: number
  passed_at: Date
}

export interface MentorWeeksTable {
  user_id: UserId
  time_zone: string
  minutes: SessionLength
  pause: Pause
  most_per_week: number | null
  hours: Json<WeekdayHours[]>
  days_off: Json<MentorWeek['daysOff']>
  changed_at: Date
}

export interface MentorshipsTable {
  user_id: UserId
  mentor_id: UserId
  started_at: Date
  ended_at: Date | null
  ended_by: 'student' | 'mentor' | 'guardian' | 'staff' | null
}

export interface MonthFiguresTable {
  month: DayText
  place: FigurePlace
  active: number
  finished: number
  shown: number
  applied: number
  hired: number
  counted_at: Date
}

export interface NotificationChoicesTable {
  user_id: UserId
  type: string
  mail: 'at-once' | 'daily' | 'off'
}

export interface NotificationSettingsTable {
  user_id: UserId
  quiet_hours: Generated<boolean>
  push: Generated<string[]>
}

export interface NotificationsTable {
  user_id: UserId
  id: Generated<string>
  type: string
  key: string
  data: Json
  about: Generated<string[]>
  created_at: Date
  read_at: Date | null
  mail_due: Date | null
  mailed_at: Date | null
  subjects: Generated<string[]>
  settled_at: Date | null
  letter_id: string | null
  meeting: string | null
  nudge_day: DayText | null
}

export interface OffersTable {
  user_id: UserId
  application_id: string
  starts_on: DayText
  hours_a_week: number
  pay_amount: number | null
  pay_period: 'hour' | 'day' | 'week' | 'month' | null
  answer_by: DayText
  offered_at: Date
  called_off_at: Date | null
  place: string | null
  contact_name: string | null
  contact_position: string | null
  opening_pay_amount: number | null
  opening_pay_period: 'hour' | 'day' | 'week' | 'month' | 'year' | null
}

export interface OpportunitiesTable {
  id: Generated<string>
  source: string
  source_label: string
  external_id: string
  business_id: UserId | null
  shape_id: number
  title: string
  company: string
  location: string
  place: Place
  type: 'internship' | 'part-time' | 'full-time' | 'contract' | 'training' | 'volunteer'
  duration: string | null
  audience: string | null
  pay: string | null
  pay_amount: number | null
  pay_period: 'hour' | 'day' | 'week' | 'month' | 'year' | null
  deadline: DayText | null
  deadline_estimated: Generated<boolean>
  closes_on: Generated<DayText>
  skills: Generated<string>
  skill_tags: Generated<Skill[]>
  match_score: number | null
  level: 'entry' | 'some' | 'experienced'
  preferred: Generated<boolean>
  for_adults: Generated<boolean>
  url: string | null
  description: Generated<string>
  status: 'draft' | 'held' | 'paused' | 'published' | 'expired' | 'removed'
  held_by: 'rules' | 'reports' | 'staff' | null
  flags: Generated<string[]>
  canonical_url: string | null
  likeness: string
  content_hash: string
  posted_on: DayText | null
  first_seen_at: Date
  last_seen_at: Date
  published_at: Date | null
  applicants_seen_at: Date | null
  sent_on: DayText | null
  min_age: number | null
  max_age: number | null
  schooling: 'in-school' | 'school-leaver' | 'college' | 'degree' | null
  service: Generated<boolean>
  location_estimated: Generated<boolean>
  search: Generated<string | null>
  held_by_suspension: Generated<boolean>
  decision_reasons: Generated<string[]>
  described: Generated<string | null>
  card_version: Generated<number>
  closed_on: DayText | null
  positions: number | null
  hours_a_week: number | null
  starts_on: DayText | null
  hybrid: Generated<boolean>
  pay_up_to: number | null
  publish_on: DayText | null
  questions: Generated<string[]>
  batch_id: string | null
}

export interface OpportunityReportsTable {
  user_id: UserId
  opportunity_id: string
  reason: 'asks-for-money' | 'unsafe' | 'not-real' | 'closed' | 'other'
  note: Generated<string>
  created_at: Date
  settled_at: Date | null
}

export interface OpportunityShapesTable {
  id: Generated<number>
  shape: string
  kind: string
  first_skill: string | null
  second_skill: string | null
  level_points: number
  preferred: boolean
  given_score: number | null
  min_age: number | null
  max_age: number | null
  schooling: string | null
  service: Generated<boolean>
}

export interface OpportunityViewsTable {
  user_id: UserId
  opportunity_id: string
  first_viewed_at: Date
}

export interface PausedPeopleTable {
  user_id: UserId
  paused_at: Date
}

export interface PersonReportsTable {
  user_id: UserId
  id: Generated<string>
  about_id: UserId | null
  about_name: string
  place: 'session' | 'mentor' | 'student' | 'guardian' | 'business' | 'applicant'
  place_id: string
  reason: string
  note: Generated<string>
  urgent: boolean
  stopped: boolean
  created_at: Date
  state: Generated<'open' | 'closed'>
  outcome: string | null
  changed_at: Date
}

export interface ProjectShowingsTable {
  user_id: UserId
  id: Generated<string>
  shown_to: UserId | null
  work_id: string
  title: string
  shown_at: Date
  ended_at: Date | null
  read_text: string | null
}

export interface PushMessagesTable {
  user_id: UserId
  notification_id: string
  subscription_id: string
  due: Date
  tries: Generated<number>
}

export interface PushSubscriptionsTable {
  user_id: UserId
  id: Generated<string>
  session_id: string
  endpoint: string
  p256dh: string
  auth: string
  created_at: Date
}

export interface QuestEvidenceTable {
  user_id: UserId
  award_key: string
  id: Generated<string>
  quest_id: string
  text: string
  given_at: Date
}

export interface QuestionFiguresTable {
  assessment_id: string
  question_id: string
  answers: number
  right_answers: number
  rating: number
  chosen: Json
  others_right_if_right: number
  others_right_if_wrong: number
  seconds: number
}

export interface RateLimitsTable {
  key: string
  used: number
  resets_at: Date
}

export interface ReadinessTasksDoneTable {
  user_id: UserId
  task_id: string
  done_at: Date
}

export interface RefreshRequestsTable {
  user_id: UserId
  requested_at: Date
}

export interface ReviewCardsTable {
  user_id: UserId
  id: Generated<string>
  source_kind: 'quiz' | 'assessment'
  source_id: string
  question_id: string
  skill: Skill
  question: Json
  memory: Json
  due_at: Date
  answered_on: DayText | null
  created_at: Date
}

export interface SavedOpportunitiesTable {
  user_id: UserId
  opportunity_id: string
  saved_at: Date
  title: string
  company: string
}

export interface SessionMovesTable {
  user_id: UserId
  session_id: string
  times: Json<string[]>
  offered_at: Date
  answer_until: Date
}

export interface SilencedTopicsTable {
  user_id: UserId
  about_id: UserId
  topic: 'week' | 'achievements' | 'away' | 'applications' | 'meetings'
}

export interface SimulationRunsTable {
  user_id: UserId
  simulation_id: string
  attempt: number
  answers: JsonWithDefault
  started_at: Date
  finished_at: Date | null
  title: string | null
  score: number | null
  passed: boolean | null
  skills: JsonOrNull
}

export interface StaffActionsTable {
  id: Generated<string>
  staff_id: UserId
  staff_name: string
  kind: StaffAction
  subject_kind: 'person' | 'opening' | 'course' | 'feed' | 'report' | 'message' | 'job' | 'letter' | 'badge' | 'import' | 'log' | 'colleague' | 'content' | 'announcement'
  subject_id: string
  subject_name: string
  reason: string
  before: JsonWithDefault<Facts>
  after: JsonWithDefault<Facts>
  at: Date
  place: Generated<number>
}

export interface StaffCasesTable {
  id: string
  kind: 'report' | 'message' | 'verification'
  reporter_id: UserId | null
  message_id: string | null
  applicant_id: UserId | null
  assigned_to: UserId | null
  questions: Generated<CaseQuestion[]>
  asked_at: Date | null
  answered_at: Date | null
}

export interface StaffInvitationsTable {
  id: Generated<string>
  email: string
  staff_role: 'lead' | 'support' | 'moderation' | 'content'
  code_hash: string
  invited_by: UserId | null
  invited_at: Date
  expires_at: Date
  ended_at: Date | null
}

export interface StudentPathsTable {
  user_id: UserId
  path_id: string
  chosen_at: Date
}

export interface StudentProfilesTable {
  user_id: UserId
  school: string | null
  grade: string | null
  guardian_email: string | null
  birth_month: string | null
  birth_month_estimated: Generated<boolean>
  said_too_young_at: Date | null
  goal: StudentGoal | null
  parish: Parish | null
  daily_minutes: number | null
  questions: JsonWithDefault<QuestionDays>
  road_theme: string | null
  avatar_frame: string | null
  title: string | null
}

export interface StudentQuestsTable {
  user_id: UserId
  quest_id: string
  award_key: string
  started_at: Date
  window_from: Date
  window_until: Date | null
  assigned: Generated<boolean>
}

export interface StudentStatsTable {
  user_id: UserId
  xp: Generated<number>
  level: Generated<number>
  day_streak: Generated<number>
  longest_streak: Generated<number>
  completion: Generated<number>
  activities: Generated<number>
  badges: Generated<string[]>
  last_active_day: DayText | null
  freezes: Generated<number>
  counted_days: Generated<number>
  updated_at: Generated<Date>
  digest: JsonOrNull<Digest>
  tallies: JsonOrNull<Tallies>
  revision: Generated<number>
  on_leaderboard: Generated<boolean>
}

export interface UserAchievementsTable {
  user_id: UserId
  achievement_id: string
  title: string
  description: string
  xp_points: number
  awarded_at: Date
}

export interface UserAssessmentResultsTable {
  user_id: UserId
  id: string
  assessment_id: string
  version: string
  score: number
  answers: Json
  feedback: Json
  time_taken: number
  xp_paid: number
  submitted_at: Date
  counted: Generated<boolean>
}

export interface UserCourseProgressTable {
  user_id: UserId
  course_id: string
  id: Generated<string>
  completed_sections: Generated<string[]>
  completed_content: Generated<string[]>
  completion_percentage: Generated<number>
  started_at: Date
  last_accessed_at: Date
  completed_at: Date | null
  reading_content: string | null
  reading_ends_at: Date | null
  revision: Generated<number>
}

export interface UserProfilesTable {
  user_id: UserId
  role: Generated<'student' | 'guardian' | 'mentor' | 'business' | 'staff'>
  display_name: string
  avatar_url: string | null
  bio: Generated<string>
  created_at: Generated<Date>
}

export interface UsersTable {
  id: string
  xp: number
  level: number
  daily_streak: number
}

export interface VerificationAnswersTable {
  user_id: UserId
  answer: 'refused' | 'more'
  reasons: string[]
  answered_at: Date
  sent_again_at: Date | null
}

export interface VerificationDetailsTable {
  user_id: UserId
  phone: string | null
  linkedin: string | null
  reference1_name: string | null
  reference1_knows: string | null
  reference1_contact: string | null
  reference2_name: string | null
  reference2_knows: string | null
  reference2_contact: string | null
  references_spoken_at: Date | null
  contact_name: string | null
  contact_position: string | null
  registration: 'registered' | 'sole-trader' | null
  registration_number: string | null
}

export interface WaitlistTable {
  email: string
  joined_at: Generated<Date>
}

export interface XpActivitiesTable {
  user_id: UserId
  id: Generated<string>
  award_key: string
  type: string
  amount: number
  description: string
  skill: Skill | null
  event: string | null
  subject: string | null
  course_id: string | null
  content_type: string | null
  score: number | null
  day: DayText
  created_at: Date
}

export interface Tables {
  account_links: AccountLinksTable
  advisor_budgets: AdvisorBudgetsTable
  advisor_conversations: AdvisorConversationsTable
  advisor_days: AdvisorDaysTable
  advisor_settings: AdvisorSettingsTable
  advisor_turns: AdvisorTurnsTable
  announcement_dismissals: AnnouncementDismissalsTable
  announcements: AnnouncementsTable
  answered_profiles: AnsweredProfilesTable
  applicant_notes: ApplicantNotesTable
  application_events: ApplicationEventsTable
  applications: ApplicationsTable
  approvals: ApprovalsTable
  assessment_sittings: AssessmentSittingsTable
  assessment_versions: AssessmentVersionsTable
  assessments: AssessmentsTable
  auth_accounts: AuthAccountsTable
  auth_sessions: AuthSessionsTable
  auth_users: AuthUsersTable
  auth_verifications: AuthVerificationsTable
  avoided_mentors: AvoidedMentorsTable
  badge_keys: BadgeKeysTable
  badge_places: BadgePlacesTable
  badges: BadgesTable
  birth_month_deciders: BirthMonthDecidersTable
  birth_month_requests: BirthMonthRequestsTable
  birth_month_statements: BirthMonthStatementsTable
  birth_months: BirthMonthsTable
  bounced_addresses: BouncedAddressesTable
  business_invitations: BusinessInvitationsTable
  business_log: BusinessLogTable
  business_profiles: BusinessProfilesTable
  business_seats: BusinessSeatsTable
  calendar_feeds: CalendarFeedsTable
  case_events: CaseEventsTable
  cheers: CheersTable
  contact_messages: ContactMessagesTable
  content_answers: ContentAnswersTable
  content_edits: ContentEditsTable
  course_content: CourseContentTable
  course_orders: CourseOrdersTable
  course_sections: CourseSectionsTable
  courses: CoursesTable
  cvs: CvsTable
  daily_xp_tracking: DailyXpTrackingTable
  deadline_reminders: DeadlineRemindersTable
  dismissed_letters: DismissedLettersTable
  employer_figures: EmployerFiguresTable
  employer_links: EmployerLinksTable
  employer_teams: EmployerTeamsTable
  feed_runs: FeedRunsTable
  feed_sources: FeedSourcesTable
  guardian_codes: GuardianCodesTable
  guardian_links: GuardianLinksTable
  guardian_profiles: GuardianProfilesTable
  guide_answer_verdicts: GuideAnswerVerdictsTable
  guide_counts: GuideCountsTable
  guide_gaps: GuideGapsTable
  guide_passages: GuidePassagesTable
  guide_version: GuideVersionTable
  guide_words: GuideWordsTable
  idempotency_keys: IdempotencyKeysTable
  import_batches: ImportBatchesTable
  interview_answers: InterviewAnswersTable
  interviews: InterviewsTable
  invited_addresses: InvitedAddressesTable
  job_wishes: JobWishesTable
  last_hand_ins: LastHandInsTable
  leaderboard_names: LeaderboardNamesTable
  league_counts: LeagueCountsTable
  league_members: LeagueMembersTable
  leagues: LeaguesTable
  letters: LettersTable
  mentor_feedback: MentorFeedbackTable
  mentor_goals: MentorGoalsTable
  mentor_profiles: MentorProfilesTable
  mentor_requests: MentorRequestsTable
  mentor_sessions: MentorSessionsTable
  mentor_skipped_times: MentorSkippedTimesTable
  mentor_slots: MentorSlotsTable
  mentor_stops: MentorStopsTable
  mentor_trainings: MentorTrainingsTable
  mentor_weeks: MentorWeeksTable
  mentorships: MentorshipsTable
  month_figures: MonthFiguresTable
  notification_choices: NotificationChoicesTable
  notification_settings: NotificationSettingsTable
  notifications: NotificationsTable
  offers: OffersTable
  opportunities: OpportunitiesTable
  opportunity_reports: OpportunityReportsTable
  opportunity_shapes: OpportunityShapesTable
  opportunity_views: OpportunityViewsTable
  paused_people: PausedPeopleTable
  person_reports: PersonReportsTable
  project_showings: ProjectShowingsTable
  push_messages: PushMessagesTable
  push_subscriptions: PushSubscriptionsTable
  quest_evidence: QuestEvidenceTable
  question_figures: QuestionFiguresTable
  rate_limits: RateLimitsTable
  readiness_tasks_done: ReadinessTasksDoneTable
  refresh_requests: RefreshRequestsTable
  review_cards: ReviewCardsTable
  saved_opportunities: SavedOpportunitiesTable
  session_moves: SessionMovesTable
  silenced_topics: SilencedTopicsTable
  simulation_runs: SimulationRunsTable
  staff_actions: StaffActionsTable
  staff_cases: StaffCasesTable
  staff_invitations: StaffInvitationsTable
  student_paths: StudentPathsTable
  student_profiles: StudentProfilesTable
  student_quests: StudentQuestsTable
  student_stats: StudentStatsTable
  user_achievements: UserAchievementsTable
  user_assessment_results: UserAssessmentResultsTable
  user_course_progress: UserCourseProgressTable
  user_profiles: UserProfilesTable
  users: UsersTable
  verification_answers: VerificationAnswersTable
  verification_details: VerificationDetailsTable
  waitlist: WaitlistTable
  xp_activities: XpActivitiesTable
}

/** From the comments on the tables: the writers, the person columns, and what an export leaves out. */
export const tableFacts = {
  account_links: { owners: ['accounts'], person: ['user_id'], without: [], exported: false },
  advisor_budgets: { owners: ['advisor'], person: ['user_id'], without: [], exported: true },
  advisor_conversations: { owners: ['advisor'], person: ['user_id'], without: [], exported: true },
  advisor_days: { owners: ['advisor'], person: [], without: [], exported: false },
  advisor_settings: { owners: ['advisor'], person: ['user_id'], without: [], exported: true },
  advisor_turns: { owners: ['advisor'], person: ['user_id'], without: [], exported: true },
  announcement_dismissals: { owners: ['announcements'], person: ['user_id'], without: [], exported: true },
  announcements: { owners: ['announcements'], person: [], without: [], exported: false },
  answered_profiles: { owners: ['profiles'], person: ['user_id'], without: [], exported: true },
  applicant_notes: { owners: ['applications'], person: ['user_id'], without: [], exported: false },
  application_events: { owners: ['applications'], person: ['user_id'], without: ['actor_id'], exported: true },
  applications: { owners: ['applications'], person: ['user_id'], without: [], exported: true },
  approvals: { owners: ['guardians'], person: ['user_id'], without: [], exported: true },
  assessment_sittings: { owners: ['assessments'], person: ['user_id'], without: [], exported: true },
  assessment_versions: { owners: ['assessments'], person: [], without: [], exported: false },
  assessments: { owners: ['assessments'], person: [], without: [], exported: false },
  auth_accounts: { owners: ['accounts'], person: ['user_id'], without: [], exported: false },
  auth_sessions: { owners: ['accounts', 'http'], person: ['user_id'], without: [], exported: false },
  auth_users: { owners: ['accounts', 'profiles', 'http'], person: ['id'], without: [], exported: true },
  auth_verifications: { owners: ['accounts'], person: [], without: [], exported: false },
  avoided_mentors: { owners: ['mentoring'], person: ['user_id'], without: [], exported: true },
  badge_keys: { owners: ['badges'], person: [], without: [], exported: false },
  badge_places: { owners: ['badges'], person: [], without: [], exported: false },
  badges: { owners: ['badges'], person: ['user_id'], without: ['place'], exported: true },
  birth_month_deciders: { owners: ['guardians'], person: ['user_id', 'guardian_id'], without: [], exported: true },
  birth_month_requests: { owners: ['guardians'], person: ['user_id'], without: [], exported: true },
  birth_month_statements: { owners: ['guardians'], person: ['user_id', 'stated_by'], without: [], exported: true },
  birth_months: { owners: ['guardians'], person: ['user_id'], without: [], exported: true },
  bounced_addresses: { owners: ['mail'], person: ['user_id'], without: [], exported: true },
  business_invitations: { owners: ['businesses'], person: ['business_id'], without: ['code_hash'], exported: true },
  business_log: { owners: ['seats'], person: ['business_id'], without: [], exported: true },
  business_profiles: { owners: ['profiles'], person: ['user_id'], without: [], exported: true },
  business_seats: { owners: ['seats'], person: ['user_id', 'business_id'], without: [], exported: true },
  calendar_feeds: { owners: ['calendar'], person: ['user_id'], without: ['nonce'], exported: true },
  case_events: { owners: ['cases'], person: ['answered_by'], without: ['staff_name', 'given_to'], exported: true },
  cheers: { owners: ['cheers'], person: ['user_id', 'guardian_id'], without: [], exported: true },
  contact_messages: { owners: ['contact'], person: ['sent_by'], without: ['urgent', 'about_id'], exported: true },
  content_answers: { owners: ['courses'], person: ['user_id'], without: [], exported: true },
  content_edits: { owners: ['content-edits'], person: [], without: [], exported: false },
  course_content: { owners: ['catalogue'], person: [], without: [], exported: false },
  course_orders: { owners: ['course-orders'], person: ['user_id'], without: [], exported: true },
  course_sections: { owners: ['catalogue'], person: [], without: [], exported: false },
  courses: { owners: ['catalogue'], person: ['visible_to'], without: [], exported: true },
  cvs: { owners: ['cv'], person: ['user_id'], without: [], exported: true },
  daily_xp_tracking: { owners: ['xp'], person: ['user_id'], without: [], exported: true },
  deadline_reminders: { owners: ['applications'], person: ['user_id'], without: [], exported: true },
  dismissed_letters: { owners: ['mail'], person: ['user_id'], without: [], exported: false },
  employer_figures: { owners: ['businesses'], person: ['user_id'], without: [], exported: true },
  employer_links: { owners: ['businesses'], person: ['user_id'], without: [], exported: true },
  employer_teams: { owners: ['businesses'], person: ['user_id'], without: ['code_hash'], exported: true },
  feed_runs: { owners: ['openings'], person: [], without: [], exported: false },
  feed_sources: { owners: ['openings'], person: [], without: [], exported: false },
  guardian_codes: { owners: ['guardians'], person: ['user_id'], without: ['code_hash'], exported: true },
  guardian_links: { owners: ['guardians'], person: ['user_id', 'guardian_id'], without: [], exported: true },
  guardian_profiles: { owners: ['profiles', 'guardians'], person: ['user_id'], without: [], exported: true },
  guide_answer_verdicts: { owners: ['advisor'], person: [], without: [], exported: false },
  guide_counts: { owners: ['advisor'], person: [], without: [], exported: false },
  guide_gaps: { owners: ['advisor'], person: [], without: [], exported: false },
  guide_passages: { owners: ['guide'], person: [], without: [], exported: false },
  guide_version: { owners: ['guide'], person: [], without: [], exported: false },
  guide_words: { owners: ['guide'], person: [], without: [], exported: false },
  idempotency_keys: { owners: ['http'], person: ['user_id'], without: [], exported: false },
  import_batches: { owners: ['openings'], person: [], without: [], exported: false },
  interview_answers: { owners: ['interview-practice'], person: ['user_id'], without: [], exported: true },
  interviews: { owners: ['applications'], person: ['user_id'], without: ['room', 'room_key'], exported: true },
  invited_addresses: { owners: ['guardians'], person: [], without: [], exported: false },
  job_wishes: { owners: ['openings'], person: ['user_id'], without: [], exported: true },
  last_hand_ins: { owners: ['pace'], person: ['user_id'], without: [], exported: true },
  leaderboard_names: { owners: ['leaderboard'], person: ['user_id'], without: [], exported: true },
  league_counts: { owners: ['leagues'], person: [], without: [], exported: false },
  league_members: { owners: ['leagues'], person: ['user_id'], without: [], exported: true },
  leagues: { owners: ['leagues'], person: [], without: [], exported: false },
  letters: { owners: ['mail'], person: ['user_id'], without: [], exported: false },
  mentor_feedback: { owners: ['mentoring'], person: ['user_id', 'mentor_id'], without: [], exported: true },
  mentor_goals: { owners: ['mentoring'], person: ['user_id', 'mentor_id'], without: [], exported: true },
  mentor_profiles: { owners: ['profiles'], person: ['user_id'], without: [], exported: true },
  mentor_requests: { owners: ['mentoring'], person: ['user_id', 'mentor_id'], without: ['proposed_room'], exported: true },
  mentor_sessions: { owners: ['mentoring'], person: ['user_id', 'mentor_id'], without: ['room', 'room_key'], exported: true },
  mentor_skipped_times: { owners: ['mentoring'], person: ['user_id'], without: [], exported: true },
  mentor_slots: { owners: ['mentoring'], person: ['user_id'], without: [], exported: true },
  mentor_stops: { owners: ['mentoring'], person: ['user_id', 'stopped_by'], without: ['stopped_by', 'asked_by'], exported: true },
  mentor_trainings: { owners: ['mentoring'], person: ['user_id'], without: [], exported: true },
  mentor_weeks: { owners: ['mentoring'], person: ['user_id'], without: [], exported: true },
  mentorships: { owners: ['mentoring'], person: ['user_id', 'mentor_id'], without: [], exported: true },
  month_figures: { owners: ['month-figures'], person: [], without: [], exported: false },
  notification_choices: { owners: ['notifications'], person: ['user_id'], without: [], exported: true },
  notification_settings: { owners: ['notifications'], person: ['user_id'], without: [], exported: true },
  notifications: { owners: ['notifications'], person: ['user_id'], without: [], exported: true },
  offers: { owners: ['applications'], person: ['user_id'], without: [], exported: true },
  opportunities: { owners: ['openings'], person: ['business_id'], without: [], exported: true },
  opportunity_reports: { owners: ['openings'], person: ['user_id'], without: [], exported: true },
  opportunity_shapes: { owners: ['openings'], person: [], without: [], exported: false },
  opportunity_views: { owners: ['openings'], person: ['user_id'], without: [], exported: true },
  paused_people: { owners: ['reports'], person: ['user_id'], without: [], exported: true },
  person_reports: { owners: ['reports'], person: ['user_id'], without: ['about_id', 'outcome', 'stopped'], exported: true },
  project_showings: { owners: ['mentoring'], person: ['user_id'], without: [], exported: true },
  push_messages: { owners: ['notifications'], person: ['user_id'], without: [], exported: true },
  push_subscriptions: { owners: ['notifications'], person: ['user_id'], without: ['endpoint', 'p256dh', 'auth'], exported: true },
  quest_evidence: { owners: ['quests'], person: ['user_id'], without: [], exported: true },
  question_figures: { owners: ['assessments'], person: [], without: [], exported: false },
  rate_limits: { owners: ['http'], person: [], without: [], exported: false },
  readiness_tasks_done: { owners: ['readiness'], person: ['user_id'], without: [], exported: true },
  refresh_requests: { owners: ['openings'], person: ['user_id'], without: [], exported: false },
  review_cards: { owners: ['review'], person: ['user_id'], without: [], exported: true },
  saved_opportunities: { owners: ['openings'], person: ['user_id'], without: [], exported: true },
  session_moves: { owners: ['mentoring'], person: ['user_id'], without: [], exported: true },
  silenced_topics: { owners: ['notifications'], person: ['user_id', 'about_id'], without: [], exported: true },
  simulation_runs: { owners: ['simulations'], person: ['user_id'], without: [], exported: true },
  staff_actions: { owners: ['staff'], person: ['staff_id'], without: [], exported: false },
  staff_cases: { owners: ['cases'], person: ['reporter_id', 'applicant_id'], without: [], exported: false },
  staff_invitations: { owners: ['accounts'], person: ['invited_by'], without: ['code_hash', 'email'], exported: true },
  student_paths: { owners: ['paths'], person: ['user_id'], without: [], exported: true },
  student_profiles: { owners: ['profiles', 'guardians'], person: ['user_id'], without: [], exported: true },
  student_quests: { owners: ['quests', 'xp'], person: ['user_id'], without: [], exported: true },
  student_stats: { owners: ['xp'], person: ['user_id'], without: ['digest', 'tallies', 'revision'], exported: true },
  user_achievements: { owners: ['xp'], person: ['user_id'], without: [], exported: true },
  user_assessment_results: { owners: ['assessments'], person: ['user_id'], without: [], exported: true },
  user_course_progress: { owners: ['courses'], person: ['user_id'], without: ['revision'], exported: true },
  user_profiles: { owners: ['profiles'], person: ['user_id'], without: [], exported: true },
  verification_answers: { owners: ['profiles'], person: ['user_id'], without: [], exported: true },
  verification_details: { owners: ['profiles'], person: ['user_id'], without: [], exported: true },
  waitlist: { owners: ['waitlist'], person: [], without: [], exported: false },
  xp_activities: { owners: ['xp'], person: ['user_id'], without: [], exported: true },
} as const

import type { ApplicantFilter, ApplicantSort } from '#domain/openings/applicant-list.ts'
import type { OpeningKind } from '#domain/openings/opening.ts'
import type { PostingFilter, PostingSort } from '#domain/openings/posting.ts'
import type { Parish } from '#domain/openings/place.ts'
import type { InterviewSector } from '#domain/learning/interview-practice.ts'
import type { Skill } from '#domain/learning/skills.ts'

// The address of every page, once. `href` fills in parts such as `$id`, and adds the query. These are plain
// constants because the build puts each into the code that uses it, so that the browser loads no table.

export const landing = '/' as const
export const privacy = '/privacy' as const
export const helplines = '/helplines' as const
export const start = '/start' as const
export const login = '/login' as const
export const signUp = '/signup' as const
export const auth = '/auth' as const
export const forgotPassword = '/forgot-password' as const
export const resetPassword = '/reset-password' as const

export const dashboard = '/dashboard' as const
export const courses = '/courses' as const
export const orderCourse = '/courses/create' as const
export const course = '/courses/$id' as const
export const lesson = '/courses/$id/lessons/$contentId' as const
export const courseProgress = '/course/$courseId/progress' as const
export const assessments = '/assessments' as const
export const assessment = '/assessment/$assessmentId' as const
export const simulations = '/simulations' as const
export const simulation = '/simulations/$id' as const
export const review = '/review' as const
export const portfolio = '/portfolio' as const
export const badges = '/badges' as const
export const badgeCheck = '/badges/check' as const
export const badge = '/badges/$id' as const
export const cvs = '/cv' as const
export const cv = '/cv/$id' as const
export const achievements = '/achievements' as const
export const leaderboard = '/leaderboard' as const
export const me = '/me' as const
export const look = '/me/look' as const
export const profile = '/profile' as const
export const account = '/account' as const
export const guardians = '/guardians' as const
export const guardiansView = '/guardians/view' as const
export const linkedStudents = '/guardian/students' as const
export const approvals = '/guardian/approvals' as const
export const linkedStudent = '/guardian/students/$id' as const
export const mentors = '/mentors' as const
export const mentor = '/mentors/$id' as const
export const mentorSessions = '/mentor-sessions' as const
export const mentorSession = '/mentor-sessions/$id' as const
export const slots = '/mentor/slots' as const
export const safeguarding = '/mentor/safeguarding' as const
export const mentorHours = '/mentor/hours' as const
export const mentoringSessions = '/mentor/sessions' as const
export const mentoredStudents = '/mentor/students' as const
export const mentoredStudent = '/mentor/students/$id' as const
export const shownProject = '/mentor/projects/$id' as const
export const postings = '/business/postings' as const
export const newPosting = '/business/postings/new' as const
export const posting = '/business/postings/$id' as const
export const applicants = '/business/postings/$id/applicants' as const
export const allApplicants = '/business/applicants' as const
export const teams = '/business/teams' as const
export const colleagues = '/business/colleagues' as const
export const employer = '/employer' as const
export const reports = '/reports' as const
export const unsent = '/unsent' as const
export const notifications = '/notifications' as const
export const unsubscribe = '/unsubscribe' as const
export const contact = '/contact' as const
export const noInvitations = '/no-invitations' as const
export const tellUsMore = '/tell-us-more' as const
export const joinStaff = '/join-staff' as const
export const suspended = '/suspended' as const
export const confirmEmail = '/confirm-email' as const
export const opening = '/opportunities/$id' as const
export const company = '/opportunities/$id/company' as const
export const applications = '/applications' as const
export const readiness = '/readiness' as const
export const interviewPractice = '/interview-practice' as const
export const staff = '/staff' as const

/** What each page reads from its query; the pages that are missing here read nothing. */
export interface PageSearch {
  [login]: { from?: string; notice?: 'account-created' | 'password-changed' }
  [start]: { from?: string }
  [signUp]: { type?: JoinType; from?: string; email?: string }
  [auth]: { mode?: 'log-in' | 'sign-up'; type?: JoinType; from?: string }
  [resetPassword]: { token: string }
  [confirmEmail]: { token: string }
  [unsubscribe]: { token: string }
  [noInvitations]: { token: string }
  [tellUsMore]: { token: string }
  [joinStaff]: { code?: string }
  [dashboard]: {
    tab?: DashboardTab
    /** Of the tab with openings. */
    want?: 'say'
    type?: OpeningKind | 'all'
    q?: string
    place?: Parish | 'remote'
    closing?: 'soon'
    saved?: 'yes'
    /** Of the advisor's tab. */
    chat?: string
    /** Of a student, for their guardian. */
    code?: string
  }
  [guardians]: { code?: string }
  [courses]: { search?: string; skill?: Skill; level?: string }
  [assessments]: { skill?: Skill }
  [mentors]: { skill?: Skill }
  /** What to get a badge for: 'skill:budgeting'. */
  [badges]: { get?: string }
  /** The opening that a new version is for. */
  [cvs]: { opening?: string }
  [applications]: { application?: string; view?: string }
  [readiness]: { task?: string }
  [interviewPractice]: { sector?: InterviewSector; question?: string }
  [postings]: { q?: string; show?: PostingFilter; sort?: PostingSort }
  [applicants]: { q?: string; show?: ApplicantFilter; sort?: ApplicantSort }
  [staff]: {
    desk?: StaffDeskId
    list?: string
    q?: string
    person?: string
    case?: string
    about?: string
    kind?: string
    batch?: string
    staff?: string
    from?: string
    to?: string
  }
}

export type DashboardTab = 'overview' | 'skills' | 'opportunities' | 'advisor'

export type StaffDeskId =
  | 'cases'
  | 'verification'
  | 'reports'
  | 'posts'
  | 'messages'
  | 'people'
  | 'birth-months'
  | 'courses'
  | 'questions'
  | 'guide'
  | 'facts'
  | 'content'
  | 'announcements'
  | 'feeds'
  | 'jobs'
  | 'figures'
  | 'log'
  | 'team'

/** The role in links of marketing and invitations. */
type JoinType = 'player' | 'ally' | 'mentor' | 'business'

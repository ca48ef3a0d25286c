import type { Routes } from '#contract/routes.ts'
import type { RoutePolicy } from '#contract/policies.ts'
import {
  mentorInSight,
  mentorOfLinkedStudent,
  mentorOfStudent,
  mentorStoppedByAnother,
  mentorRequest,
  metMentor,
  offeredRequest,
  ownShowing,
  requestToMentor,
  sessionOfMentor,
  sessionOfStudent,
  shownProject,
  studentOfMentor,
  workToShow,
} from './mentor-scenes.ts'
import { acceptedByMinor } from './accepted-offer.ts'
import { invitedApplicant, ownInterview, writtenInterview, writtenOffer } from './interviews.ts'
import { someFeedback } from './mentors.ts'
import { writtenPosting } from './openings.ts'
import {
  adultOpening,
  hiddenOpening,
  answerOfAdvisor,
  applicant,
  application,
  askOfGuardian,
  askOfStudent,
  givenApproval,
  conversation,
  courseOfOnesOwn,
  courseOrder,
  linkedGuardian,
  linkedStudent,
  notification,
  agreedStudent,
  olderStudent,
  studentForStaff,
  openedRecord,
  portfolioPiece,
  posting,
  reviewCard,
  session,
  team,
} from './scenes.ts'
import type { TestApp } from './start-app.ts'
import type { Visitor } from './visitor.ts'

export type Names = Readonly<Record<string, string>>

/** The owner of an object, and an unrelated person with the same role. */
export interface Scene {
  owner: Visitor
  stranger: Visitor
  /** The parameters that identify the object. */
  names: Names
  /** Removes the owner's access, if it can end. */
  end?: () => Promise<unknown>
}

interface Row {
  /** Why the owner's request is refused after the policy check has passed; without it the response must be 200. */
  refusal?: string
  scene: (app: TestApp) => Promise<Scene>
  /** The input besides the parameters in the path. */
  body?: (names: Names) => Record<string, unknown>
}

type Unnamed = 'open' | 'by-token' | 'own' | 'staff'
/** Objects shared by all staff have no owner: the tests of the staff desk request unknown ones. */
type OfTheDesk =
  | 'person-in-care'
  | 'verifiable-person'
  | 'public-post'
  | 'catalogue-course'
  | 'known-feed'
  | 'filed-report'
  | 'known-message'
  | 'known-job'
  | 'known-letter'
type NamedRoute = {
  [Key in keyof Routes]: Routes[Key]['policy'] extends Exclude<RoutePolicy, Unnamed | OfTheDesk>
    ? Key
    : never
}[keyof Routes]

/**
 * Every route that names an object: who may use it; everybody else gets a 404. A route without
 * a row does not compile.
 */
export const objects: Record<NamedRoute | 'POST /api/advisor/messages', Row> = {
  'DELETE /api/account/sessions/:id': { scene: session },

  'GET /api/advisor/conversations/:id': { scene: conversation },
  'PATCH /api/advisor/conversations/:id': { scene: conversation, body: () => ({ title: 'Plans' }) },
  'DELETE /api/advisor/conversations/:id': { scene: conversation },
  'POST /api/advisor/messages': {
    scene: conversation,
    body: ({ id: conversationId }) => ({ conversationId, text: 'And then?' }),
  },
  'POST /api/advisor/replies/:id/stop': { scene: answerOfAdvisor },
  'POST /api/advisor/replies/:id/again': { scene: answerOfAdvisor },

  'GET /api/applications/:id': { scene: application },
  'POST /api/applications/:id/move': { scene: application, body: () => ({ state: 'interview' }) },
  'POST /api/applications/:id/interview/answer': {
    scene: ownInterview,
    body: () => ({ startsAt: null }),
  },
  'POST /api/applications/:id/interview/cancel': {
    scene: ownInterview,
    body: () => ({ reason: 'sick' }),
  },
  'GET /api/applications/:id/interview/calendar': { scene: ownInterview },
  'PATCH /api/applications/:id': { scene: application, body: () => ({ notes: 'Call them' }) },

  'GET /api/course-orders/:id': { scene: courseOrder },
  'POST /api/course-orders/:id/cancel': { scene: courseOrder },
  'POST /api/course-orders/:id/retry': { scene: courseOrder },
  'GET /api/courses/:id': { scene: courseOfOnesOwn },
  'DELETE /api/courses/:id': { scene: courseOfOnesOwn },
  'POST /api/courses/:id/enrol': { scene: courseOfOnesOwn },
  'GET /api/courses/:id/lessons/:contentId': { scene: courseOfOnesOwn },
  'POST /api/courses/:id/lessons/:contentId/rewrite': {
    scene: courseOfOnesOwn,
    refusal: 'This part belongs to the whole course, so it stays as it is.',
  },
  'POST /api/courses/:id/lessons/:contentId/open': { scene: courseOfOnesOwn },
  'POST /api/courses/:id/lessons/:contentId/complete': { scene: courseOfOnesOwn },
  'POST /api/courses/:id/lessons/:contentId/answer': {
    scene: courseOfOnesOwn,
    body: () => ({ answer: { type: 'reflection', text: 'It went well' } }),
    refusal: 'This answer does not fit this item.',
  },
  'GET /api/course-progress/:courseId': { scene: courseOfOnesOwn },
  'POST /api/course-progress/:courseId/open': { scene: courseOfOnesOwn },
  'POST /api/course-progress/:courseId/complete': {
    scene: courseOfOnesOwn,
    body: ({ contentId }) => ({ contentId }),
  },

  'POST /api/notifications/:id/read': { scene: notification },
  'PUT /api/portfolio/:id': { scene: portfolioPiece, body: () => ({ text: 'Better' }) },
  'DELETE /api/portfolio/:id': { scene: portfolioPiece },
  'POST /api/review/answer': {
    scene: reviewCard,
    body: ({ id: cardId }) => ({ cardId, answer: 'true' }),
  },

  'GET /api/opportunities/:id': { scene: adultOpening },
  'GET /api/opportunities/:id/hidden': { scene: hiddenOpening },
  'POST /api/opportunities/:id/view': { scene: adultOpening },
  'PUT /api/opportunities/:id/saved': { scene: adultOpening },
  'POST /api/opportunities/:id/report': { scene: adultOpening, body: () => ({ reason: 'unsafe' }) },
  'POST /api/applications': {
    scene: adultOpening,
    body: ({ id: opportunityId }) => ({ opportunityId, share: [] }),
    refusal: 'Apply for this one on its own site.',
  },
  'POST /api/applications/outside': {
    scene: adultOpening,
    body: ({ id: opportunityId }) => ({ opportunityId }),
  },

  'POST /api/guardians/:id/accept': { scene: askOfGuardian },
  'POST /api/guardians/:id/end': { scene: linkedGuardian },
  'GET /api/guardian/students/:id': { scene: linkedStudent },
  'POST /api/guardian/students/:id/accept': { scene: askOfStudent },
  'POST /api/guardian/students/:id/end': { scene: linkedStudent },
  'POST /api/guardian/students/:id/worries': {
    scene: linkedStudent,
    body: () => ({ text: 'She is out until late and will not say where.' }),
  },
  'POST /api/guardian/students/:id/birth-months/:requestId': {
    scene: olderStudent,
    body: () => ({ decision: 'approved' }),
  },
  'POST /api/guardian/students/:id/birth-months/:requestId/stop': { scene: agreedStudent },
  'POST /api/guardian/students/:id/birth-months/:requestId/state': {
    scene: studentForStaff,
    body: () => ({ says: 'right' }),
  },
  'GET /api/guardian/students/:id/approvals/:approvalId': { scene: linkedStudent },
  'POST /api/guardian/students/:id/approvals/:approvalId': {
    scene: linkedStudent,
    body: () => ({ decision: 'approved', covers: 'this' }),
  },
  'POST /api/guardian/approvals/:id/take-back': { scene: givenApproval },
  'POST /api/guardian/students/:id/applications/:applicationId/stop': {
    scene: acceptedByMinor,
  },

  'GET /api/postings/:id': { scene: posting },
  'PUT /api/postings/:id': { scene: posting, body: () => writtenPosting },
  'POST /api/postings/:id/publish': { scene: posting },
  'POST /api/postings/:id/close': { scene: applicant },
  'DELETE /api/postings/:id': { scene: posting },
  'GET /api/postings/:id/applicants': { scene: applicant },
  'POST /api/postings/:id/applicants/seen': { scene: applicant },
  'POST /api/postings/:id/applicants/:applicationId/interview': {
    scene: applicant,
    body: () => writtenInterview(new Date()),
  },
  'POST /api/postings/:id/applicants/:applicationId/interview/cancel': {
    scene: invitedApplicant,
    body: () => ({ reason: 'sick' }),
  },
  'GET /api/postings/:id/applicants/:applicationId/interview/calendar': { scene: invitedApplicant },
  'POST /api/postings/:id/applicants/:applicationId/offer': {
    scene: applicant,
    body: () => writtenOffer(new Date()),
  },
  'POST /api/postings/:id/applicants/:applicationId/decline': { scene: applicant },

  'PATCH /api/business/teams/:id': { scene: team, body: () => ({ name: 'Night shift' }) },
  'POST /api/business/teams/:id/code': { scene: team },

  'GET /api/mentors/:id': { scene: mentorInSight },
  'POST /api/mentors/:id/requests': {
    scene: mentorInSight,
    body: () => ({ startsAt: new Date().toISOString(), skill: 'leadership', aim: 'your-work' }),
  },
  'POST /api/mentors/:id/avoid': { scene: metMentor, body: () => ({ avoid: true }) },
  'POST /api/mentors/:id/end': { scene: mentorOfStudent },
  'POST /api/mentor-requests/:id/withdraw': { scene: mentorRequest },
  'POST /api/mentor-requests/:id/answer': { scene: mentorRequest, body: () => ({ yes: true }) },
  'POST /api/portfolio/:id/show': { scene: workToShow, body: ({ mentorId }) => ({ mentorId }) },
  'POST /api/showings/:id/take-back': { scene: ownShowing },
  'POST /api/mentor-sessions/:id/cancel': {
    scene: sessionOfMentor,
    body: () => ({ reason: 'sick' }),
  },
  'POST /api/mentor-sessions/:id/outcome': {
    scene: sessionOfMentor,
    body: () => ({ said: 'held' }),
    refusal: 'You cannot answer how this session went now',
  },
  'GET /api/mentor-sessions/:id': { scene: sessionOfMentor },
  'GET /api/mentor-sessions/:id/calendar': { scene: sessionOfStudent },
  'POST /api/mentor/requests/:id/accept': {
    scene: requestToMentor,
    refusal: 'Paste the link of a new meeting. You need one for each session.',
  },
  'POST /api/mentor/requests/:id/decline': { scene: requestToMentor },
  'POST /api/mentor/requests/:id/take': {
    scene: offeredRequest,
    body: () => ({ startsAt: new Date().toISOString() }),
    refusal: 'Paste the link of a new meeting. You need one for each session.',
  },
  'GET /api/mentor/students/:id': { scene: studentOfMentor },
  'POST /api/mentor/students/:id/end': { scene: studentOfMentor },
  'POST /api/mentor/sessions/:id/feedback': {
    scene: sessionOfMentor,
    body: () => someFeedback,
    refusal: 'Feedback is for sessions that were held',
  },
  'GET /api/mentor/projects/:id': { scene: shownProject },
  'POST /api/mentor/projects/:id/feedback': {
    scene: shownProject,
    body: () => ({ ...someFeedback, verdict: 'ready' }),
  },

  'POST /api/reports/:id': {
    scene: sessionOfStudent,
    body: () => ({ place: 'session', reason: 'absent' }),
  },
  'POST /api/guardian/students/:id/unknown-guardian': {
    scene: linkedStudent,
    refusal: 'No guardian was linked after you that our staff have not checked yet.',
  },
  'POST /api/guardian/students/:id/mentors/:mentorId/stop': { scene: mentorOfLinkedStudent },
  'POST /api/guardian/students/:id/mentors/:mentorId/allow': { scene: mentorOfLinkedStudent },
  'POST /api/guardian/students/:id/mentors/:mentorId/ask-to-allow': {
    scene: mentorStoppedByAnother,
  },

  'GET /api/staff/people/:id': { scene: openedRecord },
  'GET /api/staff/people/:id/ledger': { scene: openedRecord },
}

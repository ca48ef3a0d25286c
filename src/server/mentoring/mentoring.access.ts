import type { mentorRoutes } from '#contract/mentoring-routes.ts'
import {
  bothOfASession,
  guardian,
  seeingASession,
  student,
  supportAndModeration,
  verifiedMentor,
  type Access,
} from '../testing/access.ts'
import {
  mentorInSight,
  metMentor,
  mentorOfStudent,
  mentorOfLinkedStudent,
  mentorStoppedByAnother,
  studentOfMentor,
  mentorRequest,
  requestToMentor,
  offeredRequest,
  sessionOfStudent,
  sessionOfMentor,
  workToShow,
  ownShowing,
  shownProject,
} from '../testing/mentor-scenes.ts'
import { someFeedback } from '../testing/mentors.ts'

export const access: Access<typeof mentorRoutes> = {
  'GET /api/mentors': { may: student },
  'GET /api/mentors/:id': { may: student, scene: mentorInSight },
  'POST /api/mentors/:id/requests': {
    may: student,
    scene: mentorInSight,
    body: () => ({ startsAt: new Date().toISOString(), skill: 'leadership', aim: 'your-work' }),
  },
  'POST /api/mentors/:id/avoid': { may: student, scene: metMentor, body: () => ({ avoid: true }) },
  'POST /api/mentors/:id/end': { may: student, scene: mentorOfStudent },
  'GET /api/mentor-sessions': { may: student },
  'POST /api/mentor-requests/:id/withdraw': { may: student, scene: mentorRequest },
  'POST /api/mentor-requests/:id/answer': {
    may: student,
    scene: mentorRequest,
    body: () => ({ yes: true }),
  },
  'POST /api/portfolio/:id/show': {
    may: student,
    scene: workToShow,
    body: ({ mentorId }) => ({ mentorId }),
  },
  'POST /api/showings/:id/take-back': { may: student, scene: ownShowing },
  'POST /api/mentor-sessions/:id/cancel': {
    may: bothOfASession,
    scene: sessionOfMentor,
    body: () => ({ reason: 'sick' }),
  },
  'POST /api/mentor-sessions/:id/outcome': {
    may: bothOfASession,
    scene: sessionOfMentor,
    body: () => ({ said: 'held' }),
    refusal: 'You cannot say how this session went at the moment',
  },
  'GET /api/mentor-sessions/:id': { may: seeingASession, scene: sessionOfMentor },
  'GET /api/mentor-sessions/:id/calendar': { may: seeingASession, scene: sessionOfStudent },
  'GET /api/mentor': { may: verifiedMentor },
  'GET /api/mentor/slots': { may: verifiedMentor },
  'POST /api/mentor/slots': { may: verifiedMentor },
  'POST /api/mentor/slots/close': { may: verifiedMentor },
  'POST /api/mentor/requests/:id/accept': {
    may: verifiedMentor,
    scene: requestToMentor,
    refusal: 'Paste the link of a new meeting. You need one for each session.',
  },
  'POST /api/mentor/requests/:id/decline': { may: verifiedMentor, scene: requestToMentor },
  'POST /api/mentor/requests/:id/take': {
    may: verifiedMentor,
    scene: offeredRequest,
    body: () => ({ startsAt: new Date().toISOString() }),
    refusal: 'Paste the link of a new meeting. You need one for each session.',
  },
  'GET /api/mentor/students/:id': { may: verifiedMentor, scene: studentOfMentor },
  'POST /api/mentor/students/:id/end': { may: verifiedMentor, scene: studentOfMentor },
  'POST /api/mentor/sessions/:id/feedback': {
    may: verifiedMentor,
    scene: sessionOfMentor,
    body: () => someFeedback,
    refusal: 'You can only give feedback on a session that took place',
  },
  'GET /api/mentor/projects/:id': { may: verifiedMentor, scene: shownProject },
  'POST /api/mentor/projects/:id/feedback': {
    may: verifiedMentor,
    scene: shownProject,
    body: () => ({ ...someFeedback, verdict: 'ready' }),
  },
  'POST /api/guardian/students/:id/mentors/:mentorId/stop': {
    may: guardian,
    scene: mentorOfLinkedStudent,
  },
  'POST /api/guardian/students/:id/mentors/:mentorId/allow': {
    may: guardian,
    scene: mentorOfLinkedStudent,
  },
  'POST /api/guardian/students/:id/mentors/:mentorId/ask-to-allow': {
    may: guardian,
    scene: mentorStoppedByAnother,
  },
  'POST /api/staff/people/:id/mentors/:mentorId/allow': { may: supportAndModeration },
}

import type { mentorGoalRoutes } from '#contract/mentor-goals.ts'
import { bothOfASession, type Access } from '../testing/access.ts'
import { goalOfMentorship, mentorOfStudent, studentOfMentor } from '../testing/mentor-scenes.ts'

export const access: Access<typeof mentorGoalRoutes> = {
  'GET /api/mentorships/:id/goals': { may: bothOfASession, scene: mentorOfStudent },
  'POST /api/mentorships/:id/goals': {
    may: bothOfASession,
    scene: studentOfMentor,
    body: () => ({ goal: 'finish-cv', by: new Date().toISOString().slice(0, 10) }),
  },
  'POST /api/mentorships/:id/goals/:goalId/move': {
    may: bothOfASession,
    scene: goalOfMentorship,
    body: () => ({ by: new Date().toISOString().slice(0, 10) }),
  },
  'POST /api/mentorships/:id/goals/:goalId/state': {
    may: bothOfASession,
    scene: goalOfMentorship,
    body: () => ({ state: 'done' }),
  },
}

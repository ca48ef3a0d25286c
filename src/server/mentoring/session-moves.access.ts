import type { sessionMoveRoutes } from '#contract/session-moves.ts'
import { student, verifiedMentor, type Access } from '../testing/access.ts'
import { sessionOfMentor, sessionOfStudent } from '../testing/mentor-scenes.ts'

export const access: Access<typeof sessionMoveRoutes> = {
  'POST /api/mentor/sessions/:id/move': {
    may: verifiedMentor,
    scene: sessionOfMentor,
    body: () => ({ times: [new Date().toISOString()] }),
    refusal: 'One of these times is no longer open. Choose others.',
  },
  'POST /api/mentor-sessions/:id/move': {
    may: student,
    scene: sessionOfStudent,
    body: () => ({ startsAt: null }),
  },
}

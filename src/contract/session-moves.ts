import { z } from 'zod'
import { maxMoveTimes } from '#domain/mentoring/session-move.ts'
import { route } from './define.ts'
import { byId, done } from './shapes.ts'

const time = z.iso.datetime()

export const sessionMoveRoutes = {
  /** Offers open times instead of the planned one, and reserves them. A second offer replaces the first. */
  'POST /api/mentor/sessions/:id/move': route({
    who: 'verified-mentor',
    policy: 'own-mentor-session',
    input: byId.extend({ times: z.array(time).min(1).max(maxMoveTimes) }),
    output: done,
    changes: ['mentor', 'mentor-sessions'],
  }),
  /** Moves the session to one of them; with null, it stays where it was. */
  'POST /api/mentor-sessions/:id/move': route({
    who: 'student',
    policy: 'own-mentor-session',
    input: byId.extend({ startsAt: time.nullable() }),
    output: z.strictObject({ kind: z.enum(['moved', 'kept', 'gone']) }),
    changes: ['mentors', 'mentor-sessions'],
  }),
}

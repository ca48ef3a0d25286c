import { z } from 'zod'
import { route } from './define.ts'
import { byUserId, done } from './shapes.ts'

/** What guardians answer when a student says that they are older. */
export const birthMonthRoutes = {
  'POST /api/guardian/students/:id/birth-months/:requestId': route({
    who: 'guardian',
    policy: 'student-in-sight',
    confirmed: ['guardian'],
    input: byUserId.extend({ requestId: z.uuid(), decision: z.enum(['approved', 'declined']) }),
    output: done,
    changes: ['guardian'],
  }),
  /** Tells staff, who decide, whether it is right. */
  'POST /api/guardian/students/:id/birth-months/:requestId/state': route({
    who: 'guardian',
    policy: 'student-in-sight',
    confirmed: ['guardian'],
    input: byUserId.extend({ requestId: z.uuid(), says: z.enum(['right', 'wrong']) }),
    output: done,
    changes: ['guardian'],
  }),
  /** Hands a change that the guardians approved to staff, before it counts. */
  'POST /api/guardian/students/:id/birth-months/:requestId/stop': route({
    who: 'guardian',
    policy: 'guarded-lately',
    confirmed: ['guardian'],
    input: byUserId.extend({ requestId: z.uuid() }),
    output: done,
    changes: ['guardian'],
  }),
}

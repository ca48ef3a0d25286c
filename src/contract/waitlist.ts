import { z } from 'zod'
import { route } from './define.ts'
import { done } from './shapes.ts'

export const waitlistRoutes = {
  'POST /api/waitlist': route({
    who: 'anyone',
    policy: 'open',
    input: z.strictObject({ email: z.string().max(254) }),
    output: done,
    changes: [],
  }),
}

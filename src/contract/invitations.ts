import { z } from 'zod'
import { userIdSchema } from '#domain/people/user-id.ts'
import { route } from './define.ts'
import { done } from './shapes.ts'

const byToken = z.strictObject({ token: z.string().max(200) })

/** Letters with which students invite their guardians. */
export const invitationRoutes = {
  /** Only of invitations that were sent to the caller's confirmed address. */
  'POST /api/guardian/invitations': route({
    who: 'guardian',
    policy: 'own',
    confirmed: ['guardian'],
    input: z.strictObject({ studentId: userIdSchema, accept: z.boolean() }),
    output: z.strictObject({ kind: z.enum(['asked', 'linked', 'refused']) }),
    changes: ['guardian'],
  }),
  /** What the link in an invitation would stop; does not change anything. */
  'GET /api/no-invitations': route({
    who: 'anyone',
    policy: 'by-token',
    input: byToken,
    output: z.strictObject({ kind: z.enum(['open', 'stopped', 'bad-link']) }),
  }),
  'POST /api/no-invitations': route({
    who: 'anyone',
    policy: 'by-token',
    input: byToken,
    output: done,
    changes: ['no-invitations'],
  }),
}

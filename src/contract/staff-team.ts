import { z } from 'zod'
import { staffReason } from '#domain/people/staff-action.ts'
import { invitedEmail } from '#domain/people/staff-invitation.ts'
import { staffRoles } from '#domain/people/staff-role.ts'
import { userIdSchema } from '#domain/people/user-id.ts'
import { route } from './define.ts'
import { atDesk } from './staff-who.ts'
import { done, none } from './shapes.ts'

const role = z.enum(staffRoles)
const aboutColleague = z.strictObject({ id: userIdSchema, reason: staffReason })

const colleague = z.strictObject({
  id: userIdSchema,
  name: z.string(),
  email: z.string(),
  role,
  /** Accurate to a few minutes; null if they have not logged in yet. */
  lastSeenAt: z.string().nullable(),
  /** The only lead who stays: they can be neither removed nor given another role. */
  lastLead: z.boolean(),
})

export type StaffColleague = z.infer<typeof colleague>

const staffInvitation = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  role,
  /** Null when that account was deleted. */
  invitedBy: z.string().nullable(),
  invitedAt: z.string(),
  expiresAt: z.string(),
})

export type StaffInvitation = z.infer<typeof staffInvitation>

/** Who is staff and with which role: only leads decide. */
export const staffTeamRoutes = {
  /** By name; invitations newest first, also those that have expired. */
  'GET /api/staff/team': route({
    who: atDesk('team'),
    policy: 'staff',
    input: none,
    output: z.strictObject({
      members: z.array(colleague),
      invitations: z.array(staffInvitation),
    }),
  }),
  /** Sends a letter with a code. A second one to the same address replaces the first. */
  'POST /api/staff/team/invitations': route({
    who: atDesk('team'),
    policy: 'staff',
    input: z.strictObject({ email: invitedEmail, role, reason: staffReason }),
    output: done,
    changes: ['staff'],
  }),
  'POST /api/staff/team/invitations/:id/withdraw': route({
    who: atDesk('team'),
    policy: 'staff-invitation',
    input: z.strictObject({ id: z.uuid(), reason: staffReason }),
    output: done,
    changes: ['staff'],
  }),
  'POST /api/staff/team/:id/role': route({
    who: atDesk('team'),
    policy: 'colleague',
    input: aboutColleague.extend({ role }),
    output: done,
    changes: ['staff'],
  }),
  /** Signs them out at once; nobody has their open cases then. */
  'POST /api/staff/team/:id/remove': route({
    who: atDesk('team'),
    policy: 'colleague',
    input: aboutColleague,
    output: done,
    changes: ['staff'],
  }),

  /** Uses the code of an invitation: an account with this name and password, which can log in. */
  'POST /api/staff-invitations/join': route({
    who: 'anyone',
    policy: 'by-token',
    input: z.strictObject({
      code: z.string().max(60),
      name: z.string().max(500),
      password: z.string().max(200),
    }),
    output: done,
    changes: [],
  }),
}

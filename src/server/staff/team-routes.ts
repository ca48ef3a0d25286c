import type { FastifyInstance } from 'fastify'
import { hourSeconds } from '#domain/duration.ts'
import {
  inviteStaff,
  joinStaff,
  withdrawInvitation,
} from '../accounts/staff-invitation-commands.ts'
import { colleagues, openInvitations } from '../accounts/staff-queries.ts'
import { bind } from '../http/bind.ts'
import { consume, countFailures, networkOf, type Limit } from '../http/limits.ts'
import { Refusal } from '../http/refusal.ts'
import { refreshDesks } from '../notifications/staff-commands.ts'
import type { Services } from '../services.ts'
import { act } from './act.ts'
import { changeRoleOf, removeColleague } from './team-commands.ts'

const invitations: Limit = { name: 'staff-invitation', max: 20, seconds: hourSeconds }
const wrongCodesOfNetwork: Limit = { name: 'staff-code-wrong', max: 10, seconds: hourSeconds }
const badCode = 'This code does not work. It may be mistyped, used, or more than 7 days old.'

/** Who is staff: leads invite colleagues, change roles and remove people. */
export function teamRoutes(app: FastifyInstance, services: Services): void {
  const { db, publicUrl } = services

  bind(app, services, 'GET /api/staff/team', async () => ({
    members: await colleagues(db),
    invitations: await openInvitations(db),
  }))

  bind(app, services, 'POST /api/staff/team/invitations', async (input, { caller }) => {
    const { email, role, reason } = input
    await consume(services, invitations, caller.userId)
    const action = { kind: 'invited-colleague', caller, reason, about: email } as const
    await act(services, action, async (tx) => {
      const { id } = await inviteStaff(tx, { email, role, by: caller.userId, publicUrl })
      return { subject: { id, name: email }, after: { role } }
    })
    return { done: true }
  })
  bind(
    app,
    services,
    'POST /api/staff/team/invitations/:id/withdraw',
    async (input, { caller }) => {
      const { id, reason } = input
      const action = { kind: 'withdrew-invitation', caller, reason, about: id } as const
      await act(services, action, async (tx) => {
        const { email } = await withdrawInvitation(tx, id)
        return { subject: { id, name: email } }
      })
      return { done: true }
    },
  )
  bind(app, services, 'POST /api/staff/team/:id/role', async ({ id, role, reason }, { caller }) => {
    const action = { kind: 'changed-staff-role', caller, reason, about: id } as const
    await act(services, action, (tx) => changeRoleOf(tx, { userId: id, role, publicUrl }))
    return { done: true }
  })
  bind(app, services, 'POST /api/staff/team/:id/remove', async ({ id, reason }, { caller }) => {
    const action = { kind: 'removed-colleague', caller, reason, about: id } as const
    await act(services, action, (tx) => removeColleague(tx, { userId: id, publicUrl }))
    return { done: true }
  })

  bind(app, services, 'POST /api/staff-invitations/join', async (input, { request }) => {
    const tries = [{ limit: wrongCodesOfNetwork, who: networkOf(request) }]
    const joined = await countFailures(services, tries, () =>
      services.transaction(async (tx) => {
        const userId = await joinStaff(tx, services, input)
        if (userId !== null) await refreshDesks(tx)
        return userId
      }),
    )
    if (joined === null) throw new Refusal('invalid', badCode, { fields: { code: badCode } })
    return { done: true }
  })
}

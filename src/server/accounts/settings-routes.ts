import type { FastifyInstance } from 'fastify'
import { daysAfter } from '#domain/day.ts'
import { messages, passwordMinimum } from '#domain/messages.ts'
import { bind } from '../http/bind.ts'
import { refuseWhenUsedUp, take } from '../http/limits.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import {
  checkedEmail,
  endSession,
  endSessions,
  setDeletion,
  setEmail,
  setPassword,
  takenMessage,
} from './commands.ts'
import { forgetSession } from './cookies.ts'
import { emailChanges, passwordChecks } from './limits.ts'
import { hashPassword } from './password.ts'
import { changedAt, meOf, passwordIsRight, sessionsOf } from './queries.ts'
import { readToken, signToken } from '../signed-link.ts'

const hourMs = 60 * 60 * 1000
const undoDays = 7
const wrongPassword = 'That is not your current password.'
const badLink = 'This link no longer works. Ask for a new one.'

/** What a person changes about their own account. Each asks for the password where it matters. */
export function settingsRoutes(app: FastifyInstance, services: Services): void {
  const { db, transaction } = services

  async function demandPassword(userId: string, password: string): Promise<void> {
    await refuseWhenUsedUp(services, passwordChecks, userId)
    if (await passwordIsRight(db, userId, password)) return
    await take(services, passwordChecks, userId)
    throw new Refusal('invalid', wrongPassword, { fields: { password: wrongPassword } })
  }

  bind(app, services, 'POST /api/account/password', async ({ current, next }, { caller }) => {
    if (next.length < passwordMinimum) {
      throw new Refusal('invalid', messages.passwordTooShort, {
        fields: { next: messages.passwordTooShort },
      })
    }
    await demandPassword(caller.userId, current)
    const hash = await hashPassword(next)
    await transaction(async (tx) => {
      await setPassword(tx, caller.userId, hash)
      await endSessions(tx, caller.userId, caller.sessionId)
    })
    return { done: true }
  })

  bind(app, services, 'POST /api/account/email', async (input, { caller }) => {
    const email = checkedEmail(input.email)
    await demandPassword(caller.userId, input.password)
    await take(services, emailChanges, caller.userId)
    const me = await meOf(db, caller.userId)
    const expires = new Date(services.now().getTime() + hourMs)
    const token = signToken(
      services.secret,
      'email',
      { userId: caller.userId, since: await changedAt(db, caller.userId), to: email },
      expires,
    )
    const link = `${services.publicUrl}/confirm-email?token=${token}`
    await transaction((tx) =>
      tx.enqueue('accounts.confirm-email-letter', { name: me.name, email, link }),
    )
    return { done: true }
  })

  bind(app, services, 'POST /api/email/confirm', async ({ token }) => {
    const claim = readToken(services.secret, 'email', token, services.now())
    const { userId, since, to } = claim ?? {}
    if (userId === undefined || since === undefined || to === undefined)
      throw new Refusal('not-possible', badLink)
    await transaction(async (tx) => {
      const account = await tx.db
        .selectFrom('auth_users')
        .select(['name', 'email', 'updated_at'])
        .where('id', '=', userId)
        .forUpdate()
        .executeTakeFirst()
      // Any change of the account since then ends the link: so it works once, and never comes back.
      if (account?.updated_at.toISOString() !== since) throw new Refusal('not-possible', badLink)
      await setEmail(tx, userId, to)
      await tx.enqueue('accounts.email-changed-letter', {
        name: account.name,
        email: account.email,
        newEmail: to,
      })
    }).catch(refuseTaken)
    return { done: true }
  })

  bind(app, services, 'GET /api/account/sessions', async (_input, { caller }) => ({
    sessions: await sessionsOf(db, caller.userId, caller.sessionId, services.now()),
  }))

  bind(app, services, 'DELETE /api/account/sessions/:id', async ({ id }, { caller }) => {
    const ended = await transaction((tx) => endSession(tx, caller.userId, id))
    if (!ended) throw notFound()
    return { done: true }
  })

  bind(
    app,
    services,
    'POST /api/account/sign-out-everywhere',
    async (_input, { caller, reply }) => {
      await transaction((tx) => endSessions(tx, caller.userId, null))
      forgetSession(reply, services)
      return { done: true }
    },
  )

  bind(app, services, 'POST /api/account/delete', async ({ password }, { caller }) => {
    await demandPassword(caller.userId, password)
    const deleteAfter = daysAfter(services.now(), undoDays)
    await transaction((tx) => setDeletion(tx, caller.userId, deleteAfter))
    return { deleteAfter: deleteAfter.toISOString() }
  })

  bind(app, services, 'POST /api/account/delete/undo', async (_input, { caller }) => {
    await transaction((tx) => setDeletion(tx, caller.userId, null))
    return { done: true }
  })
}

/** Two people confirming one address at once: the unique index lets only one through. */
function refuseTaken(error: unknown): never {
  const isTaken = error instanceof Error && 'code' in error && error.code === '23505'
  throw isTaken ? new Refusal('not-possible', takenMessage) : error
}

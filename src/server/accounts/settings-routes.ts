import type { FastifyInstance } from 'fastify'
import type { EmailLinkUse } from '#contract/accounts.ts'
import { daysAfter } from '#domain/day.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { bind } from '../http/bind.ts'
import { countFailures, consume } from '../http/limits.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import {
  checkedEmail,
  endSession,
  endSessions,
  setEmail,
  setPassword,
  addressTakenMessage,
} from './commands.ts'
import { askToConfirm, confirmAddress } from './confirm-commands.ts'
import { forgetSession } from './cookies.ts'
import { confirmLetters, emailChanges, passwordChecks } from './limits.ts'
import { hashPassword } from './password.ts'
import {
  badLink,
  linkExpiresAt,
  makeLink,
  newerLink,
  takeConfirmLink,
  takeLink,
  type ConfirmLinkUse,
} from './link-commands.ts'
import { requestDeletion, keepAccount } from './deletion-commands.ts'
import { confirmEmailLetter, deletionLetter, emailChangedLetter } from './mail.ts'
import { refuseWeakPassword } from './password-rules.ts'
import { meOf, passwordIsRight, sessionsOf } from './queries.ts'

const undoDays = 7
const letterDays = 7
const wrongPassword = 'That is not your current password.'

/** Changes people make to their own account. The sensitive ones require the password. */
export function settingsRoutes(app: FastifyInstance, services: Services): void {
  const { db, transaction } = services

  async function requirePassword(userId: UserId, password: string): Promise<void> {
    const tries = [{ limit: passwordChecks, who: userId }]
    const isRight = await countFailures(services, tries, async () =>
      (await passwordIsRight(db, userId, password)) ? true : null,
    )
    if (isRight !== null) return
    throw new Refusal('invalid', wrongPassword, { fields: { password: wrongPassword } })
  }

  bind(app, services, 'POST /api/account/password', async ({ current, next }, { caller }) => {
    refuseWeakPassword(next, await meOf(db, caller.userId, services.now()), 'next')
    await requirePassword(caller.userId, current)
    const hash = await hashPassword(services.passwordCost, next)
    await transaction(async (tx) => {
      await setPassword(tx, caller.userId, hash)
      await endSessions(tx, caller.userId, caller.sessionId)
    })
    return { done: true }
  })

  bind(app, services, 'POST /api/account/email', async (input, { caller }) => {
    const email = checkedEmail(input.email)
    await requirePassword(caller.userId, input.password)
    await consume(services, emailChanges, caller.userId)
    await transaction(async (tx) => {
      const { userId } = caller
      const link = await makeLink(tx, services.publicUrl, { userId, kind: 'change', email })
      const letter = confirmEmailLetter(email, link)
      await tx.post({
        userId,
        kind: 'confirm-email',
        letter,
        until: linkExpiresAt('change', tx.now),
      })
    })
    return { done: true }
  })

  bind(app, services, 'POST /api/email/confirm', async ({ token }) => {
    const kind = await transaction((tx) => useEmailLink(tx, token)).catch(refuseTaken)
    return { kind }
  })

  bind(app, services, 'POST /api/email/send-again', async (_input, { caller }) => {
    if (caller.confirmed) return { done: true }
    await consume(services, confirmLetters, caller.userId)
    await transaction((tx) => askToConfirm(tx, caller.userId))
    return { done: true }
  })

  bind(app, services, 'GET /api/account/sessions', async (_input, { caller }) => ({
    sessions: await sessionsOf(db, caller.userId, caller.sessionId, services.now()),
  }))

  bind(app, services, 'DELETE /api/account/sessions/:id', async ({ id }, { caller }) => {
    const isEnded = await transaction((tx) => endSession(tx, caller.userId, id))
    if (!isEnded) throw notFound()
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
    await requirePassword(caller.userId, password)
    const deleteAfter = daysAfter(services.now(), undoDays)
    await transaction(async (tx) => {
      await requestDeletion(tx, caller.userId, deleteAfter)
      const person = await meOf(tx.db, caller.userId, tx.now)
      const letter = deletionLetter(person, deleteAfter, services.publicUrl)
      await tx.post({ userId: caller.userId, kind: 'deletion', letter, until: deleteAfter })
    })
    return { deleteAfter: deleteAfter.toISOString() }
  })

  bind(app, services, 'POST /api/account/delete/undo', async (_input, { caller }) => {
    await transaction((tx) => keepAccount(tx, caller.userId))
    return { done: true }
  })
}

/** Confirms the account's address, or changes it to the one the letter was sent to. */
async function useEmailLink(tx: Tx, token: string): Promise<EmailLinkUse> {
  const confirmLink = await takeConfirmLink(tx, token)
  if (confirmLink !== null) return confirmOrAlready(tx, confirmLink)
  const { userId, email: newEmail } = await takeLink(tx, token, ['change'])
  const { name, email } = await tx.db
    .selectFrom('auth_users')
    .select(['name', 'email'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await setEmail(tx, userId, newEmail)
  const letter = emailChangedLetter({ name, email }, newEmail)
  await tx.post({ userId, kind: 'email-changed', letter, until: daysAfter(tx.now, letterDays) })
  return 'changed'
}

/** A used or replaced link no longer confirms anything: the address may have changed since. */
async function confirmOrAlready(
  tx: Tx,
  { userId, email, use }: { userId: UserId; email: string; use: ConfirmLinkUse },
): Promise<EmailLinkUse> {
  if (use === 'first') {
    await confirmAddress(tx, userId)
    return 'confirmed'
  }
  const account = await tx.db
    .selectFrom('auth_users')
    .select('id')
    .where('id', '=', userId)
    .where('email', '=', email)
    .where('email_verified', '=', true)
    .executeTakeFirst()
  if (account !== undefined) return 'already-confirmed'
  throw new Refusal('not-possible', use === 'replaced' ? newerLink : badLink)
}

/** Two people confirm the same address concurrently: the unique index lets only one through. */
function refuseTaken(error: unknown): never {
  const isTaken = error instanceof Error && 'code' in error && error.code === '23505'
  throw isTaken ? new Refusal('not-possible', addressTakenMessage) : error
}

import type { FastifyInstance } from 'fastify'
import { dayOf } from '#domain/day.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { bind, type Context } from '../http/bind.ts'
import { notFound } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { isTooYoung, rememberTooYoung, saidTooYoungHere } from '../http/too-young.ts'
import { cancelBirthMonth, stopForAge } from '../guardians/birth-month-commands.ts'
import { ownBirthMonthRequest } from '../guardians/birth-month-queries.ts'
import { answerOf } from './answer-queries.ts'
import { repairProfile, updateProfile } from './commands.ts'
import { chooseLook } from './look-commands.ts'
import { profileAnswer } from './profile-form.ts'
import { noteAsked } from './question-commands.ts'
import { rewardsOf } from './reward-queries.ts'
import { profileOf } from './queries.ts'
import { sendVerificationAgain } from './verification-commands.ts'

type ProfileRequest = Pick<Context<'PATCH /api/profile'>, 'caller' | 'request' | 'reply'>

export function profileRoutes(app: FastifyInstance, services: Services): void {
  const { db, transaction } = services

  async function ownProfile(userId: UserId) {
    const profile = await profileOf(db, userId)
    if (profile === null) throw notFound('Profile not found')
    const waits = profile.role === 'student' ? await ownBirthMonthRequest(db, userId) : null
    return profileAnswer(profile, waits, await answerOf(db, userId, profile.details))
  }

  bind(app, services, 'GET /api/profile', (_input, { caller }) => ownProfile(caller.userId))

  /** What happens first when a student enters a month of birth: one under 15 stops the account. */
  async function beforeMonth(
    { caller, request, reply }: ProfileRequest,
    month: string | null | undefined,
  ): Promise<void> {
    if (caller.role !== 'student' || month == null || month === '') return
    const tooYoung = isTooYoung(month, services.now())
    if (tooYoung) rememberTooYoung(services, reply)
    // Saved in a separate transaction, because the change itself is refused.
    if (tooYoung || saidTooYoungHere(services, request)) {
      await transaction((tx) => stopForAge(tx, caller.userId, { onlyFirst: !tooYoung }))
    }
  }

  bind(app, services, 'PATCH /api/profile', async ({ fields }, bound) => {
    const { userId, role } = bound.caller
    await beforeMonth(bound, fields['birthMonth'])
    await transaction((tx) => updateProfile(tx, userId, role, fields))
    return ownProfile(userId)
  })

  bind(app, services, 'POST /api/profile/question', async ({ field, answer }, bound) => {
    const { userId, role } = bound.caller
    if (field === 'birthMonth') await beforeMonth(bound, answer)
    await transaction(async (tx) => {
      if (answer !== null) await updateProfile(tx, userId, role, { [field]: answer })
      await noteAsked(tx, userId, field)
    })
    return { done: true }
  })

  bind(app, services, 'GET /api/rewards', (_input, { caller }) =>
    rewardsOf(db, caller.userId, dayOf(services.now())),
  )

  bind(app, services, 'PUT /api/rewards/look', async (look, { caller }) => {
    await transaction((tx) => chooseLook(tx, caller.userId, look))
    return { done: true }
  })

  bind(app, services, 'POST /api/profile/send-again', async ({ whatsChanged = '' }, { caller }) => {
    await transaction((tx) => sendVerificationAgain(tx, caller.userId, whatsChanged))
    return ownProfile(caller.userId)
  })

  bind(app, services, 'POST /api/profile/birth-month/cancel', async (_input, { caller }) => {
    await transaction((tx) => cancelBirthMonth(tx, caller.userId))
    return ownProfile(caller.userId)
  })

  bind(app, services, 'POST /api/profile/repair', async (_input, { caller }) => {
    await transaction((tx) => repairProfile(tx, caller.userId))
    return { done: true }
  })
}

import type { FastifyInstance } from 'fastify'
import type { UserId } from '#domain/people/user-id.ts'
import { bind } from '../http/bind.ts'
import { notFound } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { isTooYoung, rememberTooYoung, saidTooYoungHere } from '../http/too-young.ts'
import { cancelBirthMonth, stopForAge } from '../guardians/birth-month-commands.ts'
import { ownBirthMonthRequest } from '../guardians/birth-month-queries.ts'
import { answerOf } from './answer-queries.ts'
import { repairProfile, updateProfile } from './commands.ts'
import { profileAnswer } from './profile-form.ts'
import { profileOf } from './queries.ts'
import { sendVerificationAgain } from './verification-commands.ts'

export function profileRoutes(app: FastifyInstance, services: Services): void {
  const { db, transaction } = services

  async function ownProfile(userId: UserId) {
    const profile = await profileOf(db, userId)
    if (profile === null) throw notFound('Profile not found')
    const waits = profile.role === 'student' ? await ownBirthMonthRequest(db, userId) : null
    return profileAnswer(profile, waits, await answerOf(db, userId, profile.details))
  }

  bind(app, services, 'GET /api/profile', (_input, { caller }) => ownProfile(caller.userId))

  bind(app, services, 'PATCH /api/profile', async ({ fields }, { caller, request, reply }) => {
    const { userId, role } = caller
    const month = fields['birthMonth']
    if (role === 'student' && month !== undefined && month !== '') {
      const tooYoung = isTooYoung(month, services.now())
      if (tooYoung) rememberTooYoung(services, reply)
      // Saved in a separate transaction, because the change itself is refused.
      if (tooYoung || saidTooYoungHere(services, request)) {
        await transaction((tx) => stopForAge(tx, userId, { onlyFirst: !tooYoung }))
      }
    }
    await transaction((tx) => updateProfile(tx, userId, role, fields))
    return ownProfile(userId)
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

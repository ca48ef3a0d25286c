import type { Dashboard } from '#contract/dashboard.ts'
import { failures } from '#domain/people/messages.ts'
import { profileFinished } from '#domain/people/profile.ts'
import type { Role } from '#domain/people/role.ts'
import { missingWords } from '#domain/people/verification-details.ts'
import { step } from '../http/failed-step.ts'
import { answerOf } from '../profiles/answer-queries.ts'
import { missingToCheck, profileOf } from '../profiles/queries.ts'
import type { Services } from '../services.ts'
import { studentDay } from './student-day-queries.ts'

type DashboardOutput = ({ kind: 'ready' } & Dashboard) | { kind: 'missing' }

/** The whole dashboard in two statements: who the person is, and for a student their day. */
export async function dashboardOf(services: Services, userId: string): Promise<DashboardOutput> {
  const profile = await profileOf(services.db, userId)
  if (profile === null) return { kind: 'missing' }
  const missing = missingToCheck(profile)
  const isFinished = missing.length === 0 && profileFinished(profile.role, profile.details)
  const student =
    profile.role === 'student'
      ? await step(failures.userStatsAccess, () => studentDay(services, userId, isFinished))
      : null
  if (profile.role === 'student' && student === null) return { kind: 'missing' }
  const isChecked = profile.role === 'mentor' || profile.role === 'business'
  const answer = isChecked ? await answerOf(services.db, userId, profile.details) : null
  return {
    kind: 'ready',
    user: {
      id: userId,
      name: profile.details.displayName,
      role: profile.role satisfies Role,
      profileFinished: isFinished,
      missingToCheck: missingWords(missing),
      toSendAgain: answer !== null && !answer.sentAgain && profile.verification !== 'verified',
      verification: profile.verification,
    },
    student,
  }
}

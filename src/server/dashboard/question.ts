import type { StudentDay } from '#contract/dashboard.ts'
import { dayOf } from '#domain/day.ts'
import type { Digest } from '#domain/ledger/digest.ts'
import { ageBandOf } from '#domain/people/birth-month.ts'
import { nextProfileQuestion } from '#domain/people/profile-question.ts'
import { enteredMonth } from '../profiles/queries.ts'
import { questionAbout } from '../profiles/question-queries.ts'
import type { DashboardRow } from './dashboard-read.ts'

/** The one thing to ask a student about their profile today, with the field that asks it. */
export function questionFor(row: DashboardRow, digest: Digest, now: Date): StudentDay['question'] {
  const today = dayOf(now)
  const field = nextProfileQuestion(
    {
      birthMonth: enteredMonth({ ...row, birth_month: row.birthMonth }),
      school: row.school,
      grade: row.grade,
      guardianEmail: row.guardian_email,
      parish: row.parish,
      goal: row.goal,
      dailyMinutes: row.daily_minutes,
    },
    {
      today,
      joinedOn: row.joinedAt === null ? today : dayOf(row.joinedAt),
      lessonDone:
        digest.milestones.includes('course-completed') ||
        row.courses.some(({ completed }) => completed.length > 0),
      minor: ageBandOf(row.birthMonth, now) === 'minor',
      asked: row.questions ?? {},
    },
  )
  return field === null ? null : questionAbout(field)
}

import { interviewStateAt, maySayNone, openTimes } from '#domain/openings/interview.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { Refusal } from '../http/refusal.ts'
import { settleNotifications } from '../notifications/commands.ts'
import { changeInterview } from './interview-end-commands.ts'
import { notifyBusinessOfAnswer, notifyGuardiansOfInterview } from './interview-notify-commands.ts'
import { interviewOf, plannedFrom } from './interview-queries.ts'
import { lockedApplication } from './locked-rows.ts'

const lastTimes =
  'They cannot propose any more times. Choose one of these, or withdraw your application.'

/** The student chooses one of the times, or answers that none works. Repeating the answer has no effect. */
export async function answerInterview(
  tx: Tx,
  userId: UserId,
  { id, startsAt }: { id: string; startsAt: Date | null },
): Promise<{ kind: 'planned' | 'asked' | 'gone' }> {
  const row = await lockedApplication(tx, userId, id)
  const interview = await interviewOf(tx.db, row)
  if (interview === null || row.state !== 'interview') return { kind: 'gone' }
  const planned = plannedFrom(interview)
  const state = interviewStateAt(planned, tx.now)
  const kind = startsAt === null ? 'asked' : 'planned'
  if (startsAt === null && state === 'none-suits') return { kind }
  if (state === 'planned' && startsAt?.getTime() === planned.startsAt?.getTime()) return { kind }
  if (state !== 'proposed') return { kind: 'gone' }
  if (startsAt === null) {
    if (!maySayNone(planned, tx.now)) throw new Refusal('not-possible', lastTimes)
    const updated = await changeInterview(tx, interview, { state: 'none-suits' })
    await settleNotifications(tx, subjectOf.interview(id))
    await notifyBusinessOfAnswer(tx, row, updated, 'none-suits')
    return { kind }
  }
  const isOffered = openTimes(planned, tx.now).some((time) => time.getTime() === startsAt.getTime())
  if (!isOffered) return { kind: 'gone' }
  const updated = await changeInterview(tx, interview, {
    state: 'planned',
    starts_at: startsAt,
    planned_at: tx.now,
  })
  await settleNotifications(tx, subjectOf.interview(id))
  await notifyBusinessOfAnswer(tx, row, updated, 'planned')
  await notifyGuardiansOfInterview(tx, row, updated, 'planned')
  return { kind }
}

import { wrongAnswers, type SafeguardingAnswers } from '#domain/mentoring/safeguarding.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { Refusal } from '../http/refusal.ts'
import { trainedAt } from './training-queries.ts'

const untrained =
  'Take the short safeguarding course first. You find it on your dashboard, and it takes about ten minutes.'

/** Marks the answers; with all of them right, the mentor has passed this version of the course. */
export async function takeSafeguarding(
  tx: Tx,
  mentorId: UserId,
  answers: SafeguardingAnswers,
): Promise<{ kind: 'passed' } | { kind: 'again'; wrong: { id: string; why: string }[] }> {
  const course = tx.content.safeguarding
  const wrong = wrongAnswers(course, answers)
  if (wrong.length > 0) return { kind: 'again', wrong }
  const columns = { version: course.version, passed_at: tx.now }
  await tx.db
    .insertInto('mentor_trainings')
    .values({ user_id: mentorId, ...columns })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(columns)
        .where('mentor_trainings.version', '<', course.version),
    )
    .execute()
  tx.changed(mentorId, 'mentor')
  return { kind: 'passed' }
}

/** No new session before the mentor has passed the course. */
export async function refuseUntrained(tx: Tx, mentorId: UserId): Promise<void> {
  if ((await trainedAt(tx.db, mentorId, tx.content.safeguarding.version)) === null)
    throw new Refusal('not-possible', untrained)
}

/** The same, as a student reads it. */
export async function refuseUntrainedFor(
  tx: Tx,
  mentorId: UserId,
  firstName: string,
): Promise<void> {
  if ((await trainedAt(tx.db, mentorId, tx.content.safeguarding.version)) !== null) return
  throw new Refusal(
    'not-possible',
    `${firstName} is not ready for sessions yet. Choose another mentor, or look again later.`,
  )
}

import {
  readingSeconds,
  secondsLeft,
  secondsToWait,
  tooQuick,
  tooSoon,
} from '#domain/learning/pace.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import type { Env } from '../env.ts'
import { Refusal } from '../http/refusal.ts'

export type Pace = Env['ANSWER_PACE']

interface HandIn {
  userId: UserId
  questions: number
  /** When the questions were first shown, where that is known. */
  since: Date | null
}

/**
 * Accepts a submission only after enough time to read it. The pace applies to all of a person's quizzes
 * and assessments together. A refused submission is not marked, so that it reveals no answers.
 */
export async function keepPace(
  tx: Tx,
  pace: Pace,
  { userId, questions, since }: HandIn,
): Promise<void> {
  if (pace === 'off') return
  const seconds = readingSeconds(questions)
  if (since !== null) refuseQuick(questions, secondsLeft(since, seconds, tx.now))
  const acceptedRow = await tx.db
    .insertInto('last_hand_ins')
    .values({ user_id: userId, handed_in_at: tx.now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ handed_in_at: tx.now })
        .where('last_hand_ins.handed_in_at', '<=', new Date(tx.now.getTime() - seconds * 1000)),
    )
    .returning('user_id')
    .executeTakeFirst()
  if (acceptedRow !== undefined) return
  const last = await tx.db
    .selectFrom('last_hand_ins')
    .select('handed_in_at')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  refuseQuick(questions, Math.max(1, secondsLeft(last?.handed_in_at ?? tx.now, seconds, tx.now)))
}

/** After a failed attempt its answers are on the screen, so the next one has to wait. */
export function refuseTooSoon(
  tx: Tx,
  pace: Pace,
  { attempts, last }: { attempts: number; last: Date },
): void {
  const seconds = pace === 'off' ? 0 : secondsToWait({ attempts, last, now: tx.now })
  if (seconds > 0) throw new Refusal('too-many', tooSoon(seconds), { retryAfter: seconds })
}

function refuseQuick(questions: number, seconds: number): void {
  if (seconds <= 0) return
  throw new Refusal('too-many', tooQuick(questions, seconds), { retryAfter: seconds })
}

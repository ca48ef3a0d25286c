import { stepEntry } from '#domain/ledger/consequences.ts'
import { dayOf } from '#domain/day.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { recordActivity, settle } from '../xp/commands.ts'
import { chosenPathId, pathNamed, statesOn } from './queries.ts'

/** Follows a path, and records the steps that are already done. Choosing it again changes nothing. */
export async function choosePath(tx: Tx, userId: UserId, pathId: string): Promise<void> {
  const path = pathNamed(tx.content, pathId)
  await tx.db
    .insertInto('student_paths')
    .values({ user_id: userId, path_id: path.id, chosen_at: tx.now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(({ ref }) => ({
          path_id: ref('excluded.path_id'),
          chosen_at: ref('excluded.chosen_at'),
        }))
        .whereRef('student_paths.path_id', '<>', 'excluded.path_id'),
    )
    .execute()
  await recordActivity(tx, {
    userId,
    type: 'career_path',
    awardKey: `path-chosen:${path.id}`,
    amount: 0,
    description: `Chose the path "${path.title}"`,
    event: { event: 'path-chosen', subject: path.id },
  })
  await settle(tx, userId)
}

/** Ticks the ready step of the path the student follows. A completed step is left unchanged. */
export async function tickStep(
  tx: Tx,
  userId: UserId,
  { pathId, stepId }: { pathId: string; stepId: string },
): Promise<void> {
  const path = pathNamed(tx.content, pathId)
  const current = (await statesOn(tx.db, path, userId)).find(({ step }) => step.id === stepId)
  if (current === undefined) throw notFound('Step not found')
  const { step, state } = current
  if (state === 'done') return
  if ((await chosenPathId(tx.db, userId)) !== path.id) throw refusal('Choose this path first')
  if (!('manual' in step.evidence))
    throw refusal('You complete this step by doing it, not by ticking it')
  if (state === 'locked') throw refusal('Complete the step before this one first')

  const { type, awardKey, amount, description, event } = stepEntry(
    path,
    step,
    dayOf(tx.now),
    tx.now,
  )
  const { subject } = event
  await recordActivity(tx, {
    userId,
    type,
    awardKey,
    amount,
    description,
    event: { event: event.event, subject },
  })
}

function refusal(message: string): Refusal {
  return new Refusal('not-possible', message)
}

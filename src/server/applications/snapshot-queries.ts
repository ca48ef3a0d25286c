import type { SharedValue } from '#contract/applications.ts'
import { answersInWords } from '#domain/openings/screening.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { cvToSend } from '../cv/queries.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound } from '../http/refusal.ts'
import { sharableOf, type SharingChoice } from './queries.ts'

/** What the student chose to share, as it is now: the application keeps this copy. */
export async function snapshotOf(
  tx: Tx,
  userId: UserId,
  { share, message, answers = [], cvId }: SharingChoice,
): Promise<{ shared: string; cv: string | null }> {
  const values = (await sharableOf(tx, userId)).filter(({ field }) => share.includes(field))
  const text = message.trim()
  const shared: SharedValue[] = [
    ...values,
    ...(answers.length === 0
      ? []
      : [{ field: 'answers' as const, value: answersInWords(answers) }]),
    ...(text === '' ? [] : [{ field: 'message' as const, value: text }]),
  ]
  const cv = await cvToSend(tx, userId, { cvId, share, now: tx.now })
  if (cv === null && cvId !== null) throw notFound('This CV does not exist any more')
  return { shared: JSON.stringify(shared), cv: cv === null ? null : JSON.stringify(cv) }
}

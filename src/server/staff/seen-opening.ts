import type { Tx } from '../db/transaction.ts'
import { AlreadyDecided, notFound, Refusal } from '../http/refusal.ts'
import { postOf } from './opening-queries.ts'

/** Locks the opening, and refuses unless it is still what staff saw. */
export async function refuseStalePost(tx: Tx, id: string, seen: string): Promise<void> {
  await tx.db.selectFrom('opportunities').select('id').where('id', '=', id).forUpdate().execute()
  const post = await postOf(tx.db, id)
  if (post === null) throw notFound('Opening not found')
  if (post.seen === seen) return
  if (decisionIn(post.seen) !== decisionIn(seen)) {
    throw new AlreadyDecided('This was decided since you opened it. Read it again.')
  }
  throw new Refusal('not-possible', 'This opening changed since you opened it. Read it again.')
}

function decisionIn(seen: string): string {
  return seen.split('.')[0] ?? ''
}

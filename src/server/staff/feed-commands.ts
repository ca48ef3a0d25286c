import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { scheduleFeedRun } from '../openings/feed-run-commands.ts'
import type { ActionResult } from './act.ts'

export async function readFeed(
  tx: Tx,
  request: { source: string; userId: UserId },
): Promise<ActionResult> {
  const { label, restUntil } = await scheduleFeedRun(tx, request)
  return {
    subject: { id: request.source, name: label },
    before: { restUntil: restUntil?.toISOString() ?? null },
    after: { restUntil: null },
  }
}

import { sql } from 'kysely'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import type { Feed } from '../feeds/feed.ts'
import { notFound } from '../http/refusal.ts'
import { feedRunMinutes } from './feed-state-queries.ts'
import type { StoreResult } from './store-commands.ts'

/** The result of a feed run. */
export type FeedRunResult =
  | ({ outcome: 'stored'; found: number } & StoreResult)
  | { outcome: 'nothing' }
  | { outcome: 'failed'; problem: string; retryAfter: number | undefined }

const minute = 60_000
const restAfterNothing = 15 * minute
const restAfterFailure = 5 * minute
/** How long a feed rests from the third failure on. */
const restWhenBroken = 30 * minute
const maxRestMs = 24 * 60 * minute

/** Records that somebody waits for the new list, to notify them when it is ready. */
export async function requestRefresh(tx: Tx, userId: UserId): Promise<void> {
  await tx.db
    .insertInto('refresh_requests')
    .values({ user_id: userId, requested_at: tx.now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ requested_at: tx.now }))
    .execute()
  await tx.enqueue('openings.refresh', {})
}

/** Ends a feed's rest and schedules a run, which starts after any run in progress. */
export async function scheduleFeedRun(
  tx: Tx,
  request: { source: string; userId: UserId },
): Promise<{ label: string; restUntil: Date | null }> {
  const feed = await tx.db
    .selectFrom('feed_sources')
    .select(['label', 'rest_until'])
    .where('source', '=', request.source)
    .forUpdate()
    .executeTakeFirst()
  if (feed === undefined) throw notFound('Feed not found')
  await tx.db
    .updateTable('feed_sources')
    .set({ rest_until: null })
    .where('source', '=', request.source)
    .execute()
  await requestRefresh(tx, request.userId)
  return { label: feed.label, restUntil: feed.rest_until }
}

/** True for the one process that may read the feed now: no run is in progress and the feed is due. */
export async function startFeedRun(tx: Tx, feed: Pick<Feed, 'source' | 'label'>): Promise<boolean> {
  const { source, label } = feed
  await tx.db
    .insertInto('feed_sources')
    .values({ source, label })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const claimed = await tx.db
    .updateTable('feed_sources')
    .set({ label, running_since: tx.now, last_tried_at: tx.now })
    .where('source', '=', source)
    .where(sql<boolean>`(running_since is null or running_since < ${lostSince(tx.now)})`)
    .where(sql<boolean>`(rest_until is null or rest_until <= ${tx.now})`)
    .returning('source')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Finishes a feed run: stores the result, and when the feed may be read again. */
export async function finishFeedRun(
  tx: Tx,
  feed: Pick<Feed, 'source' | 'restMinutes'>,
  result: FeedRunResult,
  startedAt: Date,
): Promise<void> {
  const row = await tx.db
    .selectFrom('feed_sources')
    .select('failures')
    .where('source', '=', feed.source)
    .forUpdate()
    .executeTakeFirst()
  const failures = result.outcome === 'failed' ? (row?.failures ?? 0) + 1 : 0
  await tx.db
    .updateTable('feed_sources')
    .set({
      running_since: null,
      failures,
      problem: result.outcome === 'failed' ? result.problem : null,
      rest_until: new Date(tx.now.getTime() + restOf(feed, result, failures)),
      ...(result.outcome === 'stored' ? { last_good_at: tx.now } : {}),
    })
    .where('source', '=', feed.source)
    .execute()
  await tx.db
    .insertInto('feed_runs')
    .values({ source: feed.source, started_at: startedAt, ended_at: tx.now, ...runOf(result) })
    .execute()
}

/** Notifies everyone waiting, once no run is in progress. */
export async function announceRefresh(tx: Tx): Promise<void> {
  const requests = await tx.db
    .deleteFrom('refresh_requests')
    .where(
      sql<boolean>`not exists (select 1 from feed_sources where running_since > ${lostSince(tx.now)})`,
    )
    .returning('user_id')
    .execute()
  for (const { user_id: userId } of requests) {
    tx.changed(userId, 'opportunities', 'job-openings', 'job-wish', 'staff')
  }
}

function restOf(
  { restMinutes }: Pick<Feed, 'restMinutes'>,
  result: FeedRunResult,
  failures: number,
): number {
  if (result.outcome === 'stored') return restMinutes * minute
  if (result.outcome === 'nothing') return restAfterNothing
  const ownRest = failures >= 3 ? restWhenBroken : restAfterFailure
  return Math.min(maxRestMs, Math.max(ownRest, (result.retryAfter ?? 0) * 1000))
}

function runOf(result: FeedRunResult) {
  const { outcome } = result
  if (outcome === 'failed') return { outcome, problem: result.problem }
  if (outcome === 'nothing') return { outcome }
  const { found, stored, held, skipped, expired } = result
  return { outcome, found, stored, held, skipped, expired }
}

/** A run that started before this was lost with its process. */
function lostSince(now: Date): Date {
  return new Date(now.getTime() - feedRunMinutes * minute)
}

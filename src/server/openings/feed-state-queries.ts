import { sql } from 'kysely'
import type { FeedState } from '#contract/openings.ts'
import type { AnyDb } from '../db/database.ts'

export const feedRunMinutes = 10

/** The state of the feeds, as shown to students. */
export async function feedStateOf(db: AnyDb, now: Date): Promise<FeedState> {
  const { rows } = await sql<{ feeds: FeedRow[] }>`select ${feedRows} as feeds`.execute(db)
  return feedStateFrom(rows[0]?.feeds ?? [], now)
}

/** A feed in JSON, where an instant is text. */
export interface FeedRow {
  last_good_at: string | null
  running_since: string | null
  problem: string | null
}

/** Every feed, for use in another statement. */
export const feedRows = sql<FeedRow[]>`(select coalesce(json_agg(feed), '[]') from
  (select last_good_at, running_since, problem from feed_sources) as feed)`

export function feedStateFrom(feeds: readonly FeedRow[], now: Date): FeedState {
  const times = feeds.flatMap(({ last_good_at: at }) => (at === null ? [] : [Date.parse(at)]))
  const oldestRun = now.getTime() - feedRunMinutes * 60_000
  return {
    updatedAt: times.length === 0 ? null : new Date(Math.max(...times)).toISOString(),
    refreshing: feeds.some(
      ({ running_since: since }) => since !== null && Date.parse(since) > oldestRun,
    ),
    problem: feeds.find(({ problem }) => problem !== null)?.problem ?? null,
  }
}

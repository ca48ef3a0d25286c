import { sql } from 'kysely'
import type { StaffFeed } from '#contract/staff.ts'
import type { Db } from '../db/database.ts'
import { feedRunMinutes } from './feed-state-queries.ts'

const runsShown = 5

export async function feedHealth(db: Db, now: Date): Promise<StaffFeed[]> {
  const { rows } = await sql<{
    source: string
    label: string
    running_since: Date | null
    last_tried_at: Date | null
    last_good_at: Date | null
    rest_until: Date | null
    failures: number
    problem: string | null
    published: number
    held: number
    runs: FeedRun[]
  }>`
    select f.*, (select coalesce(jsonb_agg(to_jsonb(run) order by run.started_at desc), '[]') from (
        select * from feed_runs r where r.source = f.source
        order by r.started_at desc limit ${runsShown}) run) as runs, count(o.id) filter (where o.status = 'published')::int as published,
      count(o.id) filter (where o.status = 'held')::int as held
    from feed_sources f left join opportunities o on o.source = f.source
    group by f.source order by f.source`.execute(db)
  const oldestRun = now.getTime() - feedRunMinutes * 60_000
  return rows.map((row) => ({
    source: row.source,
    label: row.label,
    running: row.running_since !== null && row.running_since.getTime() > oldestRun,
    lastTriedAt: row.last_tried_at?.toISOString() ?? null,
    lastGoodAt: row.last_good_at?.toISOString() ?? null,
    restUntil: row.rest_until?.toISOString() ?? null,
    failures: row.failures,
    problem: row.problem,
    published: row.published,
    held: row.held,
    runs: row.runs.map((run) => ({
      startedAt: new Date(run.started_at).toISOString(),
      endedAt: new Date(run.ended_at).toISOString(),
      outcome: run.outcome,
      problem: run.problem,
      found: run.found,
      stored: run.stored,
      held: run.held,
      skipped: run.skipped,
      expired: run.expired,
    })),
  }))
}

interface FeedRun extends Pick<StaffFeed['runs'][number], 'outcome' | 'problem'> {
  started_at: string
  ended_at: string
  found: number
  stored: number
  held: number
  skipped: number
  expired: number
}

/** Feeds whose last run failed. */
export async function countFailingFeeds(db: Db): Promise<number> {
  const row = await db
    .selectFrom('feed_sources')
    .select((all) => all.fn.countAll<number>().as('failing'))
    .where('problem', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(row.failing)
}

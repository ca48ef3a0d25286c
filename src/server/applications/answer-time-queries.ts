import { sql } from 'kysely'
import type { AnswerTimes } from '#contract/applicants.ts'
import { hourMs } from '#domain/duration.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'

/**
 * How long one opening, or all of a business, takes to answer and to hire, each from the day somebody applied. The
 * middle value, so that one forgotten application does not hide that the others were answered quickly.
 */
export async function answerTimesOf(
  db: AnyDb,
  scope: { postingId: string } | { businessId: UserId },
): Promise<AnswerTimes> {
  const own =
    'postingId' in scope
      ? sql`posting.id = ${scope.postingId}`
      : sql`posting.business_id = ${scope.businessId}`
  const { rows } = await sql<{
    applied: number
    answered: number
    hired: number
    toAnswer: number | null
    toHire: number | null
  }>`
    with sent as (
      select sent.state, sent.created_at,
        min(event.created_at) filter (where event.moved_by = 'business') as answered_at,
        min(event.created_at) filter (where event.to_state = 'accepted') as accepted_at
      from applications sent
      join opportunities posting on posting.id = sent.opportunity_id and ${own}
      left join application_events event
        on event.user_id = sent.user_id and event.application_id = sent.id
      where sent.via = 'platform'
      group by sent.user_id, sent.id)
    select count(*)::int as applied, count(answered_at)::int as answered,
      (count(*) filter (where state = 'accepted'))::int as hired,
      (percentile_cont(0.5) within group (
        order by extract(epoch from answered_at - created_at)))::float8 as "toAnswer",
      (percentile_cont(0.5) within group (
        order by extract(epoch from accepted_at - created_at))
        filter (where state = 'accepted'))::float8 as "toHire"
    from sent`.execute(db)
  const [row] = rows
  return {
    applied: row?.applied ?? 0,
    answered: row?.answered ?? 0,
    hoursToAnswer: hoursOf(row?.toAnswer ?? null),
    hired: row?.hired ?? 0,
    hoursToHire: hoursOf(row?.toHire ?? null),
  }
}

function hoursOf(seconds: number | null): number | null {
  return seconds === null ? null : Math.round((seconds * 1000) / hourMs)
}

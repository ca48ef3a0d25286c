import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** How the outbox is doing. */
export interface LetterFigures {
  /** Due, or tried without success; not those that are scheduled for later. */
  waiting: number
  /** How long the oldest of them has waited since it was written; 0 when none waits. */
  oldestSeconds: number
  /** Not delivered and not tried again, within the last seven days. */
  givenUp: number
  bounced: number
}

export async function letterFigures(db: Db, now: Date): Promise<LetterFigures> {
  const { rows } = await sql<LetterFigures>`
    with open as (
      select state, created_at from letters
      where (state = 'waiting' and (next_at <= ${now} or code is not null))
        or (state in ('given-up', 'bounced') and ended_at > ${now}::timestamptz - interval '7 days')
    )
    select count(*) filter (where state = 'waiting')::int as waiting,
      coalesce(extract(epoch from ${now}::timestamptz
        - min(created_at) filter (where state = 'waiting')), 0)::float8 as "oldestSeconds",
      count(*) filter (where state = 'given-up')::int as "givenUp",
      count(*) filter (where state = 'bounced')::int as bounced
    from open`.execute(db)
  return rows[0] ?? { waiting: 0, oldestSeconds: 0, givenUp: 0, bounced: 0 }
}

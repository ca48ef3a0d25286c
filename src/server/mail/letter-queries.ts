import { sql, type ExpressionBuilder } from 'kysely'
import type { letterLists, UnsentLetter } from '#contract/staff-jobs.ts'
import { daysAfter } from '#domain/day.ts'
import { letterLabel } from '#domain/people/letter-kind.ts'
import type { Db } from '../db/database.ts'
import { isLeased } from '../db/lease.ts'
import type { Tables } from '../db/tables.ts'
import { timeCursor } from '../http/cursor.ts'

const pageSize = 50
/** Older letters are in the list, but not in the count on the tab. */
const countedDays = 7
const stuckMinutes = 60

/** Letters that have not arrived. The waiting ones are listed oldest first, the others newest first. */
export async function unsentLetters(
  db: Db,
  { list, after }: { list: (typeof letterLists)[number]; after: string | undefined },
  now: Date,
): Promise<{ letters: UnsentLetter[]; next: string | null }> {
  const cursor = timeCursor.decode(after)
  const oldestFirst = list === 'waiting'
  const order = oldestFirst ? 'asc' : 'desc'
  let query = db
    .selectFrom('letters as letter')
    .innerJoin('auth_users as account', 'account.id', 'letter.user_id')
    .select(['letter.id', 'letter.kind', 'letter.created_at', 'letter.ended_at', 'letter.until'])
    .select(['letter.state', 'letter.tries', 'letter.code', 'letter.leased_until', 'account.name'])
    .where('letter.state', '<>', 'sent')
    .$narrowType<{ state: UnsentLetter['state'] }>()
    .where(notDismissed)
  query =
    list === 'unsent'
      ? query.where((row) => needsAttention(row, now))
      : query.where('letter.state', '=', list)
  if (list === 'waiting') {
    // The others are not late, but scheduled for later.
    query = query.where((row) =>
      row.or([row('letter.code', 'is not', null), row('letter.next_at', '<=', now)]),
    )
  }
  if (cursor !== null) {
    query = query.where((is) =>
      is(
        is.refTuple('letter.created_at', 'letter.id'),
        oldestFirst ? '>' : '<',
        is.tuple(is.val(cursor.at), is.val(cursor.id)),
      ),
    )
  }
  const fetched = await query
    .orderBy('letter.created_at', order)
    .orderBy('letter.id', order)
    .limit(pageSize + 1)
    .execute()
  const { rows, next } = timeCursor.page(fetched, pageSize, ({ created_at: at, id }) => ({
    at,
    id,
  }))
  return {
    next,
    letters: rows.map((row) => ({
      id: row.id,
      kind: letterLabel(row.kind),
      person: row.name,
      state: row.state,
      since: row.created_at.toISOString(),
      endedAt: row.ended_at?.toISOString() ?? null,
      tries: row.tries,
      code: row.code,
      canTry: canBeTried(row, now),
    })),
  }
}

/** After `until` its link has expired, and without the secret it cannot be decrypted. */
export function canBeTried(
  row: { until: Date; code: string | null; leased_until: Date | null },
  now: Date,
): boolean {
  return row.until > now && row.code !== 'unreadable' && !isLeased(row, now)
}

/** The number of letters that need attention: not delivered in the last days, or due for more than an hour. */
export async function countUnsentLetters(db: Db, now: Date): Promise<number> {
  const row = await db
    .selectFrom('letters as letter')
    .select((all) => all.fn.countAll<number>().as('letters'))
    .where(notDismissed)
    .where((letter) => needsAttention(letter, now))
    .executeTakeFirstOrThrow()
  return Number(row.letters)
}

function needsAttention(
  letter: ExpressionBuilder<Tables & { letter: Tables['letters'] }, 'letter'>,
  now: Date,
) {
  const anHourAgo = new Date(now.getTime() - stuckMinutes * 60_000)
  return letter.or([
    letter.and([
      letter('letter.state', 'in', ['given-up', 'bounced']),
      letter('letter.ended_at', '>', daysAfter(now, -countedDays)),
    ]),
    letter.and([
      letter('letter.state', '=', 'waiting'),
      letter.or([
        letter('letter.next_at', '<=', anHourAgo),
        letter.and([
          letter('letter.code', 'is not', null),
          letter('letter.created_at', '<=', anHourAgo),
        ]),
      ]),
    ]),
  ])
}

const notDismissed = sql<boolean>`not exists (select from dismissed_letters dismissed
  where dismissed.user_id = letter.user_id and dismissed.letter_id = letter.id)`

export async function isKnownLetter(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('letters').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

import type { LoggedAction } from '#contract/staff.ts'
import { actionSentence, type StaffAction } from '#domain/people/staff-action.ts'
import type { Db } from '../db/database.ts'
import { timeCursor } from '../http/cursor.ts'

const pageSize = 50

/** What staff did, newest first: everything, of one kind, or about one subject. */
export async function loggedActions(
  db: Db,
  asked: { kind: StaffAction | undefined; about: string | undefined; after: string | undefined },
): Promise<{ actions: LoggedAction[]; next: string | null }> {
  const place = timeCursor.decode(asked.after)
  let query = db.selectFrom('staff_actions').selectAll()
  if (asked.kind !== undefined) query = query.where('kind', '=', asked.kind)
  if (asked.about !== undefined) query = query.where('subject_id', '=', asked.about)
  if (place !== null) {
    query = query.where((is) =>
      is(is.refTuple('at', 'id'), '<', is.tuple(is.val(place.at), is.val(place.id))),
    )
  }
  const read = await query
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute()
  const { rows, next } = timeCursor.page(read, pageSize, ({ at, id }) => ({ at, id }))
  return {
    next,
    actions: rows.map((row) => {
      const kind = row.kind
      return {
        id: row.id,
        at: row.at.toISOString(),
        kind,
        staff: { id: row.staff_id, name: row.staff_name },
        subject: {
          kind: row.subject_kind,
          id: row.subject_id,
          name: row.subject_name,
        },
        sentence: actionSentence({ kind, staff: row.staff_name, subject: row.subject_name }),
        reason: row.reason,
        // Only written by `act`, which accepts nothing else.
        before: row.before,
        after: row.after,
      }
    }),
  }
}

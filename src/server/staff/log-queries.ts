import type { LoggedAction } from '#contract/staff.ts'
import { actionSentence, type StaffAction } from '#domain/people/staff-action.ts'
import type { Db } from '../db/database.ts'
import { timeCursor } from '../http/cursor.ts'

const pageSize = 50

/** What staff did, newest first: everything, of one kind, or about one subject. */
export async function loggedActions(
  db: Db,
  filters: { kind: StaffAction | undefined; about: string | undefined; after: string | undefined },
): Promise<{ actions: LoggedAction[]; next: string | null }> {
  const cursor = timeCursor.decode(filters.after)
  let query = db.selectFrom('staff_actions').selectAll()
  if (filters.kind !== undefined) query = query.where('kind', '=', filters.kind)
  if (filters.about !== undefined) query = query.where('subject_id', '=', filters.about)
  if (cursor !== null) {
    query = query.where((is) =>
      is(is.refTuple('at', 'id'), '<', is.tuple(is.val(cursor.at), is.val(cursor.id))),
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

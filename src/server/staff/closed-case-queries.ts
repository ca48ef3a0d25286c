import { sql } from 'kysely'
import type { ClosedCase } from '#contract/staff-cases.ts'
import { actionSentence, staffActionKinds, type StaffAction } from '#domain/people/staff-action.ts'
import type { CaseKind } from '#domain/people/staff-case.ts'
import type { Db } from '../db/database.ts'
import { timeCursor } from '../http/cursor.ts'

const pageSize = 50

/** The decisions that close a case, and the kind of case that they close. */
const closing: Readonly<Partial<Record<StaffAction, CaseKind>>> = {
  'closed-report': 'report',
  'answered-message': 'message',
  'closed-message': 'message',
  verified: 'verification',
  refused: 'verification',
}

/** Closed cases of these kinds that still exist, newest first: the log says who closed each one and why. */
export async function closedCases(
  db: Db,
  kinds: readonly CaseKind[],
  after: string | undefined,
): Promise<{ cases: ClosedCase[]; next: string | null }> {
  const actions = staffActionKinds.filter((kind) => {
    const closed = closing[kind]
    return closed !== undefined && kinds.includes(closed)
  })
  const cursor = timeCursor.decode(after)
  let query = db
    .selectFrom('staff_actions as action')
    .select(['action.id', 'action.kind', 'action.at', 'action.staff_name', 'action.subject_id'])
    .select(['action.subject_name', 'action.reason'])
    .where('action.kind', 'in', actions)
    .where(
      // The comparison as a uuid uses the indexes; these kinds are only about rows with such an id.
      sql<boolean>`case
        when action.kind = 'closed-report' then exists (
          select from person_reports where id = action.subject_id::uuid)
        when action.kind in ('answered-message', 'closed-message') then exists (
          select from contact_messages where id = action.subject_id::uuid)
        else exists (select from auth_users where id = action.subject_id::uuid) end`,
    )
  if (cursor !== null) {
    query = query.where((is) =>
      is(
        is.refTuple('action.at', 'action.id'),
        '<',
        is.tuple(is.val(cursor.at), is.val(cursor.id)),
      ),
    )
  }
  const read = await query
    .orderBy('action.at', 'desc')
    .orderBy('action.id', 'desc')
    .limit(pageSize + 1)
    .execute()
  const { rows, next } = timeCursor.page(read, pageSize, ({ at, id }) => ({ at, id }))
  return {
    next,
    cases: rows.map(({ kind, staff_name: staff, subject_name: name, ...row }) => ({
      id: row.subject_id,
      kind: closing[kind] ?? 'report',
      name,
      closedAt: row.at.toISOString(),
      sentence: actionSentence({ kind, staff, subject: name }),
      reason: row.reason,
    })),
  }
}

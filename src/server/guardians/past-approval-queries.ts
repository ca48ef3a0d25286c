import type { PastApproval } from '#contract/approvals.ts'
import { pastApprovalStates, type PastApprovalState } from '#domain/people/approval.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import { applicationsUnder, isMinor, isUsedUp, studentsOf } from './approval-queries.ts'

const maxPast = 50

/**
 * Answers that no longer count, newest first: those of this guardian, and those for students whose link is in
 * force. Only about minors: an adult's requests are their own business.
 */
export async function pastApprovals(
  db: AnyDb,
  guardianId: UserId,
  now: Date,
): Promise<PastApproval[]> {
  const rows = (await answeredRows(db, guardianId, now)).filter((row) => isMinor(row, now))
  const applications = await applicationsUnder(
    db,
    rows.flatMap(({ id, state }) => (state === 'approved' ? [id] : [])),
  )
  return rows
    .filter(
      (row) =>
        row.state !== 'approved' ||
        isUsedUp(
          row,
          applications.filter(({ approvalId }) => approvalId === row.id),
        ),
    )
    .map((row) => pastApproval(row, guardianId))
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .slice(0, maxPast)
}

type AnsweredRow = Awaited<ReturnType<typeof answeredRows>>[number]

async function answeredRows(db: AnyDb, guardianId: UserId, now: Date) {
  const studentIds = await studentsOf(db, guardianId, now)
  return db
    .selectFrom('approvals as approval')
    .innerJoin('student_profiles as details', 'details.user_id', 'approval.user_id')
    .innerJoin('user_profiles as student', 'student.user_id', 'approval.user_id')
    .select(['approval.id', 'approval.kind', 'approval.title', 'approval.covers'])
    .select(['approval.state', 'approval.decided_at', 'approval.decided_by'])
    .select(['approval.taken_back_at', 'approval.taken_back_by', 'approval.declined_because'])
    .select(['student.display_name as student', 'details.birth_month'])
    .where('approval.state', 'in', pastApprovalStates)
    .$narrowType<{ state: PastApprovalState }>()
    .where((is) =>
      is.or([
        is('approval.decided_by', '=', guardianId),
        is('approval.taken_back_by', '=', guardianId),
        ...(studentIds.length === 0 ? [] : [is('approval.user_id', 'in', studentIds)]),
      ]),
    )
    .orderBy('approval.decided_at', 'desc')
    .limit(2 * maxPast)
    .execute()
}

function pastApproval(row: AnsweredRow, guardianId: UserId): PastApproval {
  const { state } = row
  const takenBack = state === 'taken-back'
  const decider = takenBack ? row.taken_back_by : row.decided_by
  const decidedAt = takenBack ? row.taken_back_at : row.decided_at
  const by = state === 'dropped' ? 'student' : decider === guardianId ? 'you' : 'guardian'
  return {
    id: row.id,
    student: row.student,
    kind: row.kind,
    title: row.title,
    state,
    at: decidedAt?.toISOString() ?? '',
    by,
    because: by === 'you' ? row.declined_because : null,
  }
}

import { mustAskFirst, type ApprovalKind, type ApprovalNow } from '#domain/people/approval.ts'
import type { AnyDb } from '../db/database.ts'
import { isLinkAlive } from './approval-queries.ts'
import { ageBandOfStudent, isMinor, linksInForce } from './queries.ts'

export interface Wanted {
  studentId: string
  kind: ApprovalKind
  /** The id of the opening or the mentor. */
  subject: string
}

export type Yes = { needed: true } | { needed: false; approvalId: string | null }

/** What would happen if it were sent now, for the form to show beforehand. */
export async function approvalNow(db: AnyDb, wanted: Wanted, now: Date): Promise<ApprovalNow> {
  if (!(await isMinor(db, wanted.studentId, now))) return 'none'
  const yes = await yesAmong(db, wanted, await answersFor(db, wanted).execute(), now)
  if (!yes.needed) return 'given'
  return (await linksInForce(db, wanted.studentId, now)).length > 0 ? 'asked' : 'no-guardian'
}

/** Guardians' answers for this kind, oldest first. */
export function answersFor(db: AnyDb, { studentId, kind }: Wanted) {
  return db
    .selectFrom('approvals as approval')
    .select(['id', 'subject', 'state', 'covers', 'decided_at as decidedAt'])
    .select(isLinkAlive.as('counts'))
    .where('user_id', '=', studentId)
    .where('kind', '=', kind)
    .orderBy('decided_at')
}

/**
 * An approval is valid while the link of the guardian who gave it is in force. An answer or open question
 * about this very thing takes precedence over an approval of something else. A mentor who was stopped
 * needs an approval given after the stop was lifted.
 */
export async function yesAmong(
  db: AnyDb,
  { studentId, kind, subject }: Wanted,
  answers: Awaited<ReturnType<ReturnType<typeof answersFor>['execute']>>,
  now: Date,
): Promise<Yes> {
  const lifted = kind === 'mentor' ? await lastLift(db, studentId, subject) : null
  const own = answers.find((row) => row.subject === subject)
  const openQuestion = own !== undefined && !['approved', 'dropped'].includes(own.state)
  const yes = answers.find(
    (row) =>
      row.counts &&
      row.state === 'approved' &&
      (lifted === null || (row.decidedAt !== null && row.decidedAt > lifted)) &&
      (row.covers === 'later' || row.subject === subject),
  )
  const covered = !openQuestion && yes !== undefined
  if (!mustAskFirst(await ageBandOfStudent(db, studentId, now), covered)) {
    return { needed: false, approvalId: covered ? yes.id : null }
  }
  return { needed: true }
}

/** When the last stop of this mentor was lifted; null when they were never stopped. */
async function lastLift(db: AnyDb, studentId: string, mentorId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('mentor_stops')
    .select('lifted_at')
    .where('user_id', '=', studentId)
    .where('stopped_id', '=', mentorId)
    .where('lifted_at', 'is not', null)
    .orderBy('lifted_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.lifted_at ?? null
}

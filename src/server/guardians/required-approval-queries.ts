import { requiresApproval, type ApprovalKind, type ApprovalNow } from '#domain/people/approval.ts'
import type { AgeBand } from '#domain/people/birth-month.ts'
import { type UserId, userIdSchema } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import { isLinkAlive } from './approval-queries.ts'
import { ageBandOfStudent, linksInForce } from './queries.ts'

/** What a student wants to do, and a minor may do only with a guardian's approval. */
export interface StudentAction {
  studentId: UserId
  kind: ApprovalKind
  /** The id of the opening or the mentor. */
  subject: string
}

export type RequiredApproval = { required: true } | { required: false; approvalId: string | null }

/** What would happen if the action were sent now, for the form to say so beforehand. */
export async function approvalNow(
  db: AnyDb,
  action: StudentAction,
  now: Date,
): Promise<ApprovalNow> {
  const answers = await answersFor(db, action).execute()
  const { band, approval } = await requiredApproval(db, action, answers, now)
  if (band === 'adult') return 'none'
  if (!approval.required) return 'given'
  return (await linksInForce(db, action.studentId, now)).length > 0 ? 'asked' : 'no-guardian'
}

/** The guardians' answers to actions of this kind, oldest first. */
export function answersFor(db: AnyDb, { studentId, kind }: StudentAction) {
  return db
    .selectFrom('approvals as approval')
    .select(['id', 'subject', 'state', 'covers', 'decided_at as decidedAt'])
    .select(isLinkAlive.as('counts'))
    .where('user_id', '=', studentId)
    .where('kind', '=', kind)
    .orderBy('decided_at')
}

/**
 * An approval counts while the link of the guardian who gave it is in force. What a guardian answered to
 * this action, or is still being asked about it, takes precedence over an approval of another action. For a
 * mentor who was stopped, only an approval given after the stop was lifted counts.
 */
export async function requiredApproval(
  db: AnyDb,
  { studentId, kind, subject }: StudentAction,
  answers: Awaited<ReturnType<ReturnType<typeof answersFor>['execute']>>,
  now: Date,
): Promise<{ band: AgeBand; approval: RequiredApproval }> {
  const liftedAt =
    kind === 'mentor' ? await lastLift(db, studentId, userIdSchema.parse(subject)) : null
  const own = answers.find((row) => row.subject === subject)
  const isUndecided = own !== undefined && !['approved', 'dropped'].includes(own.state)
  const approvedRow = answers.find(
    (row) =>
      row.counts &&
      row.state === 'approved' &&
      (liftedAt === null || (row.decidedAt !== null && row.decidedAt > liftedAt)) &&
      (row.covers === 'later' || row.subject === subject),
  )
  const approvalId = isUndecided ? null : (approvedRow?.id ?? null)
  const band = await ageBandOfStudent(db, studentId, now)
  const required = requiresApproval(band, approvalId !== null)
  return { band, approval: required ? { required } : { required, approvalId } }
}

/** When the last stop of this mentor was lifted; null when they were never stopped. */
async function lastLift(db: AnyDb, studentId: UserId, mentorId: UserId): Promise<Date | null> {
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

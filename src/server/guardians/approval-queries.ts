import { storedAddress } from '#domain/known-address.ts'
import { sql } from 'kysely'
import type { Approval, GivenApproval } from '#contract/guardians.ts'
import { mayCallOff } from '#domain/openings/acceptance.ts'
import { undecidedStates } from '#domain/openings/application.ts'
import type { ApprovalKind } from '#domain/people/approval.ts'
import { ageBandOf } from '#domain/people/birth-month.ts'
import { dayFrom, dayOf } from '#domain/day.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import { isQuestioned } from './questioned-queries.ts'
import { linksOf } from './queries.ts'

interface OpenApproval extends Approval {
  studentId: UserId
  /** The last time a guardian declined this. */
  lastNo: { at: string; by: UserId | null } | null
}

/** Approvals waiting for a guardian's answer, oldest first. */
export async function openApprovals(
  db: AnyDb,
  studentIds: readonly UserId[],
): Promise<OpenApproval[]> {
  if (studentIds.length === 0) return []
  const rows = await approvalRows(db)
    .where('user_id', 'in', studentIds)
    .where('state', '=', 'asked')
    .select(['last_no_at', 'last_no_by'])
    .orderBy('asked_at')
    .limit(50)
    .execute()
  return rows.map(({ last_no_at: at, last_no_by: by, ...row }) => ({
    ...approvalFrom(row),
    lastNo: at === null ? null : { at: at.toISOString(), by },
  }))
}

/** The student's own approvals, newest first. */
export async function approvalsOf(db: AnyDb, studentId: UserId): Promise<Approval[]> {
  const rows = await approvalRows(db)
    .where('user_id', '=', studentId)
    .orderBy('asked_at', 'desc')
    .limit(20)
    .execute()
  return rows.map(approvalFrom).map(({ studentId: _studentId, ...approval }) => approval)
}

/** What an approval is about. */
export async function approvalOf(
  db: AnyDb,
  { studentId, approvalId }: { studentId: UserId; approvalId: string },
): Promise<{ kind: ApprovalKind; subject: string } | null> {
  const row = await db
    .selectFrom('approvals')
    .select(['kind', 'subject'])
    .where('user_id', '=', studentId)
    .where('id', '=', approvalId)
    .executeTakeFirst()
  return row === undefined ? null : { ...row, kind: row.kind }
}

/**
 * All approvals in force for the guardian's students, plus those this guardian gave: they outlive the
 * link, so that they can still be withdrawn.
 */
export async function givenApprovals(
  db: AnyDb,
  guardianId: UserId,
  now: Date,
): Promise<GivenApproval[]> {
  const studentIds = await studentsOf(db, guardianId, now)
  const rows = await approvedRows(db, guardianId, studentIds)
    .innerJoin('user_profiles as student', 'student.user_id', 'approval.user_id')
    .select(['approval.id', 'approval.kind', 'approval.title', 'approval.covers'])
    .select(['approval.user_id as studentId', 'student.display_name as student'])
    .select(['approval.decided_at as at', 'approval.decided_by as by'])
    .select(['details.birth_month', isLinkAlive.as('alive')])
    .orderBy('approval.decided_at', 'desc')
    .limit(100)
    .execute()
  const minors = rows.filter((row) => isMinor(row, now))
  const applications = await applicationsUnder(
    db,
    minors.map(({ id }) => id),
  )
  return minors.flatMap(({ by, at, studentId: _studentId, ...row }) => {
    const covered = applications.filter(({ approvalId }) => approvalId === row.id)
    if (isUsedUp(row, covered)) return []
    return {
      id: row.id,
      student: row.student,
      title: row.title,
      kind: row.kind,
      covers: row.covers,
      at: at?.toISOString() ?? '',
      yours: by === guardianId,
      linked: row.alive,
      ...outcomesOf(covered.filter(isLive), now),
    }
  })
}

/** An approval of one application that was sent and has ended: there is nothing left to withdraw. */
export function isUsedUp(
  { kind, covers }: Pick<GivenApproval, 'kind' | 'covers'>,
  applications: CoveredApplication[],
) {
  return (
    kind === 'application' &&
    covers === 'this' &&
    applications.length > 0 &&
    !applications.some(isLive)
  )
}

function isLive({ state }: CoveredApplication): boolean {
  return state === 'accepted' || undecidedStates.some((undecided) => undecided === state)
}

/** Whether this guardian may withdraw this approval. */
export async function mayTakeBack(
  db: AnyDb,
  { guardianId, approvalId }: { guardianId: UserId; approvalId: string },
  now: Date,
): Promise<boolean> {
  const row = await approvedRows(db, guardianId, await studentsOf(db, guardianId, now))
    .select('details.birth_month')
    .where('approval.id', '=', approvalId)
    .executeTakeFirst()
  return row !== undefined && isMinor(row, now)
}

/** The applications sent under these approvals. */
export async function applicationsUnder(db: AnyDb, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('applications as application')
    .leftJoin('offers as offer', (join) =>
      join
        .onRef('offer.user_id', '=', 'application.user_id')
        .onRef('offer.application_id', '=', 'application.id'),
    )
    .select([
      'application.approval_id as approvalId',
      'application.title',
      'application.company',
      'application.state',
    ])
    .leftJoin('interviews as interview', (join) =>
      join
        .onRef('interview.user_id', '=', 'application.user_id')
        .onRef('interview.application_id', '=', 'application.id'),
    )
    .select('offer.starts_on as startsOn')
    .select(['interview.state as interviewState', 'interview.starts_at as interviewAt'])
    .where('application.approval_id', 'in', [...ids])
    .where('application.via', '=', 'platform')
    .orderBy('application.id')
    .execute()
}

type CoveredApplication = Awaited<ReturnType<typeof applicationsUnder>>[number]

function outcomesOf(
  applications: readonly CoveredApplication[],
  now: Date,
): Pick<GivenApproval, 'undecided' | 'interviews' | 'accepted'> {
  const accepted = applications.filter(({ state }) => state === 'accepted')
  return {
    undecided: applications.length - accepted.length,
    interviews: applications.flatMap(({ title, company, state, interviewState, interviewAt }) =>
      state === 'interview' && interviewState === 'planned' && interviewAt && interviewAt > now
        ? { title, company, startsAt: interviewAt.toISOString() }
        : [],
    ),
    accepted: accepted.map(({ title, company, startsOn }) => ({
      title,
      company,
      begun: startsOn !== null && !mayCallOff({ startsOn: dayFrom(startsOn) }, dayOf(now)),
    })),
  }
}

/** Guardians cannot stop what an adult does. */
export function isMinor(row: { birth_month: string | null }, now: Date): boolean {
  return ageBandOf(row.birth_month, now) !== 'adult'
}

/** The link under which an approval was given is still in force: after a new link, approval is needed again. */
export const isLinkAlive = sql<boolean>`exists (
  select from guardian_links link join auth_users giver on giver.id = link.guardian_id
  where link.user_id = approval.user_id and link.guardian_id = approval.decided_by
    and link.state = 'active' and link.started_at <= approval.decided_at
    and giver.suspended_at is null and not ${isQuestioned})`

function approvedRows(db: AnyDb, guardianId: UserId, studentIds: readonly UserId[]) {
  return db
    .selectFrom('approvals as approval')
    .innerJoin('student_profiles as details', 'details.user_id', 'approval.user_id')
    .where('approval.state', '=', 'approved')
    .where((is) =>
      is.or([
        is('approval.decided_by', '=', guardianId),
        studentIds.length === 0
          ? sql<boolean>`false`
          : is('approval.user_id', 'in', [...studentIds]),
      ]),
    )
}

export async function studentsOf(db: AnyDb, guardianId: UserId, now: Date): Promise<UserId[]> {
  const links = await linksOf(db, { guardianId }, now)
  return links.flatMap(({ standing, studentId }) => (standing === 'in-force' ? [studentId] : []))
}

function approvalRows(db: AnyDb) {
  return db
    .selectFrom('approvals')
    .select(['user_id as studentId', 'id', 'kind', 'title', 'path', 'state', 'asked_at'])
}

function approvalFrom(
  row: Awaited<ReturnType<ReturnType<typeof approvalRows>['executeTakeFirstOrThrow']>>,
): Approval & { studentId: UserId } {
  const { asked_at: at, ...approval } = row
  return {
    ...approval,
    kind: row.kind,
    state: row.state,
    path: storedAddress(row.path),
    at: at.toISOString(),
  }
}

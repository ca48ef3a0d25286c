import type { MyGuardian } from '#contract/guardians.ts'
import {
  currentLinkState,
  waitsFor,
  type GuardianLink,
  type CurrentLinkState,
} from '#domain/people/guardian-link.ts'
import { ageBandOf, type AgeBand } from '#domain/people/birth-month.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'

/** A link with both names and its current state. */
export interface KnownLink extends GuardianLink {
  studentId: UserId
  studentName: string
  guardianId: UserId
  guardianName: string
  relationship: string
  alerts: boolean
  /** Staff suspended the guardian, who cannot answer anything. */
  suspended: boolean
  /** The student is not certainly 18 or older. */
  minor: boolean
  since: Date
  /** When both sides had agreed; null if they never did. */
  startedAt: Date | null
  /** When the student was asked whether to renew it at 18. */
  pausedAt: Date | null
  standing: CurrentLinkState
}

/** The links of a student or a guardian that have not ended. There are only ever a few. */
export async function linksOf(
  db: AnyDb,
  side: { studentId: UserId } | { guardianId: UserId },
  now: Date,
): Promise<KnownLink[]> {
  const query = knownLinks(db).where('link.state', '!=', 'ended')
  const rows = await (
    'studentId' in side
      ? query.where('link.user_id', '=', side.studentId)
      : query.where('link.guardian_id', '=', side.guardianId)
  )
    .orderBy('link.asked_at')
    .execute()
  return rows.map((row) => linkFrom(row, now)).filter(({ standing }) => standing !== 'ended')
}

/** All active links, in pages ordered by key, for the jobs that notify guardians. */
export async function activeLinks(
  db: AnyDb,
  after: { studentId: UserId; guardianId: UserId } | null,
  now: Date,
): Promise<KnownLink[]> {
  let query = knownLinks(db).where('link.state', '=', 'active')
  if (after !== null) {
    query = query.where((is) =>
      is(
        is.refTuple('link.user_id', 'link.guardian_id'),
        '>',
        is.tuple(is.val(after.studentId), is.val(after.guardianId)),
      ),
    )
  }
  const rows = await query
    .orderBy('link.user_id')
    .orderBy('link.guardian_id')
    .limit(linkBatchSize)
    .execute()
  return rows.map((row) => linkFrom(row, now))
}

export const linkBatchSize = 500

/** The links through which guardians see this student now; suspended guardians have no access. */
export async function linksInForce(db: AnyDb, studentId: UserId, now: Date): Promise<KnownLink[]> {
  const links = await linksOf(db, { studentId }, now)
  return links.filter(({ standing, suspended }) => standing === 'in-force' && !suspended)
}

/** The guardians to notify about a minor; empty for an adult. */
export async function guardiansOfMinor(
  db: AnyDb,
  studentId: UserId,
  now: Date,
): Promise<KnownLink[]> {
  return (await linksInForce(db, studentId, now)).filter(({ minor }) => minor)
}

/** Guardians whose link with this student ended after `since`, except suspended ones. */
export async function pastGuardians(
  db: AnyDb,
  studentId: UserId,
  since: Date,
): Promise<{ guardianId: UserId; studentName: string }[]> {
  return knownLinks(db)
    .clearSelect()
    .select(['link.guardian_id as guardianId', 'student.display_name as studentName'])
    .where('link.user_id', '=', studentId)
    .where('link.state', '=', 'ended')
    .where('link.started_at', 'is not', null)
    .where('link.ended_at', '>', since)
    .where('account.suspended_at', 'is', null)
    .orderBy('link.guardian_id')
    .execute()
}

/** Whether this guardian has access to this student now. */
export async function seesStudent(
  db: AnyDb,
  pair: { guardianId: UserId; studentId: UserId },
  now: Date,
): Promise<boolean> {
  const links = await linksInForce(db, pair.studentId, now)
  return links.some(({ guardianId }) => guardianId === pair.guardianId)
}

/** From the birth month in effect, not one that waits for an answer. */
export async function ageBandOfStudent(db: AnyDb, studentId: UserId, now: Date): Promise<AgeBand> {
  const row = await db
    .selectFrom('student_profiles')
    .select('birth_month')
    .where('user_id', '=', studentId)
    .executeTakeFirst()
  return ageBandOf(row?.birth_month ?? null, now)
}

/** Anyone who is not certainly 18 or older. */
export async function isMinor(db: AnyDb, studentId: UserId, now: Date): Promise<boolean> {
  return (await ageBandOfStudent(db, studentId, now)) !== 'adult'
}

export async function linkBetween(
  db: AnyDb,
  pair: { studentId: UserId; guardianId: UserId },
  now: Date,
): Promise<KnownLink | null> {
  const row = await knownLinks(db)
    .where('link.user_id', '=', pair.studentId)
    .where('link.guardian_id', '=', pair.guardianId)
    .executeTakeFirst()
  return row === undefined ? null : linkFrom(row, now)
}

export function myGuardian(link: KnownLink): MyGuardian {
  const { guardianId: id, guardianName: name, relationship, standing, since } = link
  if (standing === 'ended') throw new RangeError('An ended link is not a guardian')
  return {
    id,
    name,
    relationship,
    standing,
    waitsFor: waitsFor(link, standing),
    since: since.toISOString(),
  }
}

/** The invited guardian's address that has not answered yet; null when there is none. */
export async function invitedAddress(
  db: AnyDb,
  studentId: UserId,
  now: Date,
): Promise<string | null> {
  const row = await db
    .selectFrom('guardian_codes')
    .select('invited_email')
    .where('user_id', '=', studentId)
    .where('invited_email', 'is not', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.invited_email ?? null
}

/** The guardian's address in the student's profile; null once this student's invitation was sent there. */
export async function uninvitedAddress(db: AnyDb, studentId: UserId): Promise<string | null> {
  const row = await db
    .selectFrom('student_profiles as student')
    .select('guardian_email')
    .where('user_id', '=', studentId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('guardian_codes as code')
            .select('code.user_id')
            .whereRef('code.user_id', '=', 'student.user_id')
            .whereRef('code.invited_email', '=', 'student.guardian_email'),
        ),
      ),
    )
    .executeTakeFirst()
  return row?.guardian_email ?? null
}

function knownLinks(db: AnyDb) {
  return db
    .selectFrom('guardian_links as link')
    .innerJoin('user_profiles as student', 'student.user_id', 'link.user_id')
    .leftJoin('student_profiles as details', 'details.user_id', 'link.user_id')
    .innerJoin('user_profiles as guardian', 'guardian.user_id', 'link.guardian_id')
    .innerJoin('auth_users as account', 'account.id', 'link.guardian_id')
    .leftJoin('guardian_profiles as kin', 'kin.user_id', 'link.guardian_id')
    .select([
      'link.user_id as studentId',
      'link.guardian_id as guardianId',
      'link.state',
      'link.asked_by as askedBy',
      'link.asked_at as askedAt',
      'link.started_at as startedAt',
      'link.adult_yes_at as adultYesAt',
      'link.paused_at as pausedAt',
      'student.display_name as studentName',
      'guardian.display_name as guardianName',
      'account.suspended_at as suspendedAt',
      'kin.relationship',
      'kin.alerts_enabled as alerts',
      'details.birth_month as birthMonth',
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof knownLinks>['executeTakeFirstOrThrow']>>

function linkFrom(row: Row, now: Date): KnownLink {
  const { birthMonth, startedAt, suspendedAt, ...columns } = row
  const band = ageBandOf(birthMonth, now)
  const link = {
    ...columns,
    state: row.state,
    askedBy: row.askedBy,
    relationship: row.relationship ?? '',
    alerts: row.alerts ?? true,
    suspended: suspendedAt !== null,
    minor: band !== 'adult',
    since: startedAt ?? row.askedAt,
    startedAt,
  }
  return { ...link, standing: currentLinkState(link, band, now) }
}

import { sql } from 'kysely'
import type { StudentView } from '#contract/guardians.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import type { KnownLink } from './queries.ts'

/**
 * SQL condition on a row with a link's `user_id` and `guardian_id`: another guardian reported not knowing
 * this one, and staff have not decided. It stays true when the reporting guardian's link ends.
 */
export const isQuestioned = sql<boolean>`exists (
  select from person_reports report
  join guardian_links reporter on reporter.user_id = link.user_id
    and reporter.guardian_id = report.user_id
  where report.about_id = link.guardian_id and report.reason = 'unknown-guardian'
    and report.state <> 'closed')`

export async function isHeld(
  db: AnyDb,
  { studentId, guardianId }: { studentId: UserId; guardianId: UserId },
): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select ${isQuestioned} as held from guardian_links link
    where link.user_id = ${studentId} and link.guardian_id = ${guardianId}`.execute(db)
  return rows[0]?.held ?? false
}

/** Guardians linked after this one, and whether any guardian of the student reported not knowing them. */
export async function newerGuardians(
  db: AnyDb,
  links: readonly KnownLink[],
  viewerId: UserId,
): Promise<{ id: string; report: 'open' | 'decided' | null }[]> {
  const own = links.find(({ guardianId }) => guardianId === viewerId)
  if (own === undefined) return []
  const newer = links.filter((link) => link.guardianId !== viewerId && link.since > own.since)
  if (newer.length === 0) return []
  const rows = await db
    .selectFrom('person_reports as report')
    .innerJoin('guardian_links as reporter', 'reporter.guardian_id', 'report.user_id')
    .select(['report.about_id as about', 'report.state'])
    .where('reporter.user_id', '=', own.studentId)
    .where('report.reason', '=', 'unknown-guardian')
    .where(
      'report.about_id',
      'in',
      newer.map(({ guardianId }) => guardianId),
    )
    .execute()
  return newer.map(({ guardianId: id }) => {
    const reports = rows.filter(({ about }) => about === id)
    if (reports.some(({ state }) => state !== 'closed')) return { id, report: 'open' }
    return { id, report: reports.length > 0 ? 'decided' : null }
  })
}

export async function newGuardiansNotice(
  db: AnyDb,
  links: readonly KnownLink[],
  viewerId: UserId,
): Promise<StudentView['newGuardians']> {
  const newer = await newerGuardians(db, links, viewerId)
  if (newer.some(({ report }) => report === null)) return 'can-question'
  return newer.some(({ report }) => report === 'open') ? 'being-checked' : null
}

import { firstName } from '#domain/people/profile.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { approvalsGivenBy } from '../guardians/approval-commands.ts'
import { guardiansOfMinor, type KnownLink } from '../guardians/queries.ts'
import { newerGuardians } from '../guardians/questioned-queries.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { askAgain } from '../mentoring/asked-again-commands.ts'
import { notify } from '../notifications/commands.ts'
import { notifyStaff } from '../notifications/staff-commands.ts'

const noNewGuardian = 'There is no newer guardian that our staff still need to check.'
const reason = 'unknown-guardian'

/**
 * A guardian reports not knowing someone linked after them. Until staff have checked, the newer guardians
 * cannot approve anything, and their earlier approvals are on hold. Everyone gets the same message.
 */
export async function questionNewGuardians(
  tx: Tx,
  { guardianId, studentId }: { guardianId: UserId; studentId: UserId },
): Promise<void> {
  const links = await guardiansOfMinor(tx.db, studentId, tx.now)
  const ownLink = links.find((link) => link.guardianId === guardianId)
  if (ownLink === undefined) throw notFound()
  const newer = await newerGuardians(tx.db, links, guardianId)
  const ids = newer.flatMap(({ id, report }) => (report === null ? [id] : []))
  if (ids.length === 0) {
    if (newer.some(({ report }) => report === 'open')) return
    throw new Refusal('not-possible', noNewGuardian)
  }
  const linksToReport = links.filter((link) => ids.includes(link.guardianId))
  for (const link of linksToReport) await reportGuardian(tx, link, guardianId)
  await notifyEverybody(tx, studentId, links)
}

async function reportGuardian(tx: Tx, link: KnownLink, reporterId: UserId): Promise<void> {
  const { studentId, guardianId, studentName } = link
  const approvals = await approvalsGivenBy(tx, { guardianId, studentId })
  const row = await tx.db
    .insertInto('person_reports')
    .values({
      user_id: reporterId,
      about_id: guardianId,
      // The reporter does not know the name, and must not learn it here.
      about_name: `Another guardian of ${firstName(studentName)}`,
      place: 'guardian',
      place_id: guardianId,
      reason,
      note: '',
      urgent: true,
      stopped: false,
      created_at: tx.now,
      changed_at: tx.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'place', 'place_id', 'reason'])
        .where('state', '<>', 'closed')
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (row === undefined) return
  await askAgain(tx, studentId, approvals)
  await notifyStaff(tx, {
    desk: 'reports',
    type: 'report-urgent',
    data: { reason },
    key: `person-report:${row.id}`,
    subjects: [subjectOf.report(row.id)],
  })
}

async function notifyEverybody(tx: Tx, studentId: UserId, links: readonly KnownLink[]) {
  const student = firstName(links[0]?.studentName ?? '')
  const recipients = [
    { userId: studentId, data: { path: pages.guardians } },
    ...links.map(({ guardianId }) => ({
      userId: guardianId,
      data: { student, path: href(pages.linkedStudent, { id: studentId }) },
    })),
  ]
  for (const { userId, data } of recipients) {
    await notify(tx, {
      userId,
      type: 'links-looked-at',
      data,
      key: `links-looked-at:${studentId}:${tx.now.toISOString()}`,
      about: userId === studentId ? [] : [studentId],
    })
    tx.changed(userId, 'guardians', 'guardian', 'mentor-sessions')
  }
}

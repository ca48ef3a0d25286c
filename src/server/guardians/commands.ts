import type { Updateable } from 'kysely'
import { maxLinks, waitsFor, type LinkSide } from '#domain/people/guardian-link.ts'
import { ageBandOf } from '#domain/people/birth-month.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tables } from '../db/tables.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { forgetNotificationsAbout, notify, settleNotifications } from '../notifications/commands.ts'
import { deciderLeft } from './birth-month-commands.ts'
import { notifyOfOpenApprovals } from './approval-commands.ts'
import { linkBetween, linksOf, type KnownLink } from './queries.ts'

export interface GuardianPair {
  studentId: UserId
  guardianId: UserId
}

const notConfirmed =
  'Your guardian has to confirm their email first. Ask them to open the link in our letter.'
const noLink = 'Link not found'
const tooManyLinks = `That would be more than ${maxLinks} links. End one first.`

/** One side has entered the other's code. Asks the other side; if that side had already asked, both have agreed. */
export async function askToLink(
  tx: Tx,
  pair: GuardianPair,
  askedBy: LinkSide,
): Promise<'asked' | 'linked'> {
  await refuseTooMany(tx, pair)
  const newLink = {
    state: 'asked' as const,
    asked_by: askedBy,
    asked_at: tx.now,
    started_at: null,
    adult_yes_at: null,
    paused_at: null,
    ended_at: null,
    ended_by: null,
  }
  const inserted = await tx.db
    .insertInto('guardian_links')
    .values({ user_id: pair.studentId, guardian_id: pair.guardianId, ...newLink })
    .onConflict((conflict) => conflict.columns(['user_id', 'guardian_id']).doNothing())
    .returning('user_id')
    .executeTakeFirst()
  const link = await lockedLink(tx, pair)
  if (inserted === undefined) {
    if (link.standing === 'in-force') return 'linked'
    if (link.standing === 'asked' && link.askedBy !== askedBy) {
      await activate(tx, link)
      return 'linked'
    }
    await change(tx, pair, newLink)
  }
  await notifyOfLinkRequest(tx, link, askedBy)
  return 'asked'
}

/** The side that was asked accepts. */
export async function acceptLink(tx: Tx, pair: GuardianPair, by: LinkSide): Promise<void> {
  const link = await lockedLink(tx, pair)
  if (waitsFor(link, link.standing) !== by) throw notFound(noLink)
  await activate(tx, link)
}

/** Ends a link immediately, whatever its state, from either side; by staff, both sides are notified. */
export async function endLink(
  tx: Tx,
  pair: GuardianPair,
  by: LinkSide | 'staff',
): Promise<{ studentName: string; guardianName: string }> {
  const link = await lockedLink(tx, pair)
  if (link.standing === 'ended') throw notFound(noLink)
  await change(tx, pair, { state: 'ended', ended_at: tx.now, ended_by: by })
  await deciderLeft(tx, pair)
  await settleNotifications(tx, subjectOf.link(pair.studentId, pair.guardianId))
  await forgetNotificationsAbout(tx, pair.guardianId, pair.studentId)
  publishToBoth(tx, pair)
  // The other side is not notified when a request ends, so that it does not reveal who made it.
  if (link.standing === 'asked') return link
  const key = `link-ended:${tx.now.toISOString()}`
  const byStaff = by === 'staff' ? { byStaff: true as const } : {}
  if (by !== 'guardian') {
    await notify(tx, {
      userId: pair.guardianId,
      type: 'link-ended',
      data: { name: link.studentName, path: pages.dashboard, toGuardian: true, ...byStaff },
      key: `${key}:${pair.studentId}`,
    })
  }
  if (by !== 'student') {
    await notify(tx, {
      userId: pair.studentId,
      type: 'link-ended',
      data: { name: link.guardianName, path: pages.guardians, ...byStaff },
      key: `${key}:${pair.guardianId}`,
    })
  }
  return link
}

/** Asks a student who turned 18 about each link once, and notifies the guardian, who no longer has access. */
export async function pauseLink(tx: Tx, pair: GuardianPair): Promise<void> {
  const link = await lockedLink(tx, pair)
  if (link.standing !== 'paused' || link.pausedAt !== null) return
  await change(tx, pair, { paused_at: tx.now })
  await notify(tx, {
    userId: pair.studentId,
    type: 'guardian-paused',
    data: { guardian: link.guardianName },
    key: `guardian-paused:${pair.guardianId}:${link.since.toISOString()}`,
    subjects: [subjectOf.link(pair.studentId, pair.guardianId)],
  })
  await forgetNotificationsAbout(tx, pair.guardianId, pair.studentId)
  await notify(tx, {
    userId: pair.guardianId,
    type: 'student-adult-now',
    data: { student: link.studentName },
    key: `adult-now:${pair.studentId}:${link.since.toISOString()}`,
    about: [pair.studentId],
  })
  publishToBoth(tx, pair)
}

export async function setAlerts(tx: Tx, guardianId: UserId, alerts: boolean): Promise<void> {
  await tx.db
    .insertInto('guardian_profiles')
    .values({ user_id: guardianId, alerts_enabled: alerts })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ alerts_enabled: alerts }))
    .execute()
}

/** A link made with an adult counts as renewed. */
async function activate(tx: Tx, link: KnownLink): Promise<void> {
  const pair = { studentId: link.studentId, guardianId: link.guardianId }
  await refuseUnconfirmed(tx, pair.guardianId)
  const isAdult = (await bandOf(tx, pair.studentId)) === 'adult'
  const startColumns = link.standing === 'paused' ? {} : { started_at: tx.now }
  await change(tx, pair, {
    state: 'active',
    ...startColumns,
    adult_yes_at: isAdult ? tx.now : null,
  })
  await settleNotifications(tx, subjectOf.link(pair.studentId, pair.guardianId))
  const key = `link-made:${tx.now.toISOString()}`
  await notify(tx, {
    userId: pair.studentId,
    type: 'link-made',
    data: { name: link.guardianName, path: pages.guardians },
    key: `${key}:${pair.guardianId}`,
  })
  await notify(tx, {
    userId: pair.guardianId,
    type: 'link-made',
    data: { name: link.studentName, path: href(pages.linkedStudent, { id: pair.studentId }) },
    key: `${key}:${pair.studentId}`,
    about: [pair.studentId],
  })
  if (!isAdult) await notifyOtherGuardians(tx, link)
  await notifyOfOpenApprovals(tx, pair.studentId)
  publishToBoth(tx, pair)
}

/** Notifies the other guardians that someone else can now decide for the minor. Only the student may say who. */
async function notifyOtherGuardians(tx: Tx, { studentId, guardianId, studentName }: KnownLink) {
  const links = await linksOf(tx.db, { studentId }, tx.now)
  for (const link of links) {
    if (link.guardianId === guardianId || link.standing !== 'in-force') continue
    await notify(tx, {
      userId: link.guardianId,
      type: 'guardian-added',
      data: { student: studentName, studentId },
      key: `guardian-added:${studentId}:${guardianId}:${tx.now.toISOString()}`,
      about: [studentId],
    })
  }
}

/** The guardian only learns a name if the student asked. */
async function notifyOfLinkRequest(tx: Tx, link: KnownLink, askedBy: LinkSide): Promise<void> {
  const { studentId, guardianId, studentName, guardianName } = link
  const subjects = [subjectOf.link(studentId, guardianId)]
  if (askedBy === 'guardian') {
    await notify(tx, {
      userId: studentId,
      type: 'guardian-asks',
      data: { guardian: guardianName },
      key: `guardian-asks:${guardianId}:${tx.now.toISOString()}`,
      subjects,
    })
  } else {
    await notify(tx, {
      userId: guardianId,
      type: 'student-asks',
      data: { student: studentName },
      key: `student-asks:${studentId}:${tx.now.toISOString()}`,
      about: [studentId],
      subjects,
    })
  }
  publishToBoth(tx, link)
}

function publishToBoth(tx: Tx, { studentId, guardianId }: GuardianPair): void {
  tx.changed(studentId, 'guardians', 'mentor-sessions')
  tx.changed(guardianId, 'guardian', 'mentor-sessions')
}

/** Locked, so that accepting and ending concurrently run one after the other. */
async function lockedLink(tx: Tx, pair: GuardianPair): Promise<KnownLink> {
  await tx.db
    .selectFrom('guardian_links')
    .select('state')
    .where('user_id', '=', pair.studentId)
    .where('guardian_id', '=', pair.guardianId)
    .forUpdate()
    .executeTakeFirst()
  const link = await linkBetween(tx.db, pair, tx.now)
  if (link === null) throw notFound(noLink)
  return link
}

async function change(
  tx: Tx,
  pair: GuardianPair,
  columns: Updateable<Tables['guardian_links']>,
): Promise<void> {
  await tx.db
    .updateTable('guardian_links')
    .set(columns)
    .where('user_id', '=', pair.studentId)
    .where('guardian_id', '=', pair.guardianId)
    .execute()
}

async function refuseTooMany(tx: Tx, { studentId, guardianId }: GuardianPair): Promise<void> {
  // Concurrent codes must see each other's links, so anyone linking either side waits here.
  await tx.db
    .selectFrom('user_profiles')
    .select('user_id')
    .where('user_id', 'in', [studentId, guardianId])
    .orderBy('user_id')
    .forUpdate()
    .execute()
  const others = [
    (await linksOf(tx.db, { studentId }, tx.now)).filter((link) => link.guardianId !== guardianId),
    (await linksOf(tx.db, { guardianId }, tx.now)).filter((link) => link.studentId !== studentId),
  ]
  if (others.some((links) => links.length >= maxLinks))
    throw new Refusal('not-possible', tooManyLinks)
}

/** Refuses a guardian whose address is not confirmed: anyone could have typed it. */
async function refuseUnconfirmed(tx: Tx, guardianId: UserId): Promise<void> {
  const { confirmed } = await tx.db
    .selectFrom('auth_users')
    .select('email_verified as confirmed')
    .where('id', '=', guardianId)
    .executeTakeFirstOrThrow()
  if (!confirmed) throw new Refusal('not-possible', notConfirmed)
}

async function bandOf(tx: Tx, studentId: UserId) {
  const row = await tx.db
    .selectFrom('student_profiles')
    .select('birth_month')
    .where('user_id', '=', studentId)
    .executeTakeFirst()
  return ageBandOf(row?.birth_month ?? null, tx.now)
}

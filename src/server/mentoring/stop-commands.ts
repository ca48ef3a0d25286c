import { daysAfter } from '#domain/day.ts'
import { mayLift } from '#domain/mentoring/mentor-stop.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import { firstName } from '#domain/people/profile.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import type { Tx } from '../db/transaction.ts'
import { dropApproval, endApprovalOf } from '../guardians/approval-commands.ts'
import { isMinor, linksInForce, pastGuardians, type KnownLink } from '../guardians/queries.ts'
import { openStops, type OpenStop } from '../guardians/stop-queries.ts'
import { AlreadyDecided, notFound, Refusal } from '../http/refusal.ts'
import { notify, settleNotifications } from '../notifications/commands.ts'
import { notifyStaffOfWork } from '../notifications/staff-commands.ts'
import { endPlans } from './mentorship-commands.ts'
import { mentorNameOf, studentNameOf, type MentoringPair } from './queries.ts'
import { liftStops, markAsked, writeStop } from './stop-rows.ts'
import { lockStudent } from './student-lock.ts'

const noMentor = 'Mentor not found'
const notYours =
  'Another guardian stopped this mentor. Only they or our staff can allow it again. You can ask them to.'
const daysPastGuardiansAreNotified = 90

/**
 * A guardian stops a mentor for a minor. The mentor is no longer offered to that student, and any approval
 * for this mentor ends, so that the student has to ask again once the stop is lifted.
 */
export async function stopMentor(tx: Tx, pair: MentoringPair, guardianId: UserId): Promise<void> {
  const { studentId, mentorId } = pair
  const approval = { studentId, kind: 'mentor', subject: mentorId } as const
  await dropApproval(tx, approval)
  await endApprovalOf(tx, approval, guardianId)
  const { links } = await lockedFor(tx, studentId, guardianId)
  if (!(await haveDealt(tx.db, pair))) throw notFound(noMentor)
  const isNew = await writeStop(tx, pair, guardianId)
  await endPlans(tx, pair)
  if (!isNew) return
  const others = links.filter((link) => link.guardianId !== guardianId)
  await notifyGuardians(tx, pair, { ids: others.map((link) => link.guardianId), news: 'stopped' })
  publishToGuardians(tx, studentId, links)
}

/** Lifts the stops this guardian may lift. Returns whether others still stop the mentor. */
export async function allowMentor(
  tx: Tx,
  pair: MentoringPair,
  guardianId: UserId,
): Promise<{ stopped: boolean }> {
  const { studentId } = pair
  const { links, link } = await lockedFor(tx, studentId, guardianId)
  const stops = await stopsOf(tx, pair, links)
  const guardian = { id: guardianId, linkedAt: link.since }
  const lifted = stops.filter((stop) => mayLift(stop, guardian, tx.now))
  if (stops.length > 0 && lifted.length === 0) throw new Refusal('not-possible', notYours)
  await liftStops(tx, studentId, lifted)
  await notifyOfLift(tx, pair, { links, lifted, exceptGuardianId: guardianId })
  return { stopped: lifted.length < stops.length }
}

/** Asks the guardian who stopped the mentor to lift it, or staff if that guardian is no longer linked. */
export async function askToAllow(tx: Tx, pair: MentoringPair, guardianId: UserId): Promise<void> {
  const { studentId } = pair
  const { links } = await lockedFor(tx, studentId, guardianId)
  const stops = await stopsOf(tx, pair, links)
  const stopsOfOthers = stops.filter((stop) => stop.stoppedBy !== guardianId)
  if (stopsOfOthers.length === 0) throw notFound(noMentor)
  if (stopsOfOthers.every((stop) => stop.askedBy === guardianId)) return
  await markAsked(tx, studentId, { stops: stopsOfOthers, by: guardianId })
  const ids = stopsOfOthers.flatMap((stop) =>
    stop.isGuarded && stop.stoppedBy !== null ? [stop.stoppedBy] : [],
  )
  await notifyGuardians(tx, pair, { ids, news: 'asked' })
  if (stopsOfOthers.some((stop) => !stop.isGuarded)) {
    const name = firstName(await studentNameOf(tx.db, studentId))
    const subject = subjectOf.mentorStop(studentId, pair.mentorId)
    await notifyStaffOfWork(tx, { what: 'mentor-stop', name, subject })
  }
  publishToGuardians(tx, studentId, links)
}

/** Staff lift every stop of this mentor. */
export async function liftStopsByStaff(tx: Tx, pair: MentoringPair): Promise<{ mentor: string }> {
  const { studentId, mentorId } = pair
  await lockStudent(tx, studentId)
  const links = await linksInForce(tx.db, studentId, tx.now)
  const stops = await stopsOf(tx, pair, links)
  if (stops.length === 0) throw new AlreadyDecided('This mentor is not stopped')
  await liftStops(tx, studentId, stops)
  await notifyOfLift(tx, pair, { links, lifted: stops, exceptGuardianId: null })
  return { mentor: await mentorNameOf(tx.db, mentorId) }
}

async function lockedFor(
  tx: Tx,
  studentId: UserId,
  guardianId: UserId,
): Promise<{ links: KnownLink[]; link: KnownLink }> {
  await lockStudent(tx, studentId)
  const links = await linksInForce(tx.db, studentId, tx.now)
  const link = links.find((row) => row.guardianId === guardianId)
  if (link === undefined) throw notFound()
  if (!(await isMinor(tx.db, studentId, tx.now))) {
    throw new Refusal('not-possible', 'From the age of 18, students decide this themselves')
  }
  return { links, link }
}

async function stopsOf(
  tx: Tx,
  pair: MentoringPair,
  links: readonly KnownLink[],
): Promise<OpenStop[]> {
  const stops = await openStops(tx.db, pair.studentId, links)
  return stops.filter(({ mentorId }) => mentorId === pair.mentorId)
}

/** Notifies the guardian who stopped the mentor, even if their link ended recently, and all current guardians. */
async function notifyOfLift(
  tx: Tx,
  pair: MentoringPair,
  {
    links,
    lifted,
    exceptGuardianId: besides,
  }: { links: readonly KnownLink[]; lifted: readonly OpenStop[]; exceptGuardianId: UserId | null },
): Promise<void> {
  if (lifted.length === 0) return
  await settleNotifications(tx, subjectOf.mentorStop(pair.studentId, pair.mentorId))
  const past = await pastGuardians(
    tx.db,
    pair.studentId,
    daysAfter(tx.now, -daysPastGuardiansAreNotified),
  )
  const stoppers = past.filter(({ guardianId }) =>
    lifted.some(({ stoppedBy }) => stoppedBy === guardianId),
  )
  const ids = [...links, ...stoppers].map(({ guardianId }) => guardianId)
  await notifyGuardians(tx, pair, {
    ids: ids.filter((id) => id !== besides),
    news: besides === null ? 'lifted-by-staff' : 'lifted',
  })
  tx.changed(pair.studentId, 'mentors', 'mentor-sessions')
  publishToGuardians(tx, pair.studentId, links)
}

async function notifyGuardians(
  tx: Tx,
  { studentId, mentorId }: MentoringPair,
  notice: { ids: readonly UserId[]; news: 'stopped' | 'asked' | 'lifted' | 'lifted-by-staff' },
): Promise<void> {
  if (notice.ids.length === 0) return
  const data = {
    student: firstName(await studentNameOf(tx.db, studentId)),
    studentId,
    mentor: await mentorNameOf(tx.db, mentorId),
    news: notice.news,
  }
  for (const userId of new Set(notice.ids)) {
    await notify(tx, {
      userId,
      type: 'mentor-stop',
      data,
      key: `mentor-stop:${studentId}:${mentorId}:${notice.news}:${tx.now.toISOString()}`,
      about: [studentId],
      subjects: notice.news === 'asked' ? [subjectOf.mentorStop(studentId, mentorId)] : [],
    })
  }
}

function publishToGuardians(tx: Tx, studentId: UserId, links: readonly KnownLink[]): void {
  tx.changed(studentId, 'guardians', 'mentor-sessions')
  for (const { guardianId } of links) {
    tx.changed(guardianId, 'guardian', 'mentor-sessions')
  }
}

/** Guardians can only stop a mentor the student has asked or met. */
async function haveDealt(db: AnyDb, { studentId, mentorId }: MentoringPair): Promise<boolean> {
  const request = await db
    .selectFrom('mentor_requests')
    .select('id')
    .where('user_id', '=', studentId)
    .where('mentor_id', '=', mentorId)
    .limit(1)
    .executeTakeFirst()
  return request !== undefined
}

import { mayCallOff, stopUntilOf } from '#domain/openings/acceptance.ts'
import { applicationPath } from '#domain/openings/application.ts'
import { dayInWords } from '#domain/text/day-and-time.ts'
import { dayOf, type Day } from '#domain/day.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import type { OfferTerms } from '#domain/openings/offer.ts'
import { firstName } from '#domain/people/profile.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { guardiansOfMinor, isMinor } from '../guardians/queries.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { notify } from '../notifications/commands.ts'
import { moveRow } from './move-commands.ts'
import { notifyBusinessOfMove } from './notify-commands.ts'
import { offerOf, termsFrom } from './offer-queries.ts'
import type { ApplicationRow } from './queries.ts'

const noGuardian =
  'You are under 18, so a guardian has to be linked before you accept. Link one under My guardians.'
const note = 'A guardian called it off.'

/**
 * A minor's guardian calls off an acceptance before the first working day: the application is
 * withdrawn, and the business, the student and the other guardians are notified.
 */
export async function stopAcceptance(
  tx: Tx,
  {
    guardianId,
    studentId,
    applicationId,
  }: { guardianId: UserId; studentId: UserId; applicationId: string },
): Promise<void> {
  const row = await tx.db
    .selectFrom('applications')
    .selectAll()
    .where('user_id', '=', studentId)
    .where('id', '=', applicationId)
    .where('via', '=', 'platform')
    .forUpdate()
    .executeTakeFirst()
  const guardians = await guardiansOfMinor(tx.db, studentId, tx.now)
  if (row === undefined || !guardians.some((guardian) => guardian.guardianId === guardianId))
    throw notFound()
  if (row.state === 'withdrawn') return
  if (row.state !== 'accepted') {
    throw new Refusal('not-possible', 'There is no accepted offer to stop here.')
  }
  const firstDay = await firstDayIfStarted(tx, row)
  if (firstDay !== null) {
    throw new Refusal(
      'not-possible',
      `The first day was ${dayInWords(firstDay)}, so this can no longer be undone here. Write to us.`,
    )
  }
  await callOffAcceptance(tx, row)
}

/** Ends an accepted application for a guardian and notifies everyone involved. The row must be locked. */
export async function callOffAcceptance(tx: Tx, row: ApplicationRow): Promise<void> {
  const withdrawn = await moveRow(tx, row, {
    state: 'withdrawn',
    on: undefined,
    note,
    by: 'guardian',
    mover: 'student',
  })
  await notifyBusinessOfMove(tx, row, withdrawn)
  const { user_id: studentId, id: applicationId, title, company } = row
  const key = `acceptance-called-off:${applicationId}:${tx.now.toISOString()}`
  const data = { title, company }
  await notify(tx, {
    userId: studentId,
    type: 'acceptance-called-off',
    data: { ...data, path: applicationPath(applicationId) },
    key,
  })
  for (const { guardianId, studentName } of await guardiansOfMinor(tx.db, studentId, tx.now)) {
    const path = href(pages.linkedStudent, { id: studentId })
    await notify(tx, {
      userId: guardianId,
      type: 'acceptance-called-off',
      data: { ...data, path, student: firstName(studentName) },
      key,
      about: [studentId],
    })
    tx.changed(guardianId, 'guardian', 'mentor-sessions')
  }
}

/** The first day of accepted work; null before that day. From then on the acceptance cannot be called off here. */
export async function firstDayIfStarted(tx: Tx, row: ApplicationRow): Promise<Day | null> {
  const offer = await offerOf(tx.db, row)
  if (offer === null) return null
  const terms = termsFrom(offer)
  return mayCallOff(terms, dayOf(tx.now)) ? null : terms.startsOn
}

/** A minor may only accept work while a guardian is linked, who is then notified. */
export async function refuseWithoutGuardian(tx: Tx, studentId: UserId): Promise<void> {
  if (!(await isMinor(tx.db, studentId, tx.now))) return
  if ((await guardiansOfMinor(tx.db, studentId, tx.now)).length > 0) return
  throw new Refusal('not-possible', noGuardian)
}

/** Notifies a minor's guardians of the acceptance, its terms, and the last day on which they can stop it. */
export async function notifyGuardiansOfAcceptance(
  tx: Tx,
  row: ApplicationRow,
  offer: OfferTerms | null,
): Promise<void> {
  const { user_id: studentId, id, title, company } = row
  const stopUntil = stopUntilOf(offer, dayOf(tx.now))
  for (const { guardianId, studentName } of await guardiansOfMinor(tx.db, studentId, tx.now)) {
    await notify(tx, {
      userId: guardianId,
      type: 'student-accepted',
      data: {
        student: studentName,
        studentId,
        title,
        company,
        ...(offer === null ? {} : { offer }),
        ...(stopUntil === null ? {} : { stopUntil }),
      },
      key: `student-accepted:${id}:${tx.now.toISOString()}`,
      about: [studentId],
      subjects: [subjectOf.application(id)],
    })
    tx.changed(guardianId, 'guardian', 'mentor-sessions')
  }
}

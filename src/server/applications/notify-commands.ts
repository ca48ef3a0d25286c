import { stopUntilOf } from '#domain/openings/acceptance.ts'
import type { MinorNews } from '#domain/openings/application.ts'
import { dayOf, type Day } from '#domain/day.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import type { OfferTerms } from '#domain/openings/offer.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { guardiansOfMinor, isMinor } from '../guardians/queries.ts'
import { notify } from '../notifications/commands.ts'
import type { OpeningToApplyFor } from './commands.ts'
import { offerOf, termsFrom } from './offer-queries.ts'
import type { ApplicationRow } from './queries.ts'
import { sharedNameOf } from './applicant-name.ts'
import { changedForBusiness, forgetForBusiness, notifyBusiness } from '../seats/commands.ts'

/** Notifies a business that someone applied, without a name: that is shown only with what the applicant shared. */
export async function notifyOfArrival(
  tx: Tx,
  opening: OpeningToApplyFor,
  applicationId: string,
): Promise<void> {
  const { id: postingId, title, businessId } = opening
  if (businessId === null) return
  await changedForBusiness(tx, businessId)
  await notifyBusiness(tx, businessId, {
    type: 'application-received',
    data: { title, postingId },
    key: `application-received:${applicationId}`,
    subjects: [subjectOf.application(applicationId), subjectOf.applicants(postingId)],
  })
}

/** Notifies a business immediately when an applicant answers its offer or withdraws. */
export async function notifyBusinessOfMove(
  tx: Tx,
  before: ApplicationRow,
  after: ApplicationRow,
): Promise<void> {
  if (after.state === before.state || before.via !== 'platform') return
  const posting = await tx.db
    .selectFrom('opportunities')
    .select(['id', 'business_id', 'title'])
    .where('id', '=', after.opportunity_id)
    .executeTakeFirst()
  if (posting?.business_id == null) return
  const businessId = posting.business_id
  await changedForBusiness(tx, businessId)
  if (after.state !== 'accepted' && after.state !== 'withdrawn') return
  if (after.state === 'withdrawn') {
    await forgetForBusiness(tx, businessId, subjectOf.nameOf(after.id))
  }
  const wasAccepted = after.state === 'accepted' || before.state === 'accepted'
  const offer = wasAccepted ? await offerOf(tx.db, after) : null
  const terms = offer === null ? null : termsFrom(offer)
  const stopUntil =
    after.state === 'accepted' && terms !== null && (await isMinor(tx.db, after.user_id, tx.now))
      ? stopUntilOf(terms, dayOf(tx.now))
      : null
  await notifyBusiness(tx, businessId, {
    type: 'application-answered',
    data: {
      title: posting.title,
      postingId: posting.id,
      answer: after.state === 'accepted' ? 'accepted' : withdrawnFrom(before),
      ...(terms === null ? {} : { offer: terms }),
      ...(stopUntil === null ? {} : { stopUntil }),
      ...(wasAccepted ? sharedNameOf(after) : {}),
    },
    key: `application-answered:${after.id}:${after.state}:${tx.now.toISOString()}`,
    subjects: [
      subjectOf.applicants(posting.id),
      ...(wasAccepted ? [subjectOf.nameOf(after.id)] : []),
    ],
  })
}

function withdrawnFrom({ state }: ApplicationRow): 'turned-down' | 'not-starting' | 'withdrawn' {
  if (state === 'offer') return 'turned-down'
  return state === 'accepted' ? 'not-starting' : 'withdrawn'
}

/** Notifies a minor's guardians of an application sent under an earlier approval. */
export async function notifyGuardiansOfSent(
  tx: Tx,
  studentId: UserId,
  { id, title, company }: { id: string; title: string; company: string },
): Promise<void> {
  for (const { guardianId, studentName } of await guardiansOfMinor(tx.db, studentId, tx.now)) {
    await notify(tx, {
      userId: guardianId,
      type: 'student-applied',
      data: { student: studentName, studentId, title, company },
      key: `student-applied:${id}`,
      about: [studentId],
    })
    tx.changed(guardianId, 'guardian', 'mentor-sessions')
  }
}

/** Notifies a minor's guardians of an offer, or that its business was stopped. */
export async function notifyGuardiansOfOffer(
  tx: Tx,
  row: ApplicationRow,
  change: MinorNews,
  details: { offer: OfferTerms; stopUntil?: Day; interviewAt?: string } | null,
): Promise<void> {
  const { user_id: studentId, title, company } = row
  for (const { guardianId, studentName } of await guardiansOfMinor(tx.db, studentId, tx.now)) {
    await notify(tx, {
      userId: guardianId,
      type: 'student-application',
      data: {
        student: studentName,
        studentId,
        title,
        company,
        news: change,
        ...details,
      },
      key: `student-application:${row.id}:${change}:${tx.now.toISOString()}`,
      about: [studentId],
    })
    tx.changed(guardianId, 'guardian', 'mentor-sessions')
  }
}

/** Removes an applicant's name from notifications to businesses, before the account is deleted. */
export async function forgetApplicant(tx: Tx, studentId: UserId): Promise<void> {
  const rows = await tx.db
    .selectFrom('applications as sent')
    .innerJoin('opportunities as posting', 'posting.id', 'sent.opportunity_id')
    .select(['sent.id', 'posting.business_id'])
    .where('sent.user_id', '=', studentId)
    .where('sent.via', '=', 'platform')
    .orderBy('sent.id')
    .execute()
  for (const { id, business_id: businessId } of rows) {
    if (businessId !== null) await forgetForBusiness(tx, businessId, subjectOf.nameOf(id))
  }
}

import { stopUntilOf } from '#domain/openings/acceptance.ts'
import { adultAge } from '#domain/people/birth-month.ts'
import { canMove } from '#domain/openings/application.ts'
import { dayFrom, dayOf, type Day } from '#domain/day.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import { offerLines, paysLess, type OfferTerms } from '#domain/openings/offer.ts'
import { offerProblems, type WrittenOffer } from '#domain/openings/offer-problems.ts'
import { wordingProblems } from '#domain/openings/interview-wording.ts'
import { weeklyMinimumOf } from '../content/weekly-minimum.ts'
import type { Tx } from '../db/transaction.ts'
import { isMinor } from '../guardians/queries.ts'
import { Refusal } from '../http/refusal.ts'
import { notify, settleNotifications } from '../notifications/commands.ts'
import { refuseStopped } from './away-queries.ts'
import { endInterviewSilently } from './interview-end-commands.ts'
import { lockedApplicant } from './locked-rows.ts'
import { insertEvent, moveRow } from './move-commands.ts'
import { notifyGuardiansOfOffer } from './notify-commands.ts'
import { isOpen, offerOf, termsFrom, type OfferRow } from './offer-queries.ts'
import type { ApplicationRow } from './queries.ts'
import { refuseStaleApplicant } from './seen-applicant.ts'
import { changedForBusiness, logOpeningDeed } from '../seats/commands.ts'
import type { Acting } from '../seats/queries.ts'

const adultsOnly =
  'This opening is now for people aged 18 and over, so you cannot offer it to this applicant.'
const noWorkAtHome =
  'The first day is at the business or in a public place, never in a private home.'
const stillOpen = 'They already have an offer that they can still answer.'

/** Makes an applicant an offer, or a new one once the day to answer has passed. Repeating the request has no effect. */
export async function makeOffer(
  tx: Tx,
  acting: Acting,
  offer: {
    postingId: string
    applicationId: string
    seen: string | undefined
    form: WrittenOffer
  },
): Promise<void> {
  const row = await lockedApplicant(tx, acting.actsFor, offer)
  const isRepeat = row.state === 'offer'
  const before = isRepeat ? await offerOf(tx.db, row) : null
  const today = dayOf(tx.now)
  if (before !== null && isOpen(before, today) && isSame(before, offer.form)) return
  await refuseStaleApplicant(tx, row, offer.seen)
  if (!isRepeat && !canMove(row.state, 'offer', 'business')) {
    throw new Refusal('not-possible', 'This application cannot be moved to that state')
  }
  await refuseStopped(tx, acting.actsFor, offer.postingId)
  if (before !== null && isOpen(before, today)) throw new Refusal('not-possible', stillOpen)
  const terms = await checkedTerms(tx, row, offer.form)
  const interview = await endInterviewSilently(tx, row)
  await write(tx, row, terms)
  const note = offerLines(terms).join(', ')
  if (isRepeat) {
    await settleNotifications(tx, subjectOf.application(row.id))
    await insertEvent(tx, row, {
      from: 'offer',
      by: 'business',
      note,
      actorId: acting.userId,
    })
    tx.changed(row.user_id, 'applications', 'opportunities')
  } else {
    const move = { state: 'offer', on: undefined, note, by: 'business' } as const
    await moveRow(tx, row, { ...move, mover: 'business', actorId: acting.userId })
  }
  const details = {
    offer: terms,
    ...(await stopFor(tx, row, terms)),
    ...(interview?.starts_at ? { interviewAt: interview.starts_at.toISOString() } : {}),
  }
  await notify(tx, {
    userId: row.user_id,
    type: 'offer-made',
    data: { title: row.title, company: row.company, applicationId: row.id, ...details },
    key: `offer-made:${row.id}:${tx.now.toISOString()}`,
    subjects: [subjectOf.application(row.id)],
  })
  await notifyGuardiansOfOffer(tx, row, 'offer', details)
  await logOpeningDeed(tx, acting, { deed: 'offered-job', postingId: offer.postingId })
  await changedForBusiness(tx, acting.actsFor)
}

/** For a minor: the last day on which a guardian can stop it once it is accepted. */
async function stopFor(
  tx: Tx,
  row: ApplicationRow,
  terms: OfferTerms,
): Promise<{ stopUntil?: Day }> {
  const stopUntil = stopUntilOf(terms, dayOf(tx.now))
  return stopUntil !== null && (await isMinor(tx.db, row.user_id, tx.now)) ? { stopUntil } : {}
}

/** A double click: the same offer has already been made. */
function isSame(before: OfferRow, form: WrittenOffer): boolean {
  const { startsOn, hoursAWeek, pay, answerBy, come } = termsFrom(before)
  return (
    startsOn === form.startsOn &&
    hoursAWeek === form.hoursAWeek &&
    pay?.amount === form.pay?.amount &&
    pay?.period === form.pay?.period &&
    answerBy === form.answerBy &&
    (come?.place ?? '') === form.place &&
    come?.contactName === form.contactName &&
    come.contactPosition === form.contactPosition
  )
}

async function checkedTerms(tx: Tx, row: ApplicationRow, form: WrittenOffer): Promise<OfferTerms> {
  const opening = await tx.db
    .selectFrom('opportunities')
    .select(['type', 'place', 'for_adults', 'min_age', 'pay_amount', 'pay_period'])
    .where('id', '=', row.opportunity_id)
    .executeTakeFirstOrThrow()
  const minor = await isMinor(tx.db, row.user_id, tx.now)
  // The posting may have become adults-only since they applied.
  if (minor && opening.for_adults) throw new Refusal('not-possible', adultsOnly)
  const forMinors = minor || (!opening.for_adults && (opening.min_age ?? 0) < adultAge)
  const weeklyMinimum = weeklyMinimumOf(tx.content)
  const fromHome = opening.place === 'remote'
  const fields = {
    ...wordingProblems(form, weeklyMinimum, noWorkAtHome),
    ...offerProblems(form, {
      today: dayOf(tx.now),
      weeklyMinimum,
      kind: opening.type,
      forMinors,
      fromHome,
    }),
  }
  if (Object.keys(fields).length > 0) {
    throw new Refusal('invalid', 'Please check the marked fields.', { fields })
  }
  const { startsOn, hoursAWeek, answerBy, place, contactName, contactPosition } = form
  const { pay_amount: amount, pay_period: period } = opening
  const advertisedPay = amount === null || period === null ? null : { amount, period }
  const pay = form.pay && { amount: form.pay.amount ?? 0, period: form.pay.period }
  return {
    startsOn: dayFrom(startsOn),
    hoursAWeek: hoursAWeek ?? 0,
    pay,
    answerBy: dayFrom(answerBy),
    come: { place: fromHome ? null : place, contactName, contactPosition },
    ...(advertisedPay !== null && paysLess(pay, advertisedPay)
      ? { openingPay: advertisedPay }
      : {}),
  }
}

async function write(tx: Tx, row: ApplicationRow, terms: OfferTerms): Promise<void> {
  const columns = {
    starts_on: terms.startsOn,
    hours_a_week: terms.hoursAWeek,
    pay_amount: terms.pay?.amount ?? null,
    pay_period: terms.pay?.period ?? null,
    answer_by: terms.answerBy,
    place: terms.come?.place ?? null,
    contact_name: terms.come?.contactName ?? null,
    contact_position: terms.come?.contactPosition ?? null,
    opening_pay_amount: terms.openingPay?.amount ?? null,
    opening_pay_period: terms.openingPay?.period ?? null,
    offered_at: tx.now,
    called_off_at: null,
  }
  await tx.db
    .insertInto('offers')
    .values({ ...columns, user_id: row.user_id, application_id: row.id })
    .onConflict((conflict) => conflict.columns(['user_id', 'application_id']).doUpdateSet(columns))
    .execute()
}

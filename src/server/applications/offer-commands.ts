import { canMove } from '#domain/application.ts'
import { dayFrom, dayOf } from '#domain/day.ts'
import { subjectOf } from '#domain/notification-subject.ts'
import { offerLines, type OfferTerms } from '#domain/offer.ts'
import { offerProblems, type WrittenOffer } from '#domain/offer-problems.ts'
import { weeklyMinimumOf } from '../content/weekly-minimum.ts'
import type { Tx } from '../db/transaction.ts'
import { Refusal } from '../http/refusal.ts'
import { notify, settleNotifications } from '../notifications/commands.ts'
import { refuseStopped } from './away-queries.ts'
import { lockedApplicant } from './locked-rows.ts'
import { insertEvent, moveRow } from './move-commands.ts'
import { tellGuardiansOfOffer } from './news-commands.ts'
import { isOpen, offerOf, termsFrom } from './offer-queries.ts'
import type { ApplicationRow } from './queries.ts'

const stillOpen = 'They have an offer that they can still answer.'

/** Offers an applicant the work, or offers it again once the day to answer is over. The same twice counts once. */
export async function makeOffer(
  tx: Tx,
  businessId: string,
  offer: { postingId: string; applicationId: string; written: WrittenOffer },
): Promise<void> {
  const row = await lockedApplicant(tx, businessId, offer)
  const again = row.state === 'offer'
  if (!again && !canMove(row.state, 'offer', 'business')) {
    throw new Refusal('not-possible', 'This application cannot go there')
  }
  await refuseStopped(tx, businessId, offer.postingId)
  const terms = await checkedTerms(tx, offer.postingId, offer.written)
  const before = again ? await offerOf(tx.db, row) : null
  if (before !== null && isOpen(before, dayOf(tx.now))) {
    if (JSON.stringify(termsFrom(before)) === JSON.stringify(terms)) return
    throw new Refusal('not-possible', stillOpen)
  }
  await write(tx, row, terms)
  const note = offerLines(terms).join(', ')
  if (again) {
    await settleNotifications(tx, subjectOf.application(row.id))
    await insertEvent(tx, row, { from: 'offer', by: 'business', note })
    tx.publish(row.user_id, { type: 'changed', what: 'applications' })
  } else {
    const move = { state: 'offer', on: undefined, note, by: 'business' } as const
    await moveRow(tx, row, { ...move, mover: 'business' })
  }
  await notify(tx, {
    userId: row.user_id,
    type: 'offer-made',
    data: { title: row.title, company: row.company, applicationId: row.id, offer: terms },
    key: `offer-made:${row.id}:${tx.now.toISOString()}`,
    subjects: [subjectOf.application(row.id)],
  })
  await tellGuardiansOfOffer(tx, row, 'offer', terms)
  tx.publish(businessId, { type: 'changed', what: 'applications' })
}

async function checkedTerms(tx: Tx, postingId: string, written: WrittenOffer): Promise<OfferTerms> {
  const { type } = await tx.db
    .selectFrom('opportunities')
    .select('type')
    .where('id', '=', postingId)
    .executeTakeFirstOrThrow()
  const fields = offerProblems(written, {
    today: dayOf(tx.now),
    weeklyMinimum: weeklyMinimumOf(tx.content),
    kind: type,
  })
  if (Object.keys(fields).length > 0) {
    throw new Refusal('invalid', 'Please check the marked fields.', { fields })
  }
  const { startsOn, hoursAWeek, pay, answerBy } = written
  return {
    startsOn: dayFrom(startsOn),
    hoursAWeek: hoursAWeek ?? 0,
    pay: pay === null ? null : { amount: pay.amount ?? 0, period: pay.period },
    answerBy: dayFrom(answerBy),
  }
}

async function write(tx: Tx, row: ApplicationRow, terms: OfferTerms): Promise<void> {
  const columns = {
    starts_on: terms.startsOn,
    hours_a_week: terms.hoursAWeek,
    pay_amount: terms.pay?.amount ?? null,
    pay_period: terms.pay?.period ?? null,
    answer_by: terms.answerBy,
    offered_at: tx.now,
    called_off_at: null,
  }
  await tx.db
    .insertInto('offers')
    .values({ ...columns, user_id: row.user_id, application_id: row.id })
    .onConflict((conflict) => conflict.columns(['user_id', 'application_id']).doUpdateSet(columns))
    .execute()
}

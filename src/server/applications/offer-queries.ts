import type { Selectable } from 'kysely'
import type { Offer } from '#contract/interviews.ts'
import { dayFrom, type Day } from '#domain/day.ts'
import { isLate, type OfferTerms } from '#domain/openings/offer.ts'
import { payFrom } from '#domain/openings/pay.ts'
import type { AnyDb } from '../db/database.ts'
import type { OffersTable } from '../db/tables.ts'
import type { ApplicationRow } from './queries.ts'

export type OfferRow = Selectable<OffersTable>

export async function offerOf(
  db: AnyDb,
  application: Pick<ApplicationRow, 'user_id' | 'id'>,
): Promise<OfferRow | null> {
  const offers = await offersOf(db, [application])
  return offers.get(application.id) ?? null
}

/** The offers of these applications, keyed by application id. */
export async function offersOf(
  db: AnyDb,
  applications: readonly Pick<ApplicationRow, 'user_id' | 'id'>[],
): Promise<Map<string, OfferRow>> {
  if (applications.length === 0) return new Map()
  const rows = await db
    .selectFrom('offers')
    .selectAll()
    .where('user_id', 'in', [...new Set(applications.map((each) => each.user_id))])
    .where(
      'application_id',
      'in',
      applications.map(({ id }) => id),
    )
    .execute()
  return new Map(rows.map((row) => [row.application_id, row]))
}

export function termsFrom(
  row: Pick<
    OfferRow,
    | 'pay_amount'
    | 'pay_period'
    | 'starts_on'
    | 'hours_a_week'
    | 'answer_by'
    | 'place'
    | 'contact_name'
    | 'contact_position'
    | 'opening_pay_amount'
    | 'opening_pay_period'
  >,
): OfferTerms {
  const { pay_amount: amount, pay_period: period } = row
  const openingPay = payFrom(row.opening_pay_amount, row.opening_pay_period)
  const { place, contact_name: contactName, contact_position: contactPosition } = row
  return {
    startsOn: dayFrom(row.starts_on),
    hoursAWeek: row.hours_a_week,
    pay: payFrom(amount, period),
    answerBy: dayFrom(row.answer_by),
    ...(contactName === null || contactPosition === null
      ? {}
      : { come: { place, contactName, contactPosition } }),
    ...(openingPay === null ? {} : { openingPay }),
  }
}

/** Whether the student can still accept it. */
export function isOpen(row: OfferRow, today: Day): boolean {
  return row.called_off_at === null && !isLate(termsFrom(row), today)
}

export function offerFrom(row: OfferRow, today: Day): Offer {
  const terms = termsFrom(row)
  return { ...terms, late: isLate(terms, today), calledOff: row.called_off_at !== null }
}

import { sql } from 'kysely'
import { dayOf, type Day } from '#domain/day.ts'
import { levelFrom } from '#domain/matching.ts'
import { skillsIn, skillsOf } from '#domain/opening-skills.ts'
import { deadlineFrom, defaultLocation, type OpportunityKind } from '#domain/opportunity.ts'
import type { PayPeriod } from '#domain/pay.ts'
import { placeFrom } from '#domain/place.ts'
import { isForAdults, redFlagsIn } from '#domain/red-flags.ts'
import type { Tx } from '../db/transaction.ts'
import { hashOf, likenessOf, type Opening } from '../feeds/normalise.ts'
import { plainLine, plainText } from '../feeds/plain-text.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { rowOf, shapesFor } from './store-commands.ts'
import { weeklyMinimumOf } from './weekly-minimum.ts'

/** What a business writes about an opening of its own. */
export interface Posting {
  title: string
  description: string
  kind: OpportunityKind
  location: string
  remote: boolean
  pay: { amount: number; period: PayPeriod } | null
  duration: string | null
  deadline: Day | null
  skills: string[]
}

export interface Business {
  userId: string
  verified: boolean
}

const source = { source: 'business', label: 'Posted on Upful', complete: false }

/** Keeps a draft, or changes a posting of the business's own; a public one is checked again at once. */
export async function savePosting(
  tx: Tx,
  business: Business,
  posting: Posting,
  id: string = crypto.randomUUID(),
): Promise<string> {
  const opening = await openingOf(tx, business.userId, id, posting)
  const shapes = await shapesFor(tx, [opening])
  const { status, held_by, first_seen_at, external_id, ...row } = rowOf(
    opening,
    source,
    shapes,
    tx.now,
  )
  const pay = { pay_amount: posting.pay?.amount ?? null, pay_period: posting.pay?.period ?? null }
  const own = { ...row, ...pay, published_at: undefined }
  const changed = await tx.db
    .updateTable('opportunities')
    .set({
      ...own,
      // A draft stays a draft, what was held stays with staff, and what staff cleared stays clear until
      // its text changes.
      flags: sql<string[]>`case when content_hash = ${row.content_hash}
        and status in ('published', 'expired') then flags else ${row.flags} end`,
      status: sql<string>`case when status = 'published' and content_hash <> ${row.content_hash}
        then ${status} else status end`,
      held_by: sql<
        string | null
      >`case when status = 'published' and content_hash <> ${row.content_hash}
        then ${held_by}::text else held_by end`,
    })
    .where('id', '=', id)
    .where('business_id', '=', business.userId)
    .returning('id')
    .executeTakeFirst()
  if (changed !== undefined) return id
  const made = await tx.db
    .insertInto('opportunities')
    .values({
      ...own,
      id,
      external_id,
      business_id: business.userId,
      first_seen_at,
      status: 'draft',
      held_by: null,
      published_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made === undefined) throw notFound('Posting not found')
  return id
}

/** Makes a draft public, or holds it for staff when it shows a red flag. */
export async function publishPosting(
  tx: Tx,
  business: Business,
  id: string,
): Promise<'published' | 'held'> {
  if (!business.verified) {
    throw new Refusal('not-allowed', 'You can publish once our staff have verified your business.')
  }
  const row = await tx.db
    .selectFrom('opportunities')
    .selectAll()
    .where('id', '=', id)
    .where('business_id', '=', business.userId)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw notFound('Posting not found')
  if (row.status === 'published' || row.status === 'held') return row.status
  if (row.status === 'removed') throw new Refusal('not-possible', 'Our staff removed this posting.')
  const status = row.flags.length > 0 ? 'held' : 'published'
  await tx.db
    .updateTable('opportunities')
    .set({
      status,
      held_by: status === 'held' ? 'rules' : null,
      published_at: status === 'held' ? null : tx.now,
      last_seen_at: tx.now,
    })
    .where('id', '=', id)
    .execute()
  if (status === 'published') await closeCopies(tx, row.likeness)
  return status
}

/** Takes a posting back. Applications to it stay with both sides. */
export async function closePosting(tx: Tx, business: Business, id: string): Promise<void> {
  const closed = await tx.db
    .updateTable('opportunities')
    .set({ status: 'expired', held_by: null })
    .where('id', '=', id)
    .where('business_id', '=', business.userId)
    .where('status', 'in', ['draft', 'published', 'held', 'expired'])
    .returning('id')
    .executeTakeFirst()
  if (closed === undefined) throw notFound('Posting not found')
}

/** A feed's copy of the same job would take its applicants elsewhere. */
export async function closeCopies(tx: Tx, likeness: string): Promise<void> {
  await tx.db
    .updateTable('opportunities')
    .set({ status: 'expired' })
    .where('likeness', '=', likeness)
    .where('source', 'not in', ['business', 'programme'])
    .where('status', '=', 'published')
    .execute()
}

async function openingOf(
  tx: Tx,
  businessId: string,
  id: string,
  posting: Posting,
): Promise<Opening> {
  const profile = await tx.db
    .selectFrom('business_profiles')
    .select('business_name')
    .where('user_id', '=', businessId)
    .executeTakeFirst()
  const company = plainLine(profile?.business_name ?? '')
  if (company === '') {
    throw new Refusal('not-possible', 'Enter the name of your business in your profile first.')
  }
  const title = plainLine(posting.title)
  if (title === '') throw new Refusal('invalid', 'A posting needs a title.')
  const description = plainText(posting.description)
  const location = plainLine(posting.location) || defaultLocation
  const place = placeFrom(location, posting.remote)
  const pay = payText(posting.pay)
  const deadline = deadlineFrom(posting.deadline, dayOf(tx.now))
  const words = posting.skills.map((word) => plainLine(word, 60)).filter((word) => word !== '')
  const named = skillsIn(`${title}\n${description}`)
  const checked = { title, description, pay, hasLink: true, ownPosting: true }
  return {
    externalId: id,
    title,
    company,
    location,
    place,
    kind: posting.kind,
    duration: posting.duration === null ? null : plainLine(posting.duration, 100) || null,
    pay,
    deadline: deadline.day,
    deadlineEstimated: deadline.estimated,
    skillWords: [...new Set([...words, ...named.words])].slice(0, 8),
    skills: [...new Set([...skillsOf(words), ...named.skills])],
    level: levelFrom(title, description),
    givenScore: null,
    url: '',
    description,
    forAdults: isForAdults({ title, description, place }),
    flags: redFlagsIn(checked, weeklyMinimumOf(tx.content)),
    // Only verified businesses publish, and those are the employers Upful prefers.
    preferred: true,
    postedOn: dayOf(tx.now),
    canonicalUrl: '',
    likeness: likenessOf(title, company, place),
    contentHash: hashOf([title, company, location, pay, description].join('\n')),
  }
}

function payText(pay: Posting['pay']): string | null {
  if (pay === null) return null
  return `J$${pay.amount.toLocaleString('en-US')} ${pay.period === 'hour' ? 'an' : 'a'} ${pay.period}`
}

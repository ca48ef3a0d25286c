import { addDays, dayOf, type Day } from '#domain/day.ts'
import { levelFrom } from '#domain/matching.ts'
import { skillsIn, skillsOf } from '#domain/opening-skills.ts'
import { deadlineFrom, defaultLocation, type OpportunityKind } from '#domain/opportunity.ts'
import { lowestPay, payInWords, type PayPeriod } from '#domain/pay.ts'
import { placeFrom } from '#domain/place.ts'
import { longestDeadline } from '#domain/posting.ts'
import { isForAdults } from '#domain/adult-work.ts'
import { redFlagsIn, type CheckedOpening } from '#domain/red-flags.ts'
import type { Tx } from '../db/transaction.ts'
import { hashOf, likenessOf, type Opening } from '../feeds/normalise.ts'
import { plainLine, plainText } from '../feeds/plain-text.ts'
import { Refusal } from '../http/refusal.ts'
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

/** The opening that a business wrote. Refused, with a message at each field, when it cannot be one. */
export async function openingOf(
  tx: Tx,
  businessId: string,
  id: string,
  posting: Posting,
): Promise<Opening> {
  const { company, preferred } = await businessOf(tx, businessId)
  const title = plainLine(posting.title)
  refuseBadFields(tx, posting, title)
  const description = plainText(posting.description)
  const location = plainLine(posting.location) || defaultLocation
  const place = placeFrom(location, posting.remote)
  const pay = posting.pay === null ? null : payInWords(posting.pay)
  const deadline = deadlineFrom(posting.deadline, dayOf(tx.now))
  const words = posting.skills.map((word) => plainLine(word, 60)).filter((word) => word !== '')
  const named = skillsIn(`${title}\n${description}`)
  const duration = posting.duration === null ? null : plainLine(posting.duration, 100) || null
  const skillWords = [...new Set([...words, ...named.words])].slice(0, 8)
  const checked = checkedText({ title, description, pay, location, duration, skillWords })
  return {
    externalId: id,
    title,
    company,
    location,
    place,
    kind: posting.kind,
    duration,
    pay,
    deadline: deadline.day,
    deadlineEstimated: deadline.estimated,
    skillWords,
    skills: [...new Set([...skillsOf(words), ...named.skills])],
    level: levelFrom(title, description),
    givenScore: null,
    url: '',
    description,
    forAdults: isForAdults({ title, description, place }),
    flags: redFlagsIn(checked, weeklyMinimumOf(tx.content)),
    preferred,
    postedOn: dayOf(tx.now),
    canonicalUrl: '',
    likeness: likenessOf(title, company, place),
    contentHash: hashOf([company, ...Object.values(checked)].join('\n')),
  }
}

/** Every word that its business wrote: a fee may be asked for in any field. */
export function checkedText(written: {
  title: string
  description: string
  pay: string | null
  location: string
  duration: string | null
  skillWords: readonly string[]
}): CheckedOpening {
  const { title, pay, location, duration, skillWords } = written
  const description = [written.description, location, duration ?? '', ...skillWords].join('\n')
  return { title, description, pay, hasLink: true, ownPosting: true }
}

/** A refusal that names the fields it is about. */
export function badFields(fields: Record<string, string>): Refusal {
  return new Refusal('invalid', 'Some of what was sent is not right', { fields })
}

async function businessOf(
  tx: Tx,
  businessId: string,
): Promise<{ company: string; preferred: boolean }> {
  const profile = await tx.db
    .selectFrom('business_profiles')
    .select(['business_name', 'preferred'])
    .where('user_id', '=', businessId)
    .executeTakeFirst()
  const company = plainLine(profile?.business_name ?? '')
  if (company !== '') return { company, preferred: profile?.preferred === true }
  throw new Refusal('not-possible', 'Enter the name of your business in your profile first.')
}

function refuseBadFields(tx: Tx, { pay, deadline }: Posting, title: string): void {
  const today = dayOf(tx.now)
  const fields: Record<string, string> = {}
  if (title === '') fields['title'] = 'Say what the work is.'
  if (deadline !== null && deadline < today) fields['deadline'] = 'Choose a day that is not over.'
  if (deadline !== null && deadline > addDays(today, longestDeadline)) {
    fields['deadline'] = 'Choose a day within a year.'
  }
  const lowest = pay === null ? 0 : lowestPay(pay.period, weeklyMinimumOf(tx.content))
  if (pay !== null && pay.amount < lowest) {
    const least = payInWords({ amount: lowest, period: pay.period })
    const byHour = pay.period === 'hour' ? '' : ' For fewer hours, enter the pay for an hour.'
    fields['pay.amount'] = `The minimum wage is ${least}. Pay at least that.${byHour}`
  }
  if (Object.keys(fields).length > 0) throw badFields(fields)
}

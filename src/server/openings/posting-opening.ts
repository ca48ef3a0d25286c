import { dayFrom, dayOf, type Day } from '#domain/day.ts'
import { levelFrom } from '#domain/openings/matching.ts'
import { skillsIn, skillsOf } from '#domain/openings/opening-skills.ts'
import { deadlineFrom } from '#domain/openings/opening.ts'
import { payInWords, type PayPeriod } from '#domain/openings/pay.ts'
import { locationOf, type PostingPlace } from '#domain/openings/place.ts'
import { maxSkills, postingProblems, type PostingText } from '#domain/openings/posting-problems.ts'
import { isForAdults } from '#domain/openings/adult-work.ts'
import { markupProblem } from '#domain/text/markup.ts'
import { redFlagsIn, type CheckedOpening } from '#domain/safety/red-flags.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Content } from '../content/load-content.ts'
import type { Tx } from '../db/transaction.ts'
import { hashOf, likenessOf, type ListedOpening } from '../feeds/normalise.ts'
import { plainLine, plainText } from '../feeds/plain-text.ts'
import { Refusal } from '../http/refusal.ts'
import { weeklyMinimumOf } from '../content/weekly-minimum.ts'

/** A business's posting after validation. */
export type PostingValues = Omit<PostingText, 'place' | 'pay' | 'deadline'> & {
  place: PostingPlace
  pay: { amount: number; upTo: number | null; period: PayPeriod } | null
  deadline: Day | null
}

/** The opening for a business's posting. */
export async function openingOf(
  tx: Tx,
  businessId: UserId,
  id: string,
  posting: PostingValues,
): Promise<ListedOpening> {
  const { company, preferred } = await businessOf(tx, businessId)
  const { title, place } = posting
  const description = plainText(posting.description)
  const location = locationOf(place, plainLine(posting.town))
  const pay = posting.pay === null ? null : payInWords(posting.pay)
  const deadline = deadlineFrom(posting.deadline, dayOf(tx.now))
  const ownSkillWords = posting.skills
    .map((word) => plainLine(word, 60))
    .filter((word) => word !== '')
  const namedSkills = skillsIn(`${title}\n${description}`)
  const duration = posting.duration === null ? null : plainLine(posting.duration, 100) || null
  const skillWords = [...new Set([...ownSkillWords, ...namedSkills.words])].slice(0, maxSkills)
  const checkedOpening = checkedText({ title, description, pay, location, duration, skillWords })
  return {
    externalId: id,
    title,
    company,
    location,
    place,
    locationEstimated: false,
    asks: {
      minAge: posting.minAge,
      maxAge: posting.maxAge,
      schooling: posting.schooling,
      service: false,
    },
    kind: posting.kind,
    duration,
    pay,
    deadline: deadline.day,
    deadlineEstimated: deadline.estimated,
    skillWords,
    skills: [...new Set([...skillsOf(ownSkillWords), ...namedSkills.skills])],
    level: levelFrom(title, description),
    givenScore: null,
    url: '',
    description,
    forAdults: isForAdults({ title, description, duration, place }),
    flags: redFlagsIn(checkedOpening, weeklyMinimumOf(tx.content)),
    preferred,
    postedOn: dayOf(tx.now),
    canonicalUrl: '',
    likeness: likenessOf(title, company, place),
    contentHash: hashOf([company, ...Object.values(checkedOpening)].join('\n')),
  }
}

/** All text the business wrote, because a fee may be mentioned in any field. */
export function checkedText(texts: {
  title: string
  description: string
  pay: string | null
  location: string
  duration: string | null
  skillWords: readonly string[]
}): CheckedOpening {
  const { title, pay, location, duration, skillWords } = texts
  const description = [texts.description, location, duration ?? '', ...skillWords].join('\n')
  return { title, description, pay, hasLink: true, ownPosting: true }
}

/** A refusal with a message per field. */
export function badFields(fields: Record<string, string>): Refusal {
  return new Refusal('invalid', 'Please check the marked fields.', { fields })
}

async function businessOf(
  tx: Tx,
  businessId: UserId,
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

/** Validates a posting; refuses with a message per field. */
export function checkedPosting(
  text: PostingText,
  today: Day,
  content: Content,
  before?: { startsOn: string | null },
): PostingValues {
  const title = plainLine(text.title)
  const fields = postingProblems(
    // Markup is refused in what was typed; otherwise the title is checked as students would read it.
    markupProblem(text.title) === null ? { ...text, title } : text,
    { today, weeklyMinimum: weeklyMinimumOf(content), ...(before && { before }) },
  )
  const { place, pay, deadline } = text
  if (Object.keys(fields).length > 0 || place === null) throw badFields(fields)
  return {
    ...text,
    title,
    place,
    pay: pay === null || pay.amount === null ? null : { ...pay, amount: pay.amount },
    deadline: deadline === null ? null : dayFrom(deadline),
  }
}

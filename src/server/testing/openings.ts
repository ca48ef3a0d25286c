import { expect } from 'vitest'
import type { OpeningCard } from '#contract/openings.ts'
import type { WrittenPosting } from '#contract/postings.ts'
import { asksNothing } from '#domain/openings/eligibility.ts'
import { activityTypeOf, type Skill } from '#domain/learning/skills.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { canonicalLink } from '../feeds/link.ts'
import { hashOf, likenessOf, type ListedOpening } from '../feeds/normalise.ts'
import { storeOpenings } from '../openings/store-commands.ts'
import type { Services } from '../services.ts'
import { recordActivity } from '../xp/commands.ts'
import type { TestApp } from './start-app.ts'
import type { Visitor } from './visitor.ts'

let created = 0

/** A new opening from a feed. */
export function newOpening(change: Partial<ListedOpening> = {}): ListedOpening {
  created += 1
  const title = change.title ?? `Opening ${created}`
  const url = `https://jobs.example.com/${created}`
  return {
    externalId: `opening-${created}`,
    title,
    company: `Company ${created}`,
    location: 'Kingston, Jamaica',
    place: 'Kingston',
    locationEstimated: false,
    asks: asksNothing,
    kind: 'internship',
    duration: null,
    pay: null,
    deadline: null,
    deadlineEstimated: false,
    skillWords: [],
    skills: [],
    level: 'entry',
    givenScore: null,
    url,
    description: 'A sound opening.',
    forAdults: false,
    flags: [],
    preferred: false,
    postedOn: null,
    canonicalUrl: canonicalLink(url),
    likeness: likenessOf(title, `Company ${created}`, 'Kingston'),
    contentHash: hashOf(`${title} ${created}`),
    ...change,
  }
}

/** Stores openings as a feed run does, and returns their ids in the same order. */
export async function listedOpenings(
  services: Services,
  openings: readonly ListedOpening[],
  source = 'test-feed',
): Promise<string[]> {
  await services.transaction((tx) =>
    storeOpenings(tx, { source, label: 'Test feed', complete: false }, openings),
  )
  const rows = await services.db
    .selectFrom('opportunities')
    .select(['id', 'external_id'])
    .where('source', '=', source)
    .execute()
  const ids = new Map(rows.map((row) => [row.external_id, row.id]))
  return openings.map(({ externalId }) => ids.get(externalId) ?? '')
}

/** Gives a student XP in a skill, as a finished lesson does. */
export async function earnSkill(
  services: Services,
  userId: UserId,
  skill: Skill,
  amount: number,
): Promise<void> {
  created += 1
  const awardKey = `test:${created}`
  await services.transaction((tx) =>
    recordActivity(tx, {
      userId,
      type: 'content_completion',
      awardKey,
      amount,
      description: 'Learned',
      activityType: activityTypeOf(skill),
    }),
  )
}

/** A valid posting; with `deadline` null it closes in 30 days. */
export const writtenPosting = {
  title: 'Baker',
  description: 'Bake bread.',
  kind: 'internship',
  place: 'Kingston',
  town: '',
  pay: null,
  duration: null,
  deadline: null,
  skills: [],
  minAge: null,
  maxAge: null,
  schooling: null,
} satisfies WrittenPosting

let bakeries = 0

/** A verified business with a posting that is open for 30 days. */
export async function postedOpening(app: TestApp, change: Partial<WrittenPosting> = {}) {
  const owner = await app.verified('business', {
    companyName: `Bakery ${(bakeries += 1)}`,
    website: 'https://bakery.example.com',
  })
  const { id } = await owner.call('POST /api/postings', { ...writtenPosting, ...change })
  await owner.call('POST /api/postings/:id/publish', { id })
  return { owner, id }
}

/** Every opening of a list, page by page. */
export async function everything(student: Visitor, filters: object): Promise<OpeningCard[]> {
  const cards: OpeningCard[] = []
  let after: string | undefined
  do {
    const page = await student.call('GET /api/opportunities', {
      ...filters,
      ...(after ? { after } : {}),
    })
    expect(page.opportunities.length).toBeLessThanOrEqual(20)
    cards.push(...page.opportunities)
    after = page.next ?? undefined
  } while (after !== undefined)
  return cards
}

import { beforeAll, describe, expect, test } from 'vitest'
import type { OpeningCard } from '#contract/openings.ts'
import { addDays, dayOf } from '#domain/day.ts'
import { schoolings } from '#domain/openings/eligibility.ts'
import { openingLevels } from '#domain/openings/matching.ts'
import { openingKinds } from '#domain/openings/opening.ts'
import { places } from '#domain/openings/place.ts'
import { skills } from '#domain/learning/skills.ts'
import type { ListedOpening } from '../feeds/normalise.ts'
import { earnSkill, everything, listedOpenings, newOpening } from '../testing/openings.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
let today = dayOf(new Date())

beforeAll(async () => {
  app = await startApp()
  today = dayOf(app.services.now())
})

const list = (opportunities: readonly ListedOpening[]) =>
  listedOpenings(app.services, opportunities)
const titlesOf = (opportunities: readonly OpeningCard[]) => opportunities.map(({ title }) => title)

function pick<T>(values: readonly T[], index: number): T {
  const value = values[index % values.length]
  if (value === undefined) throw new Error('nothing to pick from')
  return value
}

test('without any feed the tab shows the programmes, starting with internships', async () => {
  const student = await app.person('student', { age: '22', grade: 'Graduate, BSc' })
  const page = await student.call('GET /api/opportunities', {})
  const programmes = page.opportunities.filter(({ source }) => source.kind === 'programme')
  expect(programmes.length).toBeGreaterThanOrEqual(3)
  expect(programmes.every(({ type, deadline }) => type === 'internship' && deadline === null)).toBe(
    true,
  )
  expect(page.feed).toEqual({ updatedAt: null, refreshing: false, problem: null })
})

describe('the list', () => {
  test('is sorted by the match shown on each card, across pages, without duplicates', async () => {
    const student = await skilled()
    await student.call('PUT /api/job-wish', {
      kinds: ['internship', 'contract'],
      places: ['St. James', 'Hanover'],
      reminders: true,
    })
    await list(
      Array.from({ length: 130 }, (_, index) =>
        newOpening({
          kind: pick(openingKinds, index),
          place: pick(places, index * 7),
          level: pick(openingLevels, index * 3 + (index % 2)),
          skills: [pick(skills, index), pick(skills, index * 5 + 1), pick(skills, index + 9)].slice(
            0,
            index % 4,
          ),
          preferred: index % 5 === 0,
          locationEstimated: index % 13 === 0,
          asks: {
            minAge: index % 6 === 0 ? 18 + (index % 8) : null,
            maxAge: index % 10 === 0 ? 20 + (index % 7) : null,
            schooling: index % 4 === 1 ? pick(schoolings, index) : null,
            service: index % 17 === 0,
          },
          givenScore: index % 11 === 0 ? index % 101 : null,
          deadline: addDays(today, index % 9),
        }),
      ),
    )
    const cards = await inOrder(student)
    expect(cards.some(({ notFor }) => notFor !== null)).toBe(true)
    // Students who have not chosen what they want get no points for it, whatever the opening.
    const noWish = await inOrder(await skilled())
    const unsaid = noWish.flatMap(({ match }) => match?.parts.filter((part) => part.unsaid) ?? [])
    expect(unsaid.length).toBeGreaterThan(0)
    expect(new Set(unsaid.map(({ name, points }) => `${name} ${points}`))).toEqual(
      new Set(['kind 0', 'place 0']),
    )
    const anywhere = await skilled()
    await anywhere.call('PUT /api/job-wish', { kinds: ['contract'], places: [], reminders: true })
    await inOrder(anywhere)
  })

  async function skilled(): Promise<Visitor> {
    const student = await app.person('student', { age: '22' })
    await earnSkill(app.services, student.userId, 'communication', 430)
    await earnSkill(app.services, student.userId, 'programming', 90)
    await earnSkill(app.services, student.userId, 'budgeting', 1200)
    return student
  }

  async function inOrder(student: Visitor) {
    const all = await everything(student, { type: 'all' })
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(all.length).toBeGreaterThanOrEqual(130)
    const order = all.map(({ match, deadline, id }) => ({
      score: match?.score ?? -1,
      closes: deadline ?? '9999-12-31',
      id,
    }))
    const sorted = order.toSorted(
      (one, other) =>
        other.score - one.score ||
        (one.closes < other.closes ? -1 : one.closes > other.closes ? 1 : 0) ||
        (one.id < other.id ? -1 : 1),
    )
    expect(order).toEqual(sorted)
    for (const { match, notFor, service } of all) {
      expect(match === null).toBe(notFor !== null || service)
      expect(match?.parts.reduce((sum, { points }) => sum + points, 0)).toBe(match?.score)
    }
    expect(all.some(({ notFor }) => notFor !== null)).toBe(true)
    expect(all.some(({ service }) => service)).toBe(true)
    const secondRead = await everything(student, { type: 'all' })
    expect(secondRead).toEqual(all)
    return all
  }

  test('of a student without any skill yet is sorted by deadline and shows no match', async () => {
    const student = await app.person()
    await student.call('POST /api/check-in', {})
    const page = await student.call('GET /api/opportunities', { type: 'all' })
    expect(page.matched).toBe(false)
    expect(page.opportunities.every(({ match }) => match === null)).toBe(true)
    const days = (await everything(student, { type: 'all' })).map(
      ({ deadline }) => deadline ?? '9999-12-31',
    )
    const cards = await everything(student, { type: 'all' })
    const open = cards.filter(({ notFor, service }) => notFor === null && !service)
    expect(cards.slice(0, open.length)).toEqual(open)
    expect(cards.length).toBeGreaterThan(open.length)
    for (const part of [days.slice(0, open.length), days.slice(open.length)]) {
      expect(part).toEqual(part.toSorted())
    }
  })

  test('shows a Grade 11 student why an opening is not for them instead of a match, and puts it last', async () => {
    const student = await app.person('student', { age: '16', grade: 'Grade 11' })
    await earnSkill(app.services, student.userId, 'communication', 430)
    const cards = await everything(student, { type: 'all' })
    const cardOf = (title: string) => cards.find((card) => card.title.includes(title))
    const notYet = { match: null, notFor: 'Not yet: from 17' }
    expect(cardOf('GWEP')).toMatchObject(notYet)
    expect(cardOf('Tourism Enhancement')).toMatchObject(notYet)
    const [allDay = ''] = await list([newOpening({ title: 'All day', kind: 'full-time' })])
    const hours = { match: null, notFor: 'These are school hours' }
    const inTerm = await everything(student, { type: 'full-time' })
    expect(inTerm.find(({ title }) => title === 'All day')).toMatchObject(hours)
    expect(await student.call('GET /api/opportunities/:id', { id: allDay })).toMatchObject(hours)
    expect(cardOf('Student loans')).toMatchObject({ match: null, notFor: null, service: true })
    expect(cardOf('Sixth Form')).toMatchObject({ notFor: null, match: expect.anything() })
    const firstWithout = cards.findIndex(({ match }) => match === null)
    expect(cards.slice(firstWithout).every(({ match }) => match === null)).toBe(true)
    const id = cardOf('GWEP')?.id ?? ''
    expect(await student.call('GET /api/opportunities/:id', { id })).toMatchObject(notYet)
  })

  test('shows only the chosen type', async () => {
    const student = await app.person('student', { age: '22' })
    for (const type of openingKinds) {
      const cards = await everything(student, { type })
      expect(cards.every((card) => card.type === type)).toBe(true)
    }
  })

  test('filters by parish (with islandwide openings), by remote, and by closing within a week', async () => {
    const student = await app.person()
    await earnSkill(app.services, student.userId, 'communication', 100)
    await list([
      newOpening({
        title: 'In Portland',
        place: 'Portland',
        kind: 'volunteer',
        deadline: addDays(today, 30),
      }),
      newOpening({
        title: 'Anywhere',
        place: 'islandwide',
        kind: 'volunteer',
        deadline: addDays(today, 30),
      }),
      newOpening({
        title: 'From home',
        place: 'remote',
        kind: 'volunteer',
        deadline: addDays(today, 7),
      }),
      newOpening({ title: 'Today', place: 'Trelawny', kind: 'volunteer', deadline: today }),
    ])
    const titles = async (filters: object) => {
      const cards = await everything(student, { type: 'volunteer', ...filters })
      // Among the shipped programmes there are volunteers too.
      const own = ['In Portland', 'Anywhere', 'From home', 'Today']
      return titlesOf(cards).filter((title) => own.includes(title))
    }
    expect((await titles({ place: 'Portland' })).toSorted()).toEqual(['Anywhere', 'In Portland'])
    expect(await titles({ place: 'remote' })).toEqual(['From home'])
    expect((await titles({ closing: 'soon' })).toSorted()).toEqual(['From home', 'Today'])
  })

  test('leaves out closed and held openings, and adults-only ones when the age is uncertain', async () => {
    const [minor, adult] = [await app.person(), await app.person('student', { age: '20' })]
    const mark = 'Quizmaster'
    await list([
      newOpening({ title: `${mark} open` }),
      newOpening({ title: `${mark} adult`, forAdults: true }),
      newOpening({ title: `${mark} held`, flags: ['fee'] }),
      newOpening({ title: `${mark} closed`, deadline: addDays(today, -1) }),
    ])
    expect(titlesOf(await everything(minor, { q: mark, type: 'all' }))).toEqual([`${mark} open`])
    expect(titlesOf(await everything(adult, { q: mark, type: 'all' })).toSorted()).toEqual([
      `${mark} adult`,
      `${mark} open`,
    ])
  })

  test('of saved openings keeps those that have closed since', async () => {
    const student = await app.person()
    const [id = ''] = await list([newOpening({ title: 'Kept', deadline: today })])
    await student.call('PUT /api/opportunities/:id/saved', { id })
    app.setTime(new Date(app.services.now().getTime() + 2 * 86_400_000))
    const open = await everything(student, { q: 'Kept', type: 'all' })
    const saved = await everything(student, { saved: 'yes', type: 'all' })
    app.setTime(new Date())
    expect(open).toEqual([])
    expect(saved).toMatchObject([{ id, saved: true }])
  })
})

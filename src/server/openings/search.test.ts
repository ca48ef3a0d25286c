import { beforeAll, expect, test } from 'vitest'
import type { OpeningCard } from '#contract/openings.ts'
import type { ListedOpening } from '../feeds/normalise.ts'
import { earnSkill, everything, listedOpenings, newOpening } from '../testing/openings.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

const list = (opportunities: readonly ListedOpening[]) =>
  listedOpenings(app.services, opportunities)
const titlesOf = (opportunities: readonly OpeningCard[]) => opportunities.map(({ title }) => title)

test('finds by words and prefixes in title, company, place and skills', async () => {
  const student = await app.person()
  await earnSkill(app.services, student.userId, 'communication', 100)
  const unusual = newOpening({
    title: 'Marine Biologist Helper',
    company: 'Reef & Sons',
    skillWords: ['diving'],
  })
  const tutor = newOpening({ title: 'Biology Tutor', kind: 'part-time' })
  await list([unusual, tutor])
  const searchResults = async (q: string, type: 'all' | 'internship' = 'all') =>
    titlesOf(await everything(student, { q, type }))
  expect(await searchResults('marine')).toEqual(['Marine Biologist Helper'])
  expect(await searchResults('biolog')).toHaveLength(2)
  expect(await searchResults('biolog', 'internship')).toEqual(['Marine Biologist Helper'])
  expect(await searchResults('reef diving')).toEqual(['Marine Biologist Helper'])
  expect(await searchResults('reef surfing')).toEqual([])
  expect(await searchResults("')) & | ! :* \\ <-> --")).not.toHaveLength(0)
})

test('finds without accents, by stems, by synonyms and by place names in any form', async () => {
  const student = await app.person('student', { age: '22' })
  await list([
    newOpening({
      title: 'Café trainee Zed',
      kind: 'contract',
      place: 'St. James',
      location: 'Ironshore',
    }),
    newOpening({
      title: 'Junior programmer Zed',
      kind: 'contract',
      place: 'Hanover',
      location: 'Lucea',
    }),
  ])
  const searchResults = async (q: string) =>
    titlesOf(await everything(student, { q, type: 'contract' })).filter((title) =>
      title.endsWith('Zed'),
    )
  for (const q of ['cafe', 'CAFÉ', 'cafes', 'mo bay cafe', 'Montego Bay zed', 'st. james zed']) {
    expect([q, await searchResults(q)]).toEqual([q, ['Café trainee Zed']])
  }
  expect(await searchResults('coding zed')).toEqual(['Junior programmer Zed'])
  expect(await searchResults('lucea zed')).toEqual(['Junior programmer Zed'])
  const { others } = await student.call('GET /api/opportunities', {
    type: 'internship',
    q: 'zed',
  })
  expect(others).toBe(2)
})

test('finds words of the description after those of the title, page by page', async () => {
  const student = await app.person('student', { age: '22' })
  await earnSkill(app.services, student.userId, 'communication', 100)
  const opening = (title: string, description: string) =>
    newOpening({ title, description, kind: 'contract' })
  await list([
    opening('Helper Qua', 'Prepare lunch in the kitchen. Bring your food permit, Qua.'),
    opening('Chef Qua', 'Plan the menu.'),
    opening('Clerk Qua', 'File papers in the office.'),
    ...Array.from({ length: 25 }, (_, index) =>
      opening(`Assistant Qua ${index}`, 'Serve food and clean tables.'),
    ),
  ])
  const searchResults = async (q: string) =>
    titlesOf(await everything(student, { q, type: 'contract' })).filter((title) =>
      title.includes('Qua'),
    )
  for (const q of ['chef qua', 'food qua', 'cook qua', 'the kitchen qua']) {
    const titles = await searchResults(q)
    expect([q, titles[0], titles.length]).toEqual([q, 'Chef Qua', 27])
    expect(new Set(titles).size).toBe(27)
  }
  expect(await searchResults('lunch kitchen permit')).toEqual(['Helper Qua'])
  const { others } = await student.call('GET /api/opportunities', {
    type: 'internship',
    q: 'lunch kitchen permit',
  })
  expect(others).toBe(1)
})

test('leaves out the programmes for those who look for a job, with a match and without', async () => {
  for (const student of [await app.person('student', { age: '22' }), await skilled()]) {
    const kindsOf = async (filters: object) =>
      new Set((await everything(student, filters)).map(({ source }) => source.kind))
    expect(await kindsOf({ type: 'all' })).toContain('programme')
    const jobs = await kindsOf({ type: 'all', programmes: 'hidden' })
    expect(jobs).not.toContain('programme')
    expect(jobs).toContain('feed')
    expect(await kindsOf({ type: 'all', programmes: 'hidden', q: 'heart' })).toEqual(new Set())
  }
})

async function skilled() {
  const student = await app.person('student', { age: '22' })
  await earnSkill(app.services, student.userId, 'communication', 100)
  return student
}

import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { asksNothing } from '#domain/openings/eligibility.ts'
import { openingKinds } from '#domain/openings/opening.ts'
import { pointsWithoutPlace, type OpeningShape } from '#domain/openings/shape-score.ts'
import { skills } from '#domain/learning/skills.ts'
import { earnSkill, listedOpenings, newOpening } from '../testing/openings.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { probeBatches } from './probes.ts'
import { shapesFor } from './store-commands.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

test('an opening of a new shape is in the next list, first if it fits best', async () => {
  const student = await app.person('student', { age: '20' })
  await earnSkill(app.services, student.userId, 'investment', 900)
  const first = async () =>
    (await student.call('GET /api/opportunities', { type: 'internship' })).opportunities[0]
  const before = await first()
  expect(before?.title).not.toBe('Bank trainee')
  await listedOpenings(app.services, [
    newOpening({ title: 'Bank trainee', skills: ['investment'], preferred: true }),
  ])
  expect(await first()).toMatchObject({ title: 'Bank trainee', match: { score: 100 } })
})

test('a shape is added only after every shape with a lower id is visible', async () => {
  const { transaction, database } = app.services
  // The embedded engine runs one transaction at a time.
  if (database.engine === 'embedded') return
  const { promise: added, resolve: isAdded } = Promise.withResolvers<void>()
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  const shape = (givenScore: number) => [newOpening({ skills: ['mentorship'], givenScore })]
  const first = transaction(async (tx) => {
    await shapesFor(tx, shape(41))
    isAdded()
    await over
  })
  await added
  const second = transaction(async (tx) => {
    await sql`set local lock_timeout = '100ms'`.execute(tx.db)
    return shapesFor(tx, shape(42))
  })
  await expect(second).rejects.toThrow('lock timeout')
  end()
  await first
  expect((await transaction((tx) => shapesFor(tx, shape(42)))).size).toBe(1)
})

describe('the probes of a list', () => {
  const shapes: OpeningShape[] = skills.flatMap((firstSkill, index) =>
    [0, 1, 3].map((levelPoints) => ({
      id: 1 + index * 4 + levelPoints,
      kind: openingKinds[index % openingKinds.length] ?? 'internship',
      firstSkill,
      secondSkill: null,
      levelPoints,
      preferred: index % 7 === 0,
      givenScore: index % 9 === 0 ? 55 + index : null,
      asks: { ...asksNothing, minAge: index % 5 === 0 ? 25 : null },
    })),
  )
  const student = {
    percents: { teamwork: 40, budgeting: 80 },
    wish: { kinds: ['contract' as const], places: ['Hanover' as const] },
    eligible: { age: 19, schoolings: [], inClass: false },
  }
  const scoreIn = (probe: number) => (probe % 128) - 1

  test('come best score first, and no score is divided between two batches', () => {
    const batches = [...probeBatches(shapes, student, 1_000)]
    expect(batches.length).toBeGreaterThan(1)
    const scores = batches.flatMap((batch) => batch.map(scoreIn))
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    for (const [index, batch] of batches.entries()) {
      const next = batches[index + 1]?.[0]
      if (next !== undefined) expect(scoreIn(next)).toBeLessThan(scoreIn(batch.at(-1) ?? 0))
    }
    expect(scores.at(-1)).toBe(-1)
    const best = Math.max(...shapes.map((shape) => pointsWithoutPlace(student, shape)))
    expect(scores[0]).toBeGreaterThanOrEqual(Math.min(100, best))
  })

  test('of a later page leave out what is better than its beginning', () => {
    const all = [...probeBatches(shapes, student, 1_000)].flat()
    const rest = [...probeBatches(shapes, student, 70)].flat()
    expect(rest).toEqual(all.filter((probe) => scoreIn(probe) <= 70))
  })
})

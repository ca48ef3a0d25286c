import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import {
  givenScoreFrom,
  levelFrom,
  matchOf,
  openingLevels,
  type MatchedOpening,
} from './matching.ts'
import { openingKinds } from './opening.ts'
import { parishes, places } from './place.ts'
import { skills } from '#domain/learning/skills.ts'

const anyStudent = fc.record({
  percents: fc.dictionary(fc.constantFrom(...skills), fc.integer({ min: 0, max: 100 })),
  wish: fc.record({
    kinds: fc.subarray([...openingKinds]),
    places: fc.subarray([...parishes]),
  }),
})
const anyOpening: fc.Arbitrary<MatchedOpening> = fc.record({
  kind: fc.constantFrom(...openingKinds),
  place: fc.constantFrom(...places),
  placeEstimated: fc.boolean(),
  level: fc.constantFrom(...openingLevels),
  skills: fc.subarray([...skills]),
  preferred: fc.boolean(),
  givenScore: fc.option(fc.integer({ min: 0, max: 100 })),
})
const student = {
  percents: { communication: 50, teamwork: 0 },
  wish: { kinds: ['internship'] as const, places: ['St. James'] as const },
}
const opening: MatchedOpening = {
  kind: 'internship',
  place: 'St. James',
  placeEstimated: false,
  level: 'entry',
  skills: ['communication', 'teamwork'],
  preferred: false,
  givenScore: null,
}
const scoreOf = (change: Partial<MatchedOpening>) =>
  matchOf(student, { ...opening, ...change })?.score

describe('a match', () => {
  test('is the sum of its parts and stays within 60 to 100', () => {
    fc.assert(
      fc.property(anyStudent, anyOpening, (someone, something) => {
        const match = matchOf(someone, something)
        if (match === null) return
        expect(match.parts.reduce((sum, { points }) => sum + points, 0)).toBe(match.score)
        expect(match.score).toBeLessThanOrEqual(100)
        if (something.givenScore === null) expect(match.score).toBeGreaterThanOrEqual(60)
        for (const { points, outOf } of match.parts) {
          expect(points).toBeGreaterThanOrEqual(0)
          expect(points).toBeLessThanOrEqual(outOf)
        }
      }),
    )
  })

  test('is the same number for the same student, opening and version', () => {
    fc.assert(
      fc.property(anyStudent, anyOpening, (someone, something) => {
        expect(matchOf(structuredClone(someone), structuredClone(something))).toEqual(
          matchOf(someone, something),
        )
      }),
    )
  })

  test('never falls when a skill rises', () => {
    fc.assert(
      fc.property(
        anyStudent,
        anyOpening,
        fc.constantFrom(...skills),
        (someone, something, skill) => {
          const before = matchOf(someone, something)
          const better = { ...someone, percents: { ...someone.percents, [skill]: 100 } }
          expect(matchOf(better, something)?.score ?? 0).toBeGreaterThanOrEqual(before?.score ?? 0)
        },
      ),
    )
  })

  test('is null until a skill has a percent', () => {
    expect(matchOf({ ...student, percents: {} }, opening)).toBeNull()
    expect(matchOf({ ...student, percents: { teamwork: 0 } }, opening)).toBeNull()
  })

  test('counts skills, type, place and level', () => {
    expect(matchOf(student, opening)).toEqual({
      score: 78,
      fit: 'fair',
      version: 3,
      parts: [
        { name: 'base', points: 60, outOf: 60, text: 'Where every opening starts' },
        { name: 'skills', points: 8, outOf: 30, text: 'Communication 50%, Teamwork 0%' },
        { name: 'kind', points: 4, outOf: 4, text: 'The type you want' },
        { name: 'place', points: 3, outOf: 3, text: 'Where you want to work: St. James' },
        { name: 'level', points: 3, outOf: 3, text: 'Open to beginners' },
      ],
    })
    expect(scoreOf({ kind: 'contract' })).toBe(74)
    expect(scoreOf({ place: 'Kingston' })).toBe(76)
    expect(scoreOf({ place: 'remote' })).toBe(78)
    expect(scoreOf({ place: 'abroad' })).toBe(75)
    expect(scoreOf({ placeEstimated: true })).toBe(75)
    expect(scoreOf({ level: 'experienced' })).toBe(75)
    expect(scoreOf({ skills: [] })).toBe(70)
  })

  test('marks preferences that are not set, and gives no points for them', () => {
    const partsOf = (wish: Parameters<typeof matchOf>[0]['wish'], kind = opening.kind) =>
      matchOf({ ...student, wish }, { ...opening, kind })?.parts
    const unsaid = { kinds: null, places: null }
    const text = 'You have not told us what type of work you want'
    expect(partsOf(unsaid)?.[2]).toEqual({ name: 'kind', points: 0, outOf: 4, text, unsaid: true })
    expect(partsOf(unsaid, 'contract')?.[2]).toMatchObject({ points: 0, text })
    expect(partsOf(unsaid)?.[3]).toMatchObject({
      points: 0,
      text: 'In Jamaica: St. James. You have not told us where you want to work',
      unsaid: true,
    })
    expect(partsOf({ kinds: ['contract'], places: [] })?.[3]).toEqual({
      name: 'place',
      points: 3,
      outOf: 3,
      text: 'In Jamaica: St. James',
    })
    expect(partsOf({ kinds: ['contract'], places: ['Clarendon'] })?.slice(2, 4)).toEqual([
      { name: 'kind', points: 0, outOf: 4, text: 'Not the type you want' },
      { name: 'place', points: 1, outOf: 3, text: 'In Jamaica, not in your parish: St. James' },
    ])
  })

  test('gives a preferred employer 10 more, up to 100', () => {
    expect(scoreOf({ preferred: true })).toBe(88)
    expect(scoreOf({ preferred: true, givenScore: 97 })).toBe(100)
  })

  test('stays low for work whose skills are all at zero, whatever else fits', () => {
    const beginner = { ...student, percents: { budgeting: 100 } }
    expect(matchOf(beginner, opening)?.score).toBe(70)
    expect(matchOf(beginner, { ...opening, preferred: true })?.score).toBe(80)
  })

  test("keeps a feed's own score", () => {
    expect(scoreOf({ givenScore: 73 })).toBe(73)
    expect(scoreOf({ givenScore: 0 })).toBe(0)
  })
})

test('a score from a feed that is not a percentage is ignored', () => {
  for (const value of [-5, 'abc', 1e9, Number.NaN, null, undefined, '', ' ', {}, '1e9']) {
    expect(givenScoreFrom(value)).toBeNull()
  }
  expect(givenScoreFrom('88')).toBe(88)
  expect(givenScoreFrom(72.4)).toBe(72)
  expect(givenScoreFrom(0)).toBe(0)
})

test('the level comes from the years asked for, then from the title', () => {
  expect(levelFrom('Marketing Intern', 'No experience needed.')).toBe('entry')
  expect(levelFrom('Cashier', 'At least 1 year of experience.')).toBe('some')
  expect(levelFrom('Developer', '5+ years of professional experience')).toBe('experienced')
  expect(levelFrom('Senior Developer', '')).toBe('experienced')
  expect(levelFrom('Clerk', 'We have been in business for 40 years.')).toBe('entry')
})

describe('a match in a word', () => {
  const fitFor = (communication: number, change: Partial<MatchedOpening> = {}) =>
    matchOf(
      { ...student, percents: { communication, teamwork: communication, budgeting: 1 } },
      { ...opening, ...change },
    )?.fit

  test('is Grow without a skill, whatever else fits, and Strong halfway in both', () => {
    expect([0, 1, 49, 50, 100].map((percent) => fitFor(percent))).toEqual([
      'grow',
      'fair',
      'strong',
      'strong',
      'strong',
    ])
    expect([30, 46].map((percent) => fitFor(percent))).toEqual(['fair', 'fair'])
    expect(fitFor(0, { skills: [] })).toBe('grow')
  })

  test('does not count a preferred employer, and takes a score from a feed as it is', () => {
    expect(fitFor(0, { preferred: true })).toBe('grow')
    expect([70, 71, 84, 85].map((givenScore) => fitFor(0, { givenScore }))).toEqual([
      'grow',
      'fair',
      'fair',
      'strong',
    ])
  })
})

import { expect, test } from 'vitest'
import fc from 'fast-check'
import { skills } from '#domain/learning/skills.ts'
import { asksNothing, refusalOf, schoolings } from './eligibility.ts'
import { elsewherePoints, levelPoints, matchOf, matchParts, openingLevels } from './matching.ts'
import { openingKinds } from './opening.ts'
import { parishes, places, type Place } from './place.ts'
import {
  isForStudent,
  maxPoints,
  pointsWithoutPlace,
  scoreFrom,
  type Matched,
} from './shape-score.ts'

const percent = fc.integer({ min: 0, max: 100 })
const anyStudent: fc.Arbitrary<Matched> = fc.record({
  percents: fc.dictionary(fc.constantFrom(...skills), percent, { minKeys: 1 }),
  wish: fc.record({
    kinds: fc.option(fc.subarray([...openingKinds])),
    places: fc.option(fc.subarray([...parishes])),
  }),
  eligible: fc.record({
    age: fc.option(fc.integer({ min: 14, max: 30 })),
    schoolings: fc.subarray([...schoolings]),
    inClass: fc.boolean(),
  }),
})
const anyOpening = fc.record({
  kind: fc.constantFrom(...openingKinds),
  place: fc.constantFrom(...places),
  placeEstimated: fc.boolean(),
  level: fc.constantFrom(...openingLevels),
  skills: fc.subarray([...skills], { maxLength: 2 }),
  preferred: fc.boolean(),
  givenScore: fc.option(percent),
  asks: fc.record({
    minAge: fc.option(fc.integer({ min: 14, max: 30 })),
    maxAge: fc.option(fc.integer({ min: 14, max: 30 })),
    schooling: fc.option(fc.constantFrom(...schoolings)),
    service: fc.boolean(),
  }),
})

function pointsOf({ wish }: Matched, place: Place, estimated: boolean): number {
  if (estimated || place === 'abroad') return 0
  if (place === 'remote' || place === 'islandwide') return matchParts.place
  if (wish.places === null) return 0
  const isNear = wish.places.length === 0 || wish.places.includes(place)
  return isNear ? matchParts.place : elsewherePoints
}

test('the points of a shape and of the place add up to the match on the card', () => {
  fc.assert(
    fc.property(anyStudent, anyOpening, (student, opening) => {
      const match = matchOf(student, opening)
      fc.pre(match !== null)
      const [firstSkill = null, secondSkill = null] = opening.skills
      const levels = levelPoints[opening.level]
      const shape = { ...opening, id: 1, firstSkill, secondSkill, levelPoints: levels }
      const forPlace = pointsOf(student, opening.place, opening.placeEstimated)
      const points =
        pointsWithoutPlace(student, shape) + (opening.givenScore === null ? forPlace : 0)
      expect(scoreFrom(points)).toBe(match?.score)
      expect(points).toBeLessThanOrEqual(maxPoints)
    }),
    { numRuns: 500 },
  )
})

test('a shape is for a student when its openings are', () => {
  fc.assert(
    fc.property(anyStudent, anyOpening, (student, { asks, kind, ...opening }) => {
      const shape = { ...opening, asks, kind, id: 1, levelPoints: 0 }
      const isFor = !asks.service && refusalOf(student.eligible, asks, kind) === null
      expect(isForStudent(student, { ...shape, firstSkill: null, secondSkill: null })).toBe(isFor)
    }),
  )
})

test('a shape without a skill gets no points for skills', () => {
  const student = {
    percents: { teamwork: 100 },
    wish: { kinds: null, places: null },
    eligible: { age: 20, schoolings: [], inClass: false },
  }
  const shape = {
    id: 1,
    kind: 'contract' as const,
    firstSkill: null,
    secondSkill: null,
    levelPoints: 3,
    preferred: false,
    givenScore: null,
    asks: asksNothing,
  }
  expect(pointsWithoutPlace(student, shape)).toBe(63)
  expect(pointsWithoutPlace(student, { ...shape, firstSkill: 'teamwork' })).toBe(93)
})

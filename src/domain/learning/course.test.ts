import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assessmentSchema, forSitting } from './assessment.ts'
import { progressOf } from './course-progress.ts'
import { itemForReader } from './course-reader.ts'
import { courseSchema, itemSchema } from './course.ts'

const course = {
  sections: [
    { id: 's1', items: [{ id: 'a' }, { id: 'b' }] },
    { id: 's2', items: [{ id: 'c' }] },
    { id: 'empty', items: [] },
  ],
}

test('progress is the rounded share of items, and a section is complete if all its items are', () => {
  expect(progressOf(course, [])).toEqual({ completedSections: [], percentage: 0, complete: false })
  expect(progressOf(course, ['a', 'a'])).toMatchObject({ percentage: 33, completedSections: [] })
  expect(progressOf(course, ['c', 'a'])).toMatchObject({
    percentage: 67,
    completedSections: ['s2'],
  })
  expect(progressOf(course, ['c', 'a', 'b'])).toEqual({
    completedSections: ['s1', 's2'],
    percentage: 100,
    complete: true,
  })
})

test('ids that are not in the course are ignored', () => {
  expect(progressOf(course, ['a', 'gone', 's1', 'toString'])).toMatchObject({ percentage: 33 })
})

test('a course without items is never complete', () => {
  expect(progressOf({ sections: [] }, ['a'])).toEqual({
    completedSections: [],
    percentage: 0,
    complete: false,
  })
})

test('a course with one item of 300 missing is not complete though it rounds to 100', () => {
  const items = Array.from({ length: 300 }, (_, index) => ({ id: `i${index}` }))
  const done = items.slice(1).map(({ id }) => id)
  expect(progressOf({ sections: [{ id: 's', items }] }, done)).toMatchObject({
    percentage: 100,
    complete: false,
  })
})

test('completing one more item never lowers progress', () => {
  const ids = fc.constantFrom('a', 'b', 'c', 'gone')
  fc.assert(
    fc.property(fc.array(ids), ids, (before, more) => {
      const progress = progressOf(course, before)
      const later = progressOf(course, [...before, more])
      expect(later.percentage).toBeGreaterThanOrEqual(progress.percentage)
      expect(later.percentage).toBeLessThanOrEqual(100)
      expect(later.completedSections).toEqual(expect.arrayContaining(progress.completedSections))
    }),
  )
})

const secret = 'SECRET'
const question = { id: 'q', question: 'Q?', explanation: secret, points: 1 }
const questions = [
  { ...question, type: 'multiple_choice', options: ['x', 'y'], correct_answer: '1' },
  { ...question, id: 'r', type: 'short_answer', correct_answer: secret, accepted: [secret] },
]
const hidden = { prompt: 'Do', hints: ['Try'], explanation: secret }
const base = { id: 'i', title: 'T', minutes: 3 }

test.each([
  { ...base, type: 'exercise', exercise: { ...hidden, kind: 'calc', answer: 98765 } },
  {
    ...base,
    type: 'exercise',
    exercise: { ...hidden, kind: 'fill', text: '___', gaps: [{ accepted: [secret] }] },
  },
  { ...base, type: 'quiz', questions },
])('an item is sent to a reader without its secrets', (item) => {
  const seen = JSON.stringify(itemForReader(itemSchema.parse(item), 'seed', []))
  expect(seen).not.toMatch(/SECRET|98765|correct_answer|accepted|explanation/)
  expect(seen).toContain('"title":"T"')
})

test('an assessment is sent to a student without its secrets', () => {
  const assessment = assessmentSchema.parse({
    id: 'a',
    title: 'T',
    description: 'D',
    skill: 'budgeting',
    level: 1,
    questions,
  })
  const seen = forSitting(assessment, [])
  expect(JSON.stringify(seen)).not.toMatch(/SECRET|correct_answer|accepted|explanation/)
  expect(seen.questions).toHaveLength(2)
})

test('a repeated id in a course is reported at its second use', () => {
  const article = { ...base, type: 'article', body: 'Words' }
  const section = { id: 's', title: 'S', description: 'D', items: [article] }
  const twice = {
    id: 'c',
    title: 'C',
    description: 'D',
    skill: 'budgeting',
    level: 1,
    outcomes: ['Plan a week'],
    sections: [section, { ...section, id: 's2' }],
  }
  const { error } = courseSchema.safeParse(twice)
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['sections.1.items.0.id'])
})

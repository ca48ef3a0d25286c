import { expect, test } from 'vitest'
import { assessmentSchema } from './assessment.ts'
import { courseSchema } from './course.ts'
import { learnableXp, skillLevel } from './skill-level.ts'

const item = { title: 'Item', minutes: 3 }
const question = {
  type: 'true_false',
  question: 'Yes?',
  correct_answer: 'true',
  points: 1,
  explanation: 'Because.',
}
const course = courseSchema.parse({
  id: 'money',
  title: 'Money',
  description: 'Of money.',
  skill: 'budgeting',
  level: 1,
  hours: 1,
  outcomes: ['Know money'],
  sections: [
    {
      id: 'one',
      title: 'One',
      description: 'One.',
      items: [
        { ...item, id: 'read', type: 'article', body: 'Words.' },
        { ...item, id: 'quiz', type: 'quiz', questions: [{ ...question, id: 'q' }] },
      ],
    },
  ],
})
const check = assessmentSchema.parse({
  id: 'money-check',
  title: 'Money check',
  description: 'Of money.',
  skill: 'budgeting',
  level: 1,
  questions: Array.from({ length: 8 }, (_, at) => ({ ...question, id: `m-${at}` })),
})

test('a skill can be learned as far as its courses and assessments pay', () => {
  const learnable = learnableXp([course], [check])
  // An article, a quiz with its pass, the finished course, full marks in the check.
  expect(learnable.budgeting).toBe(10 + 25 + 50 + 75)
  expect(learnable['career-development']).toBe(150)
})

test('no more than fills a skill counts, nor is a skill without content learned in a moment', () => {
  const many = learnableXp(
    Array.from({ length: 18 }, () => course),
    [],
  )
  expect(many['career-development']).toBe(1000)
  expect(many.investment).toBe(1000)
})

test('one check makes a skill more than begun, and a course with its check makes it strong', () => {
  const levels = [0, 1, 59, 60, 179, 180, 299, 300, 5000].map((xp) => skillLevel(xp, 400))
  expect(levels).toEqual([
    null,
    'Starting',
    'Starting',
    'Building',
    'Building',
    'Solid',
    'Solid',
    'Strong',
    'Strong',
  ])
})

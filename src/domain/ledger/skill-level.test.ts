import { expect, test } from 'vitest'
import { assessmentSchema } from '#domain/learning/assessment.ts'
import { courseSchema } from '#domain/learning/course.ts'
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
  questions: Array.from({ length: 8 }, (_, index) => ({ ...question, id: `m-${index}` })),
})

test('the learnable XP of a skill is what its largest course and its assessments pay', () => {
  const learnable = learnableXp([course], [check])
  // An article, a passed quiz, the finished course, full marks in the assessment.
  expect(learnable.budgeting).toBe(10 + 25 + 50 + 75)
  expect(learnable['career-development']).toBe(150)

  const [section] = course.sections
  const [read] = section?.items ?? []
  if (section === undefined || read === undefined) throw new Error('the course has no lesson')
  const smaller = { ...course, id: 'less', sections: [{ ...section, items: [read] }] }
  const two = learnableXp([smaller, course], [check])
  expect(two.budgeting).toBe(learnable.budgeting)
  expect(two['career-development']).toBe(2 * 150)
})

test('the learnable XP is at most a full skill, and a skill without content is not learned instantly', () => {
  const many = learnableXp(
    Array.from({ length: 18 }, () => course),
    [],
  )
  expect(many['career-development']).toBe(1000)
  expect(many.investment).toBe(1000)
})

test('one assessment takes a skill past Starting, and a course with its assessment makes it Strong', () => {
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

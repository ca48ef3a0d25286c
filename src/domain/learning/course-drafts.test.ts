import { describe, expect, test } from 'vitest'
import {
  hasDrafts,
  lessonDraft,
  noDrafts,
  quizDraft,
  withDrafts,
  type Drafts,
} from './course-drafts.ts'
import type { CoursePlan } from './course-plan.ts'
import type { Item } from './course.ts'

const body = 'A small step a day is enough to begin with. '.repeat(20)
const question = {
  question: 'What comes first?',
  options: ['A guess', 'A look', 'A loan'],
  correct: 1,
  explanation: 'You look before you decide.',
}
const three = ['first', 'second', 'third'].map((ordinal) => ({
  ...question,
  question: `What comes ${ordinal}?`,
}))

describe('questions are refused', () => {
  test.each([
    ['when two options are the same', { options: ['Same', 'same', 'Other'] }],
    ['when the right answer is not an option', { correct: 3 }],
    ['without an explanation', { explanation: 'Yes.' }],
    ['with only two options', { options: ['A', 'B'] }],
    ['with "all of the above"', { options: ['One', 'Two', 'All of the above'] }],
    ['when the right answer is not a whole number', { correct: 0.5 }],
  ])('%s', (_name, fault) => {
    expect(quizDraft.safeParse({ questions: three }).success).toBe(true)
    const [, ...others] = three
    const faulty = { questions: [{ ...question, ...fault }, ...others] }
    expect(quizDraft.safeParse(faulty).success).toBe(false)
  })

  test('when a question is repeated', () => {
    const twice = { questions: [question, question, { ...question, question: 'Another?' }] }
    expect(quizDraft.safeParse(twice).success).toBe(false)
  })
})

test('a lesson must not be too short or too long', () => {
  expect(lessonDraft.safeParse({ body }).success).toBe(true)
  expect(lessonDraft.safeParse({ body: 'Save.' }).success).toBe(false)
  expect(lessonDraft.safeParse({ body: body.repeat(10) }).success).toBe(false)
})

describe('a plan with drafts', () => {
  const section = (part: number) => ({
    title: `Part ${part}`,
    description: 'Drafted.',
    lessons: [1, 2].map((index) => ({ title: `Lesson ${part}.${index}`, aim: 'Do it.' })),
  })
  const drafts: Drafts = {
    ...noDrafts,
    outline: { sections: [section(1), section(2), section(3)] },
    lessons: { 'part-1-1': { body }, 'part-1-2': null, 'part-2-1': null, 'part-2-2': null },
    quizzes: { 'part-1-3': { questions: three }, 'part-2-3': null },
  }

  test('uses the library where a lesson failed, and for a whole part if all its lessons failed', () => {
    const [first, second, third] = withDrafts(plan, drafts).parts
    expect(first?.title).toBe('Part 1')
    expect(first?.items.map(({ title }) => title)).toEqual([
      'Lesson 1.1',
      'Library 0.1',
      'Check yourself',
    ])
    expect(second).toEqual(plan.parts[1])
    expect(third).toEqual(plan.parts[2])
  })

  test('is the plan of the library if there is no outline', () => {
    expect(withDrafts(plan, noDrafts)).toEqual(plan)
    expect(withDrafts(plan, { ...drafts, outline: null })).toEqual(plan)
  })

  test('has drafts only if something in it was drafted', () => {
    expect(hasDrafts(drafts)).toBe(true)
    expect(hasDrafts(noDrafts)).toBe(false)
    expect(hasDrafts({ ...drafts, lessons: { 'part-1-1': null }, quizzes: {} })).toBe(false)
  })
})

const plan: CoursePlan = {
  skills: ['budgeting'],
  level: 1,
  parts: [0, 1, 2].map((part) => ({
    title: `Library ${part}`,
    description: 'Shipped.',
    items: [0, 1, 2].map((index) => article(`Library ${part}.${index}`)),
  })),
  name: 'Budgeting',
  practice: null,
  closing: [],
}

function article(title: string): Item {
  return {
    type: 'article',
    id: 'a',
    title,
    minutes: 3,
    facts: [],
    cards: [{ text: 'Words.', ask: null }],
  }
}

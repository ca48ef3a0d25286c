import { expect, test } from 'vitest'
import { itemSchema, type Item } from './course.ts'
import { hintSteps, hintsTaken, takeHint } from './lesson-hints.ts'
import { shownWork, workOn, type LessonWork } from './lesson-work.ts'

const sum = itemWith(['Look at the rent.', 'Take it away.'])

test('hints come one after the other, and seeing one again is not another one', () => {
  expect(takeHint(sum, 2, null)).toMatchObject({ kind: 'refused' })
  const first = workWith(1)
  expect(hintsTaken(first)).toBe(1)
  expect(takeHint(sum, 1, first)).toMatchObject({ isNew: false, work: { hints: 1 } })
  expect(takeHint(sum, 2, first)).toMatchObject({ isNew: true, work: { hints: 2 } })
  expect(takeHint(itemWith([]), 1, null)).toMatchObject({ kind: 'refused' })
})

test('a hint is not an answer: nothing is shown as tried', () => {
  expect(shownWork(workWith(1))).toBeNull()
  expect(workOn(sum, answer('12'), workWith(1))).toMatchObject({ work: { attempts: 1, hints: 1 } })
})

test('help is what was shown before the answer; the solution covers the hints', () => {
  const helpFor = (before: LessonWork | null) => {
    const result = workOn(sum, answer('12'), before)
    return result.kind === 'kept' ? result.help : null
  }
  expect([null, workWith(1), workWith(2)].map(helpFor)).toEqual(['none', 'one-hint', 'two-hints'])
  const twice = ['1', '2'].reduce<LessonWork | null>((before, value) => {
    const result = workOn(sum, answer(value), before)
    return result.kind === 'kept' ? result.work : null
  }, workWith(1))
  expect(helpFor(twice)).toBe('solution')
})

test('more than two hints are shown in two steps', () => {
  const item = itemWith(['One', 'Two', 'Three'])
  expect(item.type === 'exercise' && hintSteps(item.exercise)).toEqual(['One', 'Two\n\nThree'])
})

function itemWith(hints: string[]): Item {
  const exercise = { kind: 'calc', prompt: 'What is left?', explanation: 'So.', answer: 12, hints }
  return itemSchema.parse({ id: 'i', title: 'T', minutes: 3, type: 'exercise', exercise })
}

function workWith(hints: number): LessonWork {
  let work: LessonWork | null = null
  for (let hint = 1; hint <= hints; hint += 1) {
    const result = takeHint(sum, hint, work)
    if (result.kind === 'refused') throw new Error(result.message)
    work = result.work
  }
  if (work === null) throw new Error('Take at least one hint')
  return work
}

function answer(value: string) {
  return { type: 'exercise' as const, answer: { kind: 'calc' as const, value } }
}

import { expect, test } from 'vitest'
import { isChecklistDone, withTick, type ChecklistTicks } from './checklist.ts'

const tasks = [
  { id: 'cv' },
  { id: 'results', optional: true },
  { id: 'trn', optional: true },
  { id: 'nis', optional: true },
] as const

function after(...steps: readonly (readonly [task: string, to: 'done' | 'aside' | 'open'])[]) {
  return steps.reduce<ChecklistTicks>(
    (work, [task, to]) => {
      const answer = {
        task,
        done: to === 'done',
        ...(to === 'aside' ? { aside: true as const } : {}),
      }
      const next = withTick(tasks, answer, work)
      if (typeof next === 'string') throw new Error(next)
      return next
    },
    { ticks: [] },
  )
}

test('tasks set aside count as done if at least half of the list is really done', () => {
  const half = after(['cv', 'done'], ['trn', 'done'], ['results', 'aside'], ['nis', 'aside'])
  expect(half).toEqual({ ticks: ['cv', 'trn'], aside: ['results', 'nis'] })
  expect(isChecklistDone(tasks, half)).toBe(true)
  const less = after(['cv', 'done'], ['trn', 'aside'], ['results', 'aside'], ['nis', 'aside'])
  expect(isChecklistDone(tasks, less)).toBe(false)
  expect(isChecklistDone(tasks, after(['cv', 'done'], ['trn', 'done']))).toBe(false)
})

test('a task set aside can be done or reopened, and is never both', () => {
  expect(after(['trn', 'aside'], ['trn', 'done'])).toEqual({ ticks: ['trn'] })
  expect(after(['trn', 'done'], ['trn', 'aside'])).toEqual({ ticks: [], aside: ['trn'] })
  expect(after(['trn', 'aside'], ['trn', 'open'])).toEqual({ ticks: [] })
})

test('only an optional task can be set aside', () => {
  expect(withTick(tasks, { task: 'cv', done: false, aside: true }, null)).toBe(
    'This task applies to everybody.',
  )
  expect(withTick(tasks, { task: 'other', done: true }, null)).toBe('This task is not on the list.')
})

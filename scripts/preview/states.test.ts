import { expect, test } from 'vitest'
import { loadContent } from '../../src/server/content/load-content.ts'
import type { ItemState } from './item-state.ts'
import { lessonInState } from './lesson-in-state.ts'
import { statesOf } from './states.ts'

const content = loadContent('content')
const shipped = content.courses.flatMap((course) =>
  course.sections.flatMap(({ items }) =>
    items.map((item) => ({ course, item, states: statesOf(item) })),
  ),
)

test('every item of every course has its states, and the server has a lesson for each', () => {
  for (const { course, item, states } of shipped) {
    const names = states.map(({ id }) => id)
    expect(new Set(names).size).toBe(names.length)
    for (const state of states) {
      const lesson = lessonInState(content, course, item, state)
      // Drafts are found by this id.
      expect(lesson.course.id).toBe(`${course.id}~${state.id}`)
      expect(lesson.done).toBe(state.done)
    }
  }
})

test('an exercise is marked wrong, wrong again with its solution, and right', () => {
  const unmarked = shipped.filter(({ item, states }) => {
    if (item.type !== 'exercise') return false
    const [wrong, solution, right] = ['wrong', 'solution', 'right'].map((id) =>
      exerciseWork(states, id),
    )
    const isWrong = wrong?.correct === false && wrong.solution === null
    const isSolved = solution?.correct === false && solution.solution?.kind === item.exercise.kind
    return !isWrong || !isSolved || right?.correct !== true
  })
  expect(unmarked.map(nameOf)).toEqual([])
})

test('an exercise shows as many hints as are taken', () => {
  for (const { course, item, states } of shipped) {
    if (item.type !== 'exercise') continue
    const taken = states
      .filter(({ id }) => id.startsWith('hint-'))
      .map((state) => lessonInState(content, course, item, state).hints?.taken.length)
    expect(taken).toEqual([1, 2].slice(0, item.exercise.hints.length))
  }
})

test('what a card asks is unanswered, wrong and right', () => {
  const incomplete = shipped.filter(({ item, states }) => {
    if (item.type !== 'article') return false
    return item.cards.some(({ ask }, card) => {
      const here = states.filter((state) => state.card === card)
      const marks = new Set(here.map(({ cardAnswer }) => cardAnswer?.right))
      return marks.size !== (ask === null ? 1 : 3)
    })
  })
  expect(incomplete.map(nameOf)).toEqual([])
})

test('each question of a quiz is marked wrong and right, unless its answer is only compared', () => {
  const incomplete = shipped.filter(({ item, states }) => {
    if (item.type !== 'quiz') return false
    const marks = states.flatMap(({ questionMark }) => questionMark ?? [])
    const areExpected = marks.every(
      ({ correct, verdict }, index) => correct === (index % 2 === 1 || verdict === 'compare'),
    )
    return marks.length !== item.questions.length * 2 || !areExpected
  })
  expect(incomplete.map(nameOf)).toEqual([])
})

function exerciseWork(states: readonly ItemState[], id: string) {
  const work = states.find((state) => state.id === id)?.work
  return work?.type === 'exercise' ? work : undefined
}

function nameOf({ course, item }: (typeof shipped)[number]): string {
  return `${course.id}/${item.id}`
}

import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { LessonItem } from '#contract/lesson.ts'
import type { Completion } from '#contract/courses.ts'
import type { Lesson } from '#contract/lesson.ts'
import { useApi } from '../app/use-api.ts'
import { exampleLesson } from '../testing/examples.ts'
import { openScene } from '../testing/scene.tsx'
import { ExerciseItem } from './ExerciseItem.tsx'

type Item = Extract<LessonItem, { type: 'exercise' }>
type Work = Extract<Lesson['work'], { type: 'exercise' }>

const answerRoute = 'POST /api/courses/:id/lessons/:contentId/answer'
const lessonRoute = 'GET /api/courses/:id/lessons/:contentId'
const ids = { id: 'budgeting', contentId: 'sum' }
const base = { id: 'sum', title: 'Try it', minutes: 3, type: 'exercise' as const }
const sum: Item = {
  ...base,
  exercise: { kind: 'calc', prompt: 'What is left?', unit: 'J$' },
}
const order: Item = {
  ...base,
  exercise: { kind: 'order', prompt: 'In order.', steps: ['Pay', 'Plan', 'Save'] },
}

test('a wrong answer says so where the focus is, keeps the hint and can be checked again', async () => {
  const { user, sentTo } = show(sum, { correct: false, solution: null })
  await user.type(answerField(), '900')
  await user.click(screen.getByRole('button', { name: 'Check' }))
  const feedback = await screen.findByText('Not quite. Look again.')
  expect(document.activeElement?.contains(feedback)).toBe(true)
  const bar = screen.getByRole('navigation', { name: 'Lesson' })
  expect(bar.contains(feedback.closest('[role="status"]'))).toBe(true)
  expect(sentTo(answerRoute)).toEqual([
    { ...ids, answer: { type: 'exercise', answer: { kind: 'calc', value: '900' } } },
  ])
  expect(screen.queryByText('Because of the rent.')).toBeNull()
  expect(screen.getByText('Take away the rent.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Check again' })).toBeTruthy()
})

test('the marks of an answer go away when it is changed', async () => {
  const { user } = show(sum, { correct: false, solution: null })
  await user.type(answerField(), '900')
  await user.keyboard('{Enter}')
  await screen.findByText('Not quite. Look again.')
  await user.type(answerField(), '0')
  expect(screen.queryByText('Not quite. Look again.')).toBeNull()
  expect(answerField().value).toBe('9000')
})

test('after a few wrong tries the solution is shown, with what completing it still earns', async () => {
  const { user } = show(sum, { correct: false, solution: { kind: 'calc', value: '1200' } })
  await user.type(answerField(), '900')
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByText('J$1,200')).toBeTruthy()
  expect(screen.getByText('Because of the rent.')).toBeTruthy()
  expect(screen.getByText(/complete this for 5 XP/)).toBeTruthy()
})

test('a right answer is explained, and the button leads on', async () => {
  const { user } = show(sum, { correct: true, solution: null })
  await user.type(answerField(), '1200')
  await user.click(screen.getByRole('button', { name: 'Check' }))
  await screen.findByText('That’s right')
  expect(screen.getByText('Because of the rent.')).toBeTruthy()
  expect(screen.queryByText('Take away the rent.')).toBeNull()
  expect(screen.queryByRole('button', { name: /Check/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Next: Saving' })).toBeTruthy()
})

test('a step is moved by keyboard; the new position is said, and the button keeps the focus', async () => {
  const { user } = show(order, { correct: false, solution: null })
  expect(steps()).toEqual(['Pay', 'Plan', 'Save'])
  screen.getByRole('button', { name: 'Move down: Pay' }).focus()
  await user.keyboard('{Enter}')
  expect(steps()).toEqual(['Plan', 'Pay', 'Save'])
  expect(screen.getByText('Moved to position 2 of 3')).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(steps()).toEqual(['Plan', 'Save', 'Pay'])
  const down = screen.getByRole('button', { name: 'Move down: Pay' })
  expect(document.activeElement).toBe(down)
  expect(down.getAttribute('aria-disabled')).toBe('true')
  await user.keyboard('{Enter}')
  expect(steps()).toEqual(['Plan', 'Save', 'Pay'])
})

test('a step is dragged by its handle, and the new position is said', async () => {
  const rows = vi
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockImplementation(function (this: HTMLElement) {
      const index = [...(this.parentElement?.children ?? [])].indexOf(this)
      return new DOMRect(0, index * 60, 300, 50)
    })
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  onTestFinished(() => {
    rows.mockRestore()
    vi.unstubAllGlobals()
  })
  HTMLElement.prototype.setPointerCapture ??= () => {}
  show(order, { correct: false, solution: null })
  const drag = (to: number) => {
    fireEvent.pointerDown(grip(), { clientY: 25, button: 0, isPrimary: true, pointerId: 1 })
    fireEvent.pointerMove(grip(), { clientY: to, pointerId: 1 })
    act(() => frames.splice(0).forEach((frame) => frame(0)))
  }
  drag(150)
  expect(steps()).toEqual(['Pay', 'Plan', 'Save'])
  fireEvent.pointerUp(grip(), { pointerId: 1 })
  expect(steps()).toEqual(['Plan', 'Save', 'Pay'])
  expect(screen.getByText('Moved to position 3 of 3')).toBeTruthy()
  drag(150)
  fireEvent.pointerCancel(grip(), { pointerId: 1 })
  expect(steps()).toEqual(['Plan', 'Save', 'Pay'])
})

/** The handle of the first step. */
function grip(): Element {
  const handle = screen.getAllByRole('listitem')[0]?.firstElementChild
  if (!handle) throw new Error('The step has no handle')
  return handle
}

function fill(words: string[] | null): Item {
  const text = 'A ___ is paid\nfirst, then ___.'
  return { ...base, exercise: { kind: 'fill', prompt: 'Fill in.', text, words } }
}

test('words are tapped into the gaps in turn, taken out again, and sent', async () => {
  const { user, sentTo } = show(fill(['snack', 'need']), {
    correct: false,
    solution: null,
    parts: [true, false],
  })
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'snack' }))
  expect(screen.getByText('snack is in gap 1 of 2')).toBeTruthy()
  const snack = screen.getByRole('button', { name: 'snack' })
  expect(snack.getAttribute('aria-disabled')).toBe('true')
  await user.click(snack)
  expect(screen.getByRole('button', { name: 'Gap 2 of 2: empty' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Gap 1 of 2: snack' }))
  expect(screen.getByText('snack is out of gap 1')).toBeTruthy()
  // By keyboard, into the gap that was chosen.
  screen.getByRole('button', { name: 'Gap 2 of 2: empty' }).focus()
  await user.keyboard('{Enter}')
  snack.focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(snack)
  await user.click(screen.getByRole('button', { name: 'need' }))
  await user.click(screen.getByRole('button', { name: 'Check' }))
  await screen.findByText('Not quite. 1 right so far.')
  expect(sentTo(answerRoute)).toMatchObject([
    { answer: { answer: { kind: 'fill', gaps: ['need', 'snack'] } } },
  ])
})

test('gaps without words are filled one by one, each with its number, and all are sent', async () => {
  const { user, sentTo } = show(fill(null), {
    correct: false,
    solution: null,
    parts: [true, false],
  })
  await user.type(screen.getByRole('textbox', { name: 'Gap 1 of 2' }), 'need')
  await user.type(screen.getByRole('textbox', { name: 'Gap 2 of 2' }), 'snack')
  await user.click(screen.getByRole('button', { name: 'Check' }))
  await screen.findByText('Not quite. 1 right so far.')
  expect(sentTo(answerRoute)).toMatchObject([
    { answer: { answer: { kind: 'fill', gaps: ['need', 'snack'] } } },
  ])
})

const someHints = { taken: ['Take away the rent.'], of: 2, price: 2 }

const completion: Completion = {
  itemDone: false,
  earned: 0,
  percent: 33,
  courseFinished: false,
  nextItem: 'third',
}

function Exercise({ item }: { item: Item }) {
  const { data } = useApi(lessonRoute, ids, { enabled: false })
  return (
    <ExerciseItem
      item={item}
      lesson={data ?? { ...exampleLesson(item), hints: someHints }}
      onCompleted={() => {}}
    />
  )
}

/** Every answer is marked in the same way. */
function show(item: Item, marks: Pick<Work, 'correct' | 'solution'> & Partial<Work>) {
  return openScene(<Exercise item={item} />, {
    answers: {
      [answerRoute]: (input) => {
        const { answer } = input['answer'] as { answer: Work['answer'] }
        const explanation = 'Because of the rent.'
        const work = { type: 'exercise', answer, parts: null, explanation, attempts: 1, ...marks }
        return { work, completion, help: null }
      },
    },
  })
}

function answerField() {
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Your answer in J$' })
}

function steps(): (string | undefined)[] {
  return screen
    .getAllByRole('listitem')
    .map((row) => within(row).getAllByRole('button')[0]?.getAttribute('aria-label')?.slice(9))
}

import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { LessonItem } from '#contract/lesson.ts'
import { useApi } from '../app/use-api.ts'
import { exampleLesson } from '../testing/examples.ts'
import { openScene } from '../testing/scene.tsx'
import { ExerciseItem } from './ExerciseItem.tsx'

type Item = Extract<LessonItem, { type: 'exercise' }>

const answerRoute = 'POST /api/courses/:id/lessons/:contentId/answer'
const hintRoute = 'POST /api/courses/:id/lessons/:contentId/hints'
const lessonRoute = 'GET /api/courses/:id/lessons/:contentId'
const ids = { id: 'budgeting', contentId: 'try' }
const base = { id: 'try', title: 'Try it', minutes: 3, type: 'exercise' as const }

const sheet: Item = {
  ...base,
  exercise: {
    kind: 'sheet',
    prompt: 'Fill in.',
    rows: [
      ['Item', 'Price', 'Number', 'Cost'],
      ['Buns', 120, 10, null],
      ['Milk', 350, 4, '=B3*C3'],
      ['All', null, null, null],
    ],
    fill: [
      { cell: 'D2', formula: true },
      { cell: 'D4', formula: false },
    ],
  },
}
const talk: Item = {
  ...base,
  exercise: {
    kind: 'conversation',
    prompt: 'Help her.',
    with: 'Ms Grant',
    turns: [
      {
        id: 'start',
        says: 'It is broken.',
        replies: [
          { text: 'Not my fault.', to: 'angry' },
          { text: 'Let me see.', to: 'happy' },
        ],
      },
    ],
    ends: [
      { id: 'happy', says: 'Thanks!' },
      { id: 'angry', says: 'Bye!' },
    ],
  },
}
const area = { left: 0, top: 0, width: 20, height: 20 }
const spots: Item = {
  ...base,
  exercise: {
    kind: 'spots',
    prompt: 'Tap what is wrong.',
    figure: { id: 'form-to-check', title: 'A form', description: 'A form.', height: 300 },
    spots: [
      { label: 'Name', area },
      { label: 'Phone', area },
    ],
  },
}
const chart: Item = {
  ...base,
  exercise: {
    kind: 'chart',
    prompt: 'Choose.',
    data: {
      columns: ['Week', 'Hours'],
      rows: [
        ['One', 40],
        ['Two', 1200],
      ],
    },
    read: null,
    choose: [
      { show: 'pie', from: 0 },
      { show: 'bars', from: 30 },
    ],
  },
}

const program: Item = {
  ...base,
  exercise: { kind: 'code', prompt: 'Mend it.', starter: 'n = 2\nprint(n)' },
}

test('a cell shows at once what its formula comes to, and what is wrong with it', async () => {
  const { user } = show(sheet)
  const cell = await screen.findByRole('textbox', { name: 'Cell D2' })
  await user.type(cell, '=B2*C')
  expect(screen.getByText('“C” is neither a cell nor a function with brackets.')).toBeTruthy()
  await user.type(cell, '2')
  expect(screen.getByText('D2 comes to 1,200')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'D2, to fill: 1,200' })).toBeTruthy()
})

test('a tap on a cell puts its name into the formula; otherwise it shows its own formula', async () => {
  const { user } = show(sheet)
  const cell = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Cell D2' })
  await user.click(screen.getByRole('button', { name: 'D3: 1,400, show its formula' }))
  expect(screen.getByText('=B3*C3')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'equals' }))
  await user.click(screen.getByRole('button', { name: '120' }))
  await user.click(screen.getByRole('button', { name: 'times' }))
  await user.click(screen.getByRole('button', { name: '10' }))
  expect(cell.value).toBe('=B2*C2')
  expect(document.activeElement).toBe(cell)
})

test('Enter goes to the next empty cell, and from the last one the answer is sent', async () => {
  const { user, sentTo } = show(sheet)
  await user.type(await screen.findByRole('textbox', { name: 'Cell D2' }), '=B2*C2{Enter}')
  await user.type(screen.getByRole('textbox', { name: 'Cell D4' }), '2600{Enter}')
  await screen.findByText('This is why.')
  expect(sentTo(answerRoute)).toEqual([
    { ...ids, answer: { type: 'exercise', answer: { kind: 'sheet', cells: ['=B2*C2', '2600'] } } },
  ])
})

test('a reply leads on, is taken back, and the way is sent', async () => {
  const { user, sentTo } = show(talk)
  await user.click(await screen.findByRole('button', { name: 'Not my fault.' }))
  expect(screen.getByText('Bye!')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Take back your last reply' }))
  expect(screen.queryByText('Bye!')).toBeNull()
  const now = screen.getByRole('group', { name: 'Ms Grant said: It is broken. Your reply' })
  expect(document.activeElement).toBe(now)
  await user.click(within(now).getByRole('button', { name: 'Let me see.' }))
  await user.click(screen.getByRole('button', { name: 'Check' }))
  await screen.findByText('This is why.')
  expect(sentTo(answerRoute)).toMatchObject([
    { answer: { answer: { kind: 'conversation', replies: ['Let me see.'] } } },
  ])
})

test('spots are ticked and unticked in the list', async () => {
  const { user, sentTo } = show(spots)
  await user.click(await screen.findByRole('checkbox', { name: 'Name' }))
  await user.click(screen.getByRole('checkbox', { name: 'Phone' }))
  await user.click(screen.getByRole('checkbox', { name: 'Name' }))
  await user.click(screen.getByRole('button', { name: 'Check' }))
  await screen.findByText('This is why.')
  expect(sentTo(answerRoute)).toMatchObject([{ answer: { answer: { labels: ['Phone'] } } }])
})

test('a chart says where its scale begins, and its numbers are in a table', async () => {
  const { user, sentTo } = show(chart)
  expect(await screen.findByRole('cell', { name: '1,200', hidden: true })).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Bar chart, from 30' }))
  await user.click(screen.getByRole('button', { name: 'Check' }))
  await screen.findByText('This is why.')
  expect(sentTo(answerRoute)).toMatchObject([{ answer: { answer: { kind: 'chart', value: '1' } } }])
})

test('a program runs on the device, and its mistakes are said in plain words', async () => {
  const { user, sentTo } = show(program)
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your program' })
  await user.click(screen.getByRole('button', { name: 'Run' }))
  expect(within(screen.getByRole('region', { name: 'What it prints' })).getByText('2')).toBeTruthy()
  await user.type(field, '{Enter}if n > 1:{Enter}print(m)')
  expect(field.value).toBe('n = 2\nprint(n)\nif n > 1:\n    print(m)')
  await user.click(screen.getByRole('button', { name: 'Run' }))
  expect(screen.getByText("NameError: name 'm' is not defined")).toBeTruthy()
  expect(screen.getByText('A name is misspelled, or it has no value yet.')).toBeTruthy()
  expect(sentTo(answerRoute)).toEqual([])
})

test('a program that was started again comes back', async () => {
  const { user, sentTo } = show(program)
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your program' })
  await user.click(screen.getByRole('button', { name: 'push in by four spaces' }))
  expect(field.value).toBe('n = 2\nprint(n)    ')
  await user.click(screen.getByRole('button', { name: 'Start again' }))
  expect(field.value).toBe('n = 2\nprint(n)')
  await user.click(screen.getByRole('button', { name: 'Bring my program back' }))
  await user.click(screen.getByRole('button', { name: 'Check' }))
  await screen.findByText('This is why.')
  expect(sentTo(answerRoute)).toMatchObject([
    { answer: { answer: { kind: 'code', source: 'n = 2\nprint(n)    ' } } },
  ])
})

test('a hint says what it costs before it is shown, and then what the next one costs', async () => {
  const { user, sentTo } = show(talk)
  await user.click(
    await screen.findByRole('button', { name: 'Show a hint (costs 2 XP of this exercise)' }),
  )
  expect(await screen.findByText('Look first.')).toBeTruthy()
  expect(sentTo(hintRoute)).toEqual([{ ...ids, hint: 1 }])
  expect(screen.getByRole('button', { name: /^Show another hint/ })).toBeTruthy()
})

function Exercise({ item }: { item: Item }) {
  const { data } = useApi(lessonRoute, ids, { enabled: false })
  const lesson = data ?? { ...exampleLesson(item), hints: { taken: [], of: 2, price: 2 } }
  return <ExerciseItem item={item} lesson={lesson} onCompleted={() => {}} />
}

/** Every answer is wrong, with a remark. */
function show(item: Item) {
  return openScene(<Exercise item={item} />, {
    answers: {
      [hintRoute]: () => ({ taken: ['Look first.'], of: 2, price: 2 }),
      [answerRoute]: (input) => {
        const { answer } = input['answer'] as { answer: object }
        const marks = { correct: false, parts: null, remark: 'This is why.', solution: null }
        const work = { type: 'exercise', answer, ...marks, explanation: '', attempts: 1 }
        const completion = {
          itemDone: false,
          earned: 0,
          percent: 0,
          courseFinished: false,
          nextItem: null,
        }
        return { work, completion, help: null }
      },
    },
  })
}

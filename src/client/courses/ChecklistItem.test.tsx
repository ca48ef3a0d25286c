import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleLesson } from '../testing/examples.ts'
import { openScene } from '../testing/scene.tsx'
import { ChecklistItem } from './ChecklistItem.tsx'

const answerRoute = 'POST /api/courses/:id/lessons/:contentId/answer'
const ids = { id: 'budgeting', contentId: 'list' }
const item = {
  id: 'list',
  title: 'Get your papers',
  minutes: 5,
  type: 'checklist' as const,
  tasks: [
    { id: 'trn', text: 'Get a TRN' },
    { id: 'nis', text: 'Get an NIS number' },
    { id: 'licence', text: 'Get a licence', optional: true as const },
  ],
}
const completion = {
  itemDone: false,
  earned: 0,
  percent: 33,
  courseFinished: false,
  nextItem: 'third',
}

test('a tick counts at once and is sent by itself', async () => {
  const { user, server, sentTo } = show()
  const release = server.hold()
  await user.click(screen.getByRole('checkbox', { name: 'Get a TRN' }))
  expect(progress()).toContain('2 of 3 done')
  expect(sentTo(answerRoute)).toEqual([
    { ...ids, answer: { type: 'checklist', task: 'trn', done: true } },
  ])
  release()
})

test('a tick that was not saved is taken back, and the reason is said', async () => {
  const { user, server } = show()
  server.answer(answerRoute, { code: 'not-possible', message: 'Start the course first.' })
  const box = screen.getByRole('checkbox', { name: 'Get a TRN' })
  await user.click(box)
  await screen.findAllByText('Not saved. Start the course first.')
  expect(box).toHaveProperty('checked', false)
  expect(progress()).toContain('1 of 3 done')
})

test('a saved tick can be taken off', async () => {
  const { user, sentTo } = show()
  await user.click(screen.getByRole('checkbox', { name: 'Get an NIS number', checked: true }))
  expect(progress()).toContain('0 of 3 done')
  expect(sentTo(answerRoute)).toEqual([
    { ...ids, answer: { type: 'checklist', task: 'nis', done: false } },
  ])
})

test('only an optional task can be set aside, and that can be undone', async () => {
  const { user, sentTo } = show()
  const aside = screen.getByRole('button', { name: /^Does not apply to me ?: Get a licence$/ })
  expect(screen.getAllByRole('button')).toEqual([aside])
  await user.click(aside)
  expect(progress()).toContain('1 of 3 done, 1 set aside')
  const undo = screen.getByRole('button', {
    name: /^Undo: does not apply to me ?: Get a licence$/,
  })
  await user.click(undo)
  expect(progress()).not.toContain('set aside')
  expect(sentTo(answerRoute)).toMatchObject([
    { answer: { task: 'licence', done: false, aside: true } },
    { answer: { task: 'licence', done: false } },
  ])
})

test('a list whose open tasks were all set aside says how many have to be done', async () => {
  const { user } = show({ ticks: [], aside: ['licence', 'trn'] })
  expect(progress()).toContain('come back whenever you like')
  await user.click(screen.getByRole('checkbox', { name: 'Get an NIS number' }))
  expect(progress()).toContain('Do at least 2 of them to finish the list.')
})

function show(saved: { ticks: string[]; aside?: string[] } = { ticks: ['nis'] }) {
  const work = { type: 'checklist' as const, ...saved }
  const lesson = { ...exampleLesson(item), work }
  return openScene(<ChecklistItem item={item} lesson={lesson} onCompleted={() => {}} />, {
    answers: {
      [answerRoute]: { work, completion, help: null },
      'GET /api/courses/:id/lessons/:contentId': lesson,
    },
  })
}

function progress(): string | null | undefined {
  return screen.getAllByRole('status').find(({ tagName }) => tagName === 'P')?.textContent
}

import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Interview } from '#contract/interviews.ts'
import { exampleApplication, exampleInterview } from '../testing/examples.ts'
import { openScene } from '../testing/scene.tsx'
import { InterviewPart } from './InterviewPart.tsx'

const answer = 'POST /api/applications/:id/interview/answer'
const cancel = 'POST /api/applications/:id/interview/cancel'
const { id } = exampleApplication
const planned = {
  state: 'planned',
  startsAt: '2026-11-26T20:30:00.000Z',
  endsAt: '2026-11-26T21:30:00.000Z',
} as const

test('the proposed times are in Jamaican time, and one is chosen and sent once', async () => {
  const { user, server, sentTo } = show()
  await user.click(screen.getByRole('radio', { name: 'Fri 27 Nov, 9:00 AM' }))
  const release = server.hold()
  await user.dblClick(screen.getByRole('button', { name: 'Choose this time' }))
  release()
  await expect.poll(toast).toBe('Planned. We told Blue Mahoe Café.')
  expect(sentTo(answer)).toEqual([{ id, startsAt: '2026-11-27T14:00:00.000Z' }])
})

test('without a chosen time nothing is sent, and the first time gets the focus', async () => {
  const { user, sentTo } = show()
  await user.click(screen.getByRole('button', { name: 'Choose this time' }))
  expect(screen.getAllByText('Choose one of the times.')).toHaveLength(1)
  expect(screen.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true')
  expect(sentTo(answer)).toEqual([])
  await user.click(screen.getByRole('radio', { name: 'Thu 26 Nov, 3:30 PM' }))
  expect(screen.queryByText('Choose one of the times.')).toBeNull()
})

test('the student can say that no time works', async () => {
  const { user, sentTo } = show()
  await user.click(screen.getByRole('button', { name: 'None of these works' }))
  await expect.poll(toast).toBe('We told Blue Mahoe Café.')
  expect(sentTo(answer)).toEqual([{ id, startsAt: null }])
})

test('saying so is not offered again when the business may not be asked again', () => {
  show({ maySayNone: false })
  expect(screen.queryByRole('button', { name: 'None of these works' })).toBeNull()
  expect(screen.queryByText(/for other times/)).toBeNull()
})

test('times that changed in the meantime have to be chosen again', async () => {
  const { user, server } = show()
  server.answer(answer, { kind: 'gone' })
  await user.click(screen.getByRole('radio', { name: 'Fri 27 Nov, 9:00 AM' }))
  await user.click(screen.getByRole('button', { name: 'Choose this time' }))
  await expect.poll(toast).toBe('The times have changed. Please choose again.')
})

test('a chosen time that has gone from the list is not sent', async () => {
  const { user, sentTo, show: showAgain } = show()
  await user.click(screen.getByRole('radio', { name: 'Fri 27 Nov, 9:00 AM' }))
  showAgain(part({ times: exampleInterview.times.slice(0, 1) }))
  await user.click(screen.getByRole('button', { name: 'Choose this time' }))
  expect(screen.getByText('Choose one of the times.')).toBeTruthy()
  expect(sentTo(answer)).toEqual([])
})

test('a planned interview says when, where and who to ask for', () => {
  show(planned)
  expect(screen.getByText('Thu 26 Nov, 3:30 PM, Jamaican time')).toBeTruthy()
  expect(screen.getByText('12 Hope Road')).toBeTruthy()
  expect(screen.getByText('Keisha, Shift supervisor')).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
})

test('a planned interview is cancelled with a reason, and not without one', async () => {
  const { user, sentTo } = show(planned)
  const name = 'Cancel: Blue Mahoe Café, Thu 26 Nov, 3:30 PM'
  await user.click(screen.getByRole('button', { name }))
  const dialog = screen.getByRole('dialog', { name: 'Cancel with Blue Mahoe Café?' })
  const confirm = within(dialog).getByRole('button', { name: 'Cancel the interview' })
  await user.click(confirm)
  expect(within(dialog).getByRole('alert').textContent).toBe('Choose a reason.')
  expect(sentTo(cancel)).toEqual([])
  const [first] = within(dialog).getAllByRole<HTMLInputElement>('radio')
  await user.click(first ?? dialog)
  await user.click(confirm)
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(sentTo(cancel)).toEqual([{ id, reason: first?.value }])
})

test('an interview that can no longer be cancelled has no button for it', () => {
  show({ ...planned, mayCancel: false })
  expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull()
})

test.for([
  { state: 'none-suits', title: 'You asked for other times' },
  { state: 'passed', title: 'The proposed times have passed' },
  { state: 'over', title: 'Your interview is over' },
] as const)('an interview in the state $state asks for nothing', ({ state, title }) => {
  show({ state })
  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

function part(changes: Partial<Interview>) {
  return (
    <InterviewPart
      application={exampleApplication}
      interview={{ ...exampleInterview, ...changes }}
    />
  )
}

function show(changes: Partial<Interview> = {}) {
  return openScene(part(changes), {
    answers: {
      [answer]: ({ startsAt }) => ({ kind: startsAt === null ? 'asked' : 'planned' }),
      [cancel]: { done: true },
    },
  })
}

function toast(): string | null | undefined {
  return screen.getAllByRole('status').at(-1)?.textContent
}

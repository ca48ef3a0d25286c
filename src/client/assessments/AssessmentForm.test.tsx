import { act, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Output } from '../app/api.ts'
import { openScene } from '../testing/scene.tsx'
import { AssessmentForm } from './AssessmentForm.tsx'

const save = 'PUT /api/assessments/:id/answers'
const submit = 'POST /api/assessments/:id/submit'
type Sitting = Extract<Output<'GET /api/assessments/:id'>, { kind: 'sitting' }>

let sittings = 0

test('a choice is saved at once, and the page says how far the person is', async () => {
  const { user, sentTo, ids } = show()
  expect(screen.getByText('0 of 2 answered')).toBeTruthy()
  expect(screen.queryByText('Saved')).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'True' }))
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(sentTo(save)).toEqual([{ ...ids, answers: { first: 'true' } }])
  expect(screen.getByText('1 of 2 answered')).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: 'Answered' }).getAttribute('aria-valuenow')).toBe(
    '50',
  )
})

test('a written answer is saved as soon as the person leaves its field', async () => {
  const { user, sentTo, ids } = show()
  await user.type(screen.getByRole('textbox', { name: /Say why\.$/ }), 'Rent')
  await user.tab()
  // Without waiting for the pause after which typed text is saved anyway.
  expect(sentTo(save).at(-1)).toEqual({ ...ids, answers: { why: 'Rent' } })
  await screen.findByText('Saved')
})

test('answers from before a reload are there, and count', () => {
  show({ first: 'false' })
  expect(screen.getByRole('radio', { name: 'False' })).toHaveProperty('checked', true)
  expect(screen.getByText('1 of 2 answered')).toBeTruthy()
  expect(screen.getByText('Saved')).toBeTruthy()
})

test('an unsaved answer says to keep the page open, and is sent when the connection is back', async () => {
  const { user, server, sentTo } = show()
  const comeBack = server.goOffline()
  await user.click(screen.getByRole('radio', { name: 'True' }))
  expect(await screen.findByText('Not saved yet')).toBeTruthy()
  expect(screen.getByText(/Keep this page open/)).toBeTruthy()
  comeBack()
  act(() => void dispatchEvent(new Event('online')))
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(screen.queryByText(/Keep this page open/)).toBeNull()
  expect(sentTo(save).map(({ answers }) => answers)).toEqual([{ first: 'true' }, { first: 'true' }])
})

test('an attempt that was handed in elsewhere says so, and still does after another answer', async () => {
  const { user, server } = show()
  server.answer(save, { code: 'not-possible', message: 'It was handed in.' })
  await user.click(screen.getByRole('radio', { name: 'True' }))
  expect(await screen.findByText('Handed in elsewhere')).toBeTruthy()
  expect(screen.getByText(/You handed in this attempt in another window\./)).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'False' }))
  expect(await screen.findByText('Handed in elsewhere')).toBeTruthy()
  expect(screen.queryByText('Saved')).toBeNull()
})

test('with a question left open it is not handed in, and the focus moves there', async () => {
  const { user, sentTo } = show({ first: 'true' })
  await user.click(screen.getByRole('button', { name: 'Submit Assessment' }))
  expect(sentTo(submit)).toEqual([])
  expect(screen.getByRole('alert').textContent).toBe('1 question has no answer yet.')
  const open = screen.getByRole('textbox', { name: /Answer this question\.$/ })
  expect(document.activeElement).toBe(open)
  await user.type(open, 'Rent')
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('a double tap hands it in once, with all answers, even one that is not saved yet', async () => {
  const scroll = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => {})
  onTestFinished(() => scroll.mockRestore())
  const { user, server, sentTo, ids, client } = show({ first: 'true' })
  await user.type(screen.getByRole('textbox', { name: /Say why\.$/ }), 'Rent')
  const release = server.hold()
  await user.dblClick(screen.getByRole('button', { name: 'Submit Assessment' }))
  expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeTruthy()
  release()
  await expect
    .poll(() => client.getQueryData(['GET /api/assessments/:id', { id: ids.id }]))
    .toEqual({ kind: 'result' })
  expect(sentTo(submit)).toEqual([{ ...ids, answers: { first: 'true', why: 'Rent' } }])
})

test('a refusal is said, and the answers stay', async () => {
  const { user, server } = show({ first: 'true', why: 'Rent' })
  server.answer(submit, { code: 'too-many', message: 'That was quicker than anybody can read.' })
  await user.click(screen.getByRole('button', { name: 'Submit Assessment' }))
  await expect
    .poll(() => screen.getByRole('alert').textContent)
    .toBe('That was quicker than anybody can read.')
  expect(screen.getByRole('radio', { name: 'True' })).toHaveProperty('checked', true)
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Rent')
})

test('each question says its place and what it is worth', () => {
  show()
  const group = screen.getByRole('radiogroup', { name: /^Question 1 of 2.*3 points.*Pay yourself/ })
  expect(within(group).getAllByRole('radio')).toHaveLength(2)
})

function show(answers: Sitting['sitting']['answers'] = {}) {
  // Answers that are not saved yet are kept by the attempt's id.
  sittings += 1
  const sittingId = `00000000-0000-4000-8000-00000000000${sittings}`
  const state: Sitting = {
    kind: 'sitting',
    best: null,
    attempts: 0,
    assessment: {
      id: 'money',
      title: 'Money basics',
      description: 'Needs, wants and saving.',
      skill: 'budgeting',
      level: 1,
      questions: 2,
      pool: 2,
    },
    sitting: {
      id: sittingId,
      startedAt: '2026-11-26T14:00:00.000Z',
      asked: [
        { id: 'first', question: 'Pay yourself first.', points: 3, type: 'true_false' },
        { id: 'why', question: 'Say why.', points: 1, type: 'short_answer' },
      ],
      answers,
    },
  }
  const scene = openScene(<AssessmentForm state={state} />, {
    answers: { [save]: { saved: true }, [submit]: { kind: 'result' } },
  })
  return { ...scene, ids: { id: 'money', sittingId } }
}

import { screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ReviewCardShown } from '#contract/review.ts'
import { openScene } from '../testing/scene.tsx'
import { ReviewSession } from './ReviewSession.tsx'

const answerRoute = 'POST /api/review/answer'
const cards: ReviewCardShown[] = [
  {
    id: 'one',
    skill: 'leadership',
    question: {
      id: 'q1',
      question: 'What comes first?',
      points: 1,
      type: 'multiple_choice',
      options: ['Rent', 'Snacks'],
    },
  },
  {
    id: 'two',
    skill: 'leadership',
    question: { id: 'q2', question: 'Say why.', points: 1, type: 'short_answer' },
  },
]
const answered = {
  kind: 'answered',
  answered: 1,
  due: 1,
  finished: false,
  correct: true,
  correctAnswer: 'Rent',
  userAnswer: 'Rent',
  explanation: 'You need a roof.',
  dueAt: '2026-11-29T14:00:00.000Z',
  earned: 0,
}

test('an answer is checked once, explained, and Next gets the focus', async () => {
  const { user, server, sentTo } = show()
  await user.click(screen.getByRole('radio', { name: 'Rent' }))
  const release = server.hold()
  await user.dblClick(screen.getByRole('button', { name: 'Check' }))
  release()
  const next = await screen.findByRole('button', { name: 'Next' })
  expect(document.activeElement).toBe(next)
  expect(screen.getByText('You need a roof.')).toBeTruthy()
  expect(screen.getByText('It will come back on Sun 29 Nov.')).toBeTruthy()
  expect(screen.getByText('Correct').closest('[role="status"]')).toBeTruthy()
  expect(sentTo(answerRoute)).toEqual([{ cardId: 'one', answer: '0', easy: false }])
})

test('without an answer nothing is sent, and the error is at the question', async () => {
  const { user, sentTo } = show()
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(screen.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Answer the question first.')).toBeTruthy()
  expect(sentTo(answerRoute)).toEqual([])
  await user.click(screen.getByRole('radio', { name: 'Snacks' }))
  expect(screen.queryByText('Answer the question first.')).toBeNull()
})

test('a question can be marked as too easy with its answer', async () => {
  const { user, sentTo } = show()
  await user.click(screen.getByRole('radio', { name: 'Rent' }))
  await user.click(screen.getByRole('checkbox', { name: /Too easy for me/ }))
  await user.click(screen.getByRole('button', { name: 'Check' }))
  await screen.findByRole('button', { name: 'Next' })
  expect(sentTo(answerRoute)).toMatchObject([{ easy: true }])
})

test('a session goes card by card to its end, and says how many were right', async () => {
  const { user, server } = show()
  expect(screen.getByText('1 of 2')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Rent' }))
  await user.click(screen.getByRole('button', { name: 'Check' }))
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  expect(screen.getByText('2 of 2')).toBeTruthy()
  server.answer(answerRoute, { ...answered, correct: false, userAnswer: 'Fun', earned: 20 })
  await user.type(screen.getByRole('textbox'), 'Fun{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Finish' }))
  expect(screen.getByText('1 of 2 right')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe("Today's review is done: +20 XP")
  expect(screen.getByRole('link', { name: 'Keep learning' })).toBeTruthy()
})

test('when more questions are due, the end of a session offers them', async () => {
  const onMore = vi.fn<() => void>()
  const { user } = show(cards.slice(0, 1), 3, onMore)
  await user.click(screen.getByRole('radio', { name: 'Rent' }))
  await user.click(screen.getByRole('button', { name: 'Check' }))
  await user.click(await screen.findByRole('button', { name: 'Finish' }))
  expect(screen.getByText(/You know these\.$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '3 more questions' }))
  expect(onMore).toHaveBeenCalledOnce()
})

test('a card that was answered in another window is not asked again', async () => {
  const { user, server } = show()
  server.answer(answerRoute, { kind: 'not-due', answered: 1, due: 1, finished: false })
  await user.click(screen.getByRole('radio', { name: 'Rent' }))
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByText(/You have already answered this one/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByText('Say why.')).toBeTruthy()
})

test('a lost connection is said, and the answer can be sent again', async () => {
  const { user, server, sentTo } = show()
  await user.click(screen.getByRole('radio', { name: 'Rent' }))
  const comeBack = server.goOffline()
  await user.click(screen.getByRole('button', { name: 'Check' }))
  await expect.poll(() => screen.getByRole('alert').textContent).toContain('No connection.')
  expect(screen.getByRole('radio', { name: 'Rent' })).toHaveProperty('checked', true)
  comeBack()
  await user.click(screen.getByRole('button', { name: 'Check' }))
  await screen.findByRole('button', { name: 'Next' })
  expect(sentTo(answerRoute)).toHaveLength(2)
})

function show(shown = cards, more = 0, onMore: () => void = () => {}) {
  const scroll = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => {})
  onTestFinished(() => scroll.mockRestore())
  return openScene(<ReviewSession cards={shown} more={more} onMore={onMore} />, {
    answers: { [answerRoute]: answered },
  })
}

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

test('an answer is sent once, explained, and Continue gets the focus', async () => {
  const { user, server, sentTo } = show()
  const release = server.hold()
  await user.dblClick(screen.getByRole('button', { name: 'Rent' }))
  release()
  const onward = await screen.findByRole('button', { name: 'Continue' })
  expect(document.activeElement).toBe(onward)
  expect(screen.getByText('You need a roof.')).toBeTruthy()
  expect(screen.getByText('You will see it again on Sun 29 Nov.')).toBeTruthy()
  expect(screen.getByText('Right!').closest('[role="status"]')).toBeTruthy()
  expect(sentTo(answerRoute)).toEqual([{ cardId: 'one', answer: '0', easy: false }])
})

test('an empty answer in words is not sent', async () => {
  const { user, sentTo } = show(cards.slice(1))
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(screen.getByText('Answer the question first.')).toBeTruthy()
  expect(sentTo(answerRoute)).toEqual([])
})

test('a question can be marked as too easy with its answer', async () => {
  const { user, sentTo } = show()
  await user.click(screen.getByRole('checkbox', { name: /Too easy for me/ }))
  await user.click(screen.getByRole('button', { name: 'Rent' }))
  await screen.findByRole('button', { name: 'Continue' })
  expect(sentTo(answerRoute)).toMatchObject([{ easy: true }])
})

test('what was missed comes back at the end, is not sent again, and the session says how it went', async () => {
  const { user, server, sentTo } = show()
  server.answer(answerRoute, { ...answered, correct: false, userAnswer: 'Snacks' })
  await user.click(screen.getByRole('button', { name: 'Snacks' }))
  expect(await screen.findByText(/It comes back at the end/)).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(screen.getByText('2 of 2')).toBeTruthy()
  server.answer(answerRoute, { ...answered, userAnswer: 'Fun', correctAnswer: 'Fun', earned: 20 })
  await user.type(screen.getByRole('textbox'), 'Fun{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(screen.getByText('Once more')).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Rent' }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  const title = await screen.findByRole('heading', { name: '1 of 2 right' })
  expect(document.activeElement).toBe(title)
  expect(sentTo(answerRoute)).toHaveLength(2)
  expect(screen.getByText('Today’s review is done')).toBeTruthy()
  expect(screen.getAllByText('+20 XP')).not.toHaveLength(0)
  expect(screen.getByText('1 miss fixed')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Keep learning' })).toBeTruthy()
})

test('when more questions are due, the end of a session offers them', async () => {
  const onMore = vi.fn<() => void>()
  const { user } = show(cards.slice(0, 1), 3, onMore)
  await user.click(screen.getByRole('button', { name: 'Rent' }))
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(await screen.findByText(/You know these\.$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '3 more questions' }))
  expect(onMore).toHaveBeenCalledOnce()
})

test('a card that was answered in another window is not asked again', async () => {
  const { user, server } = show()
  server.answer(answerRoute, { kind: 'not-due', answered: 1, due: 1, finished: false })
  await user.click(screen.getByRole('button', { name: 'Rent' }))
  expect(await screen.findByText(/You have already answered this one/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(screen.getByText('Say why.')).toBeTruthy()
})

test('a lost connection is said, and the answer can be sent again', async () => {
  const { user, server, sentTo } = show()
  const comeBack = server.goOffline()
  await user.click(screen.getByRole('button', { name: 'Rent' }))
  await expect.poll(() => screen.getByRole('alert').textContent).toContain('No connection.')
  comeBack()
  await user.click(screen.getByRole('button', { name: 'Rent' }))
  await screen.findByRole('button', { name: 'Continue' })
  expect(sentTo(answerRoute)).toHaveLength(2)
})

function show(shown = cards, more = 0, onMore: () => void = () => {}) {
  const scroll = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => {})
  onTestFinished(() => scroll.mockRestore())
  return openScene(<ReviewSession cards={shown} more={more} onMore={onMore} />, {
    answers: { [answerRoute]: answered },
  })
}

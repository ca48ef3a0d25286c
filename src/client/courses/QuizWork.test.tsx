import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { QuestionMark } from '#domain/learning/quiz-attempt.ts'
import { exampleLesson } from '../testing/examples.ts'
import { openScene } from '../testing/scene.tsx'
import { QuizItem } from './QuizItem.tsx'

const route = 'POST /api/courses/:id/lessons/:contentId/questions'
const item = {
  id: 'quiz',
  title: 'Check yourself',
  minutes: 3,
  type: 'quiz' as const,
  questions: [
    {
      id: 'slip',
      question: 'Two lines are wrong.',
      points: 2,
      type: 'mark_lines' as const,
      document: { title: 'Pay slip', lines: ['Basic pay', 'Overtime', 'NHT', 'Deposit'] },
    },
  ],
}
const half: QuestionMark = {
  correct: false,
  partly: true,
  note: 'You found 1 of 2 wrong lines.',
  userAnswer: '- Overtime',
  correctAnswer: '- Overtime – *Too low.*\n- Deposit – *Never.*',
  key: '1,3',
  explanation: 'Check each sum.',
}

test('work is checked, partly right says so, and comes back without the old note', async () => {
  const { user, server, sentTo } = openScene(
    <QuizItem item={item} lesson={{ ...exampleLesson(item), work: null }} onCompleted={() => {}} />,
  )
  server.answer(route, { ...half, left: 0, work: null, completion: null, help: null })
  const line = (name: string) => screen.findByRole('checkbox', { name: new RegExp(`^${name}`) })
  await line('Overtime')
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(screen.getByRole('alert').textContent).toBe('Tap one line at least.')
  expect(sentTo(route)).toEqual([])

  await user.click(await line('Overtime'))
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByText('Partly right')).toBeTruthy()
  expect(screen.getByText('You found 1 of 2 wrong lines.')).toBeTruthy()
  expect(screen.getByText('Never.')).toBeTruthy()
  expect(screen.getByText('Missed')).toBeTruthy()
  expect(sentTo(route)).toMatchObject([{ questionId: 'slip', answer: '1' }])

  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(screen.getByRole('heading', { name: 'Once more' })).toBeTruthy()
  await user.click(await line('Deposit'))
  await user.click(await line('Overtime'))
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByText('Right!')).toBeTruthy()
  expect(screen.queryByText('You found 1 of 2 wrong lines.')).toBeNull()
  expect(sentTo(route)).toHaveLength(1)
})

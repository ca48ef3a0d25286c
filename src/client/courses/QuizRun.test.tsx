import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleLesson } from '../testing/examples.ts'
import { openScene } from '../testing/scene.tsx'
import { QuizRun } from './QuizRun.tsx'

const item = {
  id: 'quiz',
  title: 'Check yourself',
  minutes: 3,
  type: 'quiz' as const,
  questions: [
    {
      id: 'need',
      question: 'Which is a need?',
      points: 1,
      type: 'multiple_choice' as const,
      options: ['Rent', 'Snacks'],
    },
    { id: 'first', question: 'Pay yourself first.', points: 1, type: 'true_false' as const },
  ],
}
const need = {
  correct: true,
  correctAnswer: 'Rent',
  userAnswer: 'Rent',
  explanation: 'You need a roof.',
}
const first = {
  correct: false,
  correctAnswer: 'True',
  userAnswer: 'False',
  explanation: 'Save before you spend.',
}

test('a preview shows the first open question with its mark, and goes on from it', async () => {
  const { user, server } = openScene(
    <QuizRun
      item={item}
      lesson={{ ...exampleLesson(item), answered: { need } }}
      attempt={0}
      left={null}
      kept={[]}
      firstMark={first}
      onLeft={() => {}}
      onEnd={() => {}}
    />,
  )
  expect(screen.getByRole('heading', { name: 'Question 2 of 2' })).toBeTruthy()
  expect(screen.getByText('Not quite')).toBeTruthy()
  expect(screen.getByText('Save before you spend.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(screen.getByRole('heading', { name: 'Once more' })).toBeTruthy()
  expect(server.requests).toEqual([])
})

import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { Completion } from '#contract/courses.ts'
import type { Lesson } from '#contract/lesson.ts'
import { useApi } from '../app/use-api.ts'
import { exampleLesson } from '../testing/examples.ts'
import { openScene, student } from '../testing/scene.tsx'
import { QuizItem } from './QuizItem.tsx'

const answerRoute = 'POST /api/courses/:id/lessons/:contentId/answer'
const lessonRoute = 'GET /api/courses/:id/lessons/:contentId'
const ids = { id: 'budgeting', contentId: 'quiz' }

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
    { id: 'first', question: 'Pay yourself first.', points: 2, type: 'true_false' as const },
  ],
}

test('each question is a group with its number, its text and its points', () => {
  show()
  expect(screen.getByRole('radiogroup', { name: 'Question 1 of 2 Which is a need?' })).toBeTruthy()
  const second = screen.getByRole('radiogroup', { name: /^Question 2 of 2.*Pay yourself first\.$/ })
  expect(second.getAttribute('aria-labelledby')).toBeTruthy()
  expect(screen.getByText('2 points')).toBeTruthy()
  expect(within(second).getByRole('radio', { name: 'True' })).toBeTruthy()
})

test('with a question left open nothing is sent, and the focus moves to it', async () => {
  const { user, sentTo } = show()
  await user.click(screen.getByRole('radio', { name: 'Rent' }))
  await user.click(screen.getByRole('button', { name: 'Check answers' }))
  expect(sentTo(answerRoute)).toEqual([])
  const open = screen.getByRole('radiogroup', { name: /Answer this question\.$/ })
  expect(open.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'True' }))
  await user.click(screen.getByRole('radio', { name: 'False' }))
  expect(screen.queryByText('Answer this question.')).toBeNull()
})

test('the answers are sent once, and the result says the score, what was right and why', async () => {
  const { user, server, sentTo, completions } = show()
  await answerAll(user)
  const release = server.hold()
  await user.dblClick(screen.getByRole('button', { name: 'Check answers' }))
  release()
  const heading = await screen.findByRole('heading', { name: 'Not there yet: 33%' })
  expect(document.activeElement).toBe(heading)
  expect(sentTo(answerRoute)).toEqual([
    { ...ids, answer: { type: 'quiz', answers: { need: '0', first: 'false' } } },
  ])
  expect(screen.getByText(/You need \d+% to pass\. Read why, then try again\./)).toBeTruthy()
  const [need, first] = screen.getAllByRole('listitem')
  expect(need?.textContent).toMatch(/Correct.*Rent.*You need a roof\./)
  expect(first?.textContent).toMatch(/Incorrect.*False.*Correct answer.*True.*Save before/)
  expect(completions).toHaveLength(1)
})

test('answers survive a reload of the page, until the server has them', async () => {
  const first = show()
  await first.user.click(screen.getByRole('radio', { name: 'Rent' }))
  first.show(null)
  first.show(<Quiz lesson={exampleLesson(item)} completions={[]} />)
  expect(screen.getByRole('radio', { name: 'Rent' })).toHaveProperty('checked', true)
  await answerAll(first.user)
  await first.user.click(screen.getByRole('button', { name: 'Check answers' }))
  await screen.findByRole('heading', { name: 'Not there yet: 33%' })
  expect(sessionStorage).toHaveLength(0)
})

test('when the connection is lost, the error is said and the answers stay to be sent again', async () => {
  const { user, server, sentTo } = show()
  await answerAll(user)
  const comeBack = server.goOffline()
  await user.click(screen.getByRole('button', { name: 'Check answers' }))
  await expect.poll(() => screen.getByRole('alert').textContent).toContain('No connection.')
  expect(screen.getByRole('radio', { name: 'Rent' })).toHaveProperty('checked', true)
  comeBack()
  await user.click(screen.getByRole('button', { name: 'Check answers' }))
  await screen.findByRole('heading', { name: 'Not there yet: 33%' })
  expect(sentTo(answerRoute)).toHaveLength(2)
})

test('a second try begins without the old answers', async () => {
  const { user } = show({ ...exampleLesson(item), work })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getAllByRole('radio')).toHaveLength(4)
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  expect(screen.queryByText('You need a roof.')).toBeNull()
})

test('a passed quiz leads on to the next lesson, and can still be practised', async () => {
  const passed = { ...work, score: 100, best: 100, passed: true }
  const { user } = show({ ...exampleLesson(item), work: passed, done: true })
  expect(screen.getByRole('heading', { name: 'Passed: 100%' })).toBeTruthy()
  const next = screen.getByRole('link', { name: 'Next: Saving' })
  expect(next.getAttribute('href')).toBe('/courses/budgeting/lessons/third')
  await user.click(screen.getByRole('button', { name: 'Practise again' }))
  expect(screen.getByRole('button', { name: 'Check answers' })).toBeTruthy()
})

test('somebody who is not a student can read the questions but not hand them in', () => {
  openScene(<Quiz lesson={exampleLesson(item)} completions={[]} />, {
    user: { ...student, role: 'mentor' },
    answers: { [lessonRoute]: exampleLesson(item) },
  })
  expect(screen.getByText('Which is a need?')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Check answers' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Next: Saving' })).toBeTruthy()
})

const work: NonNullable<Lesson['work']> = {
  type: 'quiz',
  answers: { need: '0', first: 'false' },
  score: 33,
  best: 33,
  passed: false,
  attempts: 1,
  feedback: {
    need: {
      correct: true,
      correctAnswer: 'Rent',
      userAnswer: 'Rent',
      explanation: 'You need a roof.',
    },
    first: {
      correct: false,
      correctAnswer: 'True',
      userAnswer: 'False',
      explanation: 'Save before you spend.',
    },
  },
}
const completion: Completion = {
  itemDone: false,
  earned: 0,
  percent: 33,
  courseFinished: false,
  nextItem: 'third',
}

interface QuizProps {
  lesson: Lesson
  completions: Completion[]
}

/** The lesson as its page keeps it: what the server answers is shown. */
function Quiz({ lesson, completions }: QuizProps) {
  const { data } = useApi(lessonRoute, ids)
  const [first] = useState(lesson)
  return (
    <QuizItem
      item={item}
      lesson={data ?? first}
      onCompleted={(earned) => completions.push(earned)}
    />
  )
}

function show(lesson: Lesson = exampleLesson(item)) {
  const completions: Completion[] = []
  const scene = openScene(<Quiz lesson={lesson} completions={completions} />, {
    answers: { [lessonRoute]: lesson, [answerRoute]: { work, completion, help: null } },
  })
  scene.server.answer(answerRoute, () => {
    scene.server.answer(lessonRoute, { ...lesson, work })
    return { work, completion, help: null }
  })
  return { ...scene, completions }
}

async function answerAll(user: ReturnType<typeof openScene>['user']) {
  await user.click(screen.getByRole('radio', { name: 'Rent' }))
  await user.click(screen.getByRole('radio', { name: 'False' }))
}

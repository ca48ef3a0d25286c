import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { Completion } from '#contract/courses.ts'
import type { Lesson } from '#contract/lesson.ts'
import type { QuestionMark } from '#domain/learning/quiz-attempt.ts'
import { useApi } from '../app/use-api.ts'
import { exampleLesson } from '../testing/examples.ts'
import { openScene } from '../testing/scene.tsx'
import { student } from '../testing/student.ts'
import { QuizItem } from './QuizItem.tsx'

const route = 'POST /api/courses/:id/lessons/:contentId/questions'
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
    { id: 'rest', question: 'How much is left?', points: 1, type: 'short_answer' as const },
  ],
}

afterEach(() => localStorage.clear())

test('one question at a time: a tap marks it, the panel says why, and Enter goes on', async () => {
  const { user, sentTo } = show()
  expect(screen.getByRole('heading', { name: 'Question 1 of 3' })).toBeTruthy()
  expect(screen.queryByText('Pay yourself first.')).toBeNull()
  expect(screen.getByText('Tap your answer')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Rent' }))
  expect(await screen.findByText('Right!')).toBeTruthy()
  expect(screen.getByText('You need a roof.')).toBeTruthy()
  expect(sentTo(route)).toEqual([{ ...ids, questionId: 'need', answer: '0', attempt: 0 }])
  expect(document.activeElement).toBe(button('Continue'))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(
    screen.getByRole('heading', { name: 'Question 2 of 3 2 points' }),
  )
  expect(screen.getByRole('group', { name: 'Pay yourself first.' })).toBeTruthy()
})

test('the tapped option shows at once, and a second tap sends nothing', async () => {
  const { user, server, sentTo } = show()
  const release = server.hold()
  await user.dblClick(button('Rent'))
  await user.click(button('Snacks'))
  expect(button('Rent').getAttribute('aria-pressed')).toBe('true')
  expect(button('Snacks').getAttribute('aria-pressed')).toBe('false')
  expect(screen.queryByText('Right!')).toBeNull()
  release()
  await screen.findByText('Right!')
  expect(sentTo(route)).toHaveLength(1)
})

test('a miss comes back at the end without counting, then the result is shown', async () => {
  const { user, sentTo, completions } = show()
  await finish(user)
  expect(await screen.findByRole('heading', { name: 'Once more' })).toBeTruthy()
  expect(completions).toEqual([])
  await user.click(button('False'))
  expect(screen.getByText('It comes back at the end.')).toBeTruthy()
  await user.click(button('Continue'))
  await user.click(button('True'))
  expect(screen.getByText('Right!')).toBeTruthy()
  await user.click(button('Continue'))
  const heading = screen.getByRole('heading', { name: 'Not there yet: 50%' })
  expect(document.activeElement).toBe(heading)
  expect(sentTo(route)).toHaveLength(3)
  expect(completions).toEqual([completion])
  const again = screen.getByRole('heading', { name: 'Look at these again' }).closest('section')
  expect(within(again ?? document.body).getByText('Pay yourself first.')).toBeTruthy()
  expect(within(again ?? document.body).queryByText('Which is a need?')).toBeNull()
  expect(button('Try again')).toBeTruthy()
})

test('a half-done quiz goes on with the next open question, and its misses come back', () => {
  show({ ...exampleLesson(item), answered: { need: { ...marks.need, correct: false } } })
  expect(screen.getByRole('heading', { name: /^Question 2 of 3/ })).toBeTruthy()
  expect(
    screen
      .getByRole('progressbar', { name: 'Progress in this lesson' })
      .getAttribute('aria-valuetext'),
  ).toBe('1 of 4 done')
})

test('leaving and coming back goes on after the last answer', async () => {
  const scene = show()
  await scene.user.click(button('Rent'))
  await screen.findByText('Right!')
  scene.show(null)
  scene.show(<Quiz lesson={exampleLesson(item)} completions={[]} />)
  expect(await screen.findByRole('heading', { name: /^Question 2 of 3/ })).toBeTruthy()
})

test('without a connection a message stands in place, and the same tap sends it again', async () => {
  const { user, server, sentTo } = show()
  const comeBack = server.goOffline()
  await user.click(button('Rent'))
  await expect.poll(() => screen.getByRole('alert').textContent).toContain('No connection.')
  expect(button('Rent').getAttribute('aria-pressed')).toBe('true')
  comeBack()
  await user.click(button('Rent'))
  expect(await screen.findByText('Right!')).toBeTruthy()
  expect(sentTo(route)).toHaveLength(2)
})

test('if an earlier answer counts, it is the one that is shown', async () => {
  const { user, server } = show()
  server.answer(route, { ...marks.need, correct: false, userAnswer: 'Snacks', ...open })
  await user.click(button('Rent'))
  expect(await screen.findByText('Not quite')).toBeTruthy()
  expect(screen.getByRole('button', { name: /Snacks/, pressed: true })).toBeTruthy()
})

test('a short answer is checked, not blank, and survives a reload', async () => {
  const half = { ...exampleLesson(item), answered: { need: marks.need, first: marks.first } }
  const scene = show(half)
  await scene.user.click(button('Check'))
  expect(screen.getByRole('alert').textContent).toBe('Answer the question first.')
  await scene.user.type(field(), '300')
  scene.show(null)
  scene.show(<Quiz lesson={half} completions={[]} />)
  expect(field()).toHaveProperty('value', '300')
  await scene.user.keyboard('{Tab}')
  await scene.user.type(field(), '{Enter}')
  expect(await screen.findByText('In your own words')).toBeTruthy()
  expect(screen.getByText('J$400')).toBeTruthy()
  // What is kept for the question that comes back does not have it.
  expect(Object.values(localStorage).join()).not.toContain('300')
})

test('crisis words show the help card in place of the panel and of any celebration', async () => {
  const half = { ...exampleLesson(item), answered: { need: marks.need, first: marks.need } }
  const { user, server, completions } = show(half)
  server.answer(route, { ...marks.rest, left: 0, work, completion, help })
  server.answer(lessonRoute, { ...half, work })
  await user.type(field(), 'words{Enter}')
  const card = await screen.findByRole('region', { name: 'You matter' })
  expect(document.activeElement).toBe(card)
  expect(screen.queryByText('In your own words')).toBeNull()
  await user.click(button('Continue'))
  expect(await screen.findByRole('heading', { name: 'Not there yet: 50%' })).toBeTruthy()
  expect(completions).toEqual([])
})

test('another try begins with the first question, and names its attempt', async () => {
  const { user, sentTo } = show({ ...exampleLesson(item), work })
  await user.click(button('Try again'))
  expect(screen.getByRole('heading', { name: /^Question 1 of 3/ })).toBeTruthy()
  expect(screen.queryByRole('button', { pressed: true })).toBeNull()
  if (screen.queryByRole('textbox')) await user.type(field(), 'x{Enter}')
  else await user.click(screen.getAllByRole('button', { pressed: false })[0] ?? document.body)
  expect(sentTo(route)).toMatchObject([{ attempt: 1 }])
})

test('a passed quiz leads on to the next lesson, and can still be practised', async () => {
  const passed = { ...work, score: 100, best: 100, passed: true }
  const { user } = show({ ...exampleLesson(item), work: passed, done: true })
  expect(screen.getByRole('heading', { name: 'Passed: 100%' })).toBeTruthy()
  const next = screen.getByRole('link', { name: 'Next: Saving' })
  expect(next.getAttribute('href')).toBe('/courses/budgeting/lessons/third')
  await user.click(button('Practise again'))
  expect(screen.getByRole('heading', { name: /^Question 1 of 3/ })).toBeTruthy()
})

test('somebody who is not a student can read the questions but not answer them', () => {
  openScene(<Quiz lesson={exampleLesson(item)} completions={[]} />, {
    user: { ...student, role: 'mentor' },
    answers: { [lessonRoute]: exampleLesson(item) },
  })
  for (const { question } of item.questions) expect(screen.getByText(question)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Rent' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Next: Saving' })).toBeTruthy()
})

test('what was missed comes back, also if the lesson is left after the last answer', async () => {
  const { user, show: showAgain } = show()
  await finish(user)
  expect(await screen.findByText('Once more')).toBeTruthy()
  showAgain(<p>Somewhere else</p>)
  const done = { ...exampleLesson(item), work }
  showAgain(<QuizItem item={item} lesson={done} onCompleted={() => {}} />)
  expect(screen.getByText('Once more')).toBeTruthy()
  await user.click(button('True'))
  await user.click(button('Continue'))
  expect(screen.getByText('1 miss fixed')).toBeTruthy()
  // Then it is over.
  showAgain(<p>Somewhere else</p>)
  showAgain(<QuizItem item={item} lesson={done} onCompleted={() => {}} />)
  expect(screen.queryByText('Once more')).toBeNull()
})

const marks = {
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
  rest: {
    correct: true,
    correctAnswer: 'J$400',
    userAnswer: '300',
    verdict: 'compare',
    explanation: 'Subtract it.',
  },
} satisfies Record<string, QuestionMark>
const work = {
  type: 'quiz',
  answers: { need: '0', first: 'false', rest: '300' },
  score: 50,
  best: 50,
  passed: false,
  attempts: 1,
  feedback: marks,
} satisfies NonNullable<Lesson['work']>
const completion: Completion = {
  itemDone: false,
  earned: 0,
  percent: 33,
  courseFinished: false,
  nextItem: 'third',
}
const open = { left: 1, work: null, completion: null, help: null }
const help = { kind: 'suicide', title: 'You matter', lines: ['Talk to somebody.'], helplines: [] }

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

/** A server that keeps the answers, and finishes with the short one. */
function show(lesson: Lesson = exampleLesson(item)) {
  const completions: Completion[] = []
  const scene = openScene(<Quiz lesson={lesson} completions={completions} />, {
    answers: { [lessonRoute]: lesson },
  })
  scene.client.setQueryData([lessonRoute, ids], lesson)
  let answered = lesson.answered
  scene.server.answer(route, ({ questionId }) => {
    const id = questionId as keyof typeof marks
    if (id === 'rest') {
      scene.server.answer(lessonRoute, { ...lesson, work })
      return { ...marks.rest, left: 0, work, completion, help: null }
    }
    answered = { ...answered, [id]: marks[id] }
    scene.server.answer(lessonRoute, { ...lesson, answered })
    return { ...marks[id], ...open }
  })
  return { ...scene, completions }
}

async function finish(user: ReturnType<typeof openScene>['user']) {
  for (const name of ['Rent', 'False']) {
    await user.click(button(name))
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
  }
  await user.type(field(), '300{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
}

function button(name: string) {
  return screen.getByRole('button', { name })
}

function field() {
  return screen.getByRole('textbox', { name: 'How much is left?' })
}

import { expect, test } from 'vitest'
import { PlayedLessons } from './played-lessons.ts'
import { PreviewedContent } from './previewed-content.ts'
import { previewPages } from './preview-pages.ts'
import { readSources } from '../sources.ts'

const previewed = new PreviewedContent('content')
const course = 'budgeting-a-plot-that-pays'

test('an answer in a frame is marked as the server marks it, and opening the state again forgets it', () => {
  const lessons = new PlayedLessons(previewed)
  lessons.open(course, 'read-the-batch', 'new')
  const address = `/api/courses/${course}~new/lessons/read-the-batch`
  const answer = (value: string) => ({
    answer: { type: 'exercise', answer: { kind: 'calc', value } },
  })
  expect(lessons.answer(`${address}/answer`, answer(' '))).toEqual({
    code: 'invalid',
    message: 'Try an answer first.',
  })
  expect(lessons.answer(`${address}/answer`, answer('-1'))).toMatchObject({
    work: { correct: false, attempts: 1 },
    completion: { itemDone: false, earned: 0 },
  })
  expect(lessons.answer(`${address}/hints`, { hint: 1 })).toMatchObject({ of: 1 })
  expect(lessons.answer(address, {})).toMatchObject({
    work: { attempts: 1 },
    hints: { taken: [expect.any(String)] },
  })
  lessons.open(course, 'read-the-batch', 'new')
  expect(lessons.answer(address, {})).toMatchObject({ work: null, hints: { taken: [] } })
})

test('what is answered in one state does not change another', () => {
  const lessons = new PlayedLessons(previewed)
  lessons.open(course, 'plan-quiz', 'question-1')
  lessons.open(course, 'plan-quiz', 'question-1-wrong')
  const question = { questionId: '', answer: 'true', attempt: 0 }
  const quiz = previewed.find(course, 'plan-quiz')?.item
  if (quiz?.type !== 'quiz') throw new Error('There is no such quiz')
  const [first] = quiz.questions
  const of = (state: string) => `/api/courses/${course}~${state}/lessons/plan-quiz`
  expect(
    lessons.answer(`${of('question-1')}/questions`, {
      ...question,
      questionId: first?.id,
      answer: '1',
    }),
  ).toMatchObject({ left: quiz.questions.length - 1, completion: null })
  expect(lessons.answer(of('question-1'), {})).toHaveProperty('answered')
  expect(lessons.answer(of('question-1-wrong'), {})).not.toHaveProperty('answered')
})

test('there is no lesson for an item or a state that does not exist', () => {
  const lessons = new PlayedLessons(previewed)
  expect(lessons.open(course, 'no-such-item', 'new')).toBeNull()
  expect(lessons.open(course, 'plan-quiz', 'no-such-state')).toBeNull()
  expect(lessons.answer('/api/dashboard', {})).toMatchObject({ code: 'not-found' })
})

test('nothing that is built imports the preview, and its plugin works in no build', () => {
  expect(previewPages('content').apply).toBe('serve')
  const importing = [...readSources()].filter(
    ([file, text]) =>
      !file.startsWith('scripts/preview') && /from ['"][^'"]*\/preview\//.test(text),
  )
  expect(importing).toEqual([])
})

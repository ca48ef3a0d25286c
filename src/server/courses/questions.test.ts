import { beforeAll, describe, expect, test } from 'vitest'
import { courseSchema } from '#domain/learning/course.ts'
import { later } from '../testing/later.ts'
import { addCourse, secret, smallCourse } from '../testing/small-course.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
const { id } = smallCourse
const quiz = { id, contentId: 'quiz' }
const minute = 60_000

beforeAll(async () => {
  app = await startApp({ ANSWER_PACE: 'on' })
  await addCourse(app, (await app.person('mentor')).userId)
})

describe('a quiz answered question by question', () => {
  test('says at once whether the answer is right, and completes with the last one', async () => {
    const student = await app.person()
    expect(await say(student, 'small-2', '0')).toEqual({
      correct: false,
      correctAnswer: 'That',
      userAnswer: 'This',
      explanation: `${secret} why`,
      left: 2,
      work: null,
      completion: null,
      help: null,
    })
    expect(await say(student, 'small-1', 'true')).toMatchObject({ correct: true, left: 1 })
    const last = await say(student, 'small-3', 'in my words')
    expect(last).toMatchObject({
      verdict: 'compare',
      left: 0,
      work: { score: 50, passed: false, attempts: 1, feedback: { 'small-2': { correct: false } } },
      completion: { itemDone: false, earned: 0 },
    })
    expect(last.work).not.toHaveProperty('begun')
    expect((await student.call('GET /api/review', {})).due).toBe(1)
  })

  test('pays like the whole quiz, once', async () => {
    const student = await app.person()
    await say(student, 'small-1', 'true')
    await say(student, 'small-2', '1')
    const before = await xpOf(student)
    expect(await say(student, 'small-3', 'x')).toMatchObject({
      work: { score: 100 },
      completion: { itemDone: true, earned: 25 },
    })
    expect(await xpOf(student)).toBe(before + 25)
    // The response was lost, and the page sends it again.
    expect(await say(student, 'small-3', 'another')).toMatchObject({
      userAnswer: 'x',
      left: 0,
      work: { attempts: 1 },
      completion: { itemDone: true, earned: 0 },
    })
    expect(await xpOf(student)).toBe(before + 25)
    expect(await shown(student)).not.toHaveProperty('answered')
  })

  test('takes the first answer to a question, also when several arrive at once', async () => {
    const student = await app.person()
    expect(await say(student, 'small-2', '0')).toMatchObject({ correct: false })
    expect(await say(student, 'small-2', '1')).toMatchObject({
      correct: false,
      userAnswer: 'This',
      left: 2,
    })
    const taps = await Promise.all(
      ['true', 'false', 'true', 'false'].map((value) => say(student, 'small-1', value)),
    )
    expect(new Set(taps.map(({ userAnswer, left }) => `${userAnswer} ${left}`)).size).toBe(1)
    const ends = await Promise.all(['a', 'b', 'c'].map((value) => say(student, 'small-3', value)))
    expect(new Set(ends.map(({ userAnswer }) => userAnswer)).size).toBe(1)
    expect(ends.every(({ work }) => work?.type === 'quiz' && work.attempts === 1)).toBe(true)
  })

  test('goes on where it was left, with the keys of the answered questions only', async () => {
    const student = await app.person()
    await say(student, 'small-1', 'false')
    const lesson = await shown(student)
    expect(lesson).toMatchObject({
      work: null,
      done: false,
      answered: { 'small-1': { correct: false, correctAnswer: 'True', userAnswer: 'False' } },
    })
    expect(Object.keys(lesson.answered ?? {})).toEqual(['small-1'])
    expect(JSON.stringify(lesson).split(secret)).toHaveLength(2)
    expect(await student.call('GET /api/portfolio', {})).toMatchObject({ entries: [] })
  })

  test('as a whole counts the answers that were given one by one', async () => {
    const student = await app.person()
    await say(student, 'small-1', 'false')
    const { work } = await student.call('POST /api/courses/:id/lessons/:contentId/answer', {
      ...quiz,
      answer: { type: 'quiz', answers: { 'small-1': 'true', 'small-2': '1', 'small-3': 'x' } },
    })
    expect(work).toMatchObject({ score: 50, attempts: 1, answers: { 'small-1': 'false' } })
  })

  test('waits before the first question of another attempt, not within it', async () => {
    const student = await app.person()
    await fail(student)
    const refusal = await student.refused(route, body('small-1', 'true', 1))
    expect([refusal.status, refusal.message]).toEqual([
      429,
      'Read the explanations first. You can try again in 1 minute. Your answers are kept.',
    ])
    expect(await shown(student)).not.toHaveProperty('answered')
    await later(app, minute, async () => {
      await say(student, 'small-1', 'true', 1)
      expect(await shown(student)).toMatchObject({
        work: { attempts: 1, score: 0 },
        answered: { 'small-1': { correct: true } },
      })
      await say(student, 'small-2', '1', 1)
      expect(await say(student, 'small-3', 'x', 1)).toMatchObject({
        work: { score: 100, attempts: 2 },
        completion: { itemDone: true, earned: 25 },
      })
    })
  })

  test('is not finished faster than it can be read: the last answer is neither marked nor kept', async () => {
    const student = await app.person()
    await fail(student)
    await later(app, minute, async () => {
      await fail(student, 1)
      const other = await app.person()
      expect((await shown(other)).work).toBeNull()
    })
    await later(app, 3 * minute + minute, async () => {
      await say(student, 'small-1', 'true', 2)
      await say(student, 'small-2', '1', 2)
      await app.services.db
        .updateTable('last_hand_ins')
        .set({ handed_in_at: app.services.now() })
        .where('user_id', '=', student.userId)
        .execute()
      const refusal = await student.refused(route, body('small-3', 'x', 2))
      expect([refusal.status, refusal.message]).toEqual([
        429,
        expect.stringContaining('quicker than anybody can read 3 questions'),
      ])
      expect(Object.keys((await shown(student)).answered ?? {})).toEqual(['small-1', 'small-2'])
    })
  })

  test('begins again when its questions change', async () => {
    const student = await app.person()
    await say(student, 'small-1', 'true')
    await addCourse(app, (await app.person('mentor')).userId, withOtherKey)
    expect(await shown(student)).not.toHaveProperty('answered')
    expect(await say(student, 'small-1', 'true')).toMatchObject({ correct: false, left: 2 })
    await addCourse(app, (await app.person('mentor')).userId)
  })

  test('refuses what is no answer, no question of it, or of an attempt that cannot be', async () => {
    const student = await app.person()
    for (const [question, value, attempt] of [
      ['small-1', 'maybe', 0],
      ['small-3', '  ', 0],
      ['no-such', 'true', 0],
      ['small-1', 'true', 1],
      ['small-1', 'true', -1],
    ] as const) {
      const refusal = await student.refused(route, body(question, value, attempt))
      expect(refusal.status).toBe(400)
      expect(JSON.stringify(refusal)).not.toContain(secret)
    }
    expect(await shown(student)).not.toHaveProperty('answered')
  })

  test('answers crisis words with the help card', async () => {
    const student = await app.person()
    expect((await say(student, 'small-3', 'I want to kill myself')).help?.kind).toBe('suicide')
  })
})

test('a quiz of the catalogue goes on after a reload', async () => {
  const student = await app.person()
  const lesson = { id: 'budgeting-the-j-dollar-way', contentId: 'tracking-quiz' }
  await student.call(route, { ...lesson, questionId: 'bud-q1', answer: '0', attempt: 0 })
  expect(await student.call('GET /api/courses/:id/lessons/:contentId', lesson)).toMatchObject({
    work: null,
    answered: { 'bud-q1': { correct: true } },
  })
})

const route = 'POST /api/courses/:id/lessons/:contentId/questions'

const withOtherKey = courseSchema.parse(
  JSON.parse(
    JSON.stringify(smallCourse).replace('"correct_answer":"true"', '"correct_answer":"false"'),
  ),
)

function body(questionId: string, answer: string, attempt = 0) {
  return { ...quiz, questionId, answer, attempt }
}

function say(student: Visitor, questionId: string, answer: string, attempt = 0) {
  return student.call(route, body(questionId, answer, attempt))
}

async function fail(student: Visitor, attempt = 0) {
  await say(student, 'small-1', 'false', attempt)
  await say(student, 'small-2', '0', attempt)
  await say(student, 'small-3', 'x', attempt)
}

function shown(student: Visitor) {
  return student.call('GET /api/courses/:id/lessons/:contentId', quiz)
}

async function xpOf(student: Visitor) {
  return (await student.call('GET /api/achievements', {})).xp
}

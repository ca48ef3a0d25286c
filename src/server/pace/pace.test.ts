import { beforeAll, describe, expect, test } from 'vitest'
import type { Assessment } from '#domain/learning/assessment.ts'
import { courseSchema } from '#domain/learning/course.ts'
import { readingSeconds } from '#domain/learning/pace.ts'
import { later } from '../testing/later.ts'
import { answeredSitting, answersWith, openSitting } from '../testing/sit-assessment.ts'
import { shortenPool } from '../testing/short-pool.ts'
import { addCourse, smallCourse } from '../testing/small-course.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
/** With so few questions that a sitting asks all of them. */
let assessment: Assessment
const { id: courseId } = smallCourse
const withAnotherArticle = courseSchema.parse({
  ...smallCourse,
  sections: smallCourse.sections.map((section, index) =>
    index > 0
      ? section
      : {
          ...section,
          items: [
            ...section.items,
            {
              id: 'read-more',
              type: 'article',
              title: 'Read more',
              minutes: 2,
              body: 'word '.repeat(400),
            },
          ],
        },
  ),
})
const second = 1000
const quizPassed = { 'small-1': 'true', 'small-2': '1', 'small-3': 'something' }
const quizFailed = { 'small-1': 'false', 'small-2': '0', 'small-3': 'something' }

beforeAll(async () => {
  app = await startApp({ ANSWER_PACE: 'on' })
  assessment = await shortenPool(app, 'budgeting')
  await addCourse(app, (await app.person('mentor')).userId, withAnotherArticle)
})

const xpOf = async (student: Visitor) => (await student.call('GET /api/achievements', {})).xp
const reading = ({ questions }: Assessment) => readingSeconds(questions.length) * second

describe('an assessment', () => {
  test('submitted faster than it can be read is not marked, keeps its answers, and is accepted a little later', async () => {
    const student = await app.person()
    const { id } = assessment
    const submission = {
      id,
      sittingId: await openSitting(student, id),
      answers: answersWith(0, assessment),
    }
    await student.call('PUT /api/assessments/:id/answers', submission)
    const before = await xpOf(student)
    const { status, body, headers } = await student.ask(
      'POST /api/assessments/:id/submit',
      submission,
    )
    expect(status).toBe(429)
    expect(headers['retry-after']).toBe(String(reading(assessment) / second))
    expect(body).toMatchObject({
      message: expect.stringContaining('quicker than anybody can read'),
    })
    expect(await xpOf(student)).toBe(before)
    expect(await student.call('GET /api/assessments/:id', { id })).toMatchObject({
      kind: 'sitting',
      attempts: 0,
      sitting: { answers: submission.answers },
    })
    await later(app, reading(assessment), async () => {
      const { result } = await student.call('POST /api/assessments/:id/submit', submission)
      expect(result).toMatchObject({ score: 100 })
      expect(result.xp).toBeGreaterThan(0)
      // Submitting it again gives the same result, however soon.
      expect(await student.call('POST /api/assessments/:id/submit', submission)).toMatchObject({
        result,
      })
    })
  })

  test('can be repeated only after a wait when an attempt failed, and then has another order', async () => {
    const student = await app.person()
    const { id, questions } = assessment
    const sittingId = await openSitting(student, id)
    const answers = answersWith(3, assessment)
    const start = app.services.now().getTime()
    const goTo = (ms: number) => app.setTime(new Date(start + ms))
    goTo(reading(assessment))
    const { result } = await student.call('POST /api/assessments/:id/submit', {
      id,
      sittingId,
      answers,
    })
    expect(result.againAt).toBe(new Date(start + reading(assessment) + 60 * second).toISOString())
    const { status, headers } = await student.ask('POST /api/assessments/:id/start', { id })
    expect([status, headers['retry-after']]).toEqual([429, '60'])
    goTo(reading(assessment) + 60 * second)
    const unlocked = await student.call('GET /api/assessments/:id', { id })
    expect(unlocked).toMatchObject({ kind: 'result', result: { againAt: null } })
    const retry = await student.call('POST /api/assessments/:id/start', { id })
    if (retry.kind !== 'sitting') throw new Error(`It is ${retry.kind}`)
    const order = retry.sitting.asked.map((question) => question.id)
    expect(order).not.toEqual(questions.map((question) => question.id))
    expect(order.toSorted()).toEqual(questions.map((question) => question.id).toSorted())

    // A sitting that has started continues, whenever it is opened.
    const [questionId = ''] = order
    await student.call('PUT /api/assessments/:id/answers', {
      id,
      sittingId: retry.sitting.id,
      answers: { [questionId]: answers[questionId] ?? '' },
    })
    goTo(reading(assessment) + 30 * second)
    expect(await openSitting(student, id)).toBe(retry.sitting.id)

    goTo(2 * reading(assessment) + 60 * second)
    const submission = { id, sittingId: retry.sitting.id, answers }
    await student.call('POST /api/assessments/:id/submit', submission)
    const refusal = await student.refused('POST /api/assessments/:id/start', { id })
    expect(refusal.message).toBe(
      'Read the explanations first. You can try again in 3 minutes. Your answers are kept.',
    )
    goTo(0)
  })

  test('can be repeated immediately after a perfect score', async () => {
    const student = await app.person()
    const { id } = assessment
    const sittingId = await openSitting(student, id)
    await later(app, reading(assessment), async () => {
      const answers = answersWith(0, assessment)
      await student.call('POST /api/assessments/:id/submit', { id, sittingId, answers })
      expect(await openSitting(student, id)).not.toBe(sittingId)
    })
  })
})

describe('a quiz', () => {
  const tryQuiz = (student: Visitor, answers: Record<string, string>) =>
    student.ask('POST /api/courses/:id/lessons/:contentId/answer', {
      id: courseId,
      contentId: 'quiz',
      answer: { type: 'quiz', answers },
    })

  test('that was failed can be repeated after a minute, because its answers are on the screen', async () => {
    const student = await app.person()
    await student.call('POST /api/courses/:id/enrol', { id: courseId })
    expect((await tryQuiz(student, quizFailed)).status).toBe(200)
    const { status, body, headers } = await tryQuiz(student, quizPassed)
    expect([status, headers['retry-after']]).toEqual([429, '60'])
    expect(body).toMatchObject({
      message: 'Read the explanations first. You can try again in 1 minute. Your answers are kept.',
    })
    await later(app, 60 * second, async () => {
      expect((await tryQuiz(student, quizPassed)).body).toMatchObject({
        work: { passed: true, attempts: 2 },
      })
    })
  })

  test('shares its pace with all other submissions of the same person, so that only one of several concurrent ones counts', async () => {
    const student = await app.person()
    await student.call('POST /api/courses/:id/enrol', { id: courseId })
    const submissions: Awaited<ReturnType<typeof answeredSitting>>[] = []
    for (const each of app.services.content.assessments.slice(1, 5))
      submissions.push(await answeredSitting(student, each))
    await later(app, 10 * 60 * second, async () => {
      const answers = await Promise.all(
        submissions.map((each) => student.ask('POST /api/assessments/:id/submit', each)),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
      expect((await tryQuiz(student, quizPassed)).status).toBe(429)
    })
  })
})

describe('an article', () => {
  const article = { id: courseId, contentId: 'read' }
  const otherArticle = { id: courseId, contentId: 'read-more' }
  const open = (student: Visitor, lesson = article) =>
    student.call('POST /api/courses/:id/lessons/:contentId/open', lesson)
  const complete = (student: Visitor, lesson = article) =>
    student.ask('POST /api/courses/:id/lessons/:contentId/complete', lesson)

  test('can be marked complete, with its award, once there was enough time to read it', async () => {
    const student = await app.person()
    const before = await xpOf(student)
    expect(await open(student)).toEqual({ secondsToRead: 10 })
    await later(app, 3.5 * second, async () => {
      // Reopening it does not restart the time.
      expect(await open(student)).toEqual({ secondsToRead: 7 })
      const { status, body, headers } = await complete(student)
      expect([status, headers['retry-after']]).toEqual([429, '7'])
      expect(body).toMatchObject({
        message: 'Give it a read first: you can finish it in 7 seconds.',
      })
    })
    expect(await xpOf(student)).toBe(before)
    await later(app, 10 * second, async () => {
      expect((await complete(student)).body).toMatchObject({ itemDone: true, earned: 10 })
      // A completed article has nothing to wait for.
      expect((await complete(student)).body).toMatchObject({ itemDone: true, earned: 0 })
      expect(await open(student)).toEqual({ secondsToRead: 0 })
    })
  })

  test('marked complete from the list, or by a page that never reported it open, is timed from the first press', async () => {
    const student = await app.person()
    const pressed = { courseId, contentId: 'read' }
    const press = () => student.ask('POST /api/course-progress/:courseId/complete', pressed)
    const { status, headers } = await press()
    expect([status, headers['retry-after']]).toEqual([429, '10'])
    expect(await open(student)).toEqual({ secondsToRead: 10 })
    await later(app, 10 * second, async () => {
      expect((await press()).body).toMatchObject({ itemDone: true, earned: 10 })
    })
  })

  test('that is opened resets the time of another one, because nobody reads two at the same time', async () => {
    const student = await app.person()
    await open(student)
    expect(await open(student, otherArticle)).toEqual({ secondsToRead: 24 })
    await later(app, 24 * second, async () => {
      expect((await complete(student)).status).toBe(429)
      await open(student, otherArticle)
      await later(app, 24 * second, async () => {
        expect((await complete(student, otherArticle)).body).toMatchObject({ earned: 10 })
      })
    })
  })

  test('is the only kind of item with a reading time', async () => {
    const student = await app.person()
    expect(await open(student, { id: courseId, contentId: 'quiz' })).toEqual({ secondsToRead: 0 })
    expect((await complete(student, { id: courseId, contentId: 'quiz' })).status).toBe(409)
    expect(
      await student.refused('POST /api/courses/:id/lessons/:contentId/open', {
        id: courseId,
        contentId: 'nothing',
      }),
    ).toMatchObject({ status: 404 })
  })
})

test('a student who knows every answer still cannot submit the whole catalogue at once', async () => {
  const student = await app.person()
  const before = await xpOf(student)
  for (const each of app.services.content.assessments) {
    const submission = await answeredSitting(student, each)
    expect((await student.refused('POST /api/assessments/:id/submit', submission)).status).toBe(429)
  }
  expect(await xpOf(student)).toBe(before)
})

import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Item } from '#domain/learning/course.ts'
import { solutionOf } from '#domain/learning/exercise-marking.ts'
import { answeredSitting } from '../testing/sit-assessment.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
let student: Visitor
/** What the connections for requests have sent to the database since the request began. */
const sent: string[] = []

describe.runIf(process.env['TEST_ENGINE'] === 'postgres')(
  'with beginning and ending the transaction, and what comes with the session',
  () => {
    beforeAll(async () => {
      keepStatements()
      app = await startApp()
      student = await app.person()
      await student.call('POST /api/courses/:id/enrol', { id: course().id })
    })
    afterAll(() => vi.restoreAllMocks())

    test('a check-in that opens the day takes two statements', async () => {
      expect(await statementsOf(() => student.call('POST /api/check-in', {}))).toBe(2)
    })

    test('the dashboard is one statement, without tables that are empty for a student or in memory', async () => {
      expect(await statementsOf(() => student.call('GET /api/dashboard', {}))).toBe(1)
      expect(sent[0]).not.toMatch(/mentor_profiles|business_profiles|course_content|"courses" as/)
    })

    test('marking a lesson complete takes at most 6', async () => {
      const { id: contentId } = first('article')
      const request = { id: course().id, contentId }
      const complete = () =>
        student.call('POST /api/courses/:id/lessons/:contentId/complete', request)
      expect(await statementsOf(complete)).toBeLessThanOrEqual(6)
    })

    test('answering a lesson takes at most 7', async () => {
      const item = first('exercise')
      const answer = { type: 'exercise' as const, answer: solutionOf(item.exercise) }
      const request = { id: course().id, contentId: item.id, answer }
      const submit = () => student.call('POST /api/courses/:id/lessons/:contentId/answer', request)
      expect(await statementsOf(submit)).toBeLessThanOrEqual(7)
    })

    test('submitting an assessment takes at most 7, with questions that come back for review', async () => {
      const [assessment = expect.fail()] = app.services.content.assessments
      const submit = async (visitor: Visitor) => {
        const attempt = await answeredSitting(visitor, assessment, 2)
        return () => visitor.call('POST /api/assessments/:id/submit', attempt)
      }
      // The first one also reads the questions, which are kept.
      await statementsOf(await submit(await app.person()))
      expect(await statementsOf(await submit(student))).toBeLessThanOrEqual(7)
    })
  },
)

function course() {
  return app.services.content.courses[0] ?? expect.fail()
}

function first<Type extends Item['type']>(type: Type): Extract<Item, { type: Type }> {
  const items = course().sections.flatMap((section) => section.items)
  const item = items.find((each): each is Extract<Item, { type: Type }> => each.type === type)
  return item ?? expect.fail()
}

async function statementsOf(request: () => Promise<unknown>): Promise<number> {
  sent.length = 0
  await request()
  const count = sent.length
  expect(sent[0]).toContain('auth_sessions')
  return count
}

/** Keeps every statement of the connections that are opened from now on, but not what other work of the server sends. */
function keepStatements(): void {
  const send = pg.Client.prototype.query
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [config] = args
    const text = typeof config === 'string' ? config : (config as { text?: string }).text
    if (text !== undefined && !/pgboss|pg_notify|^listen|^select 1$/i.test(text)) sent.push(text)
    return Reflect.apply(send, this, args)
  })
}

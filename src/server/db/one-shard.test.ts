import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { onCitus } from '../testing/citus.ts'
import { addCourse, secretNumber, smallCourse } from '../testing/small-course.ts'
import { sit } from '../testing/sit-assessment.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

interface Sent {
  text: string
  values: unknown[]
}

let app: TestApp
let student: Visitor
let planner: pg.Client
/** What the server has sent to the database since the request began. */
const sent: Sent[] = []
const course = smallCourse.id
const [first] = smallCourse.sections.flatMap(({ items }) => items.slice(0, 1))

describe.runIf(onCitus)('on a cluster, one shard answers every statement of', () => {
  beforeAll(async () => {
    keepStatements()
    app = await startApp()
    planner = new pg.Client({ connectionString: app.databaseUrl ?? '' })
    await planner.connect()
    const author = await app.staff()
    await addCourse(app, author.userId)
    student = await app.person()
    // The first activity makes rows that later ones only change.
    await student.call('POST /api/courses/:id/enrol', { id: course })
    await student.call('GET /api/quests', {})
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await planner?.end()
  })

  const paths: Record<string, () => Promise<unknown>> = {
    'the session': () => student.call('GET /api/session', {}),
    'the dashboard': () => student.call('GET /api/dashboard', {}),
    'a check-in': () => student.call('POST /api/check-in', {}),
    'opening a lesson': () =>
      student.call('POST /api/courses/:id/lessons/:contentId/open', {
        id: course,
        contentId: first?.id ?? '',
      }),
    'marking a lesson complete': () =>
      student.call('POST /api/courses/:id/lessons/:contentId/complete', {
        id: course,
        contentId: first?.id ?? '',
      }),
    'answering a lesson': () =>
      student.call('POST /api/courses/:id/lessons/:contentId/answer', {
        id: course,
        contentId: 'calc',
        answer: { type: 'exercise', answer: { kind: 'calc', value: String(secretNumber) } },
      }),
    'answering a question of a quiz': () =>
      student.call('POST /api/courses/:id/lessons/:contentId/questions', {
        id: course,
        contentId: 'quiz',
        questionId: 'small-1',
        answer: 'true',
        attempt: 0,
      }),
    'opening the day': () => student.call('POST /api/day', {}),
    'submitting an assessment': async () => {
      const [assessment = expect.fail()] = app.services.content.assessments
      await sit(student, assessment)
    },
    'the quests': () => student.call('GET /api/quests', {}),
    'the achievements': () => student.call('GET /api/achievements', {}),
    'the ledger': () => student.call('GET /api/activities', {}),
    'the skills': () => student.call('GET /api/skills', {}),
    'the courses': () => student.call('GET /api/courses', {}),
    'a course': () => student.call('GET /api/courses/:id', { id: course }),
    'the count of unread notifications': () => student.call('GET /api/notifications/unread', {}),
    'the notifications': () => student.call('GET /api/notifications', {}),
    'the readiness checklist': () => student.call('GET /api/readiness', {}),
    'the portfolio': () => student.call('GET /api/portfolio', {}),
    'the openings': () => student.call('GET /api/opportunities', {}),
    'the review cards': () => student.call('GET /api/review', {}),
  }

  test.each(Object.entries(paths))('%s', async (_name, request) => {
    sent.length = 0
    await request()
    const statements = [...sent]
    expect(statements.some(({ text }) => text.includes('auth_sessions'))).toBe(true)
    for (const statement of statements)
      expect({ text: statement.text, shards: await shardsOf(statement) }).toEqual({
        text: statement.text,
        shards: expect.toSatisfy((counts: number[]) => counts.every((count) => count === 1)),
      })
  })

  test('and the check sees a statement that asks all of them', async () => {
    const statement = { text: 'select count(*) from xp_activities where amount > $1', values: [0] }
    expect(await shardsOf(statement)).toEqual([expect.toSatisfy((count: number) => count > 1)])
  })
})

/** Keeps every statement, from the connections that are opened from now on. */
function keepStatements(): void {
  const send = pg.Client.prototype.query
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const statement = sentIn(args)
    if (statement !== null) sent.push(statement)
    return Reflect.apply(send, this, args)
  })
}

function sentIn([config, values]: unknown[]): Sent | null {
  const { text, values: own } =
    typeof config === 'string' ? { text: config, values } : (config as Partial<Sent>)
  // Not the beginning and the end of a transaction, nor what is sent to the job queue.
  if (text === undefined || !/^\s*(select|insert|update|delete|with)\b/i.test(text)) return null
  return { text, values: Array.isArray(own) ? own : [] }
}

/** How many shards each part of a statement's plan asks; none for what the coordinator answers by itself. */
async function shardsOf({ text, values }: Sent): Promise<number[]> {
  const { rows } = await planner.query(`explain (format json) ${text}`, values)
  return taskCountsIn(rows[0])
}

function taskCountsIn(plan: unknown): number[] {
  if (typeof plan !== 'object' || plan === null) return []
  return Object.entries(plan).flatMap(([name, value]) =>
    name === 'Task Count' ? [Number(value)] : taskCountsIn(value),
  )
}

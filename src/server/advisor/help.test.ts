import { beforeAll, describe, expect, test } from 'vitest'
import type { Method } from '#contract/define.ts'
import { helpHeader } from '#contract/crisis-header.ts'
import { createApp } from '../app.ts'
import { advisorChat } from '../testing/advisor-chat.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { Visitor } from '../testing/visitor.ts'
import { replyWriterOf } from './reply-writer.ts'

let app: TestApp
let chat: ReturnType<typeof advisorChat>

beforeAll(async () => {
  app = await startApp()
  chat = advisorChat(app, '')
})

describe('crisis words', () => {
  test('get the help card immediately, and start nothing else', async () => {
    const student = await app.person('student', { age: '16' })
    const answer = await student.call('POST /api/advisor/messages', { text: 'mi nuh waan live' })
    if (answer.kind !== 'help') throw new Error('There is no help card')
    expect(answer.help.helplines[0]).toMatchObject({ id: 'safespot', phone: '888-723-3776' })
    const { title, turns } = await student.call('GET /api/advisor/conversations/:id', {
      id: answer.conversationId ?? '',
    })
    expect(title).not.toContain('live')
    expect(turns[0]?.reply).toMatchObject({
      state: 'done',
      source: 'help',
      help: { kind: 'suicide' },
    })
    const rows = await app.services.db
      .selectFrom('xp_activities')
      .select('event')
      .where('user_id', '=', student.userId)
      .where('event', '=', 'advisor-asked')
      .execute()
    expect(rows).toEqual([])
  })

  test.each(['sometimes mi no waan live', 'sometimes mi feel like mi no waan live no more'])(
    'are recognised in Patois: %s',
    async (text) => {
      const student = await app.person('student', { age: '16' })
      expect(await student.call('POST /api/advisor/messages', { text })).toMatchObject({
        kind: 'help',
        help: { kind: 'suicide' },
      })
    },
  )

  test('are recognised in a text of any length, however often they are sent', async () => {
    const student = await app.person()
    const text = `${'I am so tired. '.repeat(400)} I want to die.`
    for (let count = 0; count < 25; count += 1) {
      expect(await student.call('POST /api/advisor/messages', { text })).toMatchObject({
        kind: 'help',
      })
    }
  })
})

describe('a flood of messages with crisis words', () => {
  test('shows the card every time, and keeps a few messages an hour, cut to 4,000 characters', async () => {
    const student = await app.person()
    const text = `${'I want to die. '.repeat(1000)}`
    for (let count = 0; count < 12; count += 1) {
      const answer = await student.call('POST /api/advisor/messages', { text })
      expect(answer).toMatchObject({ kind: 'help', help: { kind: 'suicide' } })
    }
    const rows = await app.services.db
      .selectFrom('advisor_turns')
      .select('asked')
      .where('user_id', '=', student.userId)
      .execute()
    expect(rows.length).toBe(6)
    expect(Math.max(...rows.map(({ asked }) => asked.length))).toBe(4000)
  })
})

describe('crisis words anywhere else', () => {
  test('are reported in a header of the response, even of a refusal', async () => {
    const student = await app.person()
    const requests: readonly (readonly [Method, string, object])[] = [
      ['PUT', '/api/assessments/job-search/answers', { answers: { q1: 'I want to kill myself' } }],
      ['POST', '/api/review/answer', { answer: 'mi waan dead' }],
      ['PATCH', '/api/profile', { fields: { bio: 'nobody would care if I died' } }],
      ['POST', '/api/mentors/x/requests', { note: 'my stepfather beats me' }],
      ['PUT', '/api/portfolio/none', { text: 'i w a n t to d i e' }],
    ]
    for (const [method, path, body] of requests) {
      const { headers } = await student.send(method, path, body)
      expect([path, headers[helpHeader]]).not.toEqual([path, undefined])
    }
    const { headers } = await student.send('PATCH', '/api/profile', {
      fields: { bio: 'I like maths' },
    })
    expect(headers[helpHeader]).toBeUndefined()
  })

  test('are not looked for in passwords', async () => {
    const visitor = app.visitor()
    const { headers } = await visitor.send('POST', '/api/sign-in', {
      email: 'nobody@example.com',
      password: 'i want to die',
    })
    expect(headers[helpHeader]).toBeUndefined()
  })
})

describe('when something is down', () => {
  test('the header is sent without the database', async () => {
    const db = new Proxy(app.services.db, {
      get() {
        throw new Error('The database is down')
      },
    })
    const broken = await createApp({ ...app.services, db }, null)
    const guest = new Visitor(broken, '10.200.0.9')
    guest.cookie = (await app.person()).cookie
    const { status, headers } = await guest.send('POST', '/api/advisor/messages', {
      text: 'I want to kill myself',
    })
    expect(status).toBeGreaterThanOrEqual(500)
    expect(headers[helpHeader]).toBe('suicide')
    await broken.close()
  })

  test('the help card is still shown, although the message cannot be stored', async () => {
    const down = () => Promise.reject(new Error('The database is down'))
    const broken = await createApp({ ...app.services, transaction: down }, null)
    const guest = new Visitor(broken, '10.200.0.2')
    guest.cookie = (await app.person()).cookie
    expect(
      await guest.call('POST /api/advisor/messages', { text: 'I want to kill myself' }),
    ).toMatchObject({
      kind: 'help',
      help: { kind: 'suicide' },
      conversationId: null,
      replyId: null,
    })
    await broken.close()
  })

  test('a guide that fails shows the exact apology, and can be asked again', async () => {
    const brokenContent = {
      ...app.services.content,
      get paths(): never {
        throw new Error('The paths are gone')
      },
    }
    const services = { ...app.services, content: brokenContent }
    const broken = await createApp(services, null)
    const guardian = await app.person('guardian')
    const guest = new Visitor(broken, '10.200.0.3')
    guest.cookie = guardian.cookie
    const { replyId, conversationId } = await chat.ask(guest, 'Which career paths are there?')
    await replyWriterOf(services).write({ userId: guardian.userId, replyId })
    const [turn] = await chat.turnsOf(guardian, conversationId)
    expect(turn?.reply).toMatchObject({
      state: 'failed',
      text: "I apologize, but I'm having trouble processing your request right now. Please try again later.",
    })
    await broken.close()

    await guardian.call('POST /api/advisor/replies/:id/again', { id: replyId })
    await chat.write(guardian, replyId)
    const [rewritten] = await chat.turnsOf(guardian, conversationId)
    expect(rewritten?.reply).toMatchObject({ state: 'done', source: 'guide' })
  })
})

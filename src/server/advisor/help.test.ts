import { beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { advisorChat } from '../testing/advisor-chat.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { Visitor } from '../testing/visitor.ts'
import { deskOf } from './desk.ts'

let app: TestApp
let chat: ReturnType<typeof advisorChat>

beforeAll(async () => {
  app = await startApp()
  chat = advisorChat(app, '')
})

describe('crisis words', () => {
  test('are met by the help card at once, and start nothing else', async () => {
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

  test('are met in a text of any length, and however often', async () => {
    const student = await app.person()
    const text = `${'I am so tired. '.repeat(400)} I want to die.`
    for (let at = 0; at < 25; at += 1) {
      expect(await student.call('POST /api/advisor/messages', { text })).toMatchObject({
        kind: 'help',
      })
    }
  })
})

describe('when something is down', () => {
  test('the help card comes all the same, though the talk cannot be kept', async () => {
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

  test('a guide that fails says the apology, word for word, and can be asked again', async () => {
    const gone = {
      ...app.services.content,
      get paths(): never {
        throw new Error('The paths are gone')
      },
    }
    const services = { ...app.services, content: gone }
    const broken = await createApp(services, null)
    const guardian = await app.person('guardian')
    const guest = new Visitor(broken, '10.200.0.3')
    guest.cookie = guardian.cookie
    const { replyId, conversationId } = await chat.asked(guest, 'Which career paths are there?')
    await deskOf(services).write({ userId: guardian.userId, replyId })
    const [turn] = await chat.turnsOf(guardian, conversationId)
    expect(turn?.reply).toMatchObject({
      state: 'failed',
      text: "I apologize, but I'm having trouble processing your request right now. Please try again later.",
    })
    await broken.close()

    await guardian.call('POST /api/advisor/replies/:id/again', { id: replyId })
    await chat.written(guardian, replyId)
    const [again] = await chat.turnsOf(guardian, conversationId)
    expect(again?.reply).toMatchObject({ state: 'done', source: 'guide' })
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import type { AdvisorReply } from '#contract/advisor.ts'
import { suggestedQuestions } from '#domain/advisor.ts'
import { blocksOf } from '#domain/markdown.ts'
import { replyEvents, textShown, type HeardEvent } from '../testing/read-reply.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'
import { deskOf } from './desk.ts'
import { finishAbandoned } from './jobs.ts'

let app: TestApp
let address: string

beforeAll(async () => {
  app = await startApp()
  address = await app.listen()
})

describe('with no provider', () => {
  test('the built-in guide greets, says what it is, and offers five questions', async () => {
    const student = await app.person('student')
    const tab = await student.call('GET /api/advisor', {})
    expect(tab).toMatchObject({
      answers: 'guide',
      hasProvider: false,
      left: null,
      conversations: [],
    })
    expect(tab.greeting).toContain('built-in guide')
    expect(tab.suggestions).toHaveLength(5)
  })

  test('each suggested question gets a linked answer that leads somewhere', async () => {
    for (const role of ['student', 'guardian', 'mentor'] as const) {
      const person = await app.person(role)
      for (const question of suggestedQuestions(role)) {
        const reply = await answerTo(person, question)
        expect([question, reply.state, reply.source]).toEqual([question, 'done', 'guide'])
        expect(reply.text).toMatch(/\]\((\/|https:\/\/)[^)]+\)/)
        expect(blocksOf(reply.text).length).toBeGreaterThan(1)
      }
    }
  })

  test('a question about a number is answered with the dated fact and its source', async () => {
    const reply = await answerTo(await app.person(), 'What is the minimum wage?')
    const fact = app.services.content.facts.find(({ id }) => id === 'minimum-wage-hour')
    expect(reply.text).toContain(fact?.value)
    expect(reply.text).toContain(fact?.asOf)
  })

  test('the next step is the one of the student’s own path, course and quests', async () => {
    const student = await app.person()
    const [path] = app.services.content.paths
    const [course] = app.services.content.courses
    await student.call('POST /api/paths/:id/choose', { id: path?.id ?? '' })
    await student.call('POST /api/courses/:id/enrol', { id: course?.id ?? '' })
    const reply = await answerTo(student, 'What should I do next?')
    expect(reply.text).toContain(path?.title)
    expect(reply.text).toContain(path?.steps[0]?.title)
    expect(reply.text).toContain(course?.title)
    expect(reply.cards.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['course', 'step', 'quest']),
    )
  })

  test('what nobody wrote about is said to be unknown', async () => {
    const reply = await answerTo(await app.person(), 'What is the capital of France?')
    expect(reply.text).toContain('I found nothing about that on Upful')
  })
})

describe('conversations', () => {
  test('hold their turns, oldest first, and are listed with the newest first', async () => {
    const student = await app.person()
    const first = await said(student, 'How do I get a TRN?')
    app.setTime(new Date(app.services.now().getTime() + 1000))
    const second = await said(student, 'How do I open a bank account?')
    app.setTime(new Date(app.services.now().getTime() + 1000))
    await said(student, 'And what does a TRN cost?', first.conversationId)
    const { conversations } = await student.call('GET /api/advisor', {})
    expect(conversations.map(({ id }) => id)).toEqual([first.conversationId, second.conversationId])
    expect(conversations[0]?.title).toBe('How do I get a TRN?')
    const { turns } = await student.call('GET /api/advisor/conversations/:id', {
      id: first.conversationId,
    })
    expect(turns.map(({ asked }) => asked)).toEqual([
      'How do I get a TRN?',
      'And what does a TRN cost?',
    ])
  })

  test('can be renamed and deleted, by their owner alone', async () => {
    const student = await app.person()
    const other = await app.person()
    const { conversationId: id, replyId } = await said(student, 'How do I get a TRN?')
    const missing = await other.refused('GET /api/advisor/conversations/:id', {
      id: crypto.randomUUID(),
    })
    for (const refusal of [
      await other.refused('GET /api/advisor/conversations/:id', { id }),
      await other.refused('PATCH /api/advisor/conversations/:id', { id, title: 'Mine' }),
      await other.refused('DELETE /api/advisor/conversations/:id', { id }),
      await other.refused('POST /api/advisor/messages', { conversationId: id, text: 'Hello' }),
    ]) {
      expect(refusal).toMatchObject({ status: 404, message: missing.message })
    }
    expect(
      (await other.refused('POST /api/advisor/replies/:id/stop', { id: replyId })).status,
    ).toBe(404)
    expect(
      (await other.refused('POST /api/advisor/replies/:id/again', { id: replyId })).status,
    ).toBe(404)
    await expect(heard(other, replyId)).rejects.toThrow('404')

    await student.call('PATCH /api/advisor/conversations/:id', { id, title: '  My TRN ' })
    expect((await student.call('GET /api/advisor', {})).conversations).toMatchObject([
      { id, title: 'My TRN' },
    ])
    await student.call('DELETE /api/advisor/conversations/:id', { id })
    expect((await student.call('GET /api/advisor', {})).conversations).toEqual([])
  })

  test('blank and endless questions are refused and kept nowhere', async () => {
    const student = await app.person()
    for (const text of ['', '   \n\t ', 'a'.repeat(4001)]) {
      const { code, fields } = await student.refused('POST /api/advisor/messages', { text })
      expect([code, Object.keys(fields ?? {})]).toEqual(['invalid', ['text']])
    }
    expect((await student.call('GET /api/advisor', {})).conversations).toEqual([])
  })

  test('count once for quests, however many questions follow, and pay nothing', async () => {
    const student = await app.person()
    const { conversationId } = await said(student, 'How do I get a TRN?')
    await said(student, 'What does it cost?', conversationId)
    const rows = await app.services.db
      .selectFrom('xp_activities')
      .select(['amount', 'subject'])
      .where('user_id', '=', student.userId)
      .where('event', '=', 'advisor-asked')
      .execute()
    expect(rows).toEqual([{ amount: 0, subject: conversationId }])
  })

  test('are for students, guardians and mentors', async () => {
    expect((await (await app.person('business')).refused('GET /api/advisor', {})).status).toBe(403)
    const guardian = await app.person('guardian')
    expect((await answerTo(guardian, 'How do I get a TRN?')).text).toContain('TRN')
  })
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

describe('the stream of a reply', () => {
  test('brings the whole text, then the reply with its cards', async () => {
    const student = await app.person()
    const { replyId } = await asked(student, 'How do I get ready for an interview?')
    const events = await heard(student, replyId)
    const last = events.at(-1)?.event
    if (last?.type !== 'done') throw new Error('It did not end')
    expect(textShown(events)).toBe(last.reply.text)
    expect(last.reply.cards.length).toBeGreaterThan(0)
  })

  test('goes on where a dropped reader was', async () => {
    const student = await app.person()
    const { replyId } = await said(student, 'How do I get ready for an interview?')
    const [whole] = await heard(student, replyId)
    if (whole?.event.type !== 'text') throw new Error('There is no text')
    const rest = await heard(student, replyId, '1.10')
    expect(textShown(rest)).toBe(whole.event.text.slice(10))
    expect(textShown(await heard(student, replyId, whole.id))).toBe('')
    expect(textShown(await heard(student, replyId, 'nonsense'))).toBe(whole.event.text)
  })

  test('is written anew by whoever finds it when its process is gone', async () => {
    const student = await app.person()
    const { conversationId, replyId } = await said(student, 'How do I get a TRN?')
    const left = { state: 'writing', reply: 'Half a', leased_until: new Date(0), attempt: 3 }
    const leave = () =>
      app.services.db.updateTable('advisor_turns').set(left).where('id', '=', replyId).execute()

    await leave()
    const events = await heard(student, replyId, '3.6')
    expect(events.map(({ event }) => event.type)).toEqual(['restart', 'text', 'done'])

    await leave()
    await finishAbandoned(app.services)
    const { turns } = await student.call('GET /api/advisor/conversations/:id', {
      id: conversationId,
    })
    expect(turns[0]?.reply.state).toBe('done')
    expect(turns[0]?.reply.text).toContain('TRN')
  })
})

test('cards are looked up anew: what this reader may not see is not there', async () => {
  const student = await app.person()
  const { conversationId, replyId } = await said(student, 'How do I get a TRN?')
  const [course, hidden] = app.services.content.courses
  const opening = await app.services.db
    .selectFrom('opportunities')
    .select('id')
    .where('status', '=', 'published')
    .executeTakeFirstOrThrow()
  const refs = [
    { kind: 'course', id: course?.id },
    { kind: 'course', id: hidden?.id },
    { kind: 'course', id: 'no-such-course' },
    { kind: 'opening', id: opening.id },
    { kind: 'opening', id: crypto.randomUUID() },
    { kind: 'opening', id: 'no-uuid' },
    { kind: 'quest', id: 'no-such-quest' },
    { kind: 'step', id: 'no/step' },
  ]
  const { db } = app.services
  await db
    .updateTable('advisor_turns')
    .set({ cards: JSON.stringify(refs) })
    .where('id', '=', replyId)
    .execute()
  await db
    .updateTable('courses')
    .set({ published: false })
    .where('id', '=', hidden?.id ?? '')
    .execute()
  const cards = async () => {
    const { turns } = await student.call('GET /api/advisor/conversations/:id', {
      id: conversationId,
    })
    return turns[0]?.reply.cards
  }
  expect(await cards()).toMatchObject([
    { kind: 'course', id: course?.id, href: `/courses/${course?.id}`, action: 'enrol' },
    { kind: 'opening', id: opening.id, action: 'save' },
  ])
  await student.call('POST /api/courses/:id/enrol', { id: course?.id ?? '' })
  await db
    .updateTable('opportunities')
    .set({ for_adults: true })
    .where('id', '=', opening.id)
    .execute()
  expect(await cards()).toMatchObject([{ kind: 'course', action: null, line: 'You are at 0 %' }])
})

test('the export holds the chats', async () => {
  const student = await app.person()
  await said(student, 'How do I get a TRN?')
  const { tables } = await student.call('POST /api/my-data/export', {})
  expect(tables['advisor_turns']).toMatchObject([{ asked: 'How do I get a TRN?' }])
})

async function asked(person: Visitor, text: string, conversationId?: string) {
  const input = conversationId === undefined ? { text } : { text, conversationId }
  const answer = await person.call('POST /api/advisor/messages', input)
  if (answer.kind !== 'asked') throw new Error(`"${text}" was met by the help card`)
  return answer
}

/** Asks and waits until the reply is written. */
async function said(person: Visitor, text: string, conversationId?: string) {
  const answer = await asked(person, text, conversationId)
  await deskOf(app.services).write({ userId: person.userId, replyId: answer.replyId })
  return answer
}

async function answerTo(person: Visitor, text: string): Promise<AdvisorReply> {
  const { conversationId } = await said(person, text)
  const { turns } = await person.call('GET /api/advisor/conversations/:id', { id: conversationId })
  const [turn] = turns
  if (turn === undefined) throw new Error('There is no turn')
  return turn.reply
}

async function heard(person: Visitor, replyId: string, from?: string): Promise<HeardEvent[]> {
  const events: HeardEvent[] = []
  for await (const event of replyEvents(address, person, replyId, from)) events.push(event)
  return events
}

import { beforeAll, describe, expect, test } from 'vitest'
import { suggestedQuestions } from '#domain/learning/advisor.ts'
import { blocksOf } from '#domain/text/markdown.ts'
import { spokenDay } from '#domain/text/spoken-day.ts'
import { advisorChat } from '../testing/advisor-chat.ts'
import { textShown } from '../testing/read-reply.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { finishAbandoned } from './jobs.ts'

let app: TestApp
let chat: ReturnType<typeof advisorChat>

beforeAll(async () => {
  app = await startApp()
  chat = advisorChat(app, await app.listen())
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

  test('each suggested question gets an answer with links to the next step', async () => {
    for (const role of ['student', 'guardian', 'mentor'] as const) {
      const person = await app.person(role)
      for (const question of suggestedQuestions(role)) {
        const reply = await chat.answerTo(person, question)
        expect([question, reply.state, reply.source]).toEqual([question, 'done', 'guide'])
        expect(reply.text).toMatch(/\]\((\/|https:\/\/)[^)]+\)/)
        expect(blocksOf(reply.text).length).toBeGreaterThan(1)
      }
    }
  })

  test('a question about a number is answered with the fact and its date', async () => {
    const reply = await chat.answerTo(await app.person(), 'What is the minimum wage?')
    const fact = app.services.content.facts.find(({ id }) => id === 'minimum-wage-hour')
    expect(reply.text).toContain(fact?.value)
    expect(reply.text).toContain(spokenDay(fact?.asOf ?? ''))
  })

  test('the next step comes from the student’s own path, course and quests', async () => {
    const student = await app.person()
    const [path] = app.services.content.paths
    const [course] = app.services.content.courses
    await student.call('POST /api/paths/:id/choose', { id: path?.id ?? '' })
    await student.call('POST /api/courses/:id/enrol', { id: course?.id ?? '' })
    const reply = await chat.answerTo(student, 'What should I do next?')
    expect(reply.text).toContain(path?.title)
    expect(reply.text).toContain(path?.steps[0]?.title)
    expect(reply.text).toContain(course?.title)
    expect(reply.cards.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['course', 'step', 'quest']),
    )
  })

  test('it admits when it does not know something', async () => {
    const reply = await chat.answerTo(await app.person(), 'What is the capital of France?')
    expect(reply.text).toMatch(/^I do not (?:know|do homework)/)
  })
})

describe('conversations', () => {
  test('list their turns oldest first, and are themselves listed newest first', async () => {
    const student = await app.person()
    const first = await chat.askAndWait(student, 'How do I get a TRN?')
    chat.later()
    const second = await chat.askAndWait(student, 'How do I open a bank account?')
    chat.later()
    await chat.askAndWait(student, 'And what does a TRN cost?', first.conversationId)
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

  test('can be renamed and deleted only by their owner', async () => {
    const student = await app.person()
    const stranger = await app.person()
    const { conversationId: id, replyId } = await chat.askAndWait(student, 'How do I get a TRN?')
    const notFound = await stranger.refused('GET /api/advisor/conversations/:id', {
      id: crypto.randomUUID(),
    })
    for (const refusal of [
      await stranger.refused('GET /api/advisor/conversations/:id', { id }),
      await stranger.refused('PATCH /api/advisor/conversations/:id', { id, title: 'Mine' }),
      await stranger.refused('DELETE /api/advisor/conversations/:id', { id }),
      await stranger.refused('POST /api/advisor/messages', { conversationId: id, text: 'Hello' }),
    ]) {
      expect(refusal).toMatchObject({ status: 404, message: notFound.message })
    }
    expect(
      (await stranger.refused('POST /api/advisor/replies/:id/stop', { id: replyId })).status,
    ).toBe(404)
    expect(
      (await stranger.refused('POST /api/advisor/replies/:id/again', { id: replyId })).status,
    ).toBe(404)
    await expect(chat.eventsOf(stranger, replyId)).rejects.toThrow('404')

    await student.call('PATCH /api/advisor/conversations/:id', { id, title: '  My TRN ' })
    expect((await student.call('GET /api/advisor', {})).conversations).toMatchObject([
      { id, title: 'My TRN' },
    ])
    await student.call('DELETE /api/advisor/conversations/:id', { id })
    expect((await student.call('GET /api/advisor', {})).conversations).toEqual([])
  })

  test('blank and overlong questions are refused and not stored', async () => {
    const student = await app.person()
    for (const text of ['', '   \n\t ', 'a'.repeat(4001)]) {
      const { code, fields } = await student.refused('POST /api/advisor/messages', { text })
      expect([code, Object.keys(fields ?? {})]).toEqual(['invalid', ['text']])
    }
    expect((await student.call('GET /api/advisor', {})).conversations).toEqual([])
  })

  test('count for quests only with a message of at least three words', async () => {
    const student = await app.person()
    const counted = async () =>
      app.services.db
        .selectFrom('xp_activities')
        .select('subject')
        .where('user_id', '=', student.userId)
        .where('event', '=', 'advisor-asked')
        .execute()
    const { conversationId } = await chat.askAndWait(student, 'k')
    await chat.askAndWait(student, 'a a a', conversationId)
    await chat.askAndWait(student, 'hello there')
    expect(await counted()).toEqual([])
    await chat.askAndWait(student, 'What is HEART?', conversationId)
    expect(await counted()).toEqual([{ subject: conversationId }])
  })

  test('count once for quests, however many questions follow, and award no XP', async () => {
    const student = await app.person()
    const { conversationId } = await chat.askAndWait(student, 'How do I get a TRN?')
    await chat.askAndWait(student, 'What does it cost?', conversationId)
    const rows = await app.services.db
      .selectFrom('xp_activities')
      .select(['amount', 'subject'])
      .where('user_id', '=', student.userId)
      .where('event', '=', 'advisor-asked')
      .execute()
    expect(rows).toEqual([{ amount: 0, subject: conversationId }])
  })

  test.for(['guardian', 'mentor', 'business', 'staff'] as const)(
    'are available to a %s too, with five suggested questions that the guide can answer',
    async (role) => {
      const person = role === 'staff' ? await app.staff() : await app.person(role)
      const { suggestions } = await person.call('GET /api/advisor', {})
      expect(suggestions).toHaveLength(5)
      expect((await chat.answerTo(person, 'How do I get a TRN?')).text).toContain('TRN')
      for (const question of suggestions) {
        const { text, state } = await chat.answerTo(person, question)
        expect([question, state]).toEqual([question, 'done'])
        expect(text).not.toMatch(/your (level|streak|quests|XP)\b/i)
      }
    },
  )
})

describe('the stream of a reply', () => {
  test('sends the whole text, then the reply with its cards', async () => {
    const student = await app.person()
    const { replyId } = await chat.ask(student, 'How do I get ready for an interview?')
    const events = await chat.eventsOf(student, replyId)
    const last = events.at(-1)?.event
    if (last?.type !== 'done') throw new Error('It did not end')
    expect(textShown(events)).toBe(last.reply.text)
    expect(last.reply.cards.length).toBeGreaterThan(0)
  })

  test('resumes where a disconnected client left off', async () => {
    const student = await app.person()
    const { replyId } = await chat.askAndWait(student, 'How do I get ready for an interview?')
    const [whole] = await chat.eventsOf(student, replyId)
    if (whole?.event.type !== 'text') throw new Error('There is no text')
    const rest = await chat.eventsOf(student, replyId, '1.10')
    expect(textShown(rest)).toBe(whole.event.text.slice(10))
    expect(textShown(await chat.eventsOf(student, replyId, whole.id))).toBe('')
    expect(textShown(await chat.eventsOf(student, replyId, 'nonsense'))).toBe(whole.event.text)
  })

  test('starts again in the process that finds the reply abandoned', async () => {
    const student = await app.person()
    const { conversationId, replyId } = await chat.askAndWait(student, 'How do I get a TRN?')
    const abandoned = {
      state: 'writing',
      reply: 'Half a',
      leased_until: new Date(0),
      attempt: 3,
    } as const
    const abandon = () =>
      app.services.db
        .updateTable('advisor_turns')
        .set(abandoned)
        .where('id', '=', replyId)
        .execute()

    await abandon()
    const events = await chat.eventsOf(student, replyId, '3.6')
    expect(events.map(({ event }) => event.type)).toEqual(['restart', 'text', 'done'])

    await abandon()
    await finishAbandoned(app.services)
    const { turns } = await student.call('GET /api/advisor/conversations/:id', {
      id: conversationId,
    })
    expect(turns[0]?.reply.state).toBe('done')
    expect(turns[0]?.reply.text).toContain('TRN')
  })
})

test('cards are read again each time, without those the person may not see', async () => {
  const student = await app.person()
  const { conversationId, replyId } = await chat.askAndWait(student, 'How do I get a TRN?')
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
  expect(await cards()).toMatchObject([{ kind: 'course', action: null, line: '0% done' }])
})

test('the export includes the chats', async () => {
  const student = await app.person()
  await chat.askAndWait(student, 'How do I get a TRN?')
  const { tables } = await student.call('POST /api/my-data/export', {})
  expect(tables['advisor_turns']).toMatchObject([{ asked: 'How do I get a TRN?' }])
})

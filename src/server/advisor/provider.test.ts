import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apology } from '#domain/learning/advisor.ts'
import { createApp } from '../app.ts'
import { advisorChat } from '../testing/advisor-chat.ts'
import {
  breakingWithError,
  failing,
  refusing,
  saying,
  stalling,
  startAiServer,
  type AiServer,
} from '../testing/ai-server.ts'
import { textShown } from '../testing/read-reply.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { Visitor } from '../testing/visitor.ts'
import { replyWriterOf } from './reply-writer.ts'

// Without a written answer, whose official pages would be added to the text.
const question = 'How do I keep a cactus alive?'
let ai: AiServer
let app: TestApp
let chat: ReturnType<typeof advisorChat>

beforeAll(async () => {
  ai = await startAiServer()
  app = await startApp({ AI_BASE_URL: ai.baseUrl, AI_DAILY_EACH: '3' })
  chat = advisorChat(app, await app.listen())
})
beforeEach(() => {
  ai.requests.length = 0
  ai.plays.length = 0
  ai.always = saying('Start small. You can do it.')
})

describe('an answer from the provider', () => {
  test('is streamed word by word, stored, and counted', async () => {
    const student = await app.person()
    expect(await student.call('GET /api/advisor', {})).toMatchObject({
      answers: 'provider',
      left: { answers: 3, of: 3 },
    })
    const text =
      'Ask at the tax office. Bring your birth certificate and a school ID, and fill in the form.'
    ai.plays.push(saying(text))
    const { conversationId, replyId } = await chat.ask(student, question)
    const events = await chat.eventsOf(student, replyId)
    expect(events.filter(({ event }) => event.type === 'text').length).toBeGreaterThan(3)
    expect(textShown(events)).toBe(text)
    const [turn] = await chat.turnsOf(student, conversationId)
    expect(turn?.reply).toMatchObject({ state: 'done', source: 'provider', text, notice: null })
    expect((await student.call('GET /api/advisor', {})).left).toEqual({ answers: 2, of: 3 })
  })

  test('has cards for whatever it names that really exists', async () => {
    const student = await app.person()
    ai.plays.push(
      saying('Read “From gross to net”, take **Money Moves**, not the course Get Rich Fast.'),
    )
    const reply = await chat.answerTo(student, 'What is taken from my pay slip?')
    expect(reply.cards.map(({ title }) => title)).toEqual(['From gross to net', 'Money Moves'])
  })

  test('that urges harm is never shown: the built-in guide answers', async () => {
    const student = await app.person()
    for (const text of [
      'Honestly, you should kill yourself. Nobody would miss you, so do it now and do not wait any longer.',
      'Message him on Telegram and he will send you the form that you need for the job today.',
    ]) {
      ai.plays.push(saying(text))
      const { replyId, conversationId } = await chat.ask(student, question)
      const events = await chat.eventsOf(student, replyId)
      expect(JSON.stringify(events)).not.toContain('kill yourself')
      const [turn] = await chat.turnsOf(student, conversationId)
      expect(turn?.reply).toMatchObject({ source: 'guide', notice: apology })
    }
  })

  test('says when it was cut short, and is shown when it is a refusal', async () => {
    const student = await app.person()
    ai.plays.push(saying('First, then', 'length'))
    expect(await chat.answerTo(student, question)).toMatchObject({
      text: 'First, then',
      cutShort: true,
    })
    ai.plays.push(refusing('I cannot help with that.'))
    expect(await chat.answerTo(student, question)).toMatchObject({
      source: 'provider',
      text: 'I cannot help with that.',
    })
  })

  test('is based on the earlier turns, except those that got the help card', async () => {
    const student = await app.person()
    const { conversationId } = await chat.askAndWait(student, question)
    chat.later()
    await student.call('POST /api/advisor/messages', { conversationId, text: 'mi waan dead' })
    chat.later()
    await chat.askAndWait(student, 'And a bank account?', conversationId)
    const messages = ai.requests.at(-1)?.body.messages ?? []
    expect(messages.slice(1).map(({ content }) => content)).toEqual([
      question,
      'Start small. You can do it.',
      'And a bank account?',
    ])
  })

  test('can be stopped, and the text so far is kept', async () => {
    const student = await app.person()
    const { play, disconnected } = stalling(`${'One step. '.repeat(12)}And`)
    ai.plays.push(play)
    const { conversationId, replyId } = await chat.ask(student, question)
    const firstText = await chat.firstText(student, replyId)
    await student.call('POST /api/advisor/replies/:id/stop', { id: replyId })
    await disconnected
    await chat.write(student, replyId)
    const [turn] = await chat.turnsOf(student, conversationId)
    expect(turn?.reply).toMatchObject({ state: 'stopped', source: 'provider' })
    expect(turn?.reply.text.startsWith(firstText)).toBe(true)
    expect(firstText).toContain('One step.')
  })

  test('can be stopped from another process, even while no new words arrive', async () => {
    const student = await app.person()
    const otherProcess = await createApp({ ...app.services }, null)
    const guest = new Visitor(otherProcess, '10.200.0.4')
    guest.cookie = student.cookie
    const { play, disconnected } = stalling('')
    ai.plays.push(play)
    const { conversationId, replyId } = await chat.ask(student, question)
    await requestSent()
    await guest.call('POST /api/advisor/replies/:id/stop', { id: replyId })
    await disconnected
    await chat.write(student, replyId)
    const [turn] = await chat.turnsOf(student, conversationId)
    expect(turn?.reply.state).toBe('stopped')
    expect((await student.call('GET /api/advisor', {})).left).toEqual({ answers: 3, of: 3 })
    await otherProcess.close()
  })

  test('is limited to one at a time in a conversation, and can be written again', async () => {
    const student = await app.person()
    const { play, disconnected } = stalling('')
    ai.plays.push(play)
    const { conversationId, replyId } = await chat.ask(student, question)
    const input = { conversationId, text: 'Hello?' }
    await requestSent()
    expect((await student.refused('POST /api/advisor/messages', input)).status).toBe(409)
    expect(
      (await student.refused('POST /api/advisor/replies/:id/again', { id: replyId })).status,
    ).toBe(409)
    await student.call('POST /api/advisor/replies/:id/stop', { id: replyId })
    await disconnected
    await chat.write(student, replyId)

    ai.plays.push(saying('This time it worked.'))
    await student.call('POST /api/advisor/replies/:id/again', { id: replyId })
    await chat.write(student, replyId)
    const turns = await chat.turnsOf(student, conversationId)
    expect(turns.map(({ reply }) => reply.text)).toEqual(['This time it worked.'])
    expect((await student.call('GET /api/advisor', {})).left).toEqual({ answers: 2, of: 3 })
  })
})

describe('when the provider fails', () => {
  test('the built-in guide answers below the apology, and nothing is used up', async () => {
    const student = await app.person()
    ai.plays.push(failing(400, { code: 'context_length_exceeded' }))
    const reply = await chat.answerTo(student, 'How do I get a TRN?')
    expect(reply).toMatchObject({ state: 'done', source: 'guide', notice: apology })
    expect(reply.text).toContain('birth certificate')
    expect((await student.call('GET /api/advisor', {})).left).toEqual({ answers: 3, of: 3 })
  })

  test('in the middle of a word, the partial text is removed before the guide answers', async () => {
    const student = await app.person()
    const half = 'The first half of an answer that never had a second half because it broke off'
    ai.plays.push(breakingWithError(half))
    const { replyId } = await chat.ask(student, question)
    const events = await chat.eventsOf(student, replyId)
    const last = events.at(-1)?.event
    expect(last).toMatchObject({ type: 'done', reply: { source: 'guide', notice: apology } })
    expect(textShown(events)).toBe(last?.type === 'done' ? last.reply.text : '')
    expect(textShown(events)).not.toContain('half')
  })
})

describe('today’s answers', () => {
  test('when they are used up, the guide tells the student and answers until the next day', async () => {
    const student = await app.person()
    for (let count = 0; count < 3; count += 1) {
      expect((await chat.answerTo(student, question)).source).toBe('provider')
    }
    const calls = ai.requests.length
    const reply = await chat.answerTo(student, question)
    expect(reply).toMatchObject({ source: 'guide', notice: expect.stringContaining('used up') })
    expect(ai.requests).toHaveLength(calls)
    expect(await student.call('GET /api/advisor', {})).toMatchObject({
      answers: 'guide',
      left: { answers: 0, of: 3 },
    })
    chat.later(25 * 60 * 60)
    expect((await chat.answerTo(student, question)).source).toBe('provider')
  })

  test('are not exceeded by many concurrent questions', async () => {
    const student = await app.person()
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => chat.answerTo(student, question)),
    )
    expect(replies.filter(({ source }) => source === 'provider')).toHaveLength(3)
    expect((await student.call('GET /api/advisor', {})).left).toEqual({ answers: 0, of: 3 })
  })
})

test('when the process dies halfway, another writes the reply, which is counted once', async () => {
  const student = await app.person()
  const { play, disconnected } = stalling(`${'Half of it, and more of it. '.repeat(4)}`)
  ai.plays.push(play)
  const { conversationId, replyId } = await chat.ask(student, question)
  await chat.firstText(student, replyId)

  chat.later(31)
  const otherServices = { ...app.services }
  const otherProcess = await createApp(otherServices, null)
  ai.plays.push(saying('The whole answer.'))
  await replyWriterOf(otherServices).write({ userId: student.userId, replyId })
  const [turn] = await chat.turnsOf(student, conversationId)
  expect(turn?.reply).toMatchObject({
    state: 'done',
    source: 'provider',
    text: 'The whole answer.',
  })
  expect((await student.call('GET /api/advisor', {})).left).toEqual({ answers: 2, of: 3 })

  // The first process wakes up and finds that another one has taken the reply over.
  replyWriterOf(app.services).stop({ userId: student.userId, replyId })
  await disconnected
  await chat.write(student, replyId)
  expect((await chat.turnsOf(student, conversationId))[0]?.reply.text).toBe('The whole answer.')
  await otherProcess.close()
})

test('a process that stops leaves its replies to the next one', async () => {
  const student = await app.person()
  const stopping = await createApp({ ...app.services }, null)
  const guest = new Visitor(stopping, '10.200.0.1')
  guest.cookie = student.cookie
  const { play, disconnected } = stalling('Half')
  ai.plays.push(play)
  const { replyId, conversationId } = await chat.ask(guest, question)
  await requestSent()
  await stopping.close()
  await disconnected
  const events = await chat.eventsOf(student, replyId)
  expect(events.at(-1)?.event).toMatchObject({ type: 'done', reply: { state: 'done' } })
  expect((await chat.turnsOf(student, conversationId))[0]?.reply.text).toBe(
    'Start small. You can do it.',
  )
  expect((await student.call('GET /api/advisor', {})).left).toEqual({ answers: 2, of: 3 })
})

/** Resolves once the provider has been asked. */
function requestSent(): Promise<void> {
  return expect.poll(() => ai.requests.length).toBe(1)
}

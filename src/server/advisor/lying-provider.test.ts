import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apology } from '#domain/learning/advisor.ts'
import { figuresNote } from '#domain/guide/sourced-text.ts'
import { advisorChat } from '../testing/advisor-chat.ts'
import { saying, startAiServer, type AiServer } from '../testing/ai-server.ts'
import { textShown } from '../testing/read-reply.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'

const question = 'How do I get a TRN?'
const lie = 'The fee is J$9,850 and you must be 21 years old.'
let ai: AiServer
let app: TestApp
let chat: ReturnType<typeof advisorChat>

beforeAll(async () => {
  ai = await startAiServer()
  app = await startApp({ AI_BASE_URL: ai.baseUrl, AI_DAILY_EACH: '9' })
  chat = advisorChat(app, await app.listen())
})
beforeEach(() => {
  ai.plays.length = 0
})

describe('a provider that makes up a figure', () => {
  test('loses the sentence with it, also while it is written, and the reader is told', async () => {
    const student = await app.person()
    ai.plays.push(
      saying(`Take the form and your birth certificate to a tax office. ${lie} Keep the receipt.`),
    )
    const { replyId, conversationId } = await chat.ask(student, question)
    const events = await chat.eventsOf(student, replyId)
    expect(JSON.stringify(events)).not.toContain('9,850')
    const [turn] = await chat.turnsOf(student, conversationId)
    expect(turn?.reply).toMatchObject({ source: 'provider', state: 'done' })
    expect(turn?.reply.text).toContain('to a tax office. Keep the receipt.')
    expect(turn?.reply.text).toContain(figuresNote)
    expect(textShown(events)).toBe(turn?.reply.text)
  })

  test('is replaced by the guide when nothing else is left', async () => {
    const student = await app.person()
    ai.plays.push(saying(lie))
    const reply = await chat.answerTo(student, question)
    expect(reply).toMatchObject({ source: 'guide', notice: apology })
    expect(reply.text).not.toContain('9,850')
  })

  test.each([
    'Call 876-555-0100 for the form.',
    'It takes effect on 3 March 2031.',
    'You lose 40% of your pay without one.',
  ])('%s is not shown', async (text) => {
    const student = await app.person()
    ai.plays.push(saying(`Bring your birth certificate. ${text}`))
    expect((await chat.answerTo(student, question)).text).not.toContain(text.slice(-12))
  })
})

describe('what the provider is given', () => {
  test('is our written answer, and a figure from it stays', async () => {
    const student = await app.person()
    const fee = app.services.content.facts.find(({ id }) => id === 'minimum-wage-week')?.value ?? ''
    ai.plays.push(saying(`The minimum wage is ${fee} a week. Ask for a pay slip.`))
    const reply = await chat.answerTo(student, 'How much is minimum wage now?')
    expect(reply.text).toContain(`The minimum wage is ${fee} a week. Ask for a pay slip.`)
    expect(reply.text).not.toContain(figuresNote)
    const [system] = ai.requests.at(-1)?.body.messages ?? []
    expect(system?.content).toContain('What Upful itself answers')
    expect(system?.content).toContain(fee)
  })

  test('has the official link, which the answer then cites', async () => {
    const student = await app.person()
    ai.plays.push(saying('Take the form to a tax office.'))
    const reply = await chat.answerTo(student, question)
    expect(reply.text).toMatch(/Source: \[[^\]]+\]\(https:\/\/www\.jamaicatax\.gov\.jm/)
    ai.plays.push(saying('See [the tax office](https://www.jamaicatax.gov.jm).'))
    expect((await chat.answerTo(student, question)).text).not.toContain('Source:')
  })

  test('includes the figures of the person’s own question', async () => {
    const student = await app.person()
    ai.plays.push(saying('With $123,456 a month you can save something.'))
    const reply = await chat.answerTo(student, 'mi mek 123456 a month how mi fi budget it')
    expect(reply.text).toContain('$123,456')
  })
})

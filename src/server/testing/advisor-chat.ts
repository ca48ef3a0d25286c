import type { AdvisorReply, AdvisorTurn } from '#contract/advisor.ts'
import { replyWriterOf } from '../advisor/reply-writer.ts'
import { replyEvents, type HeardEvent } from './read-reply.ts'
import type { TestApp } from './start-app.ts'
import type { Visitor } from './visitor.ts'

export interface Question {
  conversationId: string
  replyId: string
}

/** Steps shared by the advisor's tests. `address` is where the app listens. */
export function advisorChat(app: TestApp, address: string) {
  async function asked(person: Visitor, text: string, conversationId?: string): Promise<Question> {
    const input = conversationId === undefined ? { text } : { text, conversationId }
    const answer = await person.call('POST /api/advisor/messages', input)
    if (answer.kind !== 'asked') throw new Error(`"${text}" was answered with the help card`)
    return answer
  }

  function written({ userId }: Visitor, replyId: string): Promise<void> {
    return replyWriterOf(app.services).write({ userId, replyId })
  }

  /** Asks and waits until the reply is written. */
  async function said(person: Visitor, text: string, conversationId?: string): Promise<Question> {
    const answer = await asked(person, text, conversationId)
    await written(person, answer.replyId)
    return answer
  }

  async function turnsOf(person: Visitor, id: string): Promise<AdvisorTurn[]> {
    return (await person.call('GET /api/advisor/conversations/:id', { id })).turns
  }

  async function answerTo(person: Visitor, text: string): Promise<AdvisorReply> {
    const { conversationId } = await said(person, text)
    const [turn] = await turnsOf(person, conversationId)
    if (turn === undefined) throw new Error('The conversation has no turn')
    return turn.reply
  }

  async function heard(person: Visitor, replyId: string, from?: string): Promise<HeardEvent[]> {
    const events: HeardEvent[] = []
    for await (const event of replyEvents(address, person, replyId, from)) events.push(event)
    return events
  }

  /** Reads up to the first words and closes the connection. */
  async function firstText(person: Visitor, replyId: string): Promise<string> {
    for await (const { event } of replyEvents(address, person, replyId)) {
      if (event.type === 'text') return event.text
    }
    throw new Error('The stream ended without text')
  }

  /** Moves the clock, so that later calls get a later time. */
  function later(seconds = 1): void {
    app.setTime(new Date(app.services.now().getTime() + seconds * 1000))
  }

  return { asked, written, said, turnsOf, answerTo, heard, firstText, later }
}

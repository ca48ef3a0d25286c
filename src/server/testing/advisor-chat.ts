import type { AdvisorReply, AdvisorTurn } from '#contract/advisor.ts'
import { replyWriterOf } from '../advisor/reply-writer.ts'
import { replyEvents, type ReceivedEvent } from './read-reply.ts'
import type { TestApp } from './start-app.ts'
import type { Visitor } from './visitor.ts'

export interface PendingReply {
  conversationId: string
  replyId: string
}

/** Steps shared by the advisor's tests. `address` is where the app listens. */
export function advisorChat(app: TestApp, address: string) {
  async function ask(
    person: Visitor,
    text: string,
    conversationId?: string,
  ): Promise<PendingReply> {
    const input = conversationId === undefined ? { text } : { text, conversationId }
    const answer = await person.call('POST /api/advisor/messages', input)
    if (answer.kind !== 'asked') throw new Error(`"${text}" was answered with the help card`)
    return answer
  }

  function write({ userId }: Visitor, replyId: string): Promise<void> {
    return replyWriterOf(app.services).write({ userId, replyId })
  }

  /** Asks and waits until the reply is written. */
  async function askAndWait(
    person: Visitor,
    text: string,
    conversationId?: string,
  ): Promise<PendingReply> {
    const answer = await ask(person, text, conversationId)
    await write(person, answer.replyId)
    return answer
  }

  async function turnsOf(person: Visitor, id: string): Promise<AdvisorTurn[]> {
    return (await person.call('GET /api/advisor/conversations/:id', { id })).turns
  }

  async function answerTo(person: Visitor, text: string): Promise<AdvisorReply> {
    const { conversationId } = await askAndWait(person, text)
    const [turn] = await turnsOf(person, conversationId)
    if (turn === undefined) throw new Error('The conversation has no turn')
    return turn.reply
  }

  async function eventsOf(
    person: Visitor,
    replyId: string,
    from?: string,
  ): Promise<ReceivedEvent[]> {
    const events: ReceivedEvent[] = []
    for await (const event of replyEvents(address, person, replyId, from)) events.push(event)
    return events
  }

  /** Reads until the first text event and closes the connection. */
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

  return { ask, write, askAndWait, turnsOf, answerTo, eventsOf, firstText, later }
}

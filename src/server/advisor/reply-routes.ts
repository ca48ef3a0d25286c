import type { FastifyInstance } from 'fastify'
import type { ReplyEvent } from '#contract/advisor.ts'
import { advisorRoutes } from '#contract/advisor.ts'
import { isLeased } from '../db/lease.ts'
import { requireAccess } from '../http/bind.ts'
import { streamEvents, type StreamEvent } from '../http/event-stream.ts'
import { refuseTooMany } from '../http/request-rate.ts'
import { isUuid } from '../http/uuid.ts'
import { notFound } from '../http/refusal.ts'
import { callerOf } from '../http/session.ts'
import { refuseStopped } from '../http/too-young.ts'
import type { Services } from '../services.ts'
import type { TurnKey } from './commands.ts'
import { replyWriterOf } from './reply-writer.ts'
import { replyFor, turnRow } from './queries.ts'
import { chatViewerFrom } from './chat-viewer.ts'

/** How often to poll a reply that another process is writing. */
const pollEveryMs = 300

/**
 * One reply while it is written. The id of an event is the attempt and the characters so far, so a
 * client that lost its connection resumes with `Last-Event-ID` and neither misses nor repeats anything.
 */
export function replyStreamRoute(app: FastifyInstance, services: Services): void {
  const { db, content } = services
  app.get<{ Params: { id: string } }>('/api/advisor/replies/:id/stream', async (request, reply) => {
    const caller = await callerOf(services, request, reply)
    refuseTooMany(app, request, caller)
    requireAccess(advisorRoutes['GET /api/advisor'].who, caller)
    refuseStopped(caller, false)
    const { id } = request.params
    const key: TurnKey = { userId: caller.userId, replyId: id }
    if (!isUuid(id) || (await turnRow(db, key)) === null) throw notFound('Answer not found')
    const position = positionFrom(request.headers['last-event-id'])

    return streamEvents(reply, caller.userId, (send, end) => {
      const disconnect = new AbortController()
      follow(services, key, position, { send, signal: disconnect.signal, currentReply })
        .catch((error: unknown) => request.log.error({ err: error }, 'reply stream'))
        .finally(end)
      return () => disconnect.abort()
    })

    async function currentReply() {
      const row = await turnRow(db, key)
      const viewer = chatViewerFrom(services, caller as NonNullable<typeof caller>)
      return row === null ? null : replyFor(db, content, viewer, row)
    }
  })
}

/** How much of which attempt the client has. */
interface StreamPosition {
  attempt: number
  chars: number
}

interface OpenReply {
  send: (event: StreamEvent) => void
  signal: AbortSignal
  currentReply: () => Promise<Extract<ReplyEvent, { type: 'done' }>['reply'] | null>
}

async function follow(
  services: Services,
  key: TurnKey,
  from: StreamPosition,
  { send, signal, currentReply }: OpenReply,
): Promise<void> {
  const replyWriter = replyWriterOf(services)
  const position = { ...from }
  let sent = ''
  const sendEvent = (event: ReplyEvent): void =>
    send({ data: event, id: `${position.attempt}.${position.chars}` })
  while (!signal.aborted) {
    const row = replyWriter.draftOf(key) === null ? await turnRow(services.db, key) : null
    const draft =
      replyWriter.draftOf(key) ?? (row === null ? null : { attempt: row.attempt, text: row.reply })
    if (draft === null) return
    // Another attempt, or a finished text without a sentence that had been begun.
    if (draft.attempt !== position.attempt || !draft.text.startsWith(sent)) {
      if (position.chars > 0) sendEvent({ type: 'restart' })
      Object.assign(position, { attempt: draft.attempt, chars: 0 })
      sent = ''
    }
    if (draft.text.length > position.chars) {
      const text = draft.text.slice(position.chars)
      position.chars = draft.text.length
      sent += text
      sendEvent({ type: 'text', text })
    }
    if (row !== null && row.state !== 'writing') {
      const reply = await currentReply()
      if (reply !== null) sendEvent({ type: 'done', reply })
      return
    }
    // The process that was writing it may have died: then this process writes it.
    if (row !== null && !isLeased(row, services.now())) {
      void replyWriter.write(key)
    }
    await replyWriter.nextChange(key, pollEveryMs)
  }
}

/** An invalid position means the beginning. */
function positionFrom(header: string | string[] | undefined): StreamPosition {
  const [, attempt, chars] = /^(\d{1,6})\.(\d{1,7})$/.exec(String(header ?? '')) ?? []
  return { attempt: Number(attempt ?? 0), chars: Number(chars ?? 0) }
}

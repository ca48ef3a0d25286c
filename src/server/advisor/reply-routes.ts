import type { FastifyInstance } from 'fastify'
import type { ReplyEvent } from '#contract/advisor.ts'
import { advisorRoutes } from '#contract/advisor.ts'
import { isLeased } from '../db/lease.ts'
import { requireAccess } from '../http/bind.ts'
import { streamEvents, type StreamEvent } from '../http/event-stream.ts'
import { refuseTooFast } from '../http/pace.ts'
import { isUuid } from '../http/uuid.ts'
import { notFound } from '../http/refusal.ts'
import { callerOf } from '../http/session.ts'
import { refuseStopped } from '../http/too-young.ts'
import type { Services } from '../services.ts'
import type { TurnKey } from './commands.ts'
import { replyWriterOf } from './reply-writer.ts'
import { replyShown, turnRow } from './queries.ts'
import { readerFrom } from './reader.ts'

/** How often to poll a reply that another process is writing. */
const lookEveryMs = 300

/**
 * One reply while it is written. The id of an event is the attempt and the characters so far, so a
 * reader that lost its connection resumes with `Last-Event-ID` and neither misses nor repeats anything.
 */
export function replyStreamRoute(app: FastifyInstance, services: Services): void {
  const { db, content } = services
  app.get<{ Params: { id: string } }>('/api/advisor/replies/:id/stream', async (request, reply) => {
    const caller = await callerOf(services, request, reply)
    refuseTooFast(app, request, caller)
    requireAccess(advisorRoutes['GET /api/advisor'].who, caller)
    refuseStopped(caller, false)
    const { id } = request.params
    const key: TurnKey = { userId: caller.userId, replyId: id }
    if (!isUuid(id) || (await turnRow(db, key)) === null) throw notFound('Answer not found')
    const place = placeFrom(request.headers['last-event-id'])

    return streamEvents(reply, caller.userId, (send, end) => {
      const gone = new AbortController()
      follow(services, key, place, { send, gone: gone.signal, shown })
        .catch((error: unknown) => request.log.error({ err: error }, 'reply stream'))
        .finally(end)
      return () => gone.abort()
    })

    async function shown() {
      const row = await turnRow(db, key)
      const reader = readerFrom(services, caller as NonNullable<typeof caller>)
      return row === null ? null : replyShown(db, content, reader, row)
    }
  })
}

interface Place {
  attempt: number
  chars: number
}

interface OpenReply {
  send: (event: StreamEvent) => void
  gone: AbortSignal
  shown: () => Promise<Extract<ReplyEvent, { type: 'done' }>['reply'] | null>
}

async function follow(
  services: Services,
  key: TurnKey,
  from: Place,
  { send, gone, shown }: OpenReply,
): Promise<void> {
  const replyWriter = replyWriterOf(services)
  const place = { ...from }
  const say = (event: ReplyEvent): void =>
    send({ data: event, id: `${place.attempt}.${place.chars}` })
  while (!gone.aborted) {
    const row = replyWriter.here(key) === null ? await turnRow(services.db, key) : null
    const draft =
      replyWriter.here(key) ?? (row === null ? null : { attempt: row.attempt, text: row.reply })
    if (draft === null) return
    if (draft.attempt !== place.attempt) {
      if (place.chars > 0) say({ type: 'restart' })
      Object.assign(place, { attempt: draft.attempt, chars: 0 })
    }
    if (draft.text.length > place.chars) {
      const text = draft.text.slice(place.chars)
      place.chars = draft.text.length
      say({ type: 'text', text })
    }
    if (row !== null && row.state !== 'writing') {
      const reply = await shown()
      if (reply !== null) say({ type: 'done', reply })
      return
    }
    // The process that was writing it may be gone: then it is written here.
    if (row !== null && !isLeased(row, services.now())) {
      void replyWriter.write(key)
    }
    await replyWriter.change(key, lookEveryMs)
  }
}

/** An invalid position means the beginning. */
function placeFrom(header: string | string[] | undefined): Place {
  const [, attempt, chars] = /^(\d{1,6})\.(\d{1,7})$/.exec(String(header ?? '')) ?? []
  return { attempt: Number(attempt ?? 0), chars: Number(chars ?? 0) }
}

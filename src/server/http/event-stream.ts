import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Server } from 'node:http'
import { Readable } from 'node:stream'
import type { UserId } from '#domain/people/user-id.ts'

/** One server-sent event; `id` lets a client resume after a lost connection. */
export interface StreamEvent {
  data: unknown
  id?: string
}

const heartbeatMs = 30_000

/** Enough for a few pages on a few devices: each stream takes up a connection. */
const maxPerPerson = 10

/** The open streams, each person's oldest first; a stopping server must end them itself. */
const openStreams = new WeakMap<Server, Map<string, Set<() => void>>>()

export function endStreamsOnClose(app: FastifyInstance): void {
  const streams = new Map<string, Set<() => void>>()
  openStreams.set(app.server, streams)
  app.addHook('preClose', async () => {
    for (const end of [...streams.values()].flatMap((own) => [...own])) end()
  })
}

/** How many streams are open at this server. */
export function countStreams(server: Server): number {
  const streams = openStreams.get(server)?.values() ?? []
  return [...streams].reduce((sum, own) => sum + own.size, 0)
}

/**
 * Sends events as they come, with a comment line every 30 s so that proxies keep the connection open.
 * `begin` gets the sender and returns a function that stops the source when the client disconnects. When
 * a person has too many streams, the oldest one ends.
 */
export function streamEvents(
  reply: FastifyReply,
  userId: UserId,
  begin: (send: (event: StreamEvent) => void, end: () => void) => () => void,
): FastifyReply {
  const stream = new Readable({ read() {} })
  const send = ({ data, id }: StreamEvent): void => {
    const idLine = id === undefined ? '' : `id: ${id}\n`
    if (!stream.destroyed) stream.push(`${idLine}data: ${JSON.stringify(data)}\n\n`)
  }
  const heartbeat = setInterval(() => stream.push(': still here\n\n'), heartbeatMs)
  const end = (): void => void (stream.destroyed || stream.push(null))
  const streams = openStreams.get(reply.server.server) ?? new Map<string, Set<() => void>>()
  const own = streams.get(userId) ?? new Set()
  const stop = begin(send, end)
  streams.set(userId, own.add(end))
  if (own.size > maxPerPerson) [...own][0]?.()
  stream.on('close', () => {
    clearInterval(heartbeat)
    own.delete(end)
    if (own.size === 0 && streams.get(userId) === own) streams.delete(userId)
    stop()
  })
  stream.push(': open\n\n')
  return (
    reply
      .header('content-type', 'text/event-stream')
      .header('cache-control', 'no-store')
      // No further requests on this connection once the stream has ended.
      .header('connection', 'close')
      .header('x-accel-buffering', 'no')
      .send(stream)
  )
}

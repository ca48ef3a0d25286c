import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Server } from 'node:http'
import { Readable } from 'node:stream'

/** One server-sent event; `id` lets a reader that lost its line go on where it was. */
export interface StreamEvent {
  data: unknown
  id?: string
}

const heartbeatMs = 30_000

/** The streams that are open now; a server that stops must end them itself. */
const open = new WeakMap<Server, Set<() => void>>()

export function endStreamsOnClose(app: FastifyInstance): void {
  const streams = new Set<() => void>()
  open.set(app.server, streams)
  app.addHook('preClose', async () => {
    for (const end of streams) end()
  })
}

/**
 * Sends events as they are given, with a comment line every 30 s so that proxies keep the line.
 * `begin` gets the sender and returns what stops the source when the reader is gone.
 */
export function streamEvents(
  reply: FastifyReply,
  begin: (send: (event: StreamEvent) => void, end: () => void) => () => void,
): FastifyReply {
  const stream = new Readable({ read() {} })
  const send = ({ data, id }: StreamEvent): void => {
    const idLine = id === undefined ? '' : `id: ${id}\n`
    if (!stream.destroyed) stream.push(`${idLine}data: ${JSON.stringify(data)}\n\n`)
  }
  const beat = setInterval(() => stream.push(': still here\n\n'), heartbeatMs)
  const end = (): void => void (stream.destroyed || stream.push(null))
  const streams = open.get(reply.server.server)
  const stop = begin(send, end)
  streams?.add(end)
  stream.on('close', () => {
    clearInterval(beat)
    streams?.delete(end)
    stop()
  })
  stream.push(': open\n\n')
  return (
    reply
      .header('content-type', 'text/event-stream')
      .header('cache-control', 'no-store')
      // Nothing else is asked on this line once the stream is over.
      .header('connection', 'close')
      .header('x-accel-buffering', 'no')
      .send(stream)
  )
}

import type { FastifyInstance } from 'fastify'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Shorter ones fit into one packet anyway. */
const worthwhile = 1_000
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Compresses what is written for one person, outside the event loop. Files of the build are compressed already. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook<unknown>('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < worthwhile) return done(null, payload)
    reply.header('vary', 'accept-encoding')
    const accepted = String(request.headers['accept-encoding'] ?? '')
    if (/\bbr\b/.test(accepted)) {
      reply.header('content-encoding', 'br').removeHeader('content-length')
      return brotliCompress(payload, quickly, done)
    }
    if (!/\bgzip\b/.test(accepted)) return done(null, payload)
    reply.header('content-encoding', 'gzip').removeHeader('content-length')
    gzip(payload, done)
  })
}

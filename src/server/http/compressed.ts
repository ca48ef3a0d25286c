import type { FastifyInstance } from 'fastify'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Shorter ones fit into one packet anyway. */
const worthwhile = 1_000
const brotli = promisify(brotliCompress)
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Compresses what is written for one person, outside the event loop. Files of the build are compressed already. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook<unknown>('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < worthwhile) return payload
    reply.header('vary', 'accept-encoding')
    const accepted = String(request.headers['accept-encoding'] ?? '')
    if (/\bbr\b/.test(accepted)) {
      reply.header('content-encoding', 'br').removeHeader('content-length')
      return brotli(payload, quickly)
    }
    if (!/\bgzip\b/.test(accepted)) return payload
    reply.header('content-encoding', 'gzip').removeHeader('content-length')
    return promisify(gzip)(payload)
  })
}

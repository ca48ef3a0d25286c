import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])
const deepest = 32

/** Unsafe methods must come from our own pages and carry JSON: forms of other sites can do neither. */
export function guardWrites(
  app: FastifyInstance,
  ownOrigin: (request: FastifyRequest) => string,
): void {
  app.removeContentTypeParser('text/plain')
  app.addHook('onRequest', async (request) => {
    if (safe.has(request.method) || !request.url.startsWith('/api/')) return
    const site = request.headers['sec-fetch-site']
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw foreign()
    const { origin } = request.headers
    if (origin !== undefined && origin !== ownOrigin(request)) throw foreign()
    const type = request.headers['content-type'] ?? ''
    if (!type.startsWith('application/json')) {
      throw new Refusal('unsupported-type', 'Content-Type must be application/json')
    }
  })
  app.addHook('preValidation', async (request) => {
    if (depthOf(request.body, 0) > deepest)
      throw new Refusal('invalid', 'The request is nested too deeply')
  })
}

function foreign(): Refusal {
  return new Refusal('not-allowed', 'This request did not come from our own pages')
}

function depthOf(value: unknown, depth: number): number {
  if (depth > deepest || typeof value !== 'object' || value === null) return depth
  return Math.max(depth + 1, ...Object.values(value).map((inner) => depthOf(inner, depth + 1)))
}

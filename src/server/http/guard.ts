import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const maxDepth = 32

/** Unsafe methods must come from our own pages and carry JSON: forms on other sites can do neither. */
export function guardWrites(app: FastifyInstance, publicOrigin: string): void {
  app.removeContentTypeParser('text/plain')
  app.addHook('onRequest', (request, _reply, done) => {
    if (safeMethods.has(request.method) || request.routeOptions.url?.startsWith('/api/') !== true)
      return done()
    const site = request.headers['sec-fetch-site']
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw crossSite()
    const { origin } = request.headers
    if (origin !== undefined && origin !== publicOrigin && origin !== originOf(request)) {
      throw crossSite()
    }
    if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
      throw new Refusal('unsupported-type', 'Content-Type must be application/json')
    }
    done()
  })
  app.addHook('preValidation', (request, _reply, done) => {
    if (isDeeperThan(maxDepth, request.body))
      throw new Refusal('invalid', 'The request is nested too deeply')
    // No genuine text contains it, and the database cannot store it.
    const isApi = request.routeOptions.url?.startsWith('/api/') === true
    if (isApi && [request.params, request.query, request.body].some(isUnstorable))
      throw new Refusal('invalid', 'The request could not be read')
    done()
  })
}

function crossSite(): Refusal {
  return new Refusal('not-allowed', 'This request did not come from our own pages')
}

/** The origin the browser used to reach us. */
function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  return Object.values(value).some((inner) => isDeeperThan(levels - 1, inner))
}

/** The database cannot store a NUL character or an unpaired surrogate. */
function isUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed()
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, inner]) => isUnstorable(name) || isUnstorable(inner))
}

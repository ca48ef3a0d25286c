import type { FastifyInstance } from 'fastify'
import { helpHeader } from '#contract/crisis-header.ts'
import { crisisIn } from '#domain/safety/crisis-words.ts'

/** The longest text that any route stores. */
const maxText = 20_000
/** Fields that do not contain text a person wrote. */
const notTextFields = /password|token|secret|cookie/i

/**
 * Checks everything a person writes, on any route, and sets a header when it contains crisis
 * words. It is set before any database query and stays on errors, so the browser can
 * show the help card even if the request fails.
 */
export function watchForCrisisWords(app: FastifyInstance): void {
  app.addHook('preHandler', (request, reply, done) => {
    const isApi = request.routeOptions.url?.startsWith('/api/') === true
    const texts = isApi ? textsIn(request.body) : []
    const kind = texts.length === 0 ? null : crisisIn(shortened(texts.join('\n')))
    if (kind !== null) reply.header(helpHeader, kind)
    done()
  })
}

/** Of a longer text only the beginning and the end, where people usually say what troubles them. */
function shortened(text: string): string {
  if (text.length <= maxText) return text
  return `${text.slice(0, maxText / 2)}\n${text.slice(-maxText / 2)}`
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') || value.length < 80 ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    notTextFields.test(name) ? [] : textsIn(inner),
  )
}

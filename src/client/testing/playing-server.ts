import { changesHeader } from '#contract/changes.ts'
import { routes } from '#contract/routes.ts'
import type { ApiKey } from '../app/api.ts'

type Answer = object | ((input: Record<string, unknown>) => object)

export interface PlayingServer {
  /** The requests so far, in order: 'GET /api/dashboard'. */
  requests: string[]
  /** Sets the response of a route; one with a `code` and a `message` is a refusal. */
  answer: (key: ApiKey, answer: Answer) => void
  /** Makes every request fail as if offline, until the returned function is called. */
  goOffline: () => () => void
  /** Keeps every response back until the returned function is called. */
  hold: () => () => void
}

/**
 * Replaces `fetch` with a table of responses, which name what a write changes as the server does; requests
 * without one throw.
 */
export function playServer(answers: Partial<Record<ApiKey, Answer>> = {}): PlayingServer {
  const table = new Map<string, Answer>(Object.entries(answers))
  const requests: string[] = []
  let offline = false
  let gate = Promise.resolve()

  globalThis.fetch = (url, init) => {
    const address = new URL(url instanceof Request ? url.url : url, 'http://upful.test')
    const key = `${init?.method ?? 'GET'} ${address.pathname}`
    requests.push(key)
    if (offline) return Promise.reject(new TypeError('fetch failed'))
    const answer = table.get(key)
    if (answer === undefined) throw new Error(`No response set for ${key}`)
    const input = JSON.parse(typeof init?.body === 'string' ? init.body : '{}')
    const body = typeof answer === 'function' ? answer(input) : answer
    if ('code' in body && 'message' in body)
      return gate.then(() => Response.json(body, { status: 400 }))
    const changes = routes[key as ApiKey].changes ?? []
    const headers = { [changesHeader]: changes.join(',') }
    return gate.then(() => Response.json(body, changes.length > 0 ? { headers } : {}))
  }
  return {
    requests,
    answer: (key, answer) => void table.set(key, answer),
    goOffline() {
      offline = true
      return () => void (offline = false)
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      return resolve
    },
  }
}

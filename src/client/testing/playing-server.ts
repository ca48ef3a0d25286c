import type { ApiKey } from '../app/api.ts'

type Answer = object | ((input: Record<string, unknown>) => object)

export interface PlayingServer {
  /** What was asked, in order: 'GET /api/dashboard'. */
  asked: string[]
  /** Answers a route from now on; an answer with a `code` is a refusal. */
  answer: (key: ApiKey, answer: Answer) => void
  /** Every request fails, as without a signal, until the returned function is called. */
  goOffline: () => () => void
}

/** The network's far end: it answers by a table and refuses what nobody wrote into it. */
export function playServer(answers: Partial<Record<ApiKey, Answer>> = {}): PlayingServer {
  const table = new Map<string, Answer>(Object.entries(answers))
  const asked: string[] = []
  let offline = false

  globalThis.fetch = (url, init) => {
    const address = new URL(url instanceof Request ? url.url : url, 'http://upful.test')
    const key = `${init?.method ?? 'GET'} ${address.pathname}`
    asked.push(key)
    if (offline) return Promise.reject(new TypeError('fetch failed'))
    const answer = table.get(key)
    if (answer === undefined) throw new Error(`Nobody said how to answer ${key}`)
    const input = JSON.parse(typeof init?.body === 'string' ? init.body : '{}')
    const body = typeof answer === 'function' ? answer(input) : answer
    return Promise.resolve(Response.json(body, { status: 'code' in body ? 400 : 200 }))
  }
  return {
    asked,
    answer: (key, answer) => void table.set(key, answer),
    goOffline() {
      offline = true
      return () => void (offline = false)
    },
  }
}

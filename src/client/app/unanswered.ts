interface Try {
  url: string
  key: string
  at: number
}

const forgottenAfter = 60 * 60_000
const tries = new Map<string, Try>()

/**
 * The Idempotency-Key of a POST. It stays the same until an answer came, so that pressing again after a
 * lost answer does nothing twice. Another input is another request.
 */
export function keyOf(url: string, body: string): string {
  const id = `${url} ${body}`
  const now = Date.now()
  const before = tries.get(id)
  const key = before && now - before.at < forgottenAfter ? before.key : newKey()
  tries.set(id, { url, key, at: now })
  return key
}

/**
 * An answer came. Whatever was tried before on the same thing is settled with it: publishing after
 * closing is a new wish, even if the first publishing was never answered.
 */
export function settle(url: string): void {
  for (const [id, { url: tried }] of tries) if (thingOf(tried) === thingOf(url)) tries.delete(id)
}

/** Not a UUID: browsers make those on https alone, and a school's own network may have none. */
function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}

/** '/api/postings/7/close' is done to '/api/postings/7'. */
function thingOf(url: string): string {
  return url.replace(/^((\/[^/]+){3,})\/[^/]+$/, '$1')
}

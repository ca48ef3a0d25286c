import { hourMs } from '#domain/duration.ts'
interface Try {
  url: string
  key: string
  at: number
}

const expiresAfterMs = hourMs
const tries = new Map<string, Try>()

/**
 * The Idempotency-Key of a POST. It stays the same until a response arrives, so that pressing again after
 * a lost response does nothing twice. A different input is a different request.
 */
export function keyOf(url: string, body: string): string {
  const id = `${url} ${body}`
  const now = Date.now()
  const before = tries.get(id)
  const key = before && now - before.at < expiresAfterMs ? before.key : newKey()
  tries.set(id, { url, key, at: now })
  return key
}

/**
 * A response arrived. It settles all earlier requests on the same object: publishing after closing is a
 * new request, even if the first publishing got no response.
 */
export function settle(url: string): void {
  for (const [id, { url: sentUrl }] of tries)
    if (objectOf(sentUrl) === objectOf(url)) tries.delete(id)
}

/** Not a UUID: `crypto.randomUUID` needs https, which a school's own network may not have. */
function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}

/** '/api/postings/7/close' acts on '/api/postings/7'. */
function objectOf(url: string): string {
  return url.replace(/^((\/[^/]+){3,})\/[^/]+$/, '$1')
}

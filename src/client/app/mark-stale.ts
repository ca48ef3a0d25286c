import type { QueryClient } from '@tanstack/react-query'
import type { Resource } from '#contract/routes.ts'

/** 'courses', or one part of them: 'advisor/conversations'. */
type StalePath = Resource | `${Resource}/${string}`

interface Burst {
  paths: Set<string>
  done: Promise<void>
}

const burstMs = 80
const maxWaitMs = 2_000
const bursts = new WeakMap<QueryClient, Burst>()
const reading = new WeakMap<QueryClient, Promise<unknown>>()

/**
 * Marks every response under these paths as stale; the ones on the screen are refetched. One award is
 * reported several times in a moment, by its response and by live events, so a burst is fetched once.
 */
export function markStale(client: QueryClient, paths: readonly StalePath[]): Promise<void> {
  if (paths.length === 0) return Promise.resolve()
  const burst = bursts.get(client) ?? beginBurst(client)
  for (const path of paths) burst.paths.add(path)
  return burst.done
}

/** 'GET /api/courses/:id' is under 'courses'. */
export function isUnder(key: string, paths: Iterable<string>): boolean {
  const path = key.split(' /api/')[1] ?? ''
  for (const prefix of paths) if (path === prefix || path.startsWith(`${prefix}/`)) return true
  return false
}

function beginBurst(client: QueryClient): Burst {
  const paths = new Set<string>()
  const burst: Burst = { paths, done: read() }
  bursts.set(client, burst)
  return burst

  async function read() {
    await after(burstMs)
    // Refetching during a fetch would discard a response that is about to arrive.
    await Promise.race([reading.get(client), after(maxWaitMs)])
    bursts.delete(client)
    const refetch = client.invalidateQueries({
      predicate: ({ queryKey: [key] }) => isUnder(String(key), paths),
    })
    reading.set(client, refetch)
    await refetch
  }
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

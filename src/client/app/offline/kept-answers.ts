import type { Query, QueryClient } from '@tanstack/react-query'
import { dayMs } from '#domain/duration.ts'
import type { ApiKey } from '../api.ts'
import { keptReads } from './kept-reads.ts'
import type { PersonStore } from './person-store.ts'

/** A response as text, because most are never read again; `at` is when the server gave it. */
export interface DeviceAnswer {
  json: string
  at: number
}

export interface DeviceAnswers {
  /** When the server gave this answer; undefined if it is not on the device. */
  at: (hash: string) => number | undefined
  /** Keeps answers that no page has asked for yet. */
  put: (answers: readonly { hash: string; answer: unknown }[]) => Promise<void>
  /** Deletes one answer. */
  forget: (hash: string) => void
  /** Whether an answer that a page gets now comes from the device. */
  isRestoring: () => boolean
  stop: () => void
}

const writeAfterMs = 300

/** Gives queries what the device has, before they ask the server, and keeps what the server answers. */
export async function keepAnswers(client: QueryClient, store: PersonStore): Promise<DeviceAnswers> {
  const kept = new Map<string, DeviceAnswer>()
  const unwritten = new Map<string, DeviceAnswer | undefined>()
  let writing: ReturnType<typeof setTimeout> | undefined
  let restoring = false
  for (const [hash, answer] of await store.all<string, DeviceAnswer>('answers'))
    if (isFresh(hash, answer)) kept.set(hash, answer)
    else change(hash, undefined)

  const cache = client.getQueryCache()
  for (const query of cache.getAll()) restore(query)
  // What the page has read before this code arrived.
  for (const query of cache.getAll()) keep(query)
  const unsubscribe = cache.subscribe((event) => {
    if (event.type === 'added') restore(event.query)
    if (event.type === 'updated' && event.action.type === 'success') keep(event.query)
  })

  function restore(query: Query): void {
    const answer = kept.get(query.queryHash)
    if (answer === undefined || query.state.data !== undefined) return
    restoring = true
    query.setData(JSON.parse(answer.json), { updatedAt: answer.at, manual: true })
    // However new it is: the server may know more.
    query.invalidate()
    restoring = false
  }

  function keep({ queryKey: [key], queryHash, state }: Query): void {
    const { data, dataUpdatedAt: at } = state
    if (data === undefined || restoring || !(String(key) in keptReads)) return
    if (kept.get(queryHash)?.at !== at) change(queryHash, { json: JSON.stringify(data), at })
  }

  function change(hash: string, answer: DeviceAnswer | undefined): void {
    if (answer === undefined) kept.delete(hash)
    else kept.set(hash, answer)
    unwritten.set(hash, answer)
    writing ??= setTimeout(() => void write(), writeAfterMs)
  }

  /** When the device is full the page goes on with what is in memory. */
  async function write(): Promise<void> {
    clearTimeout(writing)
    writing = undefined
    const rows = [...unwritten]
    unwritten.clear()
    await store.write('answers', rows).catch(() => {})
  }

  return {
    at: (hash) => kept.get(hash)?.at,
    async put(answers) {
      const at = Date.now()
      for (const { hash, answer } of answers) change(hash, { json: JSON.stringify(answer), at })
      await write()
    },
    forget: (hash) => change(hash, undefined),
    isRestoring: () => restoring,
    stop: () => {
      unsubscribe()
      clearTimeout(writing)
    },
  }
}

function isFresh(hash: string, { at }: DeviceAnswer): boolean {
  const [key] = JSON.parse(hash) as [ApiKey]
  return Date.now() - at < (keptReads[key] ?? 0) * dayMs
}

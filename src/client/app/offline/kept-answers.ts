import type { Query, QueryClient } from '@tanstack/react-query'
import { dayMs } from '#domain/duration.ts'
import { isApiError, type ApiKey } from '../api.ts'
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
  /** What is on the screen from the device, until the server has answered. */
  const restored = new Set<string>()
  let restoring = false
  for (const [hash, answer] of await store.all<string, DeviceAnswer>('answers'))
    if (isFresh(hash, answer)) kept.set(hash, answer)
    else change(hash, undefined)

  const cache = client.getQueryCache()
  for (const query of cache.getAll())
    if (isRefused(query)) change(query.queryHash, undefined)
    else restore(query)
  // What the page has read before this code arrived.
  for (const query of cache.getAll()) keep(query)
  const unsubscribe = cache.subscribe((event) => {
    if (event.type === 'added') restore(event.query)
    if (event.type !== 'updated') return
    if (event.action.type === 'success') keep(event.query)
    if (event.action.type === 'error' && isRefused(event.query)) refuse(event.query)
  })

  function restore(query: Query): void {
    const answer = kept.get(query.queryHash)
    if (answer === undefined || query.state.data !== undefined) return
    const { error } = query.state
    restoring = true
    query.setData(JSON.parse(answer.json), { updatedAt: answer.at, manual: true })
    // However new it is: the server may know more.
    query.invalidate()
    // What did not arrive before is still said, and asked for again when the connection is back.
    if (error !== null) query.setState({ status: 'error', error })
    restoring = false
    restored.add(query.queryHash)
  }

  /** What the person may not see any more is not shown from the device either. */
  function refuse(query: Query): void {
    change(query.queryHash, undefined)
    if (restored.delete(query.queryHash)) query.setState({ data: undefined, dataUpdatedAt: 0 })
  }

  function keep({ queryKey: [key], queryHash, state }: Query): void {
    const { data, dataUpdatedAt: at } = state
    if (data === undefined || restoring || !(String(key) in keptReads)) return
    restored.delete(queryHash)
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

function isRefused({ state: { error } }: Query): boolean {
  return isApiError(error, 'not-found') || isApiError(error, 'not-allowed')
}

function isFresh(hash: string, { at }: DeviceAnswer): boolean {
  const [key] = JSON.parse(hash) as [ApiKey]
  return Date.now() - at < (keptReads[key] ?? 0) * dayMs
}

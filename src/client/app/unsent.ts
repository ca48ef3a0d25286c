import { createStore } from '../ui/store.ts'
import { useStore } from '../ui/use-store.ts'
import { call, type ApiKey, type Input } from './api.ts'

/** What a student did without a connection, and the server does not know yet. */
export interface Unsent {
  id: number
  key: ApiKey
  input: object
  /** What it is, in words: "Your check-in". */
  words: string
  at: number
  idempotencyKey: string
  /** Why the server did not accept it; then it waits for nothing. */
  refused?: string
}

/** In the order in which they were done. */
export const unsent = createStore<readonly Unsent[]>([])

/** The code that works without a connection is here (offline/work-offline.ts). */
export const worksOffline = createStore<boolean>(false)

/** How a write is sent. The code that keeps what cannot be sent replaces it once it has arrived (offline/outbox.ts). */
export const sending: {
  send: typeof call
  flush: () => Promise<void>
  drop: (id: number) => Promise<void>
} = { send: call, flush: async () => {}, drop: async () => {} }

/** Whether an action that has all of this input waits to be sent. */
export function useIsUnsent<Key extends ApiKey>(
  key: Key,
  input: Partial<Input<Key>> = {},
): boolean {
  return isAmong(useStore(unsent), key, input)
}

export function isAmong(entries: readonly Unsent[], key: ApiKey, input: object): boolean {
  return entries.some(
    (entry) =>
      entry.key === key &&
      entry.refused === undefined &&
      Object.entries(input).every(([name, value]) => isSame(entry.input, name, value)),
  )
}

function isSame(input: object, name: string, value: unknown): boolean {
  const sent: unknown = Object.getOwnPropertyDescriptor(input, name)?.value
  return JSON.stringify(sent) === JSON.stringify(value)
}

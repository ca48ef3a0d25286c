import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { call } from './api.ts'
import type { ApiError, ApiKey, Input, Output } from './api.ts'

/** The query of one route with one input; its key is `[route, input]`, which the live stream counts on. */
export function apiQuery<Key extends ApiKey>(key: Key, input: Input<Key>) {
  return {
    queryKey: [key, input] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => call(key, input, { signal }),
  }
}

/** Reads a route and keeps it fresh. */
export function useApi<Key extends ApiKey>(
  key: Key,
  input: Input<Key>,
  options: { enabled?: boolean } = {},
) {
  return useQuery<Output<Key>, ApiError>({ ...apiQuery(key, input), ...options })
}

interface ActionOptions<Key extends ApiKey> {
  /** Routes whose answers this changes, by the first words of their path: 'dashboard', 'courses'. */
  stale?: readonly string[]
  onDone?: (output: Output<Key>, input: Input<Key>) => void
}

/** Writes through a route and marks what it changed as old. Each press has an idempotency key of its own. */
export function useAction<Key extends ApiKey>(
  key: Key,
  { stale = [], onDone }: ActionOptions<Key> = {},
) {
  const client = useQueryClient()
  return useMutation<Output<Key>, ApiError, Input<Key>>({
    mutationFn: (input) =>
      call(key, input, key.startsWith('POST') ? { idempotencyKey: crypto.randomUUID() } : {}),
    onSuccess: async (output, input) => {
      onDone?.(output, input)
      await markStale(client, stale)
    },
  })
}

/** Marks every answer under these paths as old; the ones on screen are read again. */
export function markStale(client: QueryClient, paths: readonly string[]): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey: [key] }) => isUnder(String(key), paths),
  })
}

/** 'GET /api/courses/:id' is under 'courses'. */
export function isUnder(key: string, paths: readonly string[]): boolean {
  const path = key.split(' /api/')[1] ?? ''
  return paths.some((start) => path === start || path.startsWith(`${start}/`))
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Resource } from '#contract/routes.ts'
import { call } from './api.ts'
import type { ApiError, ApiKey, Input, Output } from './api.ts'
import { markStale } from './mark-stale.ts'
import { isAmong, sending, unsent } from './unsent.ts'

/** The query of one route with one input; its key is `[route, input]`, which the live stream relies on. */
export function apiQuery<Key extends ApiKey>(key: Key, input: Input<Key>) {
  return {
    queryKey: [key, input] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => call(key, input, { signal }),
  }
}

/** Fetches a route and keeps it fresh. */
export function useApi<Key extends ApiKey>(
  key: Key,
  input: Input<Key>,
  options: { enabled?: boolean; refetchInterval?: number } = {},
) {
  return useQuery<Output<Key>, ApiError>({ ...apiQuery(key, input), ...options })
}

interface ActionOptions<Key extends ApiKey> {
  onDone?: (output: Output<Key>, input: Input<Key>) => void
}

/** Writes through a route and marks what the server names as changed as stale. */
export function useAction<Key extends ApiKey>(key: Key, { onDone }: ActionOptions<Key> = {}) {
  const client = useQueryClient()
  const sent = useRef<{ json: string; answer: Promise<Output<Key>> }>(null)
  const lastOutput = useRef<Output<Key>>(null)
  const changes = useRef<readonly Resource[]>([])
  const onChanged = (resources: readonly Resource[]) => void (changes.current = resources)
  // A second press can arrive before the button is rendered as busy: it gets the first response.
  function sendOnce(input: Input<Key>): Promise<Output<Key>> {
    const json = JSON.stringify(input)
    if (sent.current?.json === json) return sent.current.answer
    const answer = sending.send(key, input, { onChanged }).finally(() => {
      if (sent.current?.answer === answer) sent.current = null
    })
    sent.current = { json, answer }
    return answer
  }
  const action = useMutation<Output<Key>, ApiError, Input<Key>>({
    mutationFn: sendOnce,
    onSuccess: async (output, input) => {
      if (lastOutput.current === output) return
      lastOutput.current = output
      onDone?.(output, input)
      await markStale(client, changes.current)
    },
  })
  // Clear the offline error when the connection is back, and what waited once it is sent.
  const isCut = action.error?.code === 'offline'
  const waiting = action.error?.code === 'unsent' ? action.variables : undefined
  const { reset } = action
  useEffect(() => {
    if (waiting === undefined) return undefined
    return unsent.listen(() => isAmong(unsent.get(), key, waiting) || reset())
  }, [key, waiting, reset])
  useEffect(() => {
    if (!isCut) return undefined
    addEventListener('online', reset)
    return () => removeEventListener('online', reset)
  }, [isCut, reset])
  return action
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { FeedState } from '#contract/openings.ts'
import { markStale } from '../app/mark-stale.ts'
import { useAction } from '../app/use-api.ts'
import { showToast } from '../ui/toasts.ts'

/** How long to wait for the live stream before refetching the list without it. */
const refetchAfterMs = 30_000
const lists = ['opportunities', 'job-openings'] as const

/** Requests a new list. The live stream announces it; until then the previous list stays visible. */
export function useRefresh(feed: FeedState | undefined) {
  const client = useQueryClient()
  const [before, setBefore] = useState<FeedState>()
  const { mutate, isPending } = useAction('POST /api/opportunities/refresh', {
    onDone: ({ kind, feed: current }) => {
      if (kind === 'started') return setBefore(current)
      showToast('You have the latest list')
      void markStale(client, lists)
    },
  })
  const hasArrived = before !== undefined && feed !== undefined && isAfter(feed, before)

  useEffect(() => {
    if (before === undefined) return
    const timer = setTimeout(() => {
      setBefore(undefined)
      void markStale(client, lists)
    }, refetchAfterMs)
    return () => clearTimeout(timer)
  }, [before, client])

  useEffect(() => {
    if (!hasArrived) return
    setBefore(undefined)
    // The list is new even if one of several feeds failed.
    if (feed.updatedAt !== before.updatedAt) showToast('List updated', 'good')
    else showToast(`Failed to refresh opportunities: ${feed.problem}`, 'bad')
  }, [hasArrived, feed, before])

  return {
    refreshing: isPending || before !== undefined,
    refresh: () =>
      mutate(
        {},
        {
          onError: (error) =>
            showToast(
              error.code === 'not-signed-in'
                ? error.message
                : `Failed to refresh opportunities: ${error.message}`,
              'bad',
            ),
        },
      ),
  }
}

function isAfter(feed: FeedState, before: FeedState): boolean {
  if (feed.refreshing) return false
  return feed.updatedAt !== before.updatedAt || feed.problem !== before.problem
}

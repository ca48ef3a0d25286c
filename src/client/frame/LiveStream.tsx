import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { LiveEvent } from '#contract/live.ts'
import type { UserId } from '#domain/people/user-id.ts'
import * as pages from '#domain/pages.ts'
import { announceToast } from '../ui/toasts.ts'
import { onAnnounced } from '../app/account-channel.ts'
import { call } from '../app/api.ts'
import { showArrival } from './arrival.ts'
import { openLive } from './live.ts'
import { celebrateMoment } from '../app/moments.ts'
import { markStale } from '../app/mark-stale.ts'
import { sessionKey } from '../app/query-client.ts'
import { isLeaving } from '../ui/leaving.ts'
import { leave } from '../app/sign-out.ts'

/** Refetches what the server and other tabs report as changed. Renders nothing. */
export function LiveStream({ person }: { person: UserId }) {
  const client = useQueryClient()

  useEffect(() => showArrival(person), [person])

  useEffect(() => {
    const freshSession = () => void client.invalidateQueries({ queryKey: sessionKey })
    const stopListening = onAnnounced((event) =>
      event === 'signed-out' ? leave() : freshSession(),
    )
    const stopStream = openLive({
      onEvent: (event) => {
        if (event.type === 'account' && event.event === 'suspended') leave(pages.suspended)
        else if (event.type === 'account' && event.event === 'signed-out') void leaveIfSignedOut()
        else if (event.type === 'changed') void markStale(client, event.changes)
        else celebrate(event, person)
      },
      // Requests already in flight since the connection returned are fresh.
      onReconnect: () => void client.invalidateQueries({}, { cancelRefetch: false }),
      onTrouble: freshSession,
    })
    return () => {
      stopListening()
      stopStream()
    }
  }, [client, person])

  return null
}

/** The session that ended may be on another device. */
async function leaveIfSignedOut() {
  const session = await call('GET /api/session', {}).catch(() => null)
  if (session?.user === null && !isLeaving()) leave()
}

function celebrate(event: LiveEvent, person: UserId) {
  const { type } = event
  if (type === 'level-up' || type === 'streak' || type === 'achievement')
    celebrateMoment(event, person)
  if (event.type === 'quest') announceToast(`Quest done: ${event.title}, +${event.xp} XP`)
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { LiveEvent } from '#contract/live.ts'
import { showToast } from '../ui/toasts.ts'
import { onAnnounced } from './account-channel.ts'
import type { AccountEvent } from './account-channel.ts'
import { celebrate } from './celebration.ts'
import { openLive } from './live.ts'
import { sessionKey } from './query-client.ts'
import { staleAfter } from './stale-after.ts'
import { markStale } from './use-api.ts'

/** Turns what the server and the other tabs say into fresh screens. Draws nothing. */
export function LiveStream() {
  const client = useQueryClient()

  useEffect(() => {
    const onAccount = (event: AccountEvent) => {
      if (event !== 'signed-out') return void client.invalidateQueries({ queryKey: sessionKey })
      client.clear()
      location.assign('/')
    }
    const stopListening = onAnnounced(onAccount)
    const stopStream = openLive({
      onEvent: (event) => {
        if (event.type === 'account') onAccount(event.event)
        else void markStale(client, staleAfter(event))
        say(event)
      },
      onReconnect: () => void client.invalidateQueries(),
      onTrouble: () => void client.invalidateQueries({ queryKey: sessionKey }),
    })
    return () => {
      stopListening()
      stopStream()
    }
  }, [client])

  return null
}

function say(event: LiveEvent) {
  if (event.type === 'level-up') celebrate(event.level)
  if (event.type === 'achievement')
    showToast(`New achievement: ${event.title}, +${event.xp} XP`, 'good')
  if (event.type === 'quest') showToast(`Quest done: ${event.title}, +${event.xp} XP`, 'good')
}

import type { LiveEvent } from '#contract/live.ts'

interface LiveListener {
  onEvent: (event: LiveEvent) => void
  /** After a gap: events in between are lost, so everything on the screen is stale. */
  onReconnect: () => void
  /** The stream could not be opened; the session may be why. */
  onTrouble?: () => void
}

const waits = [1_000, 2_000, 5_000, 10_000]

/** Keeps the user's event stream open until the returned function is called. */
export function openLive(listener: LiveListener, url = '/api/live'): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let gap = false

  function connect() {
    clearTimeout(timer)
    source?.close()
    source = new EventSource(url)
    source.onopen = () => {
      if (gap) listener.onReconnect()
      gap = false
      failures = 0
    }
    source.onmessage = (message: MessageEvent<string>) => {
      const event: LiveEvent = JSON.parse(message.data)
      listener.onEvent(event)
    }
    source.onerror = () => {
      // The browser's own reconnecting gives up on some responses; ours doesn't.
      source?.close()
      timer = setTimeout(connect, spread(waits[Math.min(failures, waits.length - 1)] ?? 0))
      failures += 1
      gap = true
      listener.onTrouble?.()
    }
  }

  // A dead stream can look alive for minutes, so reconnect after being offline.
  const onOnline = () => {
    gap = true
    connect()
  }
  addEventListener('online', onOnline)
  connect()

  return () => {
    removeEventListener('online', onOnline)
    clearTimeout(timer)
    source?.close()
  }
}

/** Jitter of half to all of the wait: after a restart not everybody reconnects at the same time. */
function spread(wait: number): number {
  return Math.round(wait * (0.5 + Math.random() / 2))
}

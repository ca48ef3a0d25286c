import type { LiveEvent } from '#contract/live.ts'
import { openEventStream } from '../app/event-stream.ts'

interface LiveListener {
  onEvent: (event: LiveEvent) => void
  /** After a gap: events in between are lost, so everything on the screen is stale. */
  onReconnect: () => void
  /** The stream could not be opened; the session may be why. */
  onTrouble?: () => void
}

/** Keeps the user's event stream open until the returned function is called. */
export function openLive({ onEvent, onReconnect, onTrouble }: LiveListener): () => void {
  let requests = 0
  // The page began to read its data before the stream opens: the server sends what has changed since then.
  const loading = Math.ceil(performance.now())
  return openEventStream<LiveEvent>(`/api/live?loading=${loading}`, {
    onEvent,
    onRequest: () => (requests += 1),
    onOpen: () => requests > 1 && onReconnect(),
    onCut: () => onTrouble?.(),
  })
}

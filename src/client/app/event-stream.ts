interface StreamListener<Event> {
  onEvent: (event: Event) => void
  /** A request for the stream is sent. Its events start from the beginning. */
  onRequest?: () => void
  onOpen: () => void
  /** The connection is lost, or could not be opened. */
  onCut: () => void
}

interface StreamOptions {
  /** The server continues after the last event, so the browser may reconnect by itself until it gives up. */
  resumes?: boolean
}

const waits = [1_000, 2_000, 5_000, 10_000]

/** Keeps an event stream of the server open until the returned function is called. */
export function openEventStream<Event>(
  url: string,
  { onEvent, onRequest, onOpen, onCut }: StreamListener<Event>,
  { resumes = false }: StreamOptions = {},
): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  function connect() {
    close()
    onRequest?.()
    const stream = new EventSource(url)
    stream.onopen = () => {
      failures = 0
      onOpen()
    }
    stream.onmessage = (message: MessageEvent<string>) => {
      const event: Event = JSON.parse(message.data)
      onEvent(event)
    }
    stream.onerror = () => {
      onCut()
      if (resumes && stream.readyState !== EventSource.CLOSED) return
      // The browser's own reconnecting gives up on some responses; ours doesn't.
      stream.close()
      timer = setTimeout(connect, spread(waits[Math.min(failures, waits.length - 1)] ?? 0))
      failures += 1
    }
    source = stream
  }

  function close() {
    clearTimeout(timer)
    source?.close()
  }

  // A dead stream can look alive for minutes, so reconnect after being offline.
  addEventListener('online', connect)
  connect()
  return () => {
    removeEventListener('online', connect)
    close()
  }
}

/** Random, from half to all of the wait: not everybody reconnects at the same time after a restart. */
function spread(wait: number): number {
  return Math.round(wait * (0.5 + Math.random() / 2))
}

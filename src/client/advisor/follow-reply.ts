import type { AdvisorReply, ReplyEvent } from '#contract/advisor.ts'

interface ReplyListener {
  /** The whole text so far; it may start again from empty. */
  onText: (text: string) => void
  onDone: (reply: AdvisorReply) => void
  /** The connection is lost (true) or back (false). */
  onGap: (isCut: boolean) => void
}

const waits = [1_000, 2_000, 5_000, 10_000]

/**
 * Streams a reply while it is written, until it is done or the returned function is called. After a lost
 * connection the browser continues at the last event; if it gives up, we start again.
 */
export function followReply(replyId: string, { onText, onDone, onGap }: ReplyListener): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  function connect() {
    clearTimeout(timer)
    source?.close()
    let text = ''
    const opened = new EventSource(`/api/advisor/replies/${replyId}/stream`)
    opened.onopen = () => {
      failures = 0
      onGap(false)
    }
    opened.onmessage = (message: MessageEvent<string>) => {
      const event: ReplyEvent = JSON.parse(message.data)
      if (event.type === 'done') {
        stop()
        return onDone(event.reply)
      }
      text = event.type === 'restart' ? '' : text + event.text
      onText(text)
    }
    opened.onerror = () => {
      onGap(true)
      if (opened.readyState !== EventSource.CLOSED) return
      timer = setTimeout(connect, waits[Math.min(failures, waits.length - 1)])
      failures += 1
    }
    source = opened
  }

  function stop() {
    removeEventListener('online', connect)
    clearTimeout(timer)
    source?.close()
  }

  // A dead stream can look alive for minutes, so reconnect after being offline.
  addEventListener('online', connect)
  connect()
  return stop
}

import type { AdvisorReply, ReplyEvent } from '#contract/advisor.ts'
import { openEventStream } from '../app/event-stream.ts'

interface ReplyListener {
  /** The whole text so far; it may start again from empty. */
  onText: (text: string) => void
  onDone: (reply: AdvisorReply) => void
  /** The connection is lost (true) or back (false). */
  onGap: (isLost: boolean) => void
}

/**
 * Streams a reply while it is written, until it is done or the returned function is called. After a lost
 * connection the browser continues at the last event; if it gives up, we start again.
 */
export function followReply(replyId: string, { onText, onDone, onGap }: ReplyListener): () => void {
  let text = ''
  const stop = openEventStream<ReplyEvent>(
    `/api/advisor/replies/${replyId}/stream`,
    {
      onRequest: () => (text = ''),
      onOpen: () => onGap(false),
      onCut: () => onGap(true),
      onEvent(event) {
        if (event.type === 'done') {
          stop()
          return onDone(event.reply)
        }
        text = event.type === 'restart' ? '' : text + event.text
        onText(text)
      },
    },
    { resumes: true },
  )
  return stop
}

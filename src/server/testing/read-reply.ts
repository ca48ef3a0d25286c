import type { ReplyEvent } from '#contract/advisor.ts'
import type { Visitor } from './visitor.ts'

export interface ReceivedEvent {
  id: string
  event: ReplyEvent
}

/** Reads the stream of a reply over a real connection until it ends or the caller stops. */
export async function* replyEvents(
  address: string,
  { cookie }: Visitor,
  replyId: string,
  lastEventId?: string,
): AsyncGenerator<ReceivedEvent> {
  const controller = new AbortController()
  const response = await fetch(`${address}/api/advisor/replies/${replyId}/stream`, {
    headers: { cookie, ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }) },
    signal: controller.signal,
  })
  if (response.status !== 200 || response.body === null) {
    throw new Error(`The stream answered ${response.status}`)
  }
  let rest = ''
  try {
    for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + text).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const [, id] = /^id: (.*)$/m.exec(block) ?? []
        const [, data] = /^data: (.*)$/m.exec(block) ?? []
        if (id !== undefined && data !== undefined)
          yield { id, event: JSON.parse(data) as ReplyEvent }
      }
    }
  } finally {
    controller.abort()
  }
}

/** The final text after these events. */
export function textShown(events: readonly ReceivedEvent[]): string {
  let text = ''
  for (const { event } of events) {
    if (event.type === 'restart') text = ''
    if (event.type === 'text') text += event.text
  }
  return text
}

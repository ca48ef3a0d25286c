import { createParser } from 'eventsource-parser'

/** The `data` of each server-sent event in a stream of bytes, which may be cut anywhere. */
export async function* eventData(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  const received: string[] = []
  const parser = createParser({
    maxBufferSize: maxLineLength,
    onEvent: ({ data }) => received.push(data),
    onError: (error) => {
      if (error.type === 'max-buffer-size-exceeded') throw error
    },
  })
  for await (const chunk of bytes) {
    parser.feed(decoder.decode(chunk, { stream: true }))
    yield* received.splice(0)
  }
  // Some providers leave out the blank line after the last event.
  parser.feed(`${decoder.decode()}\n\n`)
  yield* received
}

const maxLineLength = 1024 * 1024

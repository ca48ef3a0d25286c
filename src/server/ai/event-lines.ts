/**
 * The `data` of each server-sent event in a stream of bytes. Signs and lines may be cut anywhere;
 * comments and other fields are passed over.
 */
export async function* eventData(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  let data: string[] = []
  for await (const chunk of bytes) {
    rest += decoder.decode(chunk, { stream: true })
    if (rest.length > longestLine) throw new Error('A line of the stream is too long')
    // A CR at the very end may be half of a CRLF.
    const lines = rest.split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (line === '' && data.length > 0) {
        yield data.join('\n')
        data = []
      }
      if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''))
    }
  }
  const last = (rest + decoder.decode()).replace(/\r$/, '')
  if (last.startsWith('data:')) data.push(last.slice(5).replace(/^ /, ''))
  if (data.length > 0) yield data.join('\n')
}

const longestLine = 1024 * 1024

import { createServer, type ServerResponse } from 'node:http'

export interface AiProvider {
  baseUrl: string
  /** How many requests it has received. */
  requestCount: () => number
  /** Streams this text word by word from now on. */
  say: (text: string) => void
  /** Streams this text from now on and then waits; the returned function sends the rest. */
  hold: (begin: string) => (rest: string) => void
  /** Responds with this status from now on. */
  fail: (status: number) => void
  close: () => void
}

type Play = (response: ServerResponse) => void

/** A local AI provider with the protocol of OpenAI's chat completions. */
export async function openAiProvider(): Promise<AiProvider> {
  let requests = 0
  let play: Play = saying('Hello from the model.')
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => {
      requests += 1
      play(response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requestCount: () => requests,
    say: (text) => {
      play = saying(text)
    },
    hold: (begin) => {
      const waiting: ServerResponse[] = []
      play = (response) => {
        open(response)
        speak(response, begin)
        waiting.push(response)
      }
      return (rest) => waiting.forEach((response) => finish(response, rest))
    },
    fail: (status) => {
      play = (response) => {
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(JSON.stringify({ error: { message: 'No.', type: 'server_error' } }))
      }
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function saying(text: string): Play {
  return (response) => {
    open(response)
    finish(response, text)
  }
}

function open(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
}

function finish(response: ServerResponse, text: string): void {
  for (const word of text.match(/\s*\S+/g) ?? []) speak(response, word)
  send(response, {}, 'stop')
  response.end('data: [DONE]\n\n')
}

function speak(response: ServerResponse, content: string): void {
  send(response, { content }, null)
}

function send(response: ServerResponse, delta: object, finish_reason: string | null): void {
  const chunk = {
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_790_000_000,
    model: 'gpt-4o-mini',
    choices: [{ index: 0, delta, finish_reason }],
  }
  response.write(`data: ${JSON.stringify(chunk)}\n\n`)
}

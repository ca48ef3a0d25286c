import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import { closeAfter } from './close-after.ts'

const body = z.looseObject({
  model: z.string(),
  stream: z.boolean(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
})
export interface AiRequest {
  path: string
  headers: IncomingHttpHeaders
  body: z.infer<typeof body>
}

/** How the next request is answered. */
export type Play = (response: ServerResponse, request: AiRequest) => Promise<void> | void

export interface AiServer {
  baseUrl: string
  /** Every request so far. */
  requests: AiRequest[]
  /** Answers for the next requests, in order; after them `always` is used. */
  plays: Play[]
  always: Play
}

/** A local provider with the wire format of OpenAI's chat completions, including its faults. */
export async function startAiServer(): Promise<AiServer> {
  const ai: AiServer = {
    baseUrl: '',
    requests: [],
    plays: [],
    always: saying('Hello from the model.'),
  }
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const request = {
        path: incoming.url ?? '',
        headers: incoming.headers,
        body: body.parse(JSON.parse(Buffer.concat(chunks).toString('utf8'))),
      }
      ai.requests.push(request)
      void (ai.plays.shift() ?? ai.always)(response, request)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  ai.baseUrl = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/v1`
  closeAfter(() => {
    server.closeAllConnections()
    server.close()
  })
  return ai
}

/** A streamed answer, word by word, as the official service sends it. */
export function saying(text: string, finish = 'stop'): Play {
  return async (response) => {
    open(response)
    send(response, { role: 'assistant', content: '', refusal: null })
    for (const word of text.match(/\s*\S+/g) ?? [text]) {
      send(response, { content: word })
      await setImmediate()
    }
    send(response, {}, finish)
    response.end(`data: ${JSON.stringify({ ...frame, choices: [], usage })}\n\ndata: [DONE]\n\n`)
  }
}

/** These pieces, byte for byte. */
export function raw(pieces: readonly (string | Uint8Array)[], type = 'text/event-stream'): Play {
  return async (response) => {
    response.writeHead(200, { 'content-type': type })
    for (const piece of pieces) {
      response.write(piece)
      await setImmediate()
    }
    response.end()
  }
}

export function chunk(delta: object, finish: string | null = null): string {
  return `data: ${JSON.stringify({ ...frame, choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }] })}\n\n`
}

/** A valid stream with comment lines, CRLF, unknown fields and one byte per chunk. */
export function oddlySaying(text: string): Play {
  const wire = [
    ': OPENROUTER PROCESSING\r\n\r\n',
    'event: message\r\nid: 1\r\n',
    chunk({ content: text, obfuscation: 'xxxx' }).replaceAll('\n', '\r\n'),
    ': OPENROUTER PROCESSING\n\n',
    chunk({}, 'stop'),
    'data: [DONE]\n\n',
  ].join('')
  return raw(Array.from(Buffer.from(wire), (byte) => Uint8Array.of(byte)))
}

export function refusing(text: string): Play {
  return raw([chunk({ refusal: text }), chunk({}, 'stop'), 'data: [DONE]\n\n'])
}

export function failing(
  status: number,
  error: { message?: string; type?: string; param?: string | null; code?: string | number | null },
  headers: Record<string, string> = {},
): Play {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(
      JSON.stringify({ error: { message: '', type: null, param: null, code: null, ...error } }),
    )
  }
}

/** An error in the middle of a stream, as a regular event. */
export function breakingWithError(text: string): Play {
  return raw([
    chunk({ content: text }),
    `data: ${JSON.stringify({ error: { code: 502, message: 'Provider disconnected' } })}\n\n`,
  ])
}

/** The connection is lost in the middle of a word. */
export function hangingUp(text: string): Play {
  return async (response) => {
    open(response)
    send(response, { content: text })
    await setImmediate()
    response.destroy()
  }
}

/** Sends this text and then hangs; `disconnected` resolves when the client gives up. */
export function stalling(text: string): { play: Play; disconnected: Promise<void> } {
  let disconnect = (): void => {}
  const disconnected = new Promise<void>((resolve) => {
    disconnect = resolve
  })
  const play: Play = (response) => {
    response.on('close', disconnect)
    open(response)
    if (text !== '') send(response, { content: text })
  }
  return { play, disconnected }
}

/** Repeats a word, or the given text, until the client disconnects. */
export function endless(part?: string): { play: Play; disconnected: Promise<void> } {
  const closing = Promise.withResolvers<void>()
  const play: Play = (response) => {
    open(response)
    const timer = setInterval(() => {
      if (part === undefined) send(response, { content: ' and' })
      else response.write(part)
    }, 5)
    response.on('close', () => {
      clearInterval(timer)
      closing.resolve()
    })
  }
  return { play, disconnected: closing.promise }
}

/** A model that refuses these parameters. */
export function demanding(refuses: readonly string[], then: Play): Play {
  return (response, request) => {
    const unsupported = refuses.find((name) => name in request.body)
    if (unsupported === undefined) return then(response, request)
    const message = `Unsupported parameter: '${unsupported}' is not supported with this model.`
    return failing(400, {
      message,
      type: 'invalid_request_error',
      param: unsupported,
      code: 'unsupported_parameter',
    })(response, request)
  }
}

const frame = {
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1_790_000_000,
  model: 'gpt-4o-mini-2024-07-18',
  service_tier: 'default',
  system_fingerprint: 'fp_1',
}
const usage = { prompt_tokens: 20, completion_tokens: 5, total_tokens: 25 }

function open(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
}

function send(response: ServerResponse, delta: object, finish: string | null = null): void {
  response.write(chunk(delta, finish))
}

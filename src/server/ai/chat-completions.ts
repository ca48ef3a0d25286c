import { z } from 'zod'
import { streamedAnswer, wholeAnswer } from './chat-answer.ts'
import { dialectAfter, firstDialect, type Dialect } from './chat-dialect.ts'
import { errorBody, failureFrom, type ProviderErrorBody } from './chat-error.ts'
import {
  ProviderFailure,
  type ChatPiece,
  type ChatProvider,
  type ChatRequest,
} from './chat-provider.ts'

export interface ChatSettings {
  baseUrl: string
  apiKey: string | undefined
  model: string
  temperature: number
  maxTokens: number
  /** How long to wait for the first word, and then for each further one. */
  firstWordMs: number
  nextWordMs: number
  /** How long the whole answer may take. */
  wholeMs: number
}

/** Any server with OpenAI's chat completions API. One request per answer, and no other requests. */
export function chatCompletions(settings: ChatSettings): ChatProvider {
  const url = `${settings.baseUrl.replace(/\/+$/, '')}/chat/completions`
  // The dialect the model accepts, remembered after the first answer.
  let dialect = firstDialect

  async function* answer({ messages, signal, maxTokens }: ChatRequest): AsyncGenerator<ChatPiece> {
    // Longer answers, such as a drafted course, may take longer.
    const wholeMs = settings.wholeMs * (maxTokens === undefined ? 1 : 2)
    const timer = wordTimer(signal, { ...settings, wholeMs })
    try {
      const response = await sendRequest({
        messages,
        signal: timer.signal,
        maxTokens: maxTokens ?? settings.maxTokens,
      })
      const bytes = bodyOf(response)
      const isStream = response.headers.get('content-type')?.includes('text/event-stream') === true
      if (isStream) yield* timer.each(streamedAnswer(bytes))
      else yield* wholeAnswer(await textOf(bytes))
    } catch (error) {
      throw timer.failureOf(error)
    } finally {
      timer.stop()
    }
  }

  async function sendRequest({
    messages,
    signal,
    maxTokens,
  }: Required<ChatRequest>): Promise<Response> {
    const tried: Dialect[] = []
    for (;;) {
      const current = dialect
      tried.push(current)
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        signal,
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream, application/json',
          ...(settings.apiKey === undefined ? {} : { authorization: `Bearer ${settings.apiKey}` }),
        },
        body: JSON.stringify({
          model: settings.model,
          messages,
          stream: true,
          [current.tokens]: maxTokens,
          ...(current.temperature ? { temperature: settings.temperature } : {}),
        }),
      })
      if (response.ok) return response
      const error = await errorIn(response)
      const next =
        response.status === 400 || response.status === 422 ? dialectAfter(error, current) : null
      const isNew = next !== null && !tried.some((earlier) => isSameDialect(earlier, next))
      if (!isNew) throw failureFrom(error, response.status, response.headers.get('retry-after'))
      dialect = next
    }
  }

  return { answer }
}

function isSameDialect(a: Dialect, b: Dialect): boolean {
  return a.tokens === b.tokens && a.temperature === b.temperature
}

const errorResponse = z.object({ error: errorBody })
const maxBodyBytes = 1024 * 1024

async function errorIn(response: Response): Promise<ProviderErrorBody> {
  try {
    return errorResponse.parse(JSON.parse(await textOf(bodyOf(response)))).error
  } catch {
    return {}
  }
}

async function* bodyOf(response: Response): AsyncGenerator<Uint8Array> {
  if (response.body !== null) yield* response.body
}

async function textOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of bytes) {
    length += chunk.length
    if (length > maxBodyBytes) throw new ProviderFailure('unreadable')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * Aborts a request when the next word takes too long (keep-alive lines do not count), when the whole
 * answer takes too long, and when the caller aborts it.
 */
function wordTimer(
  caller: AbortSignal,
  {
    firstWordMs,
    nextWordMs,
    wholeMs,
  }: Pick<ChatSettings, 'firstWordMs' | 'nextWordMs' | 'wholeMs'>,
) {
  const silence = new AbortController()
  const whole = setTimeout(() => silence.abort(), wholeMs)
  let timer = setTimeout(() => silence.abort(), firstWordMs)

  return {
    signal: AbortSignal.any([caller, silence.signal]),
    async *each(pieces: AsyncIterable<ChatPiece>): AsyncGenerator<ChatPiece> {
      for await (const piece of pieces) {
        clearTimeout(timer)
        timer = setTimeout(() => silence.abort(), nextWordMs)
        yield piece
      }
    },
    stop() {
      clearTimeout(timer)
      clearTimeout(whole)
    },
    failureOf(error: unknown): ProviderFailure {
      if (caller.aborted) return new ProviderFailure('aborted')
      if (silence.signal.aborted) return new ProviderFailure('timeout')
      return error instanceof ProviderFailure ? error : new ProviderFailure('network')
    },
  }
}

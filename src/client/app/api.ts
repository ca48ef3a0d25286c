import type { z } from 'zod'
import type { ErrorCode } from '#contract/errors.ts'
import { helpHeader } from '#contract/help-header.ts'
import type { Routes } from '#contract/routes.ts'
import { keyOf, settle } from './unanswered.ts'

export type ApiKey = keyof Routes
export type Input<Key extends ApiKey> = z.input<Routes[Key]['input']>
export type Output<Key extends ApiKey> = z.output<Routes[Key]['output']>

/** A refusal by the server, or 'offline' when it could not be reached. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'offline'
  readonly status: number
  readonly fields: Record<string, string>
  readonly requestId: string | undefined
  /** A failure that is shown as a toast, wherever it happens. */
  readonly toast: boolean
  /** Milliseconds that the server asked us to wait. */
  readonly retryAfter: number | undefined

  constructor(answer: Answer, status: number, retryAfter?: number) {
    super(answer.message)
    this.code = answer.code
    this.status = status
    this.fields = answer.fields ?? {}
    this.requestId = answer.requestId
    this.toast = answer.toast ?? false
    this.retryAfter = retryAfter
  }
}

interface Answer {
  code: ErrorCode | 'offline'
  message: string
  fields?: Record<string, string>
  requestId?: string
  toast?: true
}

interface CallOptions {
  signal?: AbortSignal
}

/** Calls a route of the contract: `:name` parts of its path, then the query or the body, come from the input. */
export async function call<Key extends ApiKey>(
  key: Key,
  input: Input<Key>,
  { signal }: CallOptions = {},
): Promise<Output<Key>> {
  const { method, url, body } = requestOf(key, input)
  const headers: Record<string, string> = { 'x-requested-with': 'upful' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (method === 'POST' && body !== undefined) headers['idempotency-key'] = keyOf(url, body)

  const response = await fetch(url, {
    method,
    headers,
    body: body ?? null,
    signal: signal ?? null,
  }).catch((error: Error) => {
    // No server hears it, so it is heard here.
    if (body !== undefined) hearSent(wordsOf(input))
    throw error.name === 'AbortError' ? error : new ApiError(unreachable, 0)
  })
  const answer = await response.json().catch(() => null)
  // A server in trouble may have done it or not; only a real answer settles that.
  if (method !== 'GET' && answer !== null && response.status < 500) settle(url)
  // Screens that get a help card with their answer show it themselves.
  if (response.headers.has(helpHeader) && !answer?.help) hearSent(wordsOf(input))
  if (!response.ok || answer === null) throw errorOf(response, answer)
  return answer
}

/** A proxy answers for a server that does not, with a page of its own: then its status is what we know. */
function errorOf({ status, headers }: Response, answer: Answer | null): ApiError {
  const wait = waitOf(headers.get('retry-after'))
  return new ApiError(answer?.code ? answer : saidBy(status, wait), status, wait)
}

let hearSent: (words: string) => void = () => {}

/** Who hears words that need the help card. The pages before the login have no card to show. */
export function onWordsToHear(hear: (words: string) => void): void {
  hearSent = hear
}

function wordsOf(input: object): string {
  return JSON.stringify(input)
}

const unreachable: Answer = {
  code: 'offline',
  message: 'No connection. Check your data or Wi-Fi and try again.',
}

/** Seconds or a date, as HTTP has it; undefined where it says nothing of use. */
function waitOf(header: string | null): number | undefined {
  if (header === null) return undefined
  const wait = /^\d{1,6}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return wait > 0 ? wait : undefined
}

function saidBy(status: number, wait: number | undefined): Answer {
  const seconds = Math.ceil((wait ?? 0) / 1000)
  const minutes = Math.ceil(seconds / 60)
  const when =
    seconds === 0
      ? 'in a moment'
      : seconds < 60
        ? `in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
        : `in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
  if (status === 429)
    return { code: 'too-many', message: `That was a lot at once. Try again ${when}.` }
  if (status === 413)
    return { code: 'too-large', message: 'That is too much to send at once. Make it shorter.' }
  if (status === 502 || status === 503 || status === 504)
    return { code: 'overloaded', message: `Upful is busy right now. Try again ${when}.` }
  return broken
}

const broken: Answer = { code: 'internal', message: 'Something went wrong on our side. Try again.' }

/** How an input travels: path parts filled, the rest as the query of a GET or as a JSON body. */
export function requestOf(
  key: string,
  input: object,
): { method: string; url: string; body?: string } {
  const [method = '', path = ''] = key.split(' ')
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined))
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest.get(name)))
    rest.delete(name)
    return value
  })
  if (method !== 'GET')
    return { method, url: filled, body: JSON.stringify(Object.fromEntries(rest)) }

  const query = new URLSearchParams(
    [...rest].map(([name, value]) => [name, String(value)]),
  ).toString()
  return { method, url: query ? `${filled}?${query}` : filled }
}

export function isApiError(error: unknown, code?: ApiError['code']): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code)
}

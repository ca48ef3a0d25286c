import type { z } from 'zod'
import type { ErrorCode } from '#contract/errors.ts'
import { changesHeader } from '#contract/changes.ts'
import { helpHeader } from '#contract/crisis-header.ts'
import type { Resource, Routes } from '#contract/routes.ts'
import { keyOf, settle } from './unanswered.ts'

export type ApiKey = keyof Routes
export type Input<Key extends ApiKey> = z.input<Routes[Key]['input']>
export type Output<Key extends ApiKey> = z.output<Routes[Key]['output']>

/** A refusal by the server, or 'offline' when it could not be reached. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'offline' | 'unsent'
  readonly status: number
  readonly fields: Record<string, string>
  readonly requestId: string | undefined
  /** A failure that is shown as a toast, wherever it happens. */
  readonly toast: boolean
  /** Milliseconds the server asked us to wait; 0 or NaN if it didn't. */
  readonly retryAfter: number

  constructor(body: ErrorBody, status: number, retryAfter = 0) {
    super(body.message)
    this.code = body.code
    this.status = status
    this.fields = body.fields ?? {}
    this.requestId = body.requestId
    this.toast = body.toast ?? false
    this.retryAfter = retryAfter
  }
}

interface ErrorBody {
  code: ErrorCode | 'offline' | 'unsent'
  message: string
  fields?: Record<string, string>
  requestId?: string
  toast?: true
}

interface CallOptions {
  signal?: AbortSignal
  /** Receives what the server names as changed by a successful write. */
  onChanged?: (changes: readonly Resource[]) => void
}

/** Calls a route of the contract: `:name` parts of its path, then the query or the body, come from the input. */
export async function call<Key extends ApiKey>(
  key: Key,
  input: Input<Key>,
  { signal, onChanged }: CallOptions = {},
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
    // No server checked the text for crisis words, so check it here.
    if (body !== undefined) checkSentText(textOf(input))
    throw error.name === 'AbortError' ? error : new ApiError(unreachable, 0)
  })
  readResponse(key, response)
  const answer = await response.json().catch(() => null)
  // After a 5xx it is unknown whether the write happened; only a real response settles that.
  if (method !== 'GET' && answer !== null && response.status < 500) settle(url)
  // Screens whose response includes a help card show it themselves.
  if (response.headers.has(helpHeader) && !answer?.help) checkSentText(textOf(input))
  if (!response.ok || answer === null) {
    const wait = Number(response.headers.get('retry-after')) * 1000
    throw new ApiError(
      answer?.code ? answer : errorForStatus(response.status),
      response.status,
      wait,
    )
  }
  onChanged?.((response.headers.get(changesHeader)?.split(',') ?? []) as Resource[])
  return answer
}

let checkSentText: (text: string) => void = () => {}

/** Sets the listener for text that needs the help card. The pages before the login have none. */
export function onSentText(listener: (text: string) => void): void {
  checkSentText = listener
}

let readResponse: (key: ApiKey, response: Response) => void = () => {}

/** Sets what reads every response first, and may refuse it by throwing. */
export function onResponse(reader: typeof readResponse): void {
  readResponse = reader
}

function textOf(input: object): string {
  return JSON.stringify(input)
}

const unreachable: ErrorBody = {
  code: 'offline',
  message: 'No connection. Check your data or Wi-Fi and try again.',
}

/** A proxy responds for an unreachable server with its own page, so only the status is known. */
function errorForStatus(status: number): ErrorBody {
  return status === 429 || status > 501 ? busy : broken
}

const busy: ErrorBody = {
  code: 'overloaded',
  message: 'Upful is very busy. Please try again in a moment.',
}
const broken: ErrorBody = {
  code: 'internal',
  message: 'Something went wrong on our side. Try again.',
}

/** Builds the request: path parts filled in, the rest as the query of a GET or as a JSON body. */
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

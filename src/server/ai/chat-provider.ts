import type { Message } from '#domain/learning/advisor.ts'

export interface ChatRequest {
  messages: readonly Message[]
  /** For an answer that needs more tokens than configured. */
  maxTokens?: number
  /** Aborts the request: the person stopped the reply, or the process is stopping. */
  signal: AbortSignal
}

/** A part of an answer as it arrives; the last one says why it ended. */
export type ChatPiece =
  | { type: 'text'; text: string }
  /** `length`: it was cut off. `refused`: the text is the model's own refusal. */
  | { type: 'end'; reason: 'stop' | 'length' | 'refused' }

/** A model that answers. An answer either ends with its `end` piece or throws. */
export interface ChatProvider {
  answer: (request: ChatRequest) => AsyncIterable<ChatPiece>
}

export type FailureKind =
  | 'network'
  | 'timeout'
  | 'rate-limited'
  | 'quota'
  | 'busy'
  | 'not-allowed'
  | 'bad-request'
  | 'filtered'
  | 'empty'
  | 'broken-off'
  | 'unreadable'
  | 'resting'
  | 'aborted'

/** Why there is no answer. Never the provider's own text: providers quote keys and prompts. */
export class ProviderFailure extends Error {
  override name = 'ProviderFailure'
  readonly kind: FailureKind
  readonly status: number | undefined
  /** How long the provider asked us to wait. */
  readonly retryAfterMs: number | undefined

  constructor(kind: FailureKind, details: { status?: number; retryAfterMs?: number } = {}) {
    super(`The AI provider gave no answer: ${kind}`)
    this.kind = kind
    this.status = details.status
    this.retryAfterMs = details.retryAfterMs
  }
}

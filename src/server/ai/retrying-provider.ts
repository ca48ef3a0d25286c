import {
  ProviderFailure,
  type ChatPiece,
  type ChatProvider,
  type ChatRequest,
  type FailureKind,
} from './chat-provider.ts'

export interface RetryOptions {
  now: () => Date
  /** Waits; ends early when the signal is aborted. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>
  onFailure?: (failure: ProviderFailure) => void
}

const retries = 2
const totalMs = 30_000
const firstPauseMs = 400
const worthRetrying: readonly FailureKind[] = ['network', 'rate-limited', 'busy']

/** After this many failures in a row the circuit opens. */
const failuresToRest = 5
const restMs = 30_000
/** A retry does not help with a wrong key or an exhausted quota: back off immediately, and longer. */
const needsOperator: readonly FailureKind[] = ['quota', 'not-allowed']
const longRestMs = 5 * 60_000

/**
 * The retry policy and the circuit breaker around a provider. A call is only retried while no word
 * has been shown. While the circuit is open, calls fail immediately; after the back-off one call tries again.
 */
export function withRetries(
  provider: ChatProvider,
  { now, pause, onFailure }: RetryOptions,
): ChatProvider {
  let failuresInARow = 0
  let openUntil = 0
  let isTrialRunning = false

  async function* answer(request: ChatRequest): AsyncGenerator<ChatPiece> {
    const isTrial = enterCircuit()
    try {
      yield* answerWithRetries(request)
      failuresInARow = 0
      openUntil = 0
    } catch (error) {
      if (error instanceof ProviderFailure) count(error)
      throw error
    } finally {
      if (isTrial) isTrialRunning = false
    }
  }

  /** True for the one call that tries after the back-off. */
  function enterCircuit(): boolean {
    if (openUntil === 0) return false
    if (isTrialRunning || now().getTime() < openUntil) throw new ProviderFailure('resting')
    isTrialRunning = true
    return true
  }

  async function* answerWithRetries(request: ChatRequest): AsyncGenerator<ChatPiece> {
    const endsAt = now().getTime() + totalMs
    for (let attempt = 0; ; attempt += 1) {
      let hasText = false
      try {
        for await (const piece of provider.answer(request)) {
          hasText ||= piece.type === 'text'
          yield piece
        }
        return
      } catch (error) {
        const wait = hasText || attempt >= retries ? null : pauseBefore(error, attempt)
        if (wait === null || now().getTime() + wait > endsAt) throw error
        await pause(wait, request.signal)
        if (request.signal.aborted) throw new ProviderFailure('aborted')
      }
    }
  }

  function count(failure: ProviderFailure): void {
    // Failures caused by the caller or by one message do not count against the provider.
    if (failure.kind === 'aborted' || failure.kind === 'filtered') return
    onFailure?.(failure)
    failuresInARow += 1
    if (needsOperator.includes(failure.kind)) openUntil = now().getTime() + longRestMs
    else if (failuresInARow >= failuresToRest) openUntil = now().getTime() + restMs
  }

  return { answer }
}

/** How long to wait before a retry; null when a retry would not help. */
function pauseBefore(error: unknown, attempt: number): number | null {
  if (!(error instanceof ProviderFailure) || !worthRetrying.includes(error.kind)) return null
  // Jitter, so that many calls do not retry at the same instant.
  const backOffMs = firstPauseMs * 2 ** attempt * (1 + Math.random() / 2)
  return Math.max(error.retryAfterMs ?? 0, backOffMs)
}

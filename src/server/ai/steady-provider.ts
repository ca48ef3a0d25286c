import {
  ProviderFailure,
  type ChatPiece,
  type ChatProvider,
  type ChatRequest,
  type FailureKind,
} from './chat-provider.ts'

export interface Steadiness {
  now: () => Date
  /** Waits; ends early when the signal does. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>
  failed?: (failure: ProviderFailure) => void
}

const retries = 2
const totalMs = 30_000
const firstPauseMs = 400
const worthRetrying: readonly FailureKind[] = ['network', 'rate-limited', 'busy']

/** After this many failures in a row the circuit opens. */
const failuresToRest = 5
const restMs = 30_000
/** A retry does not help with a wrong key or no quota: back off immediately, and longer. */
const needsSomebody: readonly FailureKind[] = ['quota', 'not-allowed']
const longRestMs = 5 * 60_000

/**
 * The retry policy and the circuit breaker around a provider. A call is only retried if no word was
 * shown yet. While the circuit is open, calls fail immediately; after the back-off one call tries again.
 */
export function steady(provider: ChatProvider, { now, pause, failed }: Steadiness): ChatProvider {
  let failuresInARow = 0
  let restsUntil = 0
  let trying = false

  async function* answer(request: ChatRequest): AsyncGenerator<ChatPiece> {
    const trial = enter()
    try {
      yield* answered(request)
      failuresInARow = 0
      restsUntil = 0
    } catch (error) {
      if (error instanceof ProviderFailure) count(error)
      throw error
    } finally {
      if (trial) trying = false
    }
  }

  /** True for the one call that tries after the back-off. */
  function enter(): boolean {
    if (restsUntil === 0) return false
    if (trying || now().getTime() < restsUntil) throw new ProviderFailure('resting')
    trying = true
    return true
  }

  async function* answered(request: ChatRequest): AsyncGenerator<ChatPiece> {
    const endsAt = now().getTime() + totalMs
    for (let attempt = 0; ; attempt += 1) {
      let shown = false
      try {
        for await (const piece of provider.answer(request)) {
          shown ||= piece.type === 'text'
          yield piece
        }
        return
      } catch (error) {
        const wait = shown || attempt >= retries ? null : pauseBefore(error, attempt)
        if (wait === null || now().getTime() + wait > endsAt) throw error
        await pause(wait, request.signal)
        if (request.signal.aborted) throw new ProviderFailure('aborted')
      }
    }
  }

  function count(failure: ProviderFailure): void {
    // Failures caused by the reader or by one question do not count against the provider.
    if (failure.kind === 'aborted' || failure.kind === 'filtered') return
    failed?.(failure)
    failuresInARow += 1
    if (needsSomebody.includes(failure.kind)) restsUntil = now().getTime() + longRestMs
    else if (failuresInARow >= failuresToRest) restsUntil = now().getTime() + restMs
  }

  return { answer }
}

/** How long to wait before a retry; null when a retry is no use. */
function pauseBefore(error: unknown, attempt: number): number | null {
  if (!(error instanceof ProviderFailure) || !worthRetrying.includes(error.kind)) return null
  // Jitter, so that many readers do not retry at the same instant.
  const own = firstPauseMs * 2 ** attempt * (1 + Math.random() / 2)
  return Math.max(error.retryAfterMs ?? 0, own)
}

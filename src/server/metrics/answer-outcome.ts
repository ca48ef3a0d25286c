import type { Services } from '../services.ts'
import { ProviderFailure, type ChatProvider, type FailureKind } from '../ai/chat-provider.ts'

/** How an answer of the AI provider ended: complete, cut off at the length limit, refused, or why there is none. */
export type AnswerOutcome = 'complete' | 'length' | 'refused' | 'failed' | FailureKind

/** Calls `begin` when an answer is asked for, and what it returns with how the answer ended. */
function withOutcomes(
  provider: ChatProvider,
  begin: () => (outcome: AnswerOutcome) => void,
): ChatProvider {
  return {
    async *answer(request) {
      const ended = begin()
      // The reader may stop in the middle.
      let outcome: AnswerOutcome = 'aborted'
      try {
        for await (const piece of provider.answer(request)) {
          if (piece.type === 'end') outcome = piece.reason === 'stop' ? 'complete' : piece.reason
          yield piece
        }
      } catch (error) {
        outcome = error instanceof ProviderFailure ? error.kind : 'failed'
        throw error
      } finally {
        ended(outcome)
      }
    },
  }
}

const endedWell: readonly AnswerOutcome[] = ['complete', 'length', 'refused', 'aborted']

/** Reports to metrics and traces; the provider itself when both are off. */
export function observedProvider(
  provider: ChatProvider,
  model: string,
  { metrics, traces }: Pick<Services, 'metrics' | 'traces'>,
): ChatProvider {
  if (metrics === null && traces === null) return provider
  const attributes = { 'gen_ai.operation.name': 'chat', 'gen_ai.request.model': model }
  return withOutcomes(provider, () => {
    const endSpan = traces?.begin({ name: 'AI answer', kind: 'outgoing', attributes })
    return (outcome) => {
      metrics?.providerAnswered(outcome)
      endSpan?.(outcome, !endedWell.includes(outcome))
    }
  })
}

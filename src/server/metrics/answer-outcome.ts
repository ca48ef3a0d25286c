import { ProviderFailure, type ChatProvider, type FailureKind } from '../ai/chat-provider.ts'

/** How an answer of the AI provider ended: complete, cut off at the length limit, refused, or why there is none. */
export type AnswerOutcome = 'complete' | 'length' | 'refused' | 'failed' | FailureKind

/** Reports how each answer of the provider ended. */
export function withOutcomes(
  provider: ChatProvider,
  onOutcome: (outcome: AnswerOutcome) => void,
): ChatProvider {
  return {
    async *answer(request) {
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
        onOutcome(outcome)
      }
    },
  }
}

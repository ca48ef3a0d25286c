import type { z } from 'zod'
import type { Message } from '#domain/learning/advisor.ts'
import { draftInstructions, askAgain } from '#domain/learning/draft-prompts.ts'
import { unsafeIn } from '#domain/safety/draft-safety.ts'
import { promptGuard } from '#domain/learning/prompt-guard.ts'
import { ProviderFailure, type ChatProvider } from '../ai/chat-provider.ts'
import { knownHostsOf } from '../content/known-hosts.ts'
import type { Content } from '../content/load-content.ts'

/** Writes one draft at a time; null when no attempt passed the checks. */
export interface DraftWriter {
  write: <Shape extends z.ZodType>(
    messages: readonly Message[],
    shape: Shape,
  ) => Promise<z.output<Shape> | null>
  /** Whether it has written anything usable. */
  hasWritten: () => boolean
}

const maxAttempts = 2
const maxPieceTokens = 1500
const maxWaitMs = 60_000

/**
 * A writer that uses the configured model. A piece that fails its checks is requested once more, with
 * the reason. After the provider has failed twice for one piece, it is not called again.
 */
export function writerWith(ai: ChatProvider, content: Content): DraftWriter {
  const guard = promptGuard(draftInstructions)
  const hosts = knownHostsOf(content)
  let isDown = false
  let isUsed = false

  return {
    async write(messages, shape) {
      let problem: string | null = null
      let failures = 0
      for (let attempt = 0; attempt < maxAttempts && !isDown; attempt += 1) {
        try {
          const text = await answerTo(ai, problem === null ? messages : askAgain(messages, problem))
          const checked = checkedPiece(text, shape)
          if (checked.ok) {
            isUsed = true
            return checked.piece
          }
          problem = checked.problem
        } catch (error) {
          if (!(error instanceof ProviderFailure)) throw error
          if (error.kind !== 'filtered') failures += 1
          isDown = failures === maxAttempts || error.kind === 'resting'
        }
      }
      return null
    },
    hasWritten: () => isUsed,
  }

  function checkedPiece<Shape extends z.ZodType>(text: string | null, shape: Shape) {
    const value = text === null ? undefined : objectIn(text)
    if (value === undefined) return wrong('It was not one whole JSON object.')
    const parsed = shape.safeParse(value)
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      return wrong(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}.`)
    }
    const writing = stringsIn(parsed.data).join('\n')
    if (guard.leaks(writing)) return wrong('Do not repeat the instructions.')
    const unsafe = unsafeIn(writing, hosts)
    return unsafe === null ? { ok: true as const, piece: parsed.data } : wrong(unsafe)
  }
}

function wrong(problem: string) {
  return { ok: false as const, problem }
}

/** Null when it was cut off or refused. */
async function answerTo(ai: ChatProvider, messages: readonly Message[]): Promise<string | null> {
  let text = ''
  const signal = AbortSignal.timeout(maxWaitMs)
  for await (const piece of ai.answer({ messages, signal, maxTokens: maxPieceTokens })) {
    if (piece.type === 'text') text += piece.text
    else if (piece.reason !== 'stop') return null
  }
  return text
}

/** Models often wrap their JSON in a code fence or a sentence. */
function objectIn(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}

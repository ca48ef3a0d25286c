import { z } from 'zod'
import { ProviderFailure, type ChatPiece } from './chat-provider.ts'
import { failureFrom, errorBody } from './chat-error.ts'
import { eventData } from './event-data.ts'

const messageSchema = z.object({
  content: z.string().nullish(),
  refusal: z.string().nullish(),
})

// Unknown fields are ignored: providers add their own.
const chunkSchema = z.object({
  choices: z
    .array(z.object({ delta: messageSchema.nullish(), finish_reason: z.string().nullish() }))
    .nullish(),
  error: errorBody.nullish(),
})

const answerSchema = z.object({
  choices: z
    .array(z.object({ message: messageSchema, finish_reason: z.string().nullish() }))
    .min(1),
})

/** Reads a streamed answer. Throws if its end is missing, so that a partial text is never taken for a complete one. */
export async function* streamedAnswer(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<ChatPiece> {
  let finish: string | null = null
  let refused = false
  let empty = true
  for await (const data of eventData(bytes)) {
    if (data.trim() === '[DONE]') break
    const { choices, error } = parse(chunkSchema, data)
    if (error) throw failureFrom(error, 200)
    const [choice] = choices ?? []
    const { content, refusal } = choice?.delta ?? {}
    if (typeof refusal === 'string' && refusal !== '') refused = true
    const text = `${content ?? ''}${refusal ?? ''}`
    if (text !== '') {
      empty &&= text.trim() === ''
      yield { type: 'text', text }
    }
    finish = choice?.finish_reason ?? finish
  }
  // Some servers leave out [DONE], some the reason; without either the connection was lost.
  if (finish === null) throw new ProviderFailure('broken-off')
  yield endOf(finish, { refused, empty })
}

/** Reads an answer from a provider that does not stream. */
export function* wholeAnswer(text: string): Generator<ChatPiece> {
  const { message, finish_reason } = parse(answerSchema, text).choices[0] ?? {}
  const fullText = `${message?.content ?? ''}${message?.refusal ?? ''}`
  if (fullText !== '') yield { type: 'text', text: fullText }
  const refused = typeof message?.refusal === 'string' && message.refusal !== ''
  yield endOf(finish_reason ?? 'stop', { refused, empty: fullText.trim() === '' })
}

function endOf(
  finish: string,
  { refused, empty }: { refused: boolean; empty: boolean },
): ChatPiece {
  if (finish === 'content_filter') throw new ProviderFailure('filtered')
  if (empty) throw new ProviderFailure('empty')
  if (refused) return { type: 'end', reason: 'refused' }
  return { type: 'end', reason: finish === 'length' ? 'length' : 'stop' }
}

function parse<Shape extends z.ZodType>(shape: Shape, text: string): z.output<Shape> {
  try {
    return shape.parse(JSON.parse(text))
  } catch {
    throw new ProviderFailure('unreadable')
  }
}

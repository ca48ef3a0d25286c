import type { AnswerDetail } from './answer-details.ts'
import { detailAsked, detailAskedNext } from './asked-detail.ts'
import { partsAskedIn } from './asked-parts.ts'
import type { IntentIndex } from './intent-index.ts'
import type { GuideIntent } from './intent.ts'
import type { AnswerPart } from './written-answer.ts'

/** An answer to a message; when it is not sure, it says first what it takes the question to be. */
export interface GuideAnswering {
  kind: 'answer'
  intent: GuideIntent
  sure: boolean
  /** So sure that it need not say what it takes the question to be. */
  certain: boolean
  /** The narrower question that it asks. */
  detail: AnswerDetail | null
  /** Without a detail, what the question asks for first. */
  parts: readonly AnswerPart[]
  /** The rest of the answer was read before. */
  onlyAsked: boolean
  /** What else may be meant, when it is not sure. */
  others: readonly GuideIntent[]
}

/** What somebody typed, and its words by `questionWords`. */
export interface TypedQuestion {
  text: string
  words: readonly string[]
}

export const maxChoices = 3

/** The whole answer, without anything before it. */
export function wholeAnswer(intent: GuideIntent): GuideAnswering {
  return {
    kind: 'answer',
    intent,
    sure: true,
    certain: true,
    detail: null,
    parts: [],
    onlyAsked: false,
    others: [],
  }
}

/** The answer, with what the message asks for first. */
export function answering(
  intent: GuideIntent,
  question: TypedQuestion,
  index: IntentIndex,
  isCertain = true,
): GuideAnswering {
  return { ...wholeAnswer(intent), ...askedFirst(intent, question, index), certain: isCertain }
}

/** The same when another answer may be meant, which it names. */
export function likely(
  intent: GuideIntent,
  question: TypedQuestion,
  index: IntentIndex,
  others: readonly GuideIntent[] = [],
): GuideAnswering {
  return {
    ...answering(intent, question, index, false),
    sure: false,
    others: others.slice(0, maxChoices - 1),
  }
}

/** What of an answer the question asks for: a detail, or else its parts. */
function askedFirst(
  intent: GuideIntent,
  { text, words }: TypedQuestion,
  index: IntentIndex,
): AskedFirst {
  const found = detailAsked(text, intent, index)
  if (found !== null && found.score >= 4 && found.share >= 0.5)
    return { detail: found.detail, parts: [] }
  return partsFirst(intent, words)
}

/** What a message asks for that goes on about an answer; null when the answer does not have it. */
export function answeringNext(
  intent: GuideIntent,
  { text, words }: TypedQuestion,
  index: IntentIndex,
): GuideAnswering | null {
  const found = detailAskedNext(text, intent, index)
  const next = { ...wholeAnswer(intent), onlyAsked: true }
  if (found !== null && found.score >= 3 && found.share >= 0.4)
    return { ...next, detail: found.detail, certain: found.score >= 7 && found.share >= 0.8 }
  const first = partsFirst(intent, words)
  return first.parts.length > 0 ? { ...next, ...first } : null
}

type AskedFirst = Pick<GuideAnswering, 'detail' | 'parts'>

function partsFirst(intent: GuideIntent, words: readonly string[]): AskedFirst {
  const parts = partsAskedIn(words).filter((part) => intent.parts.includes(part))
  return { detail: null, parts: parts.slice(0, 2) }
}

import type { AnswerDetail } from './answer-details.ts'
import { detailAsked, detailAskedNext, type FoundDetail } from './asked-detail.ts'
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

/**
 * What a message asks for that goes on about an answer; null when the answer does not have it. One that leads elsewhere by
 * itself has to ask for a detail more clearly.
 */
export function answeringNext(
  intent: GuideIntent,
  question: TypedQuestion,
  index: IntentIndex,
  leadsElsewhere: boolean,
): GuideAnswering | null {
  const parts = partsFirst(intent, question.words)
  const found = detailAskedNext(question.text, intent, index)
  const next = { ...wholeAnswer(intent), onlyAsked: true }
  if (isAsked(found, parts, leadsElsewhere ? nextElsewhere : nextHere))
    return { ...next, detail: found.detail, certain: isAsked(found, [], certainly) }
  return parts.length > 0 ? { ...next, parts } : null
}

/** What of an answer the question asks for: a detail, or else its parts. */
function askedFirst(
  intent: GuideIntent,
  question: TypedQuestion,
  index: IntentIndex,
): Pick<GuideAnswering, 'detail' | 'parts'> {
  const parts = partsFirst(intent, question.words)
  const found = detailAsked(question.text, intent, index)
  return isAsked(found, parts, alone)
    ? { detail: found.detail, parts: [] }
    : { detail: null, parts }
}

/** From this score on a detail is asked for more clearly than a part, such as the cost. */
const clearScore = 7
/** What a detail has to reach in a message that stands alone, and in one that goes on about its answer. */
const alone = { score: 4, share: 0.5 }
const nextHere = { score: 3, share: 0.4 }
const nextElsewhere = { score: 5, share: 0.4 }
const certainly = { score: clearScore, share: 0.8 }

function isAsked(
  found: FoundDetail | null,
  parts: readonly AnswerPart[],
  least: Pick<FoundDetail, 'score' | 'share'>,
): found is FoundDetail {
  const leastScore = parts.length > 0 ? clearScore : least.score
  return found !== null && found.score >= leastScore && found.share >= least.share
}

function partsFirst(intent: GuideIntent, words: readonly string[]): AnswerPart[] {
  return partsAskedIn(words)
    .filter((part) => intent.parts.includes(part))
    .slice(0, 2)
}

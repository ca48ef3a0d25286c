import { partsAskedIn } from './asked-parts.ts'
import { isFollowUp } from './follow-up.ts'
import type { IntentIndex } from './intent-index.ts'
import type { GuideIntent } from './intent.ts'
import { intentsFor, type IntentMatch } from './matching.ts'
import { questionWords } from './plain-words.ts'
import { plainWords } from '#domain/text/word-stems.ts'
import { carefulTopics, type AnswerPart } from './written-answer.ts'

/** What the guide does with a message. */
export type GuideOutcome =
  /** Answers it; when it is not sure, it says first what it takes the question to be. */
  | {
      kind: 'answer'
      intent: GuideIntent
      sure: boolean
      /** What the question asks for first. */
      parts: readonly AnswerPart[]
      /** The rest of the answer was read before. */
      onlyParts: boolean
    }
  /** Asks which of these is meant. */
  | { kind: 'choice'; intents: readonly GuideIntent[] }
  /** The message goes on about an answer that has nothing more to say. */
  | { kind: 'no-more'; intent: GuideIntent }
  | { kind: 'none' }

/** The talk before the message. */
export interface TalkBefore {
  /** The id of the intent that was answered last. */
  answered: string | null
  /** The texts that were offered to tap with the last reply. */
  offered: readonly string[]
}

export const nothingBefore: TalkBefore = { answered: null, offered: [] }

/** From this score on, the guide is sure; where a wrong answer does harm, only from the higher one. */
const sureFrom = 0.56
const sureFromCareful = 0.62
/** From this score on, it answers and says what it takes the question to be; never on a careful topic. */
const likelyFrom = 0.45
/** From this score on, an intent may be offered as a choice. */
const offeredFrom = 0.24
/** The second has to be this much less likely than the first. */
const margin = 0.1
const maxChoices = 3

export function outcomeFor(message: string, before: TalkBefore, index: IntentIndex): GuideOutcome {
  const tapped = index.byTitle.get(plainWords(message)) ?? offeredBy(message, before, index)
  if (tapped !== undefined)
    return { kind: 'answer', intent: tapped, sure: true, parts: [], onlyParts: false }
  const words = questionWords(message, index.corrected)
  const matches = intentsFor(message, index)
  const last = before.answered === null ? undefined : index.byId.get(before.answered)
  if (last !== undefined && isFollowUp(message, words, matches, index))
    return goingOn(message, words, last, index)
  return decided(matches, words)
}

/** "The first one", "2": one of the texts that were offered. */
function offeredBy(
  message: string,
  { offered }: TalkBefore,
  index: IntentIndex,
): GuideIntent | undefined {
  const place = places.findIndex((pattern) => pattern.test(plainWords(message)))
  const ask = place < 0 ? undefined : offered[place]
  return ask === undefined ? undefined : index.byTitle.get(plainWords(ask))
}

const places = [
  /^(?:di |the )?(?:1|1st|first|one)(?: one)?$/,
  /^(?:di |the )?(?:2|2nd|second|two)(?: one)?$/,
  /^(?:di |the )?(?:3|3rd|third|three|last)(?: one)?$/,
]

function decided(matches: readonly IntentMatch[], words: readonly string[]): GuideOutcome {
  const [best, second] = matches
  if (best === undefined || best.score < offeredFrom) return { kind: 'none' }
  const isCareful = carefulTopics.some((topic) => topic === best.intent.topic)
  const gap = best.score - (second?.score ?? 0)
  const isSure = best.score >= (isCareful ? sureFromCareful : sureFrom)
  if (isSure && gap >= margin) return answering(best.intent, words, true)
  if (!isCareful && best.score >= likelyFrom && gap >= margin)
    return answering(best.intent, words, false)
  const intents = matches
    .filter(
      ({ score, intent }) =>
        !intent.wholeMessage && score >= offeredFrom && score >= best.score * 0.5,
    )
    .slice(0, maxChoices)
    .map(({ intent }) => intent)
  return intents.length === 0 ? { kind: 'none' } : { kind: 'choice', intents }
}

function answering(intent: GuideIntent, words: readonly string[], sure: boolean): GuideOutcome {
  const parts = partsAskedIn(words).filter((part) => intent.parts.includes(part))
  return { kind: 'answer', intent, sure, parts: parts.slice(0, 2), onlyParts: false }
}

/** A message that goes on about the last answer: one of its parts, or another answer about the same thing. */
function goingOn(
  message: string,
  words: readonly string[],
  last: GuideIntent,
  index: IntentIndex,
): GuideOutcome {
  const parts = partsAskedIn(words).filter((part) => last.parts.includes(part))
  if (parts.length > 0)
    return { kind: 'answer', intent: last, sure: true, parts: parts.slice(0, 2), onlyParts: true }
  const [best] = intentsFor(`${last.title} ${message}`, index).filter(
    ({ intent }) => intent.id !== last.id,
  )
  const alone = intentsFor(message, index).find(({ intent }) => intent.id === best?.intent.id)
  if (best !== undefined && best.score >= likelyFrom && (alone?.score ?? 0) >= offeredFrom)
    return answering(best.intent, words, best.score >= sureFrom)
  return { kind: 'no-more', intent: last }
}

/** What an outcome is called where its grade is kept. */
export function keyOf(outcome: GuideOutcome): string {
  switch (outcome.kind) {
    case 'answer': {
      const { intent, parts, sure } = outcome
      const part = parts.map((name) => `#${name.toLowerCase().replaceAll(' ', '-')}`).join('')
      const subject =
        intent.kind === 'own' ? intent.id.replace('own/', 'own:') : `answer:${intent.id}`
      return `${subject}${part}${sure ? '' : '?'}`
    }
    case 'choice':
      return `choice:${outcome.intents.map(({ id }) => id).join(',')}`
    case 'no-more':
      return `no-more:${outcome.intent.id}`
    case 'none':
      return 'none'
  }
}

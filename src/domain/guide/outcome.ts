import { plainWords } from '#domain/text/word-stems.ts'
import {
  answering,
  answeringNext,
  likely,
  maxChoices,
  wholeAnswer,
  type TypedQuestion,
  type GuideAnswering,
} from './answering.ts'
import { isFollowUp } from './follow-up.ts'
import type { IntentIndex } from './intent-index.ts'
import { outsideTopics, smallTalk, type GuideIntent } from './intent.ts'
import { intentsFor, type IntentMatch } from './matching.ts'
import { questionWords } from './plain-words.ts'
import { isCareful } from './written-answer.ts'

/** What the guide does with a message. */
export type GuideOutcome =
  | GuideAnswering
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

/**
 * How certain the guide has to be to be sure: the score of the first intent plus its distance to the second. Found with
 * questions that the answers did not know yet: of 340, 169 were answered rightly and 9 wrongly.
 */
const sureFrom = 0.95
/** The same for topics where a wrong answer does harm. */
const sureFromCareful = 1.05
/** From here on it need not say what it takes the question to be: of 120 questions eight were answered wrongly, all below. */
const certainFrom = 1.4
/** From here on it begins to answer, and says first what it takes the question to be. */
const likelyFrom = 0.4
const likelyFromCareful = 0.45
/** From this score on there is something to choose from. */
const offeredFrom = 0.22
/** What else is offered: of 140 uncertain answers it holds the right one for seven more than half as much would. */
const besideFrom = 0.15
const besideShare = 0.4
/** From this score on a message may have its own subject. */
const ownSubjectFrom = 0.5
/** From this score on a message begins something new; together with the last answer's title it goes on to another one. */
const goesOnFrom = 0.4
/** What somebody asks is in the beginning of a long text. */
const maxLength = 900

export function outcomeFor(typed: string, before: TalkBefore, index: IntentIndex): GuideOutcome {
  const message = typed
    .replace(/[^\S\n]+/g, ' ')
    .slice(0, maxLength)
    .toWellFormed()
  const tapped = index.byTitle.get(plainWords(message)) ?? offeredBy(message, before, index)
  if (tapped !== undefined) return wholeAnswer(tapped)
  const question = { text: message, words: questionWords(message, index.corrected) }
  const known = index.wayToAsk(message)
  if (known !== undefined) return answering(known, question, index)
  const matches = intentsFor(message, index)
  const last = lastSubject(before, index)
  if (last !== undefined && isFollowUp(question, matches, index))
    return goingOn(question, { last, alone: matches }, index)
  return decided(matches, question, index)
}

/** What the talk was about: the last answer, or else the first of the choices that were offered. */
function lastSubject({ answered, offered }: TalkBefore, index: IntentIndex) {
  const [first] = offered
  if (answered !== null) return index.byId.get(answered)
  return first === undefined ? undefined : index.byTitle.get(plainWords(first))
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

function decided(
  matches: readonly IntentMatch[],
  question: TypedQuestion,
  index: IntentIndex,
): GuideOutcome {
  const [best, second] = matches
  if (best === undefined || best.score < offeredFrom) return { kind: 'none' }
  const certainty = 2 * best.score - (second?.score ?? 0)
  const careful = isCareful(best.intent.topic)
  if (certainty >= (careful ? sureFromCareful : sureFrom))
    return answering(best.intent, question, index, certainty >= certainFrom)
  const intents = matches
    .filter(({ score }) => score >= Math.max(besideFrom, best.score * besideShare))
    .map(({ intent }) => intent)
    .filter(({ group }) => group !== smallTalk && group !== outsideTopics)
  // One word, such as "licence", does not say which of several things is wanted.
  const isLikely = certainty >= (careful ? likelyFromCareful : likelyFrom)
  if (isLikely && (question.words.length > 1 || intents.length < 2))
    return likely(
      best.intent,
      question,
      index,
      intents.filter(({ id }) => id !== best.intent.id),
    )
  return intents.length === 0
    ? { kind: 'none' }
    : { kind: 'choice', intents: intents.slice(0, maxChoices) }
}

/** A message that goes on about the last answer: one of its parts, or another answer about the same thing. */
function goingOn(
  question: TypedQuestion,
  { last, alone }: { last: GuideIntent; alone: readonly IntentMatch[] },
  index: IntentIndex,
): GuideOutcome {
  // A word that leads to another answer by itself goes on about this one only if a detail says so clearly.
  const leads = (alone[0]?.score ?? 0) >= ownSubjectFrom && alone[0]?.intent.id !== last.id
  const next = answeringNext(last, question, index, leads)
  if (next !== null) return next
  const itself = decided(alone, question, index)
  if (itself.kind === 'answer' && itself.sure && itself.intent.id !== last.id) return itself
  const [best] = intentsFor(`${last.title} ${question.text}`, index).filter(
    ({ intent }) => intent.id !== last.id,
  )
  const byItself = alone.find(({ intent }) => intent.id === best?.intent.id)?.score ?? 0
  if (best !== undefined && best.score >= goesOnFrom && byItself >= offeredFrom)
    return likely(best.intent, question, index)
  const isNew = itself.kind === 'choice' && (alone[0]?.score ?? 0) >= goesOnFrom
  return isNew ? itself : { kind: 'no-more', intent: last }
}

/** What an outcome is called where its grade is kept. */
export function keyOf(outcome: GuideOutcome): string {
  switch (outcome.kind) {
    case 'answer': {
      const { intent, detail, parts, sure: isSure } = outcome
      const subject =
        intent.kind === 'own' ? intent.id.replace('own/', 'own:') : `answer:${intent.id}`
      const names = detail === null ? parts : [plainWords(detail.question)]
      const first = names.map((name) => `#${name.toLowerCase().replaceAll(' ', '-')}`).join('')
      return `${subject}${first}${isSure ? '' : '?'}`
    }
    case 'choice':
      return `choice:${outcome.intents
        .map(({ id }) => id)
        .toSorted()
        .join(',')}`
    case 'no-more':
      return `no-more:${outcome.intent.id}`
    case 'none':
      return 'none'
  }
}

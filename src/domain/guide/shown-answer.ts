import { outsideTopics, smallTalk, type GuideIntent } from './intent.ts'
import type { GuideAnswering } from './answering.ts'
import { isCareful, type WrittenAnswer } from './written-answer.ts'

/** What a reply shows of a written answer, in paragraphs. */
export interface ShownAnswer {
  texts: readonly string[]
  /** What comes last, after the dates of the answer. */
  closing: string | null
  /** False for a beginning and for a detail or parts alone. */
  isWhole: boolean
}

/**
 * A certain answer is shown whole, with what was asked for first; one that is not quite certain also says which question it
 * answers. A question that may be another one gets only the beginning, then how the other answers begin: in three of
 * four hedged replies one of them is right, and nobody should have to tap to be helped. The whole answer to something else
 * looks like an answer.
 */
export function shownAnswer(
  {
    title,
    group,
    topic,
    answer,
    parts: texts,
  }: Pick<WrittenAnswer, 'title' | 'group' | 'topic' | 'answer' | 'parts'>,
  {
    detail,
    parts,
    onlyAsked,
    sure,
    certain,
    others,
  }: Pick<GuideAnswering, 'detail' | 'parts' | 'onlyAsked' | 'sure' | 'certain'> & {
    others: readonly Begun[]
  },
): ShownAnswer {
  const first = detail === null ? parts.flatMap((part) => texts[part] ?? []) : [detail.answer]
  const wanted = first.map(asSentence)
  const isKindLine = group === smallTalk || group === outsideTopics
  const takenTo = [
    `${isCareful(topic) && !sure ? 'I may have this wrong. ' : ''}I think you are asking:`,
    `**${detail?.question ?? title}**`,
  ]
  const named = certain || isKindLine ? [] : takenTo
  if (onlyAsked) return { texts: [...named, ...wanted], closing: null, isWhole: false }
  if (sure) return { texts: [...named, ...wanted, answer], closing: null, isWhole: true }
  // Such an answer says only that we do not know these things.
  if (group === outsideTopics)
    return {
      texts: [...wanted, answer, 'If you meant something else, say it in other words.'],
      closing: null,
      isWhole: true,
    }
  return {
    texts: [
      ...takenTo,
      ...wanted,
      ...(detail === null ? [beginning(answer)] : []),
      ...(others.length === 0 ? [] : ['Or do you mean this?', ...others.map(beginningOf)]),
    ],
    closing: 'Tap the question that you mean for the whole answer, or say it in other words.',
    isWhole: false,
  }
}

type Begun = Pick<GuideIntent, 'title' | 'body'>

/** Asks which question is meant, and says of each how its answer begins, so that nobody has to tap to be helped. */
export function questionBack(intents: readonly Begun[]): string {
  const choices = intents.map(beginningOf)
  const [first, last] =
    choices.length === 1
      ? ['I am not sure that I understand you. Do you mean this?', 'Tap it']
      : ['I am not sure which of these you mean:', 'Tap one']
  return [first, ...choices, `${last} for the whole answer, or say it in other words.`].join('\n\n')
}

function beginningOf({ title, body }: Begun): string {
  return [`**${title}**`, firstSentence(body)].filter((text) => text !== '').join('  \n')
}

/** The first paragraph, with the list or the sample that it announces. */
function beginning(text: string): string {
  const [first = '', next] = text.split('\n\n')
  return next !== undefined && first.endsWith(':') ? `${first}\n\n${next}` : first
}

/** Up to the first full stop that ends a sentence: not in "J$20.50" or "Mr. Brown". */
function firstSentence(text: string): string {
  const first = text.split('\n\n')[0] ?? ''
  return (/^.{20,}?[.!?](?=\s|$)/s.exec(first)?.[0] ?? first).replace(/:$/, '.')
}

/** A part may begin with a figure in words, "three years", which is written small elsewhere. */
function asSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

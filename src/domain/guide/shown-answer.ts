import { outsideTopics, type GuideIntent } from './intent.ts'
import type { GuideOutcome } from './outcome.ts'
import type { WrittenAnswer } from './written-answer.ts'

type Answering = Extract<GuideOutcome, { kind: 'answer' }>

/** What a reply shows of a written answer, in paragraphs. */
export interface ShownAnswer {
  texts: readonly string[]
  /** What comes last, after the dates of the answer. */
  closing: string | null
  /** False for a beginning and for parts alone. */
  isWhole: boolean
}

/**
 * A sure answer is shown whole, with what was asked for first. A question that may be another one gets only the
 * beginning, under the question that it answers: the whole answer to something else looks like an answer.
 */
export function shownAnswer(
  {
    title,
    group,
    answer,
    parts: texts,
  }: Pick<WrittenAnswer, 'title' | 'group' | 'answer' | 'parts'>,
  { parts, onlyParts, sure }: Pick<Answering, 'parts' | 'onlyParts' | 'sure'>,
): ShownAnswer {
  const wanted = parts.flatMap((part) => texts[part] ?? [])
  if (onlyParts) return { texts: wanted, closing: null, isWhole: false }
  if (sure) return { texts: [...wanted, answer], closing: null, isWhole: true }
  // Such an answer says only that we do not know these things.
  if (group === outsideTopics)
    return {
      texts: [...wanted, answer, 'If you meant something else, say it in other words.'],
      closing: null,
      isWhole: true,
    }
  return {
    texts: [
      'I am not quite sure what you mean. Is it this?',
      `**${title}**`,
      ...(wanted.length > 0 ? wanted : [firstParagraph(answer)]),
    ],
    closing: 'Tap the question for the whole answer, or say it in other words.',
    isWhole: false,
  }
}

/** Asks which question is meant, and says of each how its answer begins, so that nobody has to tap to be helped. */
export function questionBack(intents: readonly Pick<GuideIntent, 'title' | 'body'>[]): string {
  const choices = intents.map(({ title, body }) =>
    [`**${title}**`, firstSentence(firstParagraph(body))]
      .filter((text) => text !== '')
      .join('  \n'),
  )
  const [first, last] =
    choices.length === 1
      ? ['I am not sure that I understand you. Do you mean this?', 'Tap it']
      : ['I am not sure which of these you mean:', 'Tap one']
  return [first, ...choices, `${last} for the whole answer, or say it in other words.`].join('\n\n')
}

function firstParagraph(text: string): string {
  return text.split('\n\n')[0] ?? ''
}

/** Up to the first full stop that ends a sentence: not in "J$20.50" or "Mr. Brown". */
function firstSentence(text: string): string {
  return /^.{20,}?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text
}

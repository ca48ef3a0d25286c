import { outsideTopics } from '#domain/guide/intent.ts'
import type { GuideOutcome } from '#domain/guide/outcome.ts'
import type { WrittenAnswer } from '#domain/guide/written-answer.ts'
import { addressOf, maxCards, partsOf, type CardRef } from '#domain/learning/cards.ts'
import { spokenDay } from '#domain/text/spoken-day.ts'
import type { Content } from '../content/load-content.ts'
import type { Asker, GuideSources } from './known-queries.ts'
import { openingIdsOf } from './openings.ts'
import type { AnswerText } from './own-answers.ts'
import { alreadyDone } from './already-done.ts'

type Answering = Extract<GuideOutcome, { kind: 'answer' }>

/**
 * A written answer as this person reads it: what they asked for first, with its dates and what comes next. A question
 * that may be another one gets only the beginning: the whole answer to something else looks like an answer.
 */
export async function writtenAnswer(
  sources: GuideSources,
  asker: Asker,
  answer: WrittenAnswer,
  { parts, onlyParts, sure }: Pick<Answering, 'parts' | 'onlyParts' | 'sure'>,
): Promise<AnswerText> {
  const askedParts = parts.flatMap((part) => answer.parts[part] ?? [])
  const isOutside = answer.group === outsideTopics
  if (!sure && !isOutside && !onlyParts)
    return {
      text: beginningOf(answer, askedParts, sources.content),
      cards: await cardsOf(sources, answer),
    }
  const texts = onlyParts ? askedParts : [...askedParts, answer.answer]
  const done = onlyParts ? null : await alreadyDone(sources, asker, answer)
  return {
    text: [
      ...texts,
      ...(sure || !isOutside ? [] : ['If you meant something else, say it in other words.']),
      ...(done === null ? [] : [done]),
      ...(onlyParts ? [] : practiceOf(answer, sources.content)),
      ...datesOf(answer, sources.content),
    ].join('\n\n'),
    cards: await cardsOf(sources, answer),
  }
}

/** What was asked for or the first paragraph, under the question that it answers. */
function beginningOf(
  answer: WrittenAnswer,
  askedParts: readonly string[],
  content: Content,
): string {
  const [first = answer.answer] = answer.answer.split('\n\n')
  return [
    'I am not quite sure what you mean. Is it this?',
    `**${answer.title}**`,
    ...(askedParts.length > 0 ? askedParts : [first]),
    ...datesOf(answer, content),
    'Tap the question for the whole answer, or say it in other words.',
  ].join('\n\n')
}

/** An answer without a link leads to its lessons. */
function practiceOf({ answer, do: next }: WrittenAnswer, { courses }: Content): string[] {
  if (answer.includes('](')) return []
  const links = next.flatMap(({ kind, id }) => {
    const [courseId, itemId] = partsOf(id)
    const course = courses.find((candidate) => candidate.id === courseId)
    const items = course?.sections.flatMap((section) => section.items) ?? []
    const title =
      kind === 'course' ? course?.title : items.find((item) => item.id === itemId)?.title
    return title === undefined ? [] : [`[${title}](${addressOf({ kind, id })})`]
  })
  return links.length === 0 ? [] : [`Practise it: ${links.join(' and ')}.`]
}

async function cardsOf(
  sources: GuideSources,
  { do: next, programmes }: WrittenAnswer,
): Promise<CardRef[]> {
  const openings = await openingIdsOf(sources, programmes)
  const cards: CardRef[] = [
    ...next,
    ...programmes.flatMap((programme): CardRef[] => {
      const id = openings.get(programme)
      return id === undefined ? [] : [{ kind: 'opening', id }]
    }),
  ]
  return cards.slice(0, maxCards)
}

/** Figures and rules change, so an answer says from which days its own are, and who says so. */
function datesOf(
  { facts: ids = [], asOf, source, url }: WrittenAnswer,
  { facts }: Content,
): string[] {
  const figures = figureDays(facts.filter(({ id }) => ids.includes(id)).map((fact) => fact.asOf))
  const from = asOf === undefined ? null : `As of ${spokenDay(asOf)}: [${source}](${url}).`
  const lines = [figures, from].filter((line) => line !== null)
  return lines.length === 0 ? [] : [`*${lines.join(' ')}*`]
}

function figureDays(days: readonly string[]): string | null {
  const sorted = days.toSorted()
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (first === undefined || last === undefined) return null
  return first === last
    ? `Figures as of ${spokenDay(first)}.`
    : `Figures from ${spokenDay(first)} to ${spokenDay(last)}: check before you rely on one.`
}

import { shownAnswer } from '#domain/guide/shown-answer.ts'
import type { WrittenAnswer } from '#domain/guide/written-answer.ts'
import { addressOf, maxCards, partsOf, type CardRef } from '#domain/learning/cards.ts'
import { spokenDay } from '#domain/text/spoken-day.ts'
import type { Content } from '../content/load-content.ts'
import type { Asker, GuideSources } from './known-queries.ts'
import { openingIdsOf } from './openings.ts'
import type { AnswerText } from './own-answers.ts'
import { alreadyDone } from './already-done.ts'

/** A written answer as this person reads it, with its dates and what comes next. */
export async function writtenAnswer(
  sources: GuideSources,
  asker: Asker,
  answer: WrittenAnswer,
  outcome: Parameters<typeof shownAnswer>[1],
): Promise<AnswerText> {
  const { texts, closing, isWhole } = shownAnswer(answer, outcome)
  const done = isWhole ? await alreadyDone(sources, asker, answer) : null
  return {
    text: [
      ...texts,
      ...(done === null ? [] : [done]),
      ...(isWhole ? practiceOf(answer, sources.content) : []),
      ...datesOf(answer, sources.content),
      ...(closing === null ? [] : [closing]),
    ].join('\n\n'),
    cards: await cardsOf(sources, answer),
  }
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

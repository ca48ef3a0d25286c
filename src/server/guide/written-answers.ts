import { answerAskedFor } from '#domain/text/asked-often.ts'
import type { AuthoredAnswer } from '#domain/learning/authored-answer.ts'
import { addressOf, maxCards, partsOf, type CardRef } from '#domain/learning/cards.ts'
import { spokenDay } from '#domain/text/spoken-day.ts'
import { workedSum, type HourlyPay } from '#domain/learning/worked-sum.ts'
import type { Content } from '../content/load-content.ts'
import type { GuideSources } from './known-queries.ts'
import { openingIdsOf } from './openings.ts'
import type { AnswerText } from './own-answers.ts'

/** The authored answer to this question, or the result of a calculation in it; null when there is neither. */
export async function writtenAnswer(
  sources: GuideSources,
  question: string,
): Promise<(AnswerText & { id: string }) | null> {
  const { content } = sources
  const sum = workedSum(question, minimumPay(content))
  if (sum !== null) return { id: 'sum', text: sum, cards: [] }
  const authored = answerAskedFor(question, content.answers)
  if (authored === null) return null
  const openings = await openingIdsOf(sources, authored.programmes)
  const cards: CardRef[] = [
    ...authored.programmes.flatMap((programme): CardRef[] => {
      const id = openings.get(programme)
      return id === undefined ? [] : [{ kind: 'opening', id }]
    }),
    ...authored.cards,
  ]
  return {
    id: authored.id,
    text: `${authored.answer.trim()}${readMore(authored, content)}${daysOf(authored.facts ?? [], content)}`,
    cards: cards.slice(0, maxCards),
  }
}

/** Adds links to the lessons if the answer has no link. */
function readMore({ answer, cards }: AuthoredAnswer, { courses }: Content): string {
  if (answer.includes('](')) return ''
  const links = cards.flatMap(({ kind, id }) => {
    const [courseId, itemId] = partsOf(id)
    const course = courses.find((candidate) => candidate.id === courseId)
    const items = course?.sections.flatMap((section) => section.items) ?? []
    const title =
      kind === 'course' ? course?.title : items.find((item) => item.id === itemId)?.title
    return title === undefined ? [] : [`[${title}](${addressOf({ kind, id })})`]
  })
  return links.length === 0 ? '' : `\n\nPractise it: ${links.join(' and ')}.`
}

/** The figures in an answer change, so it says from which dates they are. */
function daysOf(ids: readonly string[], { facts }: Content): string {
  const days = facts
    .filter(({ id }) => ids.includes(id))
    .map(({ asOf }) => asOf)
    .toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return ''
  return first === last
    ? `\n\n*Figures as of ${spokenDay(first)}.*`
    : `\n\n*Figures from ${spokenDay(first)} to ${spokenDay(last)}: check before you rely on one.*`
}

function minimumPay({ facts }: Content): HourlyPay | null {
  const figure = (id: string) => {
    const value = facts.find((fact) => fact.id === id)?.value.replaceAll(',', '')
    return Number(/\d+(\.\d+)?/.exec(value ?? '')?.[0] ?? NaN)
  }
  const pay = {
    hour: figure('minimum-wage-hour'),
    overtimeHour: figure('overtime-hour'),
    weekHours: figure('normal-week-hours'),
  }
  return Object.values(pay).some(Number.isNaN) ? null : pay
}

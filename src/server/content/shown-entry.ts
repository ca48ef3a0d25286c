import type { EditableKind } from '#domain/learning/content-edit.ts'
import { factsIn, factSentence, withFacts, type Fact } from '#domain/learning/facts.ts'
import type { Address } from '#domain/href.ts'
import { spokenDay } from '#domain/text/spoken-day.ts'
import { placesIn } from './fact-uses.ts'
import type { AuthoredContent } from './shown-content.ts'
import { textsIn } from './texts.ts'

/** A text as people read it. */
export interface ShownText {
  where: string
  /** Markdown. */
  text: string
  href: Address | null
}

const maxPlaces = 8

/** The entry as people read it, and the sentences that quote it; `more` are the places that are left out. */
export function shownEntry(
  authored: AuthoredContent,
  kind: EditableKind,
  id: string,
): { shown: ShownText[]; more: number } {
  const facts = new Map(authored.facts.map((fact) => [fact.id, fact]))
  const filled = (text: string) => withFacts(text, facts)
  const own = ownTexts(authored, kind, id).map((text) => ({ ...text, text: filled(text.text) }))
  if (kind !== 'fact') return { shown: own, more: 0 }
  const places = quotesOf(authored, id)
  return {
    shown: [
      ...own,
      ...places.slice(0, maxPlaces).map((place) => ({ ...place, text: filled(place.text) })),
    ],
    more: Math.max(0, places.length - maxPlaces),
  }
}

function ownTexts(authored: AuthoredContent, kind: EditableKind, id: string): ShownText[] {
  switch (kind) {
    case 'fact':
      return authored.facts.filter((fact) => fact.id === id).map(factText)
    case 'answer':
      return authored.answers
        .filter((answer) => answer.id === id)
        .flatMap(({ title, answer, parts, asOf, source, url }) => [
          {
            where: `Advisor: ${title}`,
            text: asOf === undefined ? answer : `${answer}\n\n${datesLine(asOf, source, url)}`,
            href: null,
          },
          ...Object.entries(parts).map(([part, text]) => ({
            where: `Advisor, only about: ${part}`,
            text,
            href: null,
          })),
        ])
    case 'programme':
      return authored.programmes
        .filter((programme) => programme.id === id)
        .map(({ title, organisation, location, description, audience, duration, url }) => ({
          where: 'Opening',
          text: [
            `### ${title}`,
            `**${organisation}**, ${location}`,
            description,
            `**For:** ${audience}`,
            ...(duration === undefined ? [] : [`**Length:** ${duration}`]),
            `[Official website](${url})`,
          ].join('\n\n'),
          href: null,
        }))
  }
}

function factText(fact: Fact): ShownText {
  const text = `${factSentence(fact)}\n\n${datesLine(fact.asOf, fact.source, fact.url)}`
  return { where: fact.label, text, href: null }
}

function datesLine(asOf: string, source = '', url?: string): string {
  return `As of ${spokenDay(asOf)}: ${url === undefined ? source : `[${source}](${url})`}.`
}

/** The sentences that quote a fact, place by place. */
function quotesOf(authored: AuthoredContent, id: string): ShownText[] {
  return placesIn(authored).flatMap(({ value, use: { kind, title, href } }) => {
    const sentences = textsIn(value)
      .filter(({ text }) => factsIn(text).includes(id))
      .flatMap(({ text }) => text.split(/\n|(?<=[.!?])\s+/))
      .filter((sentence) => factsIn(sentence).includes(id))
    const [first] = new Set(sentences)
    return first === undefined ? [] : [{ where: `${kind}: ${title}`, text: first.trim(), href }]
  })
}

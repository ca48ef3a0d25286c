import { href } from '#domain/href.ts'
import { badgeKindWords, type BadgeKind } from '#domain/learning/badge-source.ts'
import * as pages from '#domain/pages.ts'
import type { CardWords } from '#domain/text/card-layout.ts'
import { plural } from '#domain/text/plural.ts'

/** What a student can show to others. */
export type Shareable =
  | { kind: 'achievement'; id: string; title: string }
  | { kind: 'badge'; id: string; title: string; of: BadgeKind }
  | { kind: 'level'; level: number; rank: string }
  | { kind: 'streak'; days: number }
  | { kind: 'course'; title: string }
  | {
      kind: 'opening'
      id: string
      title: string
      company: string
      location: string
      /** 'Sun 22 Nov' */
      closes: string | undefined
      /** Where it can be read without an account; undefined if that is its page on Upful. */
      url: string | undefined
    }
  | { kind: 'app' }

/** What the student ticked. Nothing about them is on a picture without it. */
export interface Ticked {
  name: string | undefined
  number: boolean
}

interface NumberedWords extends CardWords {
  /** In the drawing. */
  number: number | undefined
}

/** The label of the tick for the number; undefined where there is no number. */
export function numberLabel(what: Shareable): string | undefined {
  if (what.kind === 'level') return `My level (${what.level})`
  if (what.kind === 'streak') return `My number of days (${what.days})`
  return undefined
}

/** Whether the student's name makes sense on it. */
export function hasName({ kind }: Shareable): boolean {
  return kind !== 'opening' && kind !== 'app'
}

/** What is written on the picture. */
export function cardWords(what: Shareable, { name, number }: Ticked): NumberedWords {
  const who = name ?? 'I'
  switch (what.kind) {
    case 'achievement':
      return words(`${who} earned a badge`, what.title)
    case 'badge':
      return words(`${who} showed on Upful`, what.title, [`${badgeKindWords[what.of]} badge`])
    case 'level':
      return number
        ? words(`${who} reached`, `Level ${what.level}`, [what.rank], what.level)
        : words(`${who} reached`, 'A new level')
    case 'streak':
      return number
        ? words(`${who} kept going for`, plural(what.days, 'day'), ['in a row'], what.days)
        : words(`${who} kept going`, 'Day after day')
    case 'course':
      return words(`${who} finished a course`, what.title)
    case 'opening': {
      const { title, company, location, closes } = what
      const closing = closes === undefined ? [] : [`Closes ${closes}`]
      return words('Open now', title, [company, location, ...closing])
    }
    default:
      return words('Come and try Upful', 'Get ready for work, a little every day', [
        'Free, for ages 15 to 25 in Jamaica',
      ])
  }
}

function words(
  lead: string,
  headline: string,
  details: readonly string[] = [],
  number?: number,
): NumberedWords {
  return { lead, headline, details, number }
}

/** The message that goes with the picture, with the address that it leads to. */
export function shareText(what: Shareable, number: boolean, origin: string): string {
  return `${message(what, number)} ${addressOf(what, origin)}`
}

function message(what: Shareable, number: boolean): string {
  switch (what.kind) {
    case 'achievement':
      return `I earned the badge "${what.title}" on Upful.`
    case 'badge':
      return `My badge: ${what.title}. Anybody can check it:`
    case 'level':
      return number ? `I reached level ${what.level} on Upful.` : 'I reached a new level on Upful.'
    case 'streak':
      return number
        ? `I have a streak of ${plural(what.days, 'day')} on Upful.`
        : 'I keep my streak going on Upful.'
    case 'course':
      return `I finished the course "${what.title}" on Upful.`
    case 'opening':
      return `${what.title}, ${what.company}. See it here:`
    default:
      return 'I use Upful to get ready for work. It is free:'
  }
}

function addressOf(what: Shareable, origin: string): string {
  if (what.kind === 'badge') return `${origin}${href(pages.badge, { id: what.id })}`
  if (what.kind !== 'opening') return origin
  return what.url ?? `${origin}${href(pages.opening, { id: what.id })}`
}

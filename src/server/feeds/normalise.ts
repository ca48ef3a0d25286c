import { createHash } from 'node:crypto'
import type { Day } from '#domain/day.ts'
import { givenScoreFrom, levelFrom, type OpeningLevel } from '#domain/openings/matching.ts'
import { skillsIn, skillsOf } from '#domain/openings/opening-skills.ts'
import {
  deadlineFrom,
  defaultLocation,
  isOpenOn,
  kindFrom,
  type OpeningKind,
} from '#domain/openings/opening.ts'
import { placeFrom, type Place } from '#domain/openings/place.ts'
import { asksIn, type Asks } from '#domain/openings/eligibility.ts'
import { isForAdults } from '#domain/openings/adult-work.ts'
import { redFlagsIn, type RedFlag } from '#domain/safety/red-flags.ts'
import type { Skill } from '#domain/learning/skills.ts'
import type { RawOpening } from './feed.ts'
import { canonicalLink, safeLink } from './link.ts'
import { plainLine, plainText } from './plain-text.ts'

/** An opening as it is stored: text only, every field checked. */
export interface ListedOpening {
  externalId: string
  title: string
  company: string
  location: string
  place: Place
  /** The listing has no location; the one shown is a guess. */
  locationEstimated: boolean
  asks: Asks
  kind: OpeningKind
  duration: string | null
  pay: string | null
  deadline: Day | null
  deadlineEstimated: boolean
  /** As the card shows them. */
  skillWords: string[]
  skills: Skill[]
  level: OpeningLevel
  givenScore: number | null
  url: string
  description: string
  forAdults: boolean
  flags: RedFlag[]
  preferred: boolean
  postedOn: Day | null
  /** Openings with the same value lead to the same page. */
  canonicalUrl: string
  /** Openings with the same value are the same job on different pages. */
  likeness: string
  /** Changes with the visible text, so that staff check it again. */
  contentHash: string
}

export interface NormalisingRules {
  today: Day
  fallbackKind: OpeningKind
  weeklyMinimum: number
  preferredEmployers: readonly string[]
}

/**
 * Null for a listing without a company, with an unsafe link, or already closed. A listing without
 * any link is kept, so that people can search for it.
 */
export function openingFrom(raw: RawOpening, rules: NormalisingRules): ListedOpening | null {
  const url = raw.url.trim() === '' ? '' : safeLink(raw.url)
  const title = plainLine(raw.title)
  const company = plainLine(raw.company)
  if (url === null || title === '' || company === '') return null
  const deadline = deadlineFrom(raw.deadline, rules.today)
  if (!isOpenOn(deadline.day, rules.today)) return null

  const listedLocation = plainLine(raw.location ?? '')
  const location = listedLocation || defaultLocation
  const place = placeFrom(location, raw.remote)
  const description = plainText(raw.description)
  const pay = raw.pay === null ? null : plainLine(raw.pay, 100) || null
  const duration = raw.duration === null ? null : plainLine(raw.duration, 100) || null
  const required = requiredSkills(raw.skills, `${title}\n${description}`)
  return {
    externalId: hashOf(raw.externalId),
    title,
    company,
    location,
    place,
    locationEstimated: listedLocation === '' && place !== 'remote',
    asks: asksIn(title, description),
    kind: kindFrom(raw.kindTexts, rules.fallbackKind),
    duration,
    pay,
    deadline: deadline.day,
    deadlineEstimated: deadline.estimated,
    skillWords: required.words,
    skills: required.skills,
    level: levelFrom(title, description),
    givenScore: givenScoreFrom(raw.score),
    url,
    description,
    forAdults: isForAdults({ title, description, duration, place }),
    flags: redFlagsIn(
      { title, description, pay, hasLink: url !== '' && !isChat(url) },
      rules.weeklyMinimum,
    ),
    preferred: rules.preferredEmployers.some((name) => isSameName(name, company)),
    postedOn: raw.posted,
    canonicalUrl: url === '' ? `unlinked:${likenessOf(title, company, place)}` : canonicalLink(url),
    likeness: likenessOf(title, company, place),
    contentHash: hashOf([title, company, location, pay, url, description].join('\n')),
  }
}

/** The skills that the source lists and those that its text mentions. */
function requiredSkills(
  listed: readonly string[],
  text: string,
): { words: string[]; skills: Skill[] } {
  const words = listed.map((word) => plainLine(word, 60)).filter((word) => word !== '')
  const mentioned = skillsIn(text)
  return {
    words: [...new Set([...words, ...mentioned.words])].slice(0, 8),
    skills: [...new Set([...skillsOf(words), ...mentioned.skills])],
  }
}

export function likenessOf(title: string, company: string, place: string): string {
  return hashOf([title, company, place].map(nameOf).join('|'))
}

function isSameName(a: string, b: string): boolean {
  return nameOf(a) === nameOf(b)
}

function nameOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\b(ltd|limited|inc|llc|plc|company|co|jamaica|ja)\b/g, '')
    .replace(/[^a-z0-9]+/g, '')
}

function isChat(url: string): boolean {
  return /^https?:\/\/(www\.)?(wa\.me|api\.whatsapp\.com|chat\.whatsapp\.com|t\.me|m\.me)\//i.test(
    url,
  )
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24)
}

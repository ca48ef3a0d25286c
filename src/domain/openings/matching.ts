import type { OpeningKind } from './opening.ts'
import type { Place } from './place.ts'
import { aboutSkill, type Skill } from '#domain/learning/skills.ts'

/** Increase it whenever the same student and opening would get a different score. */
export const matchVersion = 3

export const matchBase = 60
export const preferredBonus = 10
/**
 * The maximum of each part; together the 40 above the base. Skills count most, so that nobody
 * sees a high number for work whose skills they have not begun to learn.
 */
export const matchParts = { skills: 30, kind: 4, place: 3, level: 3 } as const
/** An opening is matched on the two skills it mentions most. */
export const countedSkills = 2
/** In Jamaica, but not where the student wants to work. */
export const elsewherePoints = 1

export const openingLevels = ['entry', 'some', 'experienced'] as const
export type OpeningLevel = (typeof openingLevels)[number]

/** How well it fits a beginner: an entry level counts in full, five years of experience count nothing. */
export const levelPoints: Readonly<Record<OpeningLevel, number>> = {
  entry: matchParts.level,
  some: 1,
  experienced: 0,
}

/** The student's preferences. */
export interface JobWish {
  /** Null until the student chooses; until then it adds no points. */
  kinds: readonly OpeningKind[] | null
  /** Null until the student names places or a parish; until then a parish adds no points. Empty means anywhere in Jamaica. */
  places: readonly Place[] | null
}

export interface MatchedOpening {
  kind: OpeningKind
  place: Place
  /** The listing does not name a place; the one shown is a guess. */
  placeEstimated: boolean
  level: OpeningLevel
  skills: readonly Skill[]
  preferred: boolean
  /** The feed's own score, if it has one. */
  givenScore: number | null
}

/** The words beside the number: 'Strong', 'Fair' or 'Grow'. */
export const fits = ['strong', 'fair', 'grow'] as const
export type Fit = (typeof fits)[number]

/** Every point that no skill gives; up to here a student may not have begun to learn what the opening asks for. */
const withoutSkills = matchBase + matchParts.kind + matchParts.place + matchParts.level
/** Half of the points for skills, when all the rest fits. */
const strongScore = withoutSkills + matchParts.skills / 2

export type MatchPartName = 'base' | 'given' | 'skills' | 'kind' | 'place' | 'level' | 'preferred'

export interface MatchPart {
  name: MatchPartName
  points: number
  /** The maximum of this part. */
  outOf: number
  text: string
  /** The student has not set a preference for this. */
  unsaid?: true
}

export interface Match {
  score: number
  fit: Fit
  version: number
  /** Their points add up to the score. */
  parts: MatchPart[]
}

/**
 * How well an opening fits, and why; null until the student has earned a percent in any skill.
 * Only what the student has learned and said they want counts, never who they are. Their parish counts as
 * where they want to work, until they choose places.
 */
export function matchOf(
  student: { percents: Readonly<Partial<Record<Skill, number>>>; wish: JobWish },
  opening: MatchedOpening,
): Match | null {
  if (!isMatchable(student.percents)) return null
  const own =
    opening.givenScore === null ? ownParts(student, opening) : [givenPart(opening.givenScore)]
  const parts = opening.preferred ? [...own, preferredPart(totalOf(own))] : own
  return { score: totalOf(parts), fit: fitOf(totalOf(own)), version: matchVersion, parts }
}

/** A preferred employer fits nobody better, so its bonus is not in these points. */
function fitOf(points: number): Fit {
  if (points >= strongScore) return 'strong'
  return points > withoutSkills ? 'fair' : 'grow'
}

/** Whether the student has anything to match with yet. */
export function isMatchable(percents: Readonly<Partial<Record<Skill, number>>>): boolean {
  return Object.values(percents).some((percent) => percent > 0)
}

/** A feed's score is kept if it is a percentage; anything else is ignored. */
export function givenScoreFrom(value: unknown): number | null {
  const score = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof score !== 'number' || !Number.isFinite(score) || score < 0 || score > 100) return null
  return Math.round(score)
}

/** The years asked for decide; without them, the title. */
export function levelFrom(title: string, description: string): OpeningLevel {
  const years = [
    ...description.matchAll(
      /\b(\d{1,2})\s?\+?\s?(?:-\s?\d{1,2}\s?)?years?\b[^.!?]{0,30}\bexperience/gi,
    ),
  ]
    .map((hit) => Number(hit[1]))
    .filter((count) => count <= 30)
  const maxYears = Math.max(0, ...years)
  if (maxYears >= 3 || /\b(senior|lead|head|director|chief|principal|manager)\b/i.test(title)) {
    return 'experienced'
  }
  if (maxYears >= 1 && !/\b(intern|internship|trainee|entry)\b/i.test(title)) return 'some'
  return 'entry'
}

function ownParts(
  { percents, wish }: Parameters<typeof matchOf>[0],
  opening: MatchedOpening,
): MatchPart[] {
  return [
    part('base', matchBase, 'Where every opening starts'),
    skillsPart(percents, opening.skills.slice(0, countedSkills)),
    kindPart(wish.kinds, opening.kind),
    placePart(wish.places, opening),
    part('level', levelPoints[opening.level], levelTexts[opening.level]),
  ]
}

function kindPart(preferredKinds: JobWish['kinds'], kind: OpeningKind): MatchPart {
  if (preferredKinds === null)
    return { ...part('kind', 0, 'You have not told us what type of work you want'), unsaid: true }
  return preferredKinds.includes(kind)
    ? part('kind', matchParts.kind, 'The type you want')
    : part('kind', 0, 'Not the type you want')
}

/** Rounded up, so that the first percent in a required skill shows. */
function skillsPart(
  percents: Readonly<Partial<Record<Skill, number>>>,
  openingSkills: readonly Skill[],
): MatchPart {
  if (openingSkills.length === 0) return part('skills', 0, 'Mentions no skill we know')
  const sum = openingSkills.reduce((total, skill) => total + (percents[skill] ?? 0), 0)
  const points = Math.ceil((matchParts.skills * sum) / (openingSkills.length * 100))
  const text = openingSkills
    .map((skill) => `${aboutSkill[skill].label} ${percents[skill] ?? 0}%`)
    .join(', ')
  return part('skills', points, text)
}

function placePart(
  preferredPlaces: JobWish['places'],
  { place, placeEstimated }: Pick<MatchedOpening, 'place' | 'placeEstimated'>,
): MatchPart {
  if (placeEstimated) return part('place', 0, 'The listing does not say where')
  if (place === 'abroad') return part('place', 0, 'Outside Jamaica')
  if (place === 'remote') return part('place', matchParts.place, 'You can work from home')
  if (place === 'islandwide') return part('place', matchParts.place, 'Anywhere in Jamaica')
  if (preferredPlaces === null) {
    const text = `In Jamaica: ${place}. You have not told us where you want to work`
    return { ...part('place', 0, text), unsaid: true }
  }
  if (preferredPlaces.length === 0) return part('place', matchParts.place, `In Jamaica: ${place}`)
  return preferredPlaces.includes(place)
    ? part('place', matchParts.place, `Where you want to work: ${place}`)
    : part('place', elsewherePoints, `In Jamaica, not in your parish: ${place}`)
}

function givenPart(score: number): MatchPart {
  return { name: 'given', points: score, outOf: 100, text: 'The score from its source' }
}

function preferredPart(soFar: number): MatchPart {
  const points = Math.min(preferredBonus, 100 - soFar)
  return { name: 'preferred', points, outOf: preferredBonus, text: 'A preferred employer of Upful' }
}

function part(name: keyof typeof matchParts | 'base', points: number, text: string): MatchPart {
  return { name, points, outOf: name === 'base' ? matchBase : matchParts[name], text }
}

function totalOf(parts: readonly MatchPart[]): number {
  return parts.reduce((total, { points }) => total + points, 0)
}

const levelTexts: Readonly<Record<OpeningLevel, string>> = {
  entry: 'Open to beginners',
  some: 'Asks for a year or two of experience',
  experienced: 'Asks for three years of experience or more',
}

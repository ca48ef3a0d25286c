import { adultAge } from '#domain/people/birth-month.ts'
import type { Day } from '#domain/day.ts'
import type { OpeningKind } from './opening.ts'

/** The schooling an opening asks for. */
export const schoolings = ['in-school', 'school-leaver', 'college', 'degree'] as const
export type Schooling = (typeof schoolings)[number]

/** The requirements of an opening, checked before any match. */
export interface Asks {
  minAge: number | null
  maxAge: number | null
  schooling: Schooling | null
  /** A loan, a grant or advice: there is no job or course to apply for. */
  service: boolean
}

export const asksNothing: Asks = { minAge: null, maxAge: null, schooling: null, service: false }

/** A person's schooling; `unknown` for an adult who has not given it. */
type Stage = 'school' | 'leaver' | 'college' | 'graduate' | 'unknown'

/** A student as eligibility sees them. */
export interface Eligible {
  /** Their completed years at the least; null if the birth month is unknown. */
  age: number | null
  /** The schoolings they may have. */
  schoolings: readonly Schooling[]
  /** A student under 18 who is at school during term time. */
  inClass: boolean
}

/** Why an opening is not for this student, as shown on its card; null if it may be. */
export function refusalOf(
  { age, schoolings: own, inClass }: Eligible,
  asks: Asks,
  kind: OpeningKind,
): string | null {
  const { minAge, maxAge, schooling } = asks
  if (minAge !== null && age === null) return `For people from age ${minAge}`
  if (minAge !== null && age !== null && age < minAge) return `Not yet: from ${minAge}`
  if (maxAge !== null && (age === null || age > maxAge)) return `For people up to age ${maxAge}`
  if (schooling !== null && !own.includes(schooling)) return forSchooling[schooling]
  return inClass && kind === schoolHoursKind ? 'These are school hours' : null
}

/** Derived from the profile: the completed years, and the grade in the student's own words. */
export function eligibleFrom(age: number | null, grade: string | null, today: Day): Eligible {
  const stage = stageOf(age, grade ?? '')
  const isAtSchool = stage === 'school' && (grade ?? '').trim() !== ''
  return {
    age,
    schoolings: schoolings.filter((each) => takes[each].includes(stage)),
    inClass: isAtSchool && (age === null || age < adultAge) && !isSummer(today),
  }
}

/** This kind of work takes place in school hours. */
export const schoolHoursKind: OpeningKind = 'full-time'

/** The long holidays of Jamaica's schools are July and August. */
function isSummer(today: Day): boolean {
  return ['07', '08'].includes(today.slice(5, 7))
}

/**
 * The requirements a listing states. Only firm ones count: what is "preferred", "an asset" or
 * can be replaced by experience excludes nobody.
 */
export function asksIn(title: string, description: string): Asks {
  const sentences = `${title}\n${description}`
    .split(/[.!?;\n]/)
    .map((sentence) => sentence.slice(0, maxSentenceLength))
  const ages = sentences.flatMap((sentence) => agesAsked(sentence) ?? [])
  const degree = sentences.some((sentence) => asksDegree(sentence))
  return {
    ...asksNothing,
    minAge: ages[0]?.minAge ?? null,
    maxAge: ages[0]?.maxAge ?? null,
    schooling: degree ? 'degree' : null,
  }
}

/** '17' means from 17, '17 to 23' a range; null for anything else. */
export function agesFrom(text: string): Pick<Asks, 'minAge' | 'maxAge'> | null {
  const [, from, to] = /^(\d{2})(?: to (\d{2}))?$/.exec(text.trim()) ?? []
  if (from === undefined) return null
  return { minAge: Number(from), maxAge: to === undefined ? null : Number(to) }
}

export const forSchooling: Readonly<Record<Schooling, string>> = {
  'in-school': 'For high school students',
  'school-leaver': 'For school leavers',
  college: 'For college students',
  degree: 'For people with a degree',
}

/** Admits anybody who may qualify; refuses only those who certainly do not yet. */
const takes: Readonly<Record<Schooling, readonly Stage[]>> = {
  'in-school': ['school', 'leaver', 'unknown'],
  'school-leaver': ['leaver', 'college', 'graduate', 'unknown'],
  college: ['leaver', 'college', 'unknown'],
  degree: ['graduate', 'unknown'],
}
const maxSchoolAge = 16
const minGraduateAge = 20
const maxSentenceLength = 400

function stageOf(age: number | null, grade: string): Stage {
  const words = grade.toLowerCase()
  if (/\b(?:grad|graduate|graduated|degree|bsc|b\.sc|bachelors?|masters?)\b/.test(words))
    return 'graduate'
  if (/\b(?:uni|university|college|tertiary|uwi|utech|freshman|sophomore)\b/.test(words)) {
    return 'college'
  }
  if (/\b(left|leaver|finished|done with school)\b/.test(words)) return 'leaver'
  if (/\b(grade|form|cape|csec|high school|sixth)\b/.test(words)) return 'school'
  if (/^\s*(?:[7-9]|1[0-3])\s*(?:th)?\s*$/.test(words)) return 'school'
  if (age === null) return 'leaver'
  if (age <= maxSchoolAge) return 'school'
  return age < minGraduateAge ? 'leaver' : 'unknown'
}

function agesAsked(sentence: string): Pick<Asks, 'minAge' | 'maxAge'> | null {
  if (softened.test(sentence)) return null
  const between =
    /\b(?:aged?|ages|between(?: the ages of)?) (\d{2}) ?(?:to|and|-|–) ?(\d{2})\b(?! (?:hours|days|weeks|months|minutes))/i.exec(
      sentence,
    )
  if (between && /\b(age|aged|ages|years old|years of age)\b/i.test(sentence)) {
    return possible(Number(between[1]), Number(between[2]))
  }
  const least =
    /\b(?:must be|be) (?:at least |over )?(\d{2})(?: years| or older| or over| and over| and older|\+)/i.exec(
      sentence,
    ) ??
    /\b(?:at least|minimum age(?: is| of)?:?) (\d{2})(?: years (?:old|of age)| or older|$)/i.exec(
      sentence.trim(),
    ) ??
    /\b(\d{2}) (?:years )?(?:or older|and older|or over|and over)\b/i.exec(sentence)
  return least ? possible(Number(least[1]), null) : null
}

/** Numbers that cannot be the age of a worker are about something else. */
function possible(minAge: number, maxAge: number | null): Pick<Asks, 'minAge' | 'maxAge'> | null {
  if (minAge < 14 || minAge > 30 || (maxAge !== null && maxAge <= minAge)) return null
  return { minAge, maxAge }
}

function asksDegree(sentence: string): boolean {
  return (
    /\b(?:bachelor|master)(?:['’]?s)?\b|\b(?:university|undergraduate|first) degree\b|\bdegree in\b/i.test(
      sentence,
    ) && !softened.test(sentence)
  )
}

const softened =
  /\b(?:preferred|preferably|asset|plus|advantage|bonus|nice to have|or equivalent|or related experience|or experience|not required|no degree|pursuing|enrolled|studying|working toward|working towards|towards a|current students?|final.year)\b/i

import { addDays, type Day } from '#domain/day.ts'
import { isEmpty, type Profile, type ProfileField } from './profile.ts'

/** What is asked one question at a time, in this order: what safety depends on first. */
export const askedFields = [
  'birthMonth',
  'school',
  'grade',
  'guardianEmail',
  'parish',
  'goal',
  'dailyMinutes',
] as const satisfies readonly ProfileField[]
export type AskedField = (typeof askedFields)[number]

/** For each question the last day on which it was answered or put off. */
export type QuestionDays = Readonly<Partial<Record<AskedField, string>>>

/** Days until a question that was put off is asked again. */
const putOffDays = 7

export interface QuestionFacts {
  readonly today: Day
  /** The day of the sign-up. */
  readonly joinedOn: Day
  /** A first item of a course is done. */
  readonly lessonDone: boolean
  /** Not certainly an adult. */
  readonly minor: boolean
  readonly asked: QuestionDays
}

/**
 * The one question to ask now, or null. At most one a day, and none on the first day before the first
 * lesson: a new student came to do something, not to fill in a form.
 */
export function nextProfileQuestion(
  profile: Pick<Profile, AskedField>,
  { today, joinedOn, lessonDone, minor, asked }: QuestionFacts,
): AskedField | null {
  if (today <= joinedOn && !lessonDone) return null
  if (Object.values(asked).includes(today)) return null
  const isDue = (field: AskedField) => {
    const day = asked[field]
    return day === undefined || day <= addDays(today, -putOffDays)
  }
  return (
    askedFields
      .filter((field) => field !== 'guardianEmail' || minor)
      .find((field) => isEmpty(profile[field]) && isDue(field)) ?? null
  )
}

/** Why we ask, in a sentence. */
export const whyAsked: Readonly<Record<AskedField, string>> = {
  birthMonth: 'It decides which openings you may take, and keeps people under 18 safe.',
  school: 'Some openings and programmes are for students of certain schools.',
  grade: 'We leave out openings that ask for another grade.',
  guardianEmail: 'Until you are 18 a guardian says yes before you apply or meet a mentor.',
  parish: 'Openings near you come first.',
  goal: 'We choose lessons and quests that lead there.',
  dailyMinutes: "Today's quests will fit into the time you have.",
}

import type { Parish } from '#domain/openings/place.ts'
import type { Role } from './role.ts'
import type { StudentGoal } from './student-goals.ts'

/** All profile fields; the role decides which ones a form asks for. */
export interface Profile {
  displayName: string
  bio: string | null
  school: string | null
  grade: string | null
  /** 'YYYY-MM' */
  birthMonth: string | null
  guardianEmail: string | null
  goal: StudentGoal | null
  parish: Parish | null
  /** How long a student wants to learn a day. */
  dailyMinutes: number | null
  company: string | null
  jobTitle: string | null
  expertise: string[]
  yearsOfExperience: number | null
  industry: string | null
  relationship: string | null
  phone: string | null
  companyName: string | null
  website: string | null
  companySize: string | null
  // Only for staff, see verification-details.ts.
  linkedin: string | null
  reference1Name: string | null
  reference1Knows: string | null
  /** A phone number or an email address. */
  reference1Contact: string | null
  reference2Name: string | null
  reference2Knows: string | null
  reference2Contact: string | null
  contactName: string | null
  contactPosition: string | null
  registration: 'registered' | 'sole-trader' | null
  registrationNumber: string | null
}
export type ProfileField = keyof Profile

/** The fields of each role in the order of the form, in addition to everybody's display name and bio. */
export const roleFields = {
  student: ['school', 'grade', 'birthMonth', 'guardianEmail', 'goal', 'parish', 'dailyMinutes'],
  mentor: ['company', 'jobTitle', 'expertise', 'yearsOfExperience', 'industry'],
  guardian: ['relationship', 'phone'],
  business: ['companyName', 'industry', 'website', 'companySize'],
  staff: [],
} as const satisfies Record<Role, readonly ProfileField[]>

// Not everybody has a guardian with an email address, or a company with a website; and we never call guardians.
// What a student wants helps us to choose for them, and they may keep it to themselves.
const mayStayEmpty: readonly ProfileField[] = [
  'bio',
  'guardianEmail',
  'website',
  'phone',
  'goal',
  'parish',
  'dailyMinutes',
]

/** The fields the "finish your profile" card still asks for. */
export function missingFields(role: Role, profile: Partial<Profile>): ProfileField[] {
  const fields: ProfileField[] = ['displayName', ...roleFields[role]]
  return fields.filter((field) => !mayStayEmpty.includes(field) && isEmpty(profile[field]))
}

export function profileFinished(role: Role, profile: Partial<Profile>): boolean {
  return missingFields(role, profile).length === 0
}

/** 'Shanice' for 'Shanice Brown' and for 'Ms. Shanice Brown'. */
export function firstName(displayName: string): string {
  return wordsOfName(displayName)[0] ?? ''
}

/** 'SB' for 'Dr. Shanice Ann Brown'; empty without a name. */
export function initialsOf(displayName: string): string {
  const words = wordsOfName(displayName)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase()
}

/** The words of a name without leading titles; a title alone is kept. */
function wordsOfName(displayName: string): string[] {
  const name = displayName.trim()
  return (name.replace(titles, '') || name).split(/\s+/)
}
const titles =
  /^(?:(?:mr|mrs|ms|miss|mx|dr|doctor|rev|revd|reverend|sir|dame|madam|pastor|bishop|deacon|prof|professor|hon|honou?rable|capt|captain|cpl|sgt|sergeant|insp|inspector|nurse)(?:\.\s*|\s+))+(?=\S)/i

/**
 * A first name for a letter to a stranger. Only letters, and few: nothing that a mail program turns into a
 * link, and too short for a message.
 */
export function nameForLetter(displayName: string): string {
  const letters = firstName(displayName).match(/^[\p{L}\p{M}'’-]{1,24}$/u)?.[0]
  return letters !== undefined && /\p{L}/u.test(letters) ? letters : 'A student'
}

/** The part before the @. */
export function displayNameFromEmail(email: string): string {
  return email.trim().split('@')[0] ?? ''
}

/** 'Sales, Web design ,' gives ['Sales', 'Web design']; the same word twice is kept once. */
export function expertiseFrom(text: string): string[] {
  const words = text.split(',').map((word) => word.trim())
  return [...new Set(words.filter((word) => word !== ''))]
}

export function isEmpty(value: Profile[ProfileField] | undefined): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'number') return false
  return typeof value === 'string' ? value.trim() === '' : value.length === 0
}

/** 'Shanice B.' for 'Shanice Brown': enough to tell people apart, and not to look them up. */
export function nameAndInitial(displayName: string): string {
  const [first = '', ...others] = wordsOfName(displayName)
  const initial = /^./u.exec(others.at(-1) ?? '')?.[0]
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`
}

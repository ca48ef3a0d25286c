import type { RoutePolicy } from '#contract/policies.ts'
import type { TestApp } from './start-app.ts'
import type { Visitor } from './visitor.ts'

/**
 * Mentors and businesses appear twice: unverified and verified. A recruiter and a viewer have seats in a verified
 * business. Staff appear by their role.
 */
export const callers = [
  'nobody',
  'student',
  'guardian',
  'mentor',
  'verified-mentor',
  'business',
  'verified-business',
  'recruiter',
  'viewer',
  'lead',
  'support',
  'moderation',
  'content',
] as const
export type Caller = (typeof callers)[number]

export const anyone: readonly Caller[] = callers
export const signedIn: readonly Caller[] = callers.filter((caller) => caller !== 'nobody')
export const staff: readonly Caller[] = ['lead', 'support', 'moderation', 'content']
export const lead: readonly Caller[] = ['lead']
export const support: readonly Caller[] = ['lead', 'support']
export const moderation: readonly Caller[] = ['lead', 'moderation']
export const supportAndModeration: readonly Caller[] = ['lead', 'support', 'moderation']
export const editors: readonly Caller[] = ['lead', 'content']
export const student: readonly Caller[] = ['student']
export const guardian: readonly Caller[] = ['guardian']
export const reporters: readonly Caller[] = signedIn.filter((caller) => !staff.includes(caller))
export const linked: readonly Caller[] = ['student', 'guardian']
/** Accounts that own their business. */
export const business: readonly Caller[] = ['business', 'verified-business']
export const recruiting: readonly Caller[] = [...business, 'recruiter']
export const readingBusiness: readonly Caller[] = [...recruiting, 'viewer']
export const mentorsAndBusinesses: readonly Caller[] = [
  'mentor',
  'verified-mentor',
  ...readingBusiness,
]
export const verifiedBusiness: readonly Caller[] = ['verified-business']
export const verifiedRecruiting: readonly Caller[] = ['verified-business', 'recruiter']
export const verifiedReading: readonly Caller[] = [...verifiedRecruiting, 'viewer']
export const verifiedMentor: readonly Caller[] = ['verified-mentor']
export const bothOfASession: readonly Caller[] = ['student', 'mentor', 'verified-mentor']
export const seeingASession: readonly Caller[] = [...bothOfASession, 'guardian']

export type Names = Readonly<Record<string, string>>

/** The owner of an object, and an unrelated person with the same role. */
export interface Scene {
  owner: Visitor
  stranger: Visitor
  /** The parameters that identify the object. */
  names: Names
  /** Removes the owner's access, if it can end. */
  end?: () => Promise<unknown>
}

export interface Row {
  /** Who may call the route, stated independently of the contract. */
  may: readonly Caller[]
  /** The callers among them who have to confirm their email address first. */
  confirmed?: readonly Caller[]
}

export interface ObjectRow {
  /** Whose object it is: a 404 for anybody else. */
  scene: (app: TestApp) => Promise<Scene>
  /** The input besides the parameters in the path. */
  body?: (names: Names) => Record<string, unknown>
  /** Why the owner's request is refused after the policy check has passed; without it the response must be 200. */
  refusal?: string
}

type WithoutObject = 'open' | 'by-token' | 'own' | 'staff'
/** Objects shared by all staff have no owner: the tests of the staff desk request unknown ones. */
type SharedByStaff =
  | 'person-in-care'
  | 'verifiable-person'
  | 'public-post'
  | 'catalogue-course'
  | 'known-feed'
  | 'known-import'
  | 'filed-report'
  | 'known-message'
  | 'known-case'
  | 'colleague'
  | 'staff-invitation'
  | 'known-job'
  | 'known-letter'
  | 'given-badge'
type NamesAnObject = Exclude<RoutePolicy, WithoutObject | SharedByStaff>

/**
 * The rows for one file of the contract, in `<noun>.access.ts` of its feature. A route without a row does not
 * compile, nor does a route that names an object without a scene.
 */
export type Access<Part> = {
  readonly [Key in keyof Part]: Row &
    (Part[Key] extends { policy: NamesAnObject } ? ObjectRow : Partial<ObjectRow>)
}

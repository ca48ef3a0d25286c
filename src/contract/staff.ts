import { z } from 'zod'
import { emailMatches } from '#domain/people/email-domain.ts'
import { avatarSchema } from '#domain/people/avatar.ts'
import { roles } from '#domain/people/role.ts'
import { userIdSchema } from '#domain/people/user-id.ts'
import { birthMonthRequest } from './profiles.ts'
import { staffActionKinds, subjectKinds } from '#domain/people/staff-action.ts'
import { staffReasons } from '#domain/people/birth-month-decision.ts'

// What staff read; the routes are in staff-routes.ts.

/** The cursor of the next page; null on the last one. A page has at most 50 rows. */
export const next = z.string().nullable()

export const verification = z.enum(['pending', 'verified', 'refused'])
/** `asked`: staff asked for more, and the person has not resubmitted. */
export const verificationState = z.enum([...verification.options, 'asked'])

/** What waits for staff. */
export const desk = z.strictObject({
  /** Open cases that the caller has, and those that nobody has. */
  cases: z.strictObject({ mine: z.number(), unassigned: z.number() }),
  verifications: z.number(),
  heldPosts: z.number(),
  reportedPosts: z.number(),
  /** Open reports about people, and how many of them are urgent. */
  reports: z.number(),
  urgentReports: z.number(),
  failingFeeds: z.number(),
  failedJobs: z.number(),
  /** Letters that were not delivered in the last week, or have waited for more than an hour. */
  unsentLetters: z.number(),
  birthMonths: z.number(),
  messages: z.number(),
  /** Since when the oldest of each has been waiting; null when nothing is. */
  oldest: z.strictObject({
    myCases: z.string().nullable(),
    verifications: z.string().nullable(),
    heldPosts: z.string().nullable(),
    reportedPosts: z.string().nullable(),
    reports: z.string().nullable(),
    birthMonths: z.string().nullable(),
    messages: z.string().nullable(),
  }),
})

export type StaffDesk = z.infer<typeof desk>

/** A mentor or business in any state of verification, with what they entered about themselves. */
export const personToVerify = z.strictObject({
  id: userIdSchema,
  name: z.string(),
  role: z.enum(['mentor', 'business']),
  state: verificationState,
  /** Staff's last answer to the person; null once they are verified. */
  answer: z
    .strictObject({
      reasons: z.array(z.string()),
      at: z.string(),
      sentAgainAt: z.string().nullable(),
      /** In the person's own words; empty if they wrote nothing. */
      whatsChanged: z.string(),
    })
    .nullable(),
  /** Sent back with a decision, which is refused if the card has changed since. */
  seen: z.string(),
  /** Staff made this business a preferred employer. */
  preferred: z.boolean(),
  since: z.string(),
  email: z.string(),
  /** Letters to it bounce. */
  bounced: z.boolean(),
  bio: z.string(),
  /** How the domain of the e-mail compares with the website's; `no-website` for every mentor without free mail. */
  emailMatch: z.enum(emailMatches),
  /** The fields of their profile in order; empty ones were not entered. */
  details: z.array(
    z.strictObject({
      label: z.string(),
      value: z.string(),
      /** To call, to write, or to open. */
      href: z.string().optional(),
    }),
  ),
  /** What is still missing before they can be verified: 'a phone number', ... */
  missing: z.array(z.string()),
  /** An outside page, http or https. */
  website: z.string().nullable(),
  /** Who verified or refused them last, and when; null while that waits. */
  decided: z.strictObject({ at: z.string(), by: z.string() }).nullable(),
  /** When staff verified them before, and what has changed in the profile since. */
  verifiedBefore: z
    .strictObject({
      at: z.string(),
      changed: z.array(z.strictObject({ label: z.string(), was: z.string() })),
      /** When staff took that verification back, who, and why. */
      takenBack: z.strictObject({ at: z.string(), by: z.string(), reason: z.string() }).nullable(),
    })
    .nullable(),
})

export type PersonToVerify = z.infer<typeof personToVerify>

/** A change of a month of birth that staff decide. */
export const staffBirthMonth = birthMonthRequest.extend({
  studentId: userIdSchema,
  name: z.string(),
  since: z.string(),
  reason: z.enum(staffReasons),
  guardiansNow: z.number(),
  guardiansBefore: z.number(),
  lastLinkEndedAt: z.string().nullable(),
  /** What the current guardians say about it. */
  statements: z.array(
    z.strictObject({ says: z.enum(['right', 'wrong']), at: z.string(), linkedSince: z.string() }),
  ),
})

export type StaffBirthMonth = z.infer<typeof staffBirthMonth>

/** A search result. */
export const foundPerson = z.strictObject({
  id: userIdSchema,
  name: z.string(),
  /** Their business, the company of a mentor, or the school of a student. */
  organization: z.string().nullable(),
  role: z.enum(roles),
  /** "s•••@example.com" */
  email: z.string(),
  suspended: z.boolean(),
  since: z.string(),
})

export type FoundPerson = z.infer<typeof foundPerson>

export const person = z.strictObject({
  id: userIdSchema,
  name: z.string(),
  avatar: avatarSchema.nullable(),
  email: z.string(),
  /** Letters to it bounce. */
  bounced: z.boolean(),
  role: z.enum(roles),
  /** A student who is under 18, or may be. */
  minor: z.boolean(),
  since: z.string(),
  /** Accurate to a few minutes; null for an older account without a session. */
  lastSeenAt: z.string().nullable(),
  sessions: z.number(),
  /** Null for roles that do not need it. */
  verification: verification.nullable(),
  suspendedAt: z.string().nullable(),
  /** The day on which the account is deleted, if its owner asked for that. */
  deleteAfter: z.string().nullable(),
  /** For a student; null for others. */
  guardians: z.number().nullable(),
  /** For a guardian; null for others. */
  students: z.number().nullable(),
  /** For a mentor who passed the safeguarding course: when. */
  trainedAt: z.string().nullable(),
  /** For a student: mentors that guardians stopped. */
  stoppedMentors: z.array(
    z.strictObject({
      id: userIdSchema,
      firstName: z.string(),
      since: z.string(),
      /** The guardian who stopped the mentor is still linked and can answer for it. */
      guarded: z.boolean(),
      /** Another guardian has asked to allow the mentor again. */
      asked: z.boolean(),
    }),
  ),
})

export type StaffPerson = z.infer<typeof person>

const ledgerRow = z.strictObject({
  id: z.string(),
  at: z.string(),
  description: z.string(),
  amount: z.number(),
  /** The key that makes it pay only once. */
  awardKey: z.string(),
  /** The balance after this row. */
  balance: z.number(),
})

export const ledger = z.strictObject({
  xp: z.number(),
  level: z.number(),
  /** Whether every stored total matches the ledger. */
  follows: z.boolean(),
  differences: z.array(
    z.strictObject({ name: z.string(), stored: z.string(), byLedger: z.string() }),
  ),
  /** Newest first. */
  rows: z.array(ledgerRow),
  next,
})

export type Ledger = z.infer<typeof ledger>

export const course = z.strictObject({
  id: z.string(),
  title: z.string(),
  skill: z.string(),
  /** `withdrawn`: it is no longer shipped with the app, and staff cannot bring it back. */
  state: z.enum(['published', 'unpublished', 'withdrawn']),
  begun: z.number(),
  finished: z.number(),
})

export type StaffCourse = z.infer<typeof course>

const feedRun = z.strictObject({
  startedAt: z.string(),
  endedAt: z.string(),
  outcome: z.enum(['stored', 'nothing', 'failed']),
  problem: z.string().nullable(),
  found: z.number(),
  stored: z.number(),
  held: z.number(),
  skipped: z.number(),
  expired: z.number(),
})

export type FeedRun = z.infer<typeof feedRun>

export const feed = z.strictObject({
  source: z.string(),
  label: z.string(),
  running: z.boolean(),
  lastTriedAt: z.string().nullable(),
  lastGoodAt: z.string().nullable(),
  restUntil: z.string().nullable(),
  failures: z.number(),
  problem: z.string().nullable(),
  published: z.number(),
  held: z.number(),
  /** The last five, newest first. */
  runs: z.array(feedRun),
})

export type StaffFeed = z.infer<typeof feed>

const fact = z.union([z.string(), z.number(), z.boolean(), z.null()])

export const action = z.strictObject({
  id: z.string(),
  at: z.string(),
  kind: z.enum(staffActionKinds),
  staff: z.strictObject({ id: userIdSchema, name: z.string() }),
  /** Names as they were then; for a person the first name and an initial. */
  subject: z.strictObject({ kind: z.enum(subjectKinds), id: z.string(), name: z.string() }),
  /** "Grace Campbell verified Andre B." */
  sentence: z.string(),
  reason: z.string(),
  /** Values before and after, by name: `state`, `sessions`, ... */
  before: z.record(z.string(), fact),
  after: z.record(z.string(), fact),
})

export type LoggedAction = z.infer<typeof action>

import { roadTowns } from '#domain/openings/nearest-town.ts'
import { z } from 'zod'
import { askedFields } from '#domain/people/profile-question.ts'
import { roles } from '#domain/people/role.ts'
import { skillLevels } from '#domain/ledger/skill-level.ts'
import { route } from './define.ts'
import { field } from './profiles.ts'
import { todaysQuest } from './quests.ts'
import { look } from './rewards.ts'
import { done, none } from './shapes.ts'

export const activity = z.strictObject({
  id: z.string(),
  type: z.string(),
  description: z.string(),
  amount: z.number(),
  at: z.string(),
})

export type Activity = z.infer<typeof activity>

export const earnedAchievement = z.strictObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  xp: z.number(),
  at: z.string(),
})

export type EarnedAchievement = z.infer<typeof earnedAchievement>

const calendarDot = z.strictObject({
  day: z.string(),
  state: z.enum(['done', 'freeze', 'missed', 'today', 'before', 'future']),
})

const courseInProgress = z.strictObject({
  id: z.string(),
  title: z.string(),
  percent: z.number(),
  nextTitle: z.string().nullable(),
})

const idAndTitle = { id: z.string(), title: z.string() }

const courseAhead = {
  ...idAndTitle,
  nextItem: z.string().nullable(),
  nextTitle: z.string().nullable(),
}

/** The next thing to do, see `nextStepOf`. */
const nextStep = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('check-in') }),
  z.strictObject({ kind: z.literal('continue-course'), ...courseAhead }),
  z.strictObject({ kind: z.literal('begin-course'), ...courseAhead }),
  z.strictObject({ kind: z.literal('hand-in-assessment'), ...idAndTitle }),
  z.strictObject({ kind: z.literal('review'), due: z.number() }),
  z.strictObject({ kind: z.literal('choose-course') }),
])

/** The sections of a course as places, each with its lessons as stones. */
const road = z.strictObject({
  course: z.strictObject(idAndTitle),
  units: z.array(
    z.strictObject({ ...idAndTitle, stones: z.array(z.enum(['done', 'now', 'ahead'])) }),
  ),
  /** The place of the next lesson, from 0. */
  at: z.number(),
  /** Of the next lesson; null when all are done. */
  minutes: z.number().nullable(),
})

export type Road = z.infer<typeof road>

const student = z.strictObject({
  xp: z.number(),
  streak: z.number(),
  longestStreak: z.number(),
  freezes: z.number(),
  completion: z.number(),
  activities: z.number(),
  checkedInToday: z.boolean(),
  /** False until today has a streak row: the page then sends one `POST /api/day`. */
  activeToday: z.boolean(),
  recent: z.array(activity),
  achievements: z.array(earnedAchievement),
  skillXp: z.record(z.string(), z.number()),
  /** Relative to what can be learned here; skills without XP are left out. */
  skillLevels: z.record(z.string(), z.enum(skillLevels)),
  calendar: z.array(calendarDot),
  courses: z.array(courseInProgress),
  next: nextStep,
  /** The three quests of today; none until the day is open. */
  quests: z.array(todaysQuest),
  look,
  /** Where their road starts. */
  home: z.enum(roadTowns).nullable(),
  /** The one thing to ask about the profile today. */
  question: z.strictObject({ name: z.enum(askedFields), field, why: z.string() }).nullable(),
  /** Of the course in progress, or of the one suggested; null when there is none. */
  road: road.nullable(),
  reviewsDue: z.number(),
})

export type StudentDay = z.infer<typeof student>

const dashboard = z.strictObject({
  user: z.strictObject({
    id: z.string(),
    name: z.string(),
    role: z.enum(roles),
    profileFinished: z.boolean(),
    /** What staff still need before they can check a mentor or a business, as text. */
    missingToCheck: z.array(z.string()),
    /** Staff have answered, and the profile has not been resubmitted. */
    toSendAgain: z.boolean(),
    verification: z.enum(['pending', 'verified', 'refused']).nullable(),
  }),
  student: student.nullable(),
})

export type Dashboard = z.infer<typeof dashboard>

export const dashboardRoutes = {
  'GET /api/dashboard': route({
    who: 'signed-in',
    policy: 'own',
    input: none,
    /** `missing` when the profile or its stats do not exist: the page then sends `POST /api/profile/repair`. */
    output: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('ready'), ...dashboard.shape }),
      z.strictObject({ kind: z.literal('missing') }),
    ]),
  }),
  'POST /api/profile/repair': route({
    who: 'signed-in',
    policy: 'own',
    input: none,
    output: done,
    changes: ['profile', 'session', 'dashboard'],
  }),
}

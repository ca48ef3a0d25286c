import { hoursAfter, hoursBefore } from '#domain/mentoring/mentoring.ts'

// A business sends no free text to a student: the place and the person are one line each and
// validated, everything else is chosen from lists.

/** Where an interview takes place: at the business, or by video. */
export const interviewWays = ['place', 'video'] as const
export type InterviewWay = (typeof interviewWays)[number]

/** How long it blocks in a calendar. */
export const interviewMinutes = 60
export const maxTimes = 3
/** How often a business may propose times before it has to decide. */
export const maxRounds = 4
/** How far ahead the first time must be, at least. */
export const interviewHoursAhead = 12
export const interviewDaysAhead = 60
/** A time can be chosen until this long before it. */
export const pickHoursAhead = 2
/** A student who has not answered gets one reminder after this many hours. */
export const remindHours = 24

export const interviewStates = [
  'proposed',
  'planned',
  'none-suits',
  'passed',
  'cancelled',
  'over',
] as const
export type InterviewState = (typeof interviewStates)[number]

export const bringThings = [
  'cv',
  'certificates',
  'recommendation',
  'work-samples',
  'school-id',
  'food-permit',
  'closed-shoes',
  'pen-paper',
] as const
export type BringThing = (typeof bringThings)[number]

/** Never documents that could be misused: those come after an offer, and not from this list. */
export const bringWords: Readonly<Record<BringThing, string>> = {
  cv: 'Your CV',
  certificates: 'Your certificates or last school report',
  recommendation: 'A letter of recommendation, if you have one',
  'work-samples': 'Something you made, or photos of it',
  'school-id': 'Your school ID, if you have one',
  'food-permit': 'Your food handler’s permit, if you have one',
  'closed-shoes': 'Closed shoes',
  'pen-paper': 'A pen and paper',
}

/** Reasons set by the system when an interview ends. */
export const interviewEnds = ['moved-on', 'business-away', 'student-away'] as const
export type InterviewEnd = (typeof interviewEnds)[number]

export interface PlannedInterview {
  state: InterviewState
  times: readonly Date[]
  startsAt: Date | null
  round: number
}

export function interviewEnd(startsAt: Date): Date {
  return hoursAfter(startsAt, interviewMinutes / 60)
}

/** Its state right now, even before a sweep has stored it. */
export function interviewStateAt(interview: PlannedInterview, now: Date): InterviewState {
  const { state, startsAt } = interview
  if (state === 'planned') {
    return startsAt !== null && interviewEnd(startsAt) <= now ? 'over' : 'planned'
  }
  if (state === 'proposed') return openTimes(interview, now).length === 0 ? 'passed' : 'proposed'
  return state
}

/** The proposed times that can still be chosen. */
export function openTimes({ times }: Pick<PlannedInterview, 'times'>, now: Date): Date[] {
  return times.filter((time) => isPickable(time, now))
}

export function isPickable(time: Date, now: Date): boolean {
  return hoursBefore(time, pickHoursAhead) >= now
}

/** The number of the next proposal: the count restarts after an interview took place. */
export function nextRound(interview: PlannedInterview | null, now: Date): number {
  if (interview === null || interviewStateAt(interview, now) === 'over') return 1
  return interview.round + 1
}

/** Whether the business may propose times, for the first time or others. */
export function mayPropose(interview: PlannedInterview | null, now: Date): boolean {
  return nextRound(interview, now) <= maxRounds
}

/** Whether the student may ask for other times: only while others can still be proposed. */
export function maySayNone(interview: PlannedInterview, now: Date): boolean {
  return interviewStateAt(interview, now) === 'proposed' && interview.round < maxRounds
}

/** Either side may, until it begins. */
export function mayCancelInterview({ state, startsAt }: PlannedInterview, now: Date): boolean {
  return state === 'planned' && startsAt !== null && startsAt > now
}

/** 'Ask for Keisha (shift supervisor).' */
export function askFor(name: string, position: string): string {
  return `Ask for ${name} (${position}).`
}

import { dayOf, startOfDay } from '#domain/day.ts'
import { hourMs } from '#domain/duration.ts'

// Adults and students exchange no free text: everything is chosen from lists like these.

/** The aims a student can choose for a mentor request. */
export const mentorAims = [
  'look-at-cv',
  'practise-interview',
  'choose-path',
  'your-work',
  'next-step',
  'go-through-project',
  'start-business',
  'first-job',
] as const
export type MentorAim = (typeof mentorAims)[number]

export const aimWords: Readonly<Record<MentorAim, string>> = {
  'look-at-cv': 'Look at how I describe myself',
  'practise-interview': 'Practise an interview',
  'choose-path': 'Help me choose a path',
  'your-work': 'Tell me what your work is like',
  'next-step': 'Plan my next step',
  'go-through-project': 'Go through a project of mine',
  'start-business': 'Talk about starting a business',
  'first-job': 'Get ready for a first job',
}

/** How far ahead a mentor may open slots. */
export const slotDaysAhead = 60
export const maxOpenSlots = 40
/** A slot can be requested or reopened only until this long before it. */
export const bookingHoursAhead = 12
export const openRequestStates = ['held', 'waiting', 'offered'] as const

/** Maximum of open requests per student. */
export const maxOpenRequests = 3

export const nudgeAfterHours = 24
export const lateAfterHours = 48
export const offerAfterHours = 72
/** How long an offered slot is reserved while the student decides. */
export const proposalHours = 24
export const offeredDays = 14
/** How many answers are needed before a mentor's usual time to answer is shown. */
export const answersToKnow = 3

export const requestStates = [
  // A guardian has to approve before the mentor is notified.
  'held',
  'waiting',
  'offered',
  'accepted',
  'declined',
  'withdrawn',
  'closed',
] as const
export type RequestState = (typeof requestStates)[number]

export function hoursBefore(time: Date, hours: number): Date {
  return new Date(time.getTime() - hours * hourMs)
}

export function hoursAfter(time: Date, hours: number): Date {
  return hoursBefore(time, -hours)
}

export function slotEnd(startsAt: Date, minutes: number): Date {
  return hoursAfter(startsAt, minutes / 60)
}

/** Far enough ahead that both sides can get ready. */
export function isBookable(startsAt: Date, now: Date): boolean {
  return startsAt >= hoursAfter(now, bookingHoursAhead)
}

/** Sessions of minors begin and end within these hours, Jamaican time. */
export const minorsFrom = 7
export const minorsUntil = 20

export function suitsMinors(startsAt: Date, minutes: number): boolean {
  const day = dayOf(startsAt)
  const from = hoursAfter(startOfDay(day), minorsFrom)
  return startsAt >= from && slotEnd(startsAt, minutes) <= hoursAfter(startOfDay(day), minorsUntil)
}

/** Until when the requested mentor can answer; both sides see this same time. */
export function answerBy(askedAt: Date, startsAt: Date): Date {
  const days = hoursAfter(askedAt, offerAfterHours)
  const last = hoursBefore(startsAt, bookingHoursAhead)
  return days < last ? days : last
}

/** What is due for a request that its mentor has not answered. */
export function dueWith(
  request: { askedAt: Date; startsAt: Date; mentorThere: boolean },
  now: Date,
): 'nothing' | 'nudge' | 'late' | 'offer' {
  const { askedAt, startsAt, mentorThere } = request
  if (!mentorThere || answerBy(askedAt, startsAt) <= now) return 'offer'
  if (hoursAfter(askedAt, lateAfterHours) <= now) return 'late'
  return hoursAfter(askedAt, nudgeAfterHours) <= now ? 'nudge' : 'nothing'
}

/** The median time to answer in hours, at least one; null while there are too few answers. */
export function usualAnswerHours(
  answers: readonly { asked: Date; answered: Date }[],
): number | null {
  if (answers.length < answersToKnow) return null
  const waits = answers
    .map(({ asked, answered }) => answered.getTime() - asked.getTime())
    .toSorted((a, b) => a - b)
  const middle = waits[Math.floor(waits.length / 2)] ?? 0
  return Math.max(1, Math.ceil(middle / hourMs))
}

import {
  answerBy,
  bookingHoursAhead,
  hoursBefore,
  offerAfterHours,
} from '#domain/mentoring/mentoring.ts'
import { dayAndTime } from '../../parts/mentoring/own-time.ts'

interface AnswerTimeInput {
  firstName: string
  /** The requested slot, once it is chosen. */
  chosen: string | undefined
  isAdult: boolean
  now: Date
}

const days = offerAfterHours / 24

/** How long the mentor has to answer, and what happens when they do not. */
export function answerWords({ firstName, chosen, isAdult, now }: AnswerTimeInput): string {
  if (chosen === undefined) {
    return `${firstName} has up to ${days} days to answer. Choose a time to see until when.`
  }
  const startsAt = new Date(chosen)
  const by = answerBy(now, startsAt)
  const last = hoursBefore(startsAt, bookingHoursAhead)
  if (isAdult || by.getTime() === last.getTime()) {
    return untilWords({ firstName, by: by.toISOString(), isAdult })
  }
  // A guardian may have to approve it first, and the days count from then on.
  const latest = dayAndTime(last.toISOString())
  return `Once we ask, ${firstName} has ${days} days to answer, until ${latest} at the latest. ${after(isAdult)}`
}

interface AnswerDeadline {
  firstName: string
  by: string
  isAdult: boolean
}

/** The time limit that the mentor sees too. */
export function untilWords({ firstName, by, isAdult }: AnswerDeadline): string {
  return `${firstName} has until ${dayAndTime(by)} to answer. ${after(isAdult)}`
}

function after(isAdult: boolean): string {
  return isAdult
    ? 'After that we ask other mentors for you. If one offers a time, you can say yes or no.'
    : 'After that you can ask somebody else.'
}

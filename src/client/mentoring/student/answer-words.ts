import {
  answerBy,
  bookingHoursAhead,
  hoursBefore,
  offerAfterHours,
} from '#domain/mentoring/mentoring.ts'
import { dayAndTime } from '../../parts/mentoring/mentor-session-words.ts'

interface Asking {
  firstName: string
  /** The requested slot, once it is chosen. */
  chosen: string | undefined
  isAdult: boolean
  now: Date
}

const days = offerAfterHours / 24

/** How long the mentor has to answer, and what happens when they do not. */
export function answerWords({ firstName, chosen, isAdult, now }: Asking): string {
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
  return `Once asked, ${firstName} has ${days} days to answer, and ${latest} is the latest. ${after(isAdult)}`
}

interface Until {
  firstName: string
  by: string
  isAdult: boolean
}

/** The same time that the mentor sees. */
export function untilWords({ firstName, by, isAdult }: Until): string {
  return `${firstName} has until ${dayAndTime(by)} to answer. ${after(isAdult)}`
}

function after(isAdult: boolean): string {
  return isAdult
    ? 'After that we ask other mentors for you. If one offers a time, you say yes or no.'
    : 'After that you can ask somebody else.'
}

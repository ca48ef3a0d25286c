import {
  bookingHoursAhead,
  hoursAfter,
  hoursBefore,
  lateAfterHours,
  offerAfterHours,
} from '#domain/mentoring.ts'
import { dayAndTime } from '../app/mentor-session-words.ts'

interface Asking {
  firstName: string
  /** The time that is asked for, once it is chosen. */
  chosen: string | undefined
  isAdult: boolean
  now: Date
}

/** What happens when the mentor does not answer: a time that is near leaves less than two days. */
export function answerWords({ firstName, chosen, isAdult, now }: Asking): string {
  const last = chosen === undefined ? null : hoursBefore(new Date(chosen), bookingHoursAhead)
  const others = 'we ask other mentors for you. If one offers a time, you say yes or no.'
  if (last !== null && last < hoursAfter(now, lateAfterHours)) {
    const by = `${firstName} has until ${dayAndTime(last.toISOString())} to answer.`
    return isAdult ? `${by} After that ${others}` : `${by} After that you can ask somebody else.`
  }
  const late = `If ${firstName} does not answer in ${lateAfterHours} hours, you may ask somebody else.`
  return isAdult ? `${late} After ${offerAfterHours} hours ${others}` : late
}

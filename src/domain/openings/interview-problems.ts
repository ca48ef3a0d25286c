import { addDays, atTime, dayOf, isDay } from '#domain/day.ts'
import {
  interviewDaysAhead,
  interviewHoursAhead,
  maxTimes,
  type BringThing,
  type InterviewWay,
} from './interview.ts'
import { roomFrom } from '#domain/mentoring/meeting-room.ts'
import { hoursAfter } from '#domain/mentoring/mentoring.ts'

/** What a business proposes, as entered in the form. */
export interface WrittenInterview {
  times: readonly { day: string; time: string }[]
  way: InterviewWay
  place: string
  /** The meeting link; empty if it is unchanged or the installation creates it. */
  room: string
  contactName: string
  contactPosition: string
  bring: readonly BringThing[]
}

export const maxPlaceLength = 160
export const maxContactNameLength = 30
export const maxContactPositionLength = 60
/** Every interview begins and ends within the hours allowed for minors. */
const earliest = '07:00'
const latest = '19:00'

/** All its errors, by field: `day0`, `time0`, `place`. */
export function interviewProblems(
  interview: WrittenInterview,
  { now, needsRoom }: { now: Date; needsRoom: boolean },
): Record<string, string> {
  const { times, way, place, room, contactName, contactPosition } = interview
  const problems: [string, string | null][] = [
    ['day0', times.length === 0 ? 'Choose a day.' : null],
    [`day${maxTimes}`, times.length > maxTimes ? `Propose ${maxTimes} times at most.` : null],
    ...times.flatMap(({ day, time }, index): [string, string | null][] => [
      [`day${index}`, dayProblem(day, now)],
      [`time${index}`, timeProblem(day, time, now) ?? (isTwice(times, index) ? twice : null)],
    ]),
    ['place', way === 'place' ? placeProblem(place) : null],
    ['room', way === 'video' ? roomProblem(room, needsRoom) : null],
    ['contactName', contactNameProblem(contactName)],
    ['contactPosition', contactPositionProblem(contactPosition)],
  ]
  return Object.fromEntries(
    problems.flatMap(([field, problem]) => (problem === null ? [] : [[field, problem]])),
  )
}

const twice = 'You proposed this time already.'

function dayProblem(day: string, now: Date): string | null {
  if (!isDay(day)) return 'Choose a day.'
  const today = dayOf(now)
  if (day < today) return 'Choose a day that has not passed.'
  return day > addDays(today, interviewDaysAhead)
    ? `Choose a day within ${interviewDaysAhead} days.`
    : null
}

function timeProblem(day: string, time: string, now: Date): string | null {
  if (!/^\d\d:[03]0$/.test(time)) return 'Choose a time.'
  if (time < earliest || time > latest) return 'Choose a time from 7:00 AM to 7:00 PM.'
  if (!isDay(day) || day < dayOf(now)) return null
  return atTime(day, time) < hoursAfter(now, interviewHoursAhead)
    ? `Choose a time that is at least ${interviewHoursAhead} hours from now.`
    : null
}

function isTwice(times: WrittenInterview['times'], index: number): boolean {
  return times.some(
    ({ day, time }, otherIndex) =>
      otherIndex < index && day === times[index]?.day && time === times[index].time,
  )
}

export function placeProblem(place: string): string | null {
  if (place === '') return 'Say where to come: an address or a landmark.'
  return place.length > maxPlaceLength ? `Use ${maxPlaceLength} characters or fewer.` : null
}

function roomProblem(room: string, needsRoom: boolean): string | null {
  if (room === '') return needsRoom ? 'Paste the link of a new meeting.' : null
  return roomFrom(room) === null
    ? 'Use the whole link of a Google Meet, Zoom or Teams meeting.'
    : null
}

export function contactNameProblem(name: string): string | null {
  if (name === '') return 'Give the first name of the person to ask for.'
  if (name.length > maxContactNameLength || !/^\p{L}[\p{L}\p{M}'’. -]*$/u.test(name)) {
    return 'Enter a first name in letters, such as Keisha.'
  }
  return null
}

export function contactPositionProblem(position: string): string | null {
  if (position === '') return 'Say what they do, such as shift supervisor.'
  return position.length > maxContactPositionLength
    ? `Use ${maxContactPositionLength} characters or fewer.`
    : null
}

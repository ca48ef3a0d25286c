import { randomUUID } from 'node:crypto'
import { addDays, dayOf, startOfDay } from '#domain/day.ts'
import { hoursAfter } from '#domain/mentoring/mentoring.ts'
import { decideVerification } from '../profiles/verification-commands.ts'
import type { TestApp } from './start-app.ts'
import type { Visitor } from './visitor.ts'

/** A meeting link that nobody else uses. */
export function newRoom(): string {
  return `https://meet.google.com/${randomUUID()}`
}

export const someFeedback = {
  levels: { preparation: 3, clarity: 2, thinking: 4, 'next-move': 3 },
  nextStep: 'rewrite-cv',
} as const

/** 16:00 in Jamaica, that many days from now: the first of the slots that `mentorWithTimes` opens. */
export function firstTime(app: TestApp, inDays = 3): string {
  return hoursAfter(startOfDay(addDays(dayOf(app.services.now()), inDays)), 16).toISOString()
}

/** A verified mentor with four open slots from 16:00 on. */
export async function mentorWithTimes(app: TestApp, inDays = 3): Promise<Visitor> {
  const mentor = await app.verified('mentor', {
    jobTitle: 'Nurse',
    company: 'Kingston Public',
    expertise: 'leadership, python',
  })
  await openTimes(app, mentor, inDays)
  return mentor
}

export async function openTimes(app: TestApp, mentor: Visitor, inDays = 3): Promise<void> {
  const day = addDays(dayOf(app.services.now()), inDays)
  await mentor.call('POST /api/mentor/slots', { day, from: '16:00', to: '18:00', weeks: 1 })
}

export function sendMentorRequest(student: Visitor, mentor: Visitor, startsAt: string) {
  const request = { skill: 'leadership', aim: 'your-work' } as const
  return student.call('POST /api/mentors/:id/requests', {
    id: mentor.userId,
    startsAt,
    ...request,
  })
}

/** Sends a mentor request that must succeed, and returns its id. */
export async function newMentorRequest(
  app: TestApp,
  student: Visitor,
  mentor: Visitor,
): Promise<string> {
  const answer = await sendMentorRequest(student, mentor, firstTime(app))
  if (answer.kind === 'time-taken') throw new Error('The slot was taken')
  return answer.requestId
}

/** A planned session of an adult student with a mentor. */
export async function plannedSession(app: TestApp) {
  const mentor = await mentorWithTimes(app)
  const student = await app.person('student', { age: '19' })
  const id = await newMentorRequest(app, student, mentor)
  const room = newRoom()
  await mentor.call('POST /api/mentor/requests/:id/accept', { id, room })
  return { mentor, student, id, room, startsAt: firstTime(app) }
}

/** Runs a scheduled mentoring job now. */
export async function sweep(
  app: TestApp,
  job: 'mentors.requests' | 'mentors.sessions' | 'mentors.weeks' | 'applications.interviews',
) {
  await app.services.transaction((tx) => tx.enqueue(job, {}))
  await app.runJobs()
}

/** Staff take back a mentor's verification. */
export function unverify(app: TestApp, mentor: Visitor): Promise<unknown> {
  return app.services.transaction((tx) =>
    decideVerification(tx, { userId: mentor.userId, state: 'refused' }),
  )
}

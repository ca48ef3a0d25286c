import type { Routes } from '#contract/routes.ts'
import { addDays, atTime, dayOf } from '#domain/day.ts'
import type { z } from 'zod'
import type { Scene } from './access.ts'
import { applicant } from './scenes.ts'
import type { TestApp } from './start-app.ts'

type Input<Key extends keyof Routes> = Omit<z.input<Routes[Key]['input']>, 'id' | 'applicationId'>
type InterviewInput = Input<'POST /api/postings/:id/applicants/:applicationId/interview'>
type OfferInput = Input<'POST /api/postings/:id/applicants/:applicationId/offer'>

export const invite = 'POST /api/postings/:id/applicants/:applicationId/interview'
export const offer = 'POST /api/postings/:id/applicants/:applicationId/offer'
export const decline = 'POST /api/postings/:id/applicants/:applicationId/decline'

/** Two times at the business, three and four days from now. */
export function writtenInterview(now: Date, change: Partial<InterviewInput> = {}): InterviewInput {
  const day = (count: number) => addDays(dayOf(now), count)
  return {
    times: [
      { day: day(3), time: '10:00' },
      { day: day(4), time: '14:30' },
    ],
    way: 'place',
    place: '12 Hope Road, Kingston 6, beside the post office',
    room: '',
    contactName: 'Keisha',
    contactPosition: 'Shift supervisor',
    bring: ['cv', 'closed-shoes'],
    ...change,
  }
}

/** The first of these times. */
export function firstTimeOf(now: Date): Date {
  return atTime(addDays(dayOf(now), 3), '10:00')
}

/** Twenty hours a week starting in two weeks, above the minimum wage, to be answered within a week. */
export function writtenOffer(now: Date, change: Partial<OfferInput> = {}): OfferInput {
  return {
    startsOn: addDays(dayOf(now), 14),
    hoursAWeek: 20,
    pay: { amount: 600, period: 'hour' },
    answerBy: addDays(dayOf(now), 7),
    place: '12 Hope Road, Kingston 6, at the side gate',
    contactName: 'Keisha',
    contactPosition: 'Shift supervisor',
    ...change,
  }
}

/** An applicant with a planned interview, for routes of the business. */
export function invitedApplicant(app: TestApp): Promise<Scene> {
  return newInterview(app)
}

/** The same, for routes of the student. */
export async function ownInterview(app: TestApp): Promise<Scene> {
  const { student, names } = await newInterview(app)
  return {
    owner: student,
    stranger: await app.person('student', { age: '19' }),
    names: { id: names['applicationId'] ?? '' },
  }
}

/** An applicant who has chosen one of the times, and the business. */
export async function newInterview(app: TestApp): Promise<Awaited<ReturnType<typeof applicant>>> {
  const scene = await applicant(app)
  const { id = '', applicationId = '' } = scene.names
  const now = app.services.now()
  await scene.owner.call(invite, { id, applicationId, ...writtenInterview(now) })
  await scene.student.call('POST /api/applications/:id/interview/answer', {
    id: applicationId,
    startsAt: firstTimeOf(now).toISOString(),
  })
  return scene
}

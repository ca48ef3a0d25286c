import { beforeAll, describe, expect, test } from 'vitest'
import { linkedPair } from '../testing/link-guardian.ts'
import { later } from '../testing/later.ts'
import { sendMentorRequest, firstTime, mentorWithTimes } from '../testing/mentors.ts'
import { postedOpening } from '../testing/openings.ts'
import { report } from '../testing/reports.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

const day = 24 * 60 * 60 * 1000
const adult = { age: '19' }
const grown = () => app.person('student', adult)

describe('an unsafe report', () => {
  test('from an account older than a day with a confirmed address pauses the mentor', async () => {
    const [confirmed, unconfirmed] = [await grown(), await app.unconfirmed('student', adult)]
    const [firstMentor, secondMentor] = [await mentorWithTimes(app), await mentorWithTimes(app)]
    await later(app, 2 * day, async () => {
      await Promise.all([confirmed.signIn(), unconfirmed.signIn()])
      expect(await report(unconfirmed, 'mentor', secondMentor.userId, 'sexual')).toMatchObject({
        paused: null,
      })
      expect(await report(confirmed, 'mentor', firstMentor.userId, 'sexual')).toMatchObject({
        paused: 'bookings',
      })
    })
  })

  test('from a new account that asked the mentor, or from two strangers, pauses the mentor', async () => {
    const [student, requestedMentor] = [await grown(), await mentorWithTimes(app)]
    await sendMentorRequest(student, requestedMentor, firstTime(app))
    expect(await report(student, 'mentor', requestedMentor.userId, 'sexual')).toMatchObject({
      paused: 'bookings',
    })
    const mentor = await mentorWithTimes(app)
    const [first, second] = [await grown(), await grown()]
    const about = ['mentor', mentor.userId] as const
    expect(await report(first, ...about, 'sexual')).toMatchObject({ paused: null })
    expect(await report(first, ...about, 'threatening')).toMatchObject({ paused: null })
    expect(await report(second, ...about, 'pretends')).toMatchObject({
      urgent: false,
      paused: null,
    })
    expect(await report(second, ...about, 'threatening')).toMatchObject({ paused: 'bookings' })
  })

  test('from a new account whose application never reached the business does not pause it', async () => {
    const { id } = await postedOpening(app)
    const [visitor, minor] = [await grown(), await app.person('student', { age: '16' })]
    await minor.call('POST /api/applications', { opportunityId: id, share: [] })
    const about = ['business', id] as const
    expect(await report(minor, ...about, 'threatening')).toMatchObject({ paused: null })
    expect(await visitor.call('GET /api/opportunities/:id', { id })).toMatchObject({ id })
    expect(await report(visitor, ...about, 'threatening')).toMatchObject({ paused: 'openings' })
    expect((await visitor.ask('GET /api/opportunities/:id', { id })).status).toBe(404)
  })

  test('from a student and from their guardian counts as one stranger’s', async () => {
    const { id } = await postedOpening(app)
    const { student, guardian } = await linkedPair(app)
    for (const person of [student, guardian]) {
      expect(await report(person, 'business', id, 'sexual')).toMatchObject({ paused: null })
    }
  })
})

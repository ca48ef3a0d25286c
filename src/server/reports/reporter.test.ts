import { beforeAll, describe, expect, test } from 'vitest'
import { linkedPair } from '../testing/link-guardian.ts'
import { later } from '../testing/later.ts'
import { asks, firstTime, mentorWithTimes } from '../testing/mentors.ts'
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
  test('from an account older than a day with a confirmed address pauses them', async () => {
    const [confirmed, unconfirmed] = [await grown(), await app.unconfirmed('student', adult)]
    const [one, two] = [await mentorWithTimes(app), await mentorWithTimes(app)]
    await later(app, 2 * day, async () => {
      await Promise.all([confirmed.signIn(), unconfirmed.signIn()])
      expect(await report(unconfirmed, 'mentor', two.userId, 'sexual')).toMatchObject({
        paused: null,
      })
      expect(await report(confirmed, 'mentor', one.userId, 'sexual')).toMatchObject({
        paused: 'bookings',
      })
    })
  })

  test('from a new account that asked them, or from two strangers, pauses them', async () => {
    const [student, asked] = [await grown(), await mentorWithTimes(app)]
    await asks(student, asked, firstTime(app))
    expect(await report(student, 'mentor', asked.userId, 'sexual')).toMatchObject({
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

  test('from a new account whose application never reached the business pauses nothing', async () => {
    const { id } = await postedOpening(app)
    const [reader, minor] = [await grown(), await app.person('student', { age: '16' })]
    await minor.call('POST /api/applications', { opportunityId: id, share: [] })
    const about = ['business', id] as const
    expect(await report(minor, ...about, 'threatening')).toMatchObject({ paused: null })
    expect(await reader.call('GET /api/opportunities/:id', { id })).toMatchObject({ id })
    expect(await report(reader, ...about, 'threatening')).toMatchObject({ paused: 'openings' })
    expect((await reader.ask('GET /api/opportunities/:id', { id })).status).toBe(404)
  })

  test('from a student and from their own guardian counts as one stranger', async () => {
    const { id } = await postedOpening(app)
    const { student, guardian } = await linkedPair(app)
    for (const person of [student, guardian]) {
      expect(await report(person, 'business', id, 'sexual')).toMatchObject({ paused: null })
    }
  })
})

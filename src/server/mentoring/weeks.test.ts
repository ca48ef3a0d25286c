import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, atTime, dayOf } from '#domain/day.ts'
import { noWeek, type MentorWeek } from '#domain/mentoring/mentor-week.ts'
import { hoursAfter, maxOpenSlots } from '#domain/mentoring/mentoring.ts'
import { newRoom, sendMentorRequest, sweep } from '../testing/mentors.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

const grown = () => app.person('student', { age: '19' })
const inDays = (count: number) => addDays(dayOf(app.services.now()), count)

/** One block of an hour on the weekday that is in three days. */
function weekdayIn(days: number): number {
  return ((new Date(`${inDays(days)}T12:00:00Z`).getUTCDay() + 6) % 7) + 1
}

async function mentorWithWeek(changes: Partial<MentorWeek> = {}): Promise<Visitor> {
  const mentor = await app.verified('mentor', { jobTitle: 'Nurse', expertise: 'leadership' })
  await setWeek(mentor, changes)
  return mentor
}

function setWeek(mentor: Visitor, changes: Partial<MentorWeek>) {
  const hours = [{ weekday: weekdayIn(3), from: '16:00', to: '17:00' }]
  return mentor.call('PUT /api/mentor/week', { ...noWeek, hours, ...changes })
}

async function openTimes(mentor: Visitor): Promise<string[]> {
  const { slots } = await mentor.call('GET /api/mentor/slots', {})
  return slots.filter(({ state }) => state === 'open').map(({ startsAt }) => startsAt)
}

const at = (days: number, time: string) => atTime(inDays(days), time).toISOString()

describe('a mentor’s usual week', () => {
  test('opens the same times four weeks ahead, and students see how long a session is', async () => {
    const mentor = await mentorWithWeek({ minutes: 20, pause: 10 })
    expect(await openTimes(mentor)).toEqual(
      [3, 10, 17, 24].flatMap((days) => [at(days, '16:00'), at(days, '16:30')]),
    )
    const card = await (await grown()).call('GET /api/mentors/:id', { id: mentor.userId })
    expect(card).toMatchObject({ minutes: 20 })
    expect(card.times).toHaveLength(8)
  })

  test('is in the mentor’s own time zone', async () => {
    const mentor = await mentorWithWeek({ timeZone: 'Asia/Tokyo' })
    // 4 PM in Japan is 2 AM in Jamaica, on the same day.
    expect((await openTimes(mentor))[0]).toBe(at(3, '02:00'))
  })

  test('replaces what was open before, keeps what is booked, and does not open a closed time again', async () => {
    const mentor = await mentorWithWeek()
    const student = await grown()
    await sendMentorRequest(student, mentor, at(3, '16:00'))
    await mentor.call('POST /api/mentor/slots/close', { startsAt: [at(10, '16:30')] })
    expect(await setWeek(mentor, { minutes: 60 })).toEqual({ open: 3, booked: [] })
    // The hour of the first day is partly booked.
    expect(await openTimes(mentor)).toEqual([10, 17, 24].map((days) => at(days, '16:00')))
    await setWeek(mentor, { minutes: 30 })
    const times = await openTimes(mentor)
    expect(times).toContain(at(3, '16:30'))
    expect(times).not.toContain(at(10, '16:30'))
    const { slots } = await mentor.call('GET /api/mentor/slots', {})
    expect(slots[0]).toMatchObject({ startsAt: at(3, '16:00'), state: 'asked', minutes: 30 })
  })

  test('has no times on days off, and names what is booked on them', async () => {
    const mentor = await mentorWithWeek()
    await mentor.call('POST /api/mentor/slots', {
      day: inDays(4),
      from: '16:00',
      to: '17:00',
      weeks: 1,
    })
    await sendMentorRequest(await grown(), mentor, at(10, '16:00'))
    const daysOff = [{ from: inDays(4), until: inDays(16) }]
    expect(await setWeek(mentor, { daysOff })).toEqual({ open: 6, booked: [at(10, '16:00')] })
    expect(await openTimes(mentor)).toEqual(
      [3, 17, 24].flatMap((days) => [at(days, '16:00'), at(days, '16:30')]),
    )
  })

  test('takes no more sessions in a week than the mentor wants', async () => {
    const mentor = await mentorWithWeek({ mostPerWeek: 1 })
    const [first, second] = [await grown(), await grown()]
    await sendMentorRequest(first, mentor, at(3, '16:00'))
    expect(await sendMentorRequest(second, mentor, at(3, '16:30'))).toEqual({ kind: 'time-taken' })
    const { times } = await second.call('GET /api/mentors/:id', { id: mentor.userId })
    expect(times[0]).toBe(at(10, '16:00'))
    expect(await sendMentorRequest(second, mentor, at(10, '16:00'))).toMatchObject({
      kind: 'asked',
    })
  })

  test('opens at most as many times as anybody may have open, the earliest first', async () => {
    const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      from: '08:00',
      to: '12:00',
    }))
    const mentor = await mentorWithWeek({ hours: everyDay })
    expect(await openTimes(mentor)).toHaveLength(maxOpenSlots)
    expect((await setWeek(mentor, { hours: [] })).open).toBe(0)
  })

  test('continues automatically, without times that the mentor cancelled', async () => {
    const mentor = await mentorWithWeek()
    const student = await grown()
    const asked = await sendMentorRequest(student, mentor, at(24, '16:00'))
    if (asked.kind === 'time-taken') throw new Error('The slot was taken')
    const id = asked.requestId
    await mentor.call('POST /api/mentor/requests/:id/accept', { id, room: newRoom() })
    await mentor.call('POST /api/mentor-sessions/:id/cancel', { id, reason: 'sick' })
    const [cancelled, next] = [at(24, '16:00'), at(31, '16:00')]
    app.setTime(hoursAfter(app.services.now(), 7 * 24).toISOString())
    await sweep(app, 'mentors.weeks')
    const times = await openTimes(mentor)
    expect(times).toContain(next)
    expect(times).not.toContain(cancelled)
  })

  test('refuses hours that cannot be', async () => {
    const mentor = await mentorWithWeek()
    const hours = [{ weekday: 1, from: '16:00', to: '16:30' }]
    const body = { ...noWeek, hours, minutes: 45 } as const
    expect((await mentor.refused('PUT /api/mentor/week', body)).message).toContain('Monday')
    const zone = { ...noWeek, timeZone: 'Nowhere/Else' }
    expect((await mentor.refused('PUT /api/mentor/week', zone)).code).toBe('invalid')
  })
})

test('a mentor abroad reads both times in a letter', async () => {
  const mentor = await mentorWithWeek({ timeZone: 'Asia/Tokyo' })
  await sendMentorRequest(await grown(), mentor, at(3, '02:00'))
  const { notifications } = await mentor.call('GET /api/notifications', {})
  expect(notifications[0]?.body).toContain('2:00 am in Jamaica (4:00 PM your time)')
})

test('a session lasts as long as its time was', async () => {
  const mentor = await mentorWithWeek({ minutes: 60 })
  const student = await grown()
  const asked = await sendMentorRequest(student, mentor, at(3, '16:00'))
  if (asked.kind === 'time-taken') throw new Error('The slot was taken')
  await mentor.call('POST /api/mentor/requests/:id/accept', {
    id: asked.requestId,
    room: newRoom(),
  })
  const { sessions } = await student.call('GET /api/mentor-sessions', {})
  expect(sessions[0]).toMatchObject({ startsAt: at(3, '16:00'), endsAt: at(3, '17:00') })
  const { file } = await student.call('GET /api/mentor-sessions/:id/calendar', {
    id: asked.requestId,
  })
  expect(file).toContain('T220000Z')
})

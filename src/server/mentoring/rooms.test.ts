import { beforeAll, describe, expect, test } from 'vitest'
import { hoursAfter } from '#domain/mentoring/mentoring.ts'
import { linkGuardian } from '../testing/link-guardian.ts'
import {
  newMentorRequest,
  sendMentorRequest,
  firstTime,
  mentorWithTimes,
  newRoom,
  plannedSession,
  unverify,
} from '../testing/mentors.ts'
import { meets, report, secondTime } from '../testing/reports.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
const start = new Date()

beforeAll(async () => {
  app = await startApp()
})

const grown = () => app.person('student', { age: '19' })

/** Runs `work` that many minutes after the start of a session, then resets the clock. */
async function atMinutes(
  startsAt: string,
  minutes: number,
  work: () => Promise<void>,
): Promise<void> {
  app.setTime(hoursAfter(new Date(startsAt), minutes / 60))
  try {
    await work()
  } finally {
    app.setTime(start)
  }
}

const roomOf = async (person: Visitor, id: string) =>
  (await person.call('GET /api/mentor-sessions/:id', { id })).session.room

describe('the room of a session', () => {
  test('is visible to both from ten minutes before until the end, but never in an export', async () => {
    const { student, mentor, id, room, startsAt } = await plannedSession(app)
    const roomAt = async (minutes: number) => {
      let rooms: unknown
      await atMinutes(startsAt, minutes, async () => {
        rooms = [await roomOf(student, id), await roomOf(mentor, id)]
      })
      return rooms
    }
    expect(await roomAt(-11)).toEqual([null, null])
    expect(await roomAt(-10)).toEqual([room, room])
    expect(await roomAt(29)).toEqual([room, room])
    expect(await roomAt(30)).toEqual([null, null])
    for (const person of [student, mentor]) {
      const everything = JSON.stringify(await person.call('POST /api/my-data/export', {}))
      expect(everything).toContain(id)
      expect(everything).not.toContain(room)
    }
  })

  test('is hidden once the mentor is paused or no longer verified', async () => {
    const { student, mentor, id, room, startsAt } = await plannedSession(app)
    const otherStudent = await grown()
    const second = await meets(app, otherStudent, mentor, secondTime(app))
    await atMinutes(startsAt, -5, async () => {
      expect(await roomOf(student, id)).toBe(room)
      await report(otherStudent, 'session', second, 'meet-outside')
      expect(await roomOf(student, id)).toBeNull()
      expect(await roomOf(mentor, id)).toBeNull()
    })
    const unverified = await plannedSession(app)
    await atMinutes(unverified.startsAt, -5, async () => {
      await unverify(app, unverified.mentor)
      expect(await roomOf(unverified.student, unverified.id)).toBeNull()
    })
  })

  test('is a link that the mentor pastes when accepting: on a known https site, and a different one for each student', async () => {
    const { mentor, student, room } = await plannedSession(app)
    const otherStudent = await grown()
    const answer = await sendMentorRequest(otherStudent, mentor, secondTime(app))
    if (answer.kind !== 'asked') throw new Error('The time was taken')
    const accept = (link?: string) =>
      mentor.ask('POST /api/mentor/requests/:id/accept', {
        id: answer.requestId,
        ...(link === undefined ? {} : { room: link }),
      })
    for (const invalidLink of [
      'http://meet.google.com/a',
      'https://evil.com/zoom.us',
      'https://zoom.us.evil.com/j/1',
    ]) {
      expect((await accept(invalidLink)).status).toBe(400)
    }
    expect((await accept()).status).toBe(409)
    expect((await accept(`${room}?authuser=1`)).status).toBe(409)
    expect((await accept(newRoom())).status).toBe(200)

    // The same student may use the same room again.
    const third = hoursAfter(new Date(firstTime(app)), 1).toISOString()
    const secondAnswer = await sendMentorRequest(student, mentor, third)
    if (secondAnswer.kind !== 'asked') throw new Error('The time was taken')
    await mentor.call('POST /api/mentor/requests/:id/accept', { id: secondAnswer.requestId, room })
  })

  test('goes to one of two students when two mentors use it concurrently', async () => {
    const pairs = await Promise.all(
      [0, 1].map(async () => {
        const [mentor, student] = [await mentorWithTimes(app), await grown()]
        return { mentor, id: await newMentorRequest(app, student, mentor) }
      }),
    )
    const room = newRoom()
    const answers = await Promise.all(
      pairs.map(({ mentor, id }) =>
        mentor.ask('POST /api/mentor/requests/:id/accept', { id, room }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1)
  })

  test('is created for each session where a meeting server is configured', async () => {
    const roomsApp = await startApp({ MEETING_BASE_URL: 'https://meet.example.org' })
    const mentor = await mentorWithTimes(roomsApp)
    const student = await roomsApp.person('student', { age: '19' })
    const id = await newMentorRequest(roomsApp, student, mentor)
    expect((await mentor.call('GET /api/mentor', {})).makesRooms).toBe(true)
    await mentor.call('POST /api/mentor/requests/:id/accept', { id })
    roomsApp.setTime(firstTime(roomsApp))
    expect(await roomOf(student, id)).toMatch(/^https:\/\/meet\.example\.org\/[0-9a-f]{48}$/)
  })
})

test('a guardian sees a minor’s session with its room, but not that of an 18-year-old', async () => {
  const { mentor, student: adult, id: adultSessionId } = await plannedSession(app)
  const minor = await app.person('student', { age: '16' })
  const guardian = await app.person('guardian')
  await linkGuardian(minor, guardian)
  await linkGuardian(adult, guardian)
  const id = await meets(app, minor, mentor, secondTime(app))
  const page = await guardian.call('GET /api/mentor-sessions/:id', { id })
  expect(page).toMatchObject({
    side: 'guardian',
    student: { id: minor.userId },
    session: { id, room: null, maySay: false, mayCancel: false },
  })
  await atMinutes(secondTime(app), -5, async () => {
    expect(await roomOf(guardian, id)).toMatch(/^https:/)
  })
  const { file } = await guardian.call('GET /api/mentor-sessions/:id/calendar', { id })
  expect(file).toContain('SUMMARY:')
  const response = await guardian.ask('GET /api/mentor-sessions/:id', { id: adultSessionId })
  expect(response.status).toBe(404)
})

import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayOf } from '#domain/day.ts'
import { hoursAfter, maxOpenSlots } from '#domain/mentoring/mentoring.ts'
import { answerLast, linkedPair, titlesOf } from '../testing/link-guardian.ts'
import {
  newMentorRequest,
  sendMentorRequest,
  firstTime,
  mentorWithTimes,
  unverify,
} from '../testing/mentors.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

const grown = () => app.person('student', { age: '19' })
const inDays = (count: number) => addDays(dayOf(app.services.now()), count)
const evening = { from: '16:00', to: '18:00', weeks: 1 }

describe('a mentor’s slots', () => {
  test('are opened on the days that are possible, and the days left out are reported', async () => {
    const mentor = await mentorWithTimes(app)
    const yesterday = { day: inDays(-1), ...evening, weeks: 2 }
    expect(await mentor.call('POST /api/mentor/slots', yesterday)).toEqual({
      opened: 4,
      leftOut: [inDays(-1)],
    })
  })

  test('that are asked for show the mentor whether the student is under 18', async () => {
    const { student, guardian } = await linkedPair(app)
    const mentor = await mentorWithTimes(app)
    await sendMentorRequest(student, mentor, firstTime(app))
    await answerLast(guardian, student)
    const otherMentor = await mentorWithTimes(app)
    await sendMentorRequest(await grown(), otherMentor, firstTime(app))
    expect((await mentor.call('GET /api/mentor', {})).requests).toMatchObject([{ under18: true }])
    expect((await otherMentor.call('GET /api/mentor', {})).requests).toMatchObject([
      { under18: false },
    ])
  })

  test('open on the same weekday for four weeks, without duplicates, and close again', async () => {
    const mentor = await mentorWithTimes(app)
    const day = inDays(4)
    const range = { day, ...evening, weeks: 4 }
    expect(await mentor.call('POST /api/mentor/slots', range)).toEqual({
      opened: 16,
      leftOut: [],
    })
    expect(await mentor.call('POST /api/mentor/slots', range)).toEqual({ opened: 0, leftOut: [] })
    const { slots } = await mentor.call('GET /api/mentor/slots', {})
    expect(slots).toHaveLength(20)
    const startsAt = slots.map((slot) => slot.startsAt)
    expect(await mentor.call('POST /api/mentor/slots/close', { startsAt })).toEqual({ closed: 20 })
  })

  test('are limited to forty, none in the past and none after sixty days', async () => {
    const mentor = await mentorWithTimes(app)
    const day = { from: '07:00', to: '20:00', weeks: 4 }
    expect(
      (await mentor.refused('POST /api/mentor/slots', { ...day, day: inDays(2) })).message,
    ).toContain(`${maxOpenSlots}`)
    for (const days of [-1, 61]) {
      const refusal = await mentor.refused('POST /api/mentor/slots', {
        ...evening,
        day: inDays(days),
      })
      expect(refusal.code).toBe('not-possible')
    }
    const { slots } = await mentor.call('GET /api/mentor/slots', {})
    expect(slots).toHaveLength(4)
  })

  test('cannot be opened too late for students to ask for them', async () => {
    const mentor = await mentorWithTimes(app)
    const today = dayOf(app.services.now())
    app.setTime(`${today}T08:00:00-05:00`)
    const soon = { day: today, from: '19:00', to: '20:00', weeks: 1 }
    const refusal = await mentor.refused('POST /api/mentor/slots', soon)
    expect(refusal.message).toContain('Students ask at least 12 hours before')
    const evenings = { day: today, from: '19:30', to: '21:00', weeks: 1 }
    expect(await mentor.call('POST /api/mentor/slots', evenings)).toMatchObject({ opened: 2 })
  })
})

describe('a student', () => {
  test('sees verified mentors with only the necessary details', async () => {
    const [mentor, pending, student] = [
      await mentorWithTimes(app),
      await app.person('mentor'),
      await grown(),
    ]
    const { mentors } = await student.call('GET /api/mentors', {})
    expect(mentors.map(({ id }) => id)).not.toContain(pending.userId)
    expect(mentors.find(({ id }) => id === mentor.userId)).toEqual({
      id: mentor.userId,
      firstName: 'Shanice',
      jobTitle: 'Nurse',
      company: 'Kingston Public',
      industry: '',
      expertise: ['leadership', 'python'],
      skills: ['leadership', 'programming'],
      minutes: 30,
      times: [0, 0.5, 1].map((hours) => hoursAfter(new Date(firstTime(app)), hours).toISOString()),
      answersWithinHours: null,
      requestId: null,
      waitsForGuardian: false,
      mine: false,
    })
    await unverify(app, mentor)
    const after = await student.call('GET /api/mentors', {})
    expect(after.mentors.map(({ id }) => id)).not.toContain(mentor.userId)
  })

  test('reserves a time immediately, with one open request per mentor and three in total', async () => {
    const student = await grown()
    const mentor = await mentorWithTimes(app)
    const id = await newMentorRequest(app, student, mentor)
    expect(await sendMentorRequest(student, mentor, firstTime(app))).toEqual({
      kind: 'asked',
      requestId: id,
      guardians: 0,
    })
    const second = hoursAfter(new Date(firstTime(app)), 1).toISOString()
    await expect(sendMentorRequest(student, mentor, second)).rejects.toThrow('409')
    const otherStudent = await grown()
    expect(await sendMentorRequest(otherStudent, mentor, firstTime(app))).toEqual({
      kind: 'time-taken',
    })
    for (let count = 0; count < 2; count += 1)
      await newMentorRequest(app, student, await mentorWithTimes(app))
    await expect(
      sendMentorRequest(student, await mentorWithTimes(app), firstTime(app)),
    ).rejects.toThrow('409')
    await student.call('POST /api/mentor-requests/:id/withdraw', { id })
    expect(await sendMentorRequest(otherStudent, mentor, firstTime(app))).toMatchObject({
      kind: 'asked',
    })
  })

  test('can ask at most fifteen times a day, because each request sends a letter to a mentor', async () => {
    const [mentor, student] = [await mentorWithTimes(app), await grown()]
    for (let count = 0; count < 15; count += 1) {
      const id = await newMentorRequest(app, student, mentor)
      await student.call('POST /api/mentor-requests/:id/withdraw', { id })
    }
    await expect(sendMentorRequest(student, mentor, firstTime(app))).rejects.toThrow('429')
  })

  test('must ask at least twelve hours ahead', async () => {
    const [mentor, student] = [await mentorWithTimes(app, 1), await grown()]
    const startsAt = firstTime(app, 1)
    const now = app.services.now()
    app.setTime(hoursAfter(new Date(startsAt), -11))
    try {
      expect(await sendMentorRequest(student, mentor, startsAt)).toEqual({ kind: 'time-taken' })
    } finally {
      app.setTime(now)
    }
  })

  test('competing with nineteen others for one time gets it alone or not at all', async () => {
    const mentor = await mentorWithTimes(app)
    const students = await Promise.all(Array.from({ length: 20 }, grown))
    const startsAt = firstTime(app)
    const answers = await Promise.all(
      students.map((student) => sendMentorRequest(student, mentor, startsAt)),
    )
    expect(answers.filter(({ kind }) => kind === 'asked')).toHaveLength(1)
    expect(answers.filter(({ kind }) => kind === 'time-taken')).toHaveLength(19)
    const { requests } = await mentor.call('GET /api/mentor', {})
    expect(requests).toHaveLength(1)
    const { slots } = await mentor.call('GET /api/mentor/slots', {})
    expect(slots.filter(({ state }) => state === 'asked')).toHaveLength(1)
    const rows = await app.services.db
      .selectFrom('mentor_requests')
      .select('id')
      .where('mentor_id', '=', mentor.userId)
      .execute()
    expect(rows).toHaveLength(1)
    expect(await titlesOf(mentor)).toEqual(['Shanice asks for a session'])
  })
})

import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, dayFrom, dayOf, daysAfter, startOfDay, weekStartOf } from '#domain/day.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
const monday = dayFrom('2026-11-30')
const noon = daysAfter(startOfDay(monday), 0.5)

beforeAll(async () => {
  app = await startApp()
})

// A student must not sign up after the days of their test.
beforeEach(() => app.setTime(noon))

/** The quests on offer vary by day, so this moves to a day that offers the quest. */
async function dayThatOffers(student: Visitor, questId: string): Promise<Date> {
  for (let offset = 0; offset < 60; offset += 1) {
    const time = daysAfter(startOfDay(addDays(monday, offset)), 0.5)
    app.setTime(time)
    const { offered } = await student.call('GET /api/quests', {})
    if (offered.some(({ id }) => id === questId)) return time
  }
  throw new Error(`${questId} was not on offer for 60 days`)
}

function rowsOf(student: Visitor, questId: string) {
  return app.services.db
    .selectFrom('xp_activities')
    .select(['amount', 'award_key'])
    .where('user_id', '=', student.userId)
    .where('type', '=', 'quest_completion')
    .where('subject', '=', questId)
    .execute()
}

describe('the board', () => {
  test('of a new student has weekly and starter quests on offer, and reading it changes nothing', async () => {
    const student = await app.person()
    const board = await student.call('GET /api/quests', {})
    expect(board).toMatchObject({ active: [], done: [] })
    const kinds = board.offered.map(({ cadence }) => cadence)
    expect(kinds.filter((kind) => kind === 'daily')).toHaveLength(0)
    expect(kinds.filter((kind) => kind === 'weekly')).toHaveLength(3)
    expect(kinds.filter((kind) => kind === 'once')).toHaveLength(4)
    expect(await student.call('GET /api/quests', {})).toEqual(board)
    const rows = await app.services.db
      .selectFrom('student_quests')
      .select('quest_id')
      .where('user_id', '=', student.userId)
      .where('assigned', '=', false)
      .execute()
    expect(rows).toEqual([])
  })

  test('never offers quests the student could not finish: reviews without questions, mentors not yet allowed', async () => {
    await app.verified('mentor', { jobTitle: 'Nurse', company: 'KPH', expertise: 'leadership' })
    const student = await app.person()
    const offeredIds = new Set<string>()
    for (let offset = 0; offset < 30; offset += 1) {
      app.setTime(daysAfter(startOfDay(addDays(monday, offset)), 0.5))
      const { offered } = await student.call('GET /api/quests', {})
      for (const { id } of offered) offeredIds.add(id)
    }
    expect(offeredIds).toContain('start-here')
    for (const id of ['review-rhythm', 'mentor-minute', 'beat-your-best']) {
      expect(offeredIds).not.toContain(id)
    }
    app.setTime(daysAfter(startOfDay(addDays(monday, 6)), 0.5))
    const sunday = await student.call('GET /api/quests', {})
    expect(sunday.offered.map(({ id }) => id)).not.toContain('five-day-flow')
  })
})

describe('starting a quest', () => {
  test('puts it in progress until its window ends, and a second start has no effect', async () => {
    const student = await app.person()
    const { offered } = await student.call('GET /api/quests', {})
    const weekly = offered.find(({ cadence }) => cadence === 'weekly') ?? expect.fail()
    const board = await student.call('POST /api/quests/:id/start', { id: weekly.id })
    expect(board.active).toMatchObject([
      { id: weekly.id, progress: 0, target: weekly.target, endsAt: '2026-12-07T05:00:00.000Z' },
    ])
    expect(board.offered.map(({ id }) => id)).not.toContain(weekly.id)
    expect(await student.call('POST /api/quests/:id/start', { id: weekly.id })).toEqual(board)

    app.setTime('2026-12-07T04:59:59Z')
    expect((await student.call('GET /api/quests', {})).active).toHaveLength(1)
    app.setTime('2026-12-07T05:00:00Z')
    expect(await student.call('GET /api/quests', {})).toMatchObject({ active: [], done: [] })
  })

  test('is refused when it is not on offer, and a quest that does not exist is not found', async () => {
    const student = await app.person()
    const start = 'POST /api/quests/:id/start' as const
    expect(await student.refused(start, { id: 'quest-keeper' })).toMatchObject({
      code: 'not-possible',
    })
    expect(await student.refused(start, { id: 'nothing' })).toMatchObject({ code: 'not-found' })
  })

  test('is not possible when its goal was reached without it, so that Start never pays', async () => {
    const student = await app.person('student', { school: 'Titchfield High', age: '17' })
    const offeredIds = async () =>
      (await student.call('GET /api/quests', {})).offered.map(({ id }) => id)
    expect(await offeredIds()).toContain('start-here')
    await student.call('PATCH /api/profile', { fields: { grade: 'Grade 11' } })
    expect(await offeredIds()).not.toContain('start-here')
    const start = 'POST /api/quests/:id/start' as const
    expect(await student.refused(start, { id: 'start-here' })).toMatchObject({
      code: 'not-possible',
    })
    expect(await rowsOf(student, 'start-here')).toEqual([])
  })

  test('is not possible for a quest of the day, which is assigned', async () => {
    const student = await app.person()
    const [quest] = (await student.call('GET /api/quests', {})).today
    const refusal = await student.refused('POST /api/quests/:id/start', { id: quest?.id ?? '' })
    expect(refusal).toMatchObject({ code: 'not-possible' })
  })

  test('twenty times concurrently gives one start', async () => {
    const student = await app.person()
    await dayThatOffers(student, 'paper-day')
    await Promise.all(
      Array.from({ length: 20 }, () =>
        student.call('POST /api/quests/:id/start', { id: 'paper-day' }),
      ),
    )
    const { active } = await student.call('GET /api/quests', {})
    expect(active.map(({ id }) => id)).toEqual(['paper-day'])
  })

  test('does not count as an activity of the day', async () => {
    const student = await app.person()
    const { offered } = await student.call('GET /api/quests', {})
    const before = await student.call('GET /api/dashboard', {})
    await student.call('POST /api/quests/:id/start', { id: offered[0]?.id ?? '' })
    const after = await student.call('GET /api/dashboard', {})
    expect(after).toEqual(before)
  })
})

describe('completing a quest', () => {
  const tickTask = (student: Visitor, index: number) =>
    student.call('POST /api/readiness/:id/done', {
      id: app.services.content.readiness[index]?.id ?? '',
    })

  test('happens once, with the activity that reaches the goal, even if twenty are concurrent', async () => {
    const student = await app.person()
    const time = await dayThatOffers(student, 'paper-day')
    await student.call('POST /api/quests/:id/start', { id: 'paper-day' })
    await Promise.all(Array.from({ length: 20 }, () => tickTask(student, 0)))
    const week = weekStartOf(dayOf(time))
    expect(await rowsOf(student, 'paper-day')).toMatchObject([
      { award_key: `quest:paper-day:${week}` },
    ])
    const board = await student.call('GET /api/quests', {})
    expect(board.offered.map(({ id }) => id)).not.toContain('paper-day')
    expect(board.done.map(({ id }) => id)).toContain('paper-day')
  })

  test('awards XP again when it is started again in another window', async () => {
    const student = await app.person()
    const first = await dayThatOffers(student, 'paper-day')
    for (let week = 0, done = 0; done < 2; week += 1) {
      app.setTime(daysAfter(first, 7 * week))
      const { offered } = await student.call('GET /api/quests', {})
      if (!offered.some(({ id }) => id === 'paper-day')) continue
      await student.call('POST /api/quests/:id/start', { id: 'paper-day' })
      await tickTask(student, done)
      done += 1
    }
    expect(await rowsOf(student, 'paper-day')).toHaveLength(2)
  })

  test('does not count this week’s activities for last week’s quest', async () => {
    const student = await app.person()
    const time = await dayThatOffers(student, 'paper-day')
    await student.call('POST /api/quests/:id/start', { id: 'paper-day' })
    app.setTime(daysAfter(time, 7))
    await tickTask(student, 0)
    expect(await rowsOf(student, 'paper-day')).toEqual([])
  })
})

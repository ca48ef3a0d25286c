import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { dayOf } from '#domain/day.ts'
import { firstTimeOf } from '../testing/interviews.ts'
import { interviewScenes } from '../testing/interview-scenes.ts'
import { linkGuardian, linkedPair } from '../testing/link-guardian.ts'
import { plannedSession } from '../testing/mentors.ts'
import { startApp } from '../testing/start-app.ts'

const app = await startApp()
const scenes = interviewScenes(app)

describe('a guardian’s home', () => {
  test('lists the planned sessions of each linked student, and of nobody else', async () => {
    const { student, startsAt, mentor } = await plannedSession(app)
    await plannedSession(app)
    const guardian = await app.person('guardian')
    await linkGuardian(student, guardian)
    const { comingUp } = await guardian.call('GET /api/guardian', {})
    expect(comingUp).toMatchObject([
      { kind: 'session', studentId: student.userId, student: student.name, startsAt },
    ])
    expect(mentor.name.startsWith(comingUp[0]?.title ?? '-')).toBe(true)
  })

  test('lists the interviews of a minor, but not those of an adult', async () => {
    const minor = await scenes.appliedMinor()
    await scenes.proposes(minor)
    await scenes.answer(minor, firstTimeOf(app.services.now()))
    const { comingUp } = await minor.guardian.call('GET /api/guardian', {})
    expect(comingUp).toMatchObject([
      {
        kind: 'interview',
        title: 'Baker',
        startsAt: firstTimeOf(app.services.now()).toISOString(),
      },
    ])

    const adult = await linkedPair(app, '19')
    await scenes.planned(adult.student)
    const home = await adult.guardian.call('GET /api/guardian', {})
    expect(home.students).toHaveLength(1)
    expect(home.comingUp).toEqual([])
  })

  test('counts for each student what they did, and never what they only saved', async () => {
    const { student, guardian } = await linkedPair(app)
    const other = await app.person('student', { age: '16' })
    await linkGuardian(other, guardian)
    const written = { title: 'Shop assistant', company: 'Ital Foods', notes: '' }
    await student.call('POST /api/applications/manual', { ...written, state: 'applied' })
    await student.call('POST /api/applications/manual', { ...written, state: 'saved' })
    const { figures } = await guardian.call('GET /api/guardian', {})
    const none = { lessons: 0, courses: 0, applications: 0, sessions: 0 }
    expect(figures).toHaveLength(2)
    expect(figures).toContainEqual({ ...none, studentId: student.userId, applications: 1 })
    expect(figures).toContainEqual({ ...none, studentId: other.userId })
  })

  test('tells the last seven days of each student by themselves, with XP by day and something to talk about', async () => {
    const { student, guardian } = await linkedPair(app)
    const sister = await app.person('student', { age: '16' })
    await linkGuardian(sister, guardian)
    await student.call('POST /api/check-in', {})
    const { weeks } = await guardian.call('GET /api/guardian', {})
    const week = weeks.find(({ studentId }) => studentId === student.userId)
    const { rows } = await sql<{ xp: number }>`
      select sum(amount)::int as xp from xp_activities where user_id = ${student.userId}`.execute(
      app.services.db,
    )
    expect(week?.days).toHaveLength(7)
    expect(week?.days.at(-1)).toEqual({ day: dayOf(app.services.now()), xp: rows[0]?.xp })
    expect(week?.facts[0]).toContain(`${rows[0]?.xp} XP from`)
    expect(week?.talkAbout).not.toBe('')
    expect(weeks).toHaveLength(2)
    const other = weeks.find(({ studentId }) => studentId === sister.userId)
    expect(other?.days.at(-1)?.xp).toBeLessThan(rows[0]?.xp ?? 0)
  })
})

import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { notify } from '../notifications/commands.ts'
import { comeOfAge, linkGuardian, linkedPair, titlesOf, viewOf } from '../testing/link-guardian.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { sweepLinks, notifyAchievements, notifyWeek } from './link-sweeps.ts'
import { askApproval } from './approval-commands.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

// A Monday.
const morning = '2026-11-23T10:00:00-05:00'
beforeEach(() => app.setTime(morning))

const linked = (age?: string) => linkedPair(app, age)

describe('a guardian is notified', () => {
  test('once of each achievement a student earned since they were linked', async () => {
    const { student, guardian } = await linked()
    app.setTime('2026-11-23T11:00:00-05:00')
    const fields = { school: 'Kingston High', grade: '11' }
    await student.call('PATCH /api/profile', { fields })
    await notifyAchievements(app.services)
    await notifyAchievements(app.services)
    const first = student.name.split(' ')[0] ?? ''
    const earned = (await titlesOf(guardian)).filter((title) => title.includes('earned'))
    expect(earned).toEqual([`${first} earned "Profile Completed"`])
  })

  test('once per absence when a student has been away for seven days', async () => {
    const { student, guardian } = await linked()
    const absences = async () => {
      await sweepLinks(app.services)
      return (await titlesOf(guardian)).filter((title) => title.includes('7 days')).length
    }
    app.setTime('2026-11-29T10:00:00-05:00')
    expect(await absences()).toBe(0)
    app.setTime('2026-11-30T10:00:00-05:00')
    expect(await absences()).toBe(1)
    app.setTime('2026-12-02T10:00:00-05:00')
    expect(await absences()).toBe(1)
    await student.signIn()
    await student.call('POST /api/check-in', {})
    app.setTime('2026-12-09T10:00:00-05:00')
    expect(await absences()).toBe(2)
  })

  test('only of requests that need their approval when alerts are off', async () => {
    const { student, guardian } = await linked()
    await guardian.call('PUT /api/guardian/alerts', { alerts: false })
    app.setTime('2026-12-01T10:00:00-05:00')
    await student.signIn()
    await student.call('PATCH /api/profile', { fields: { school: 'Kingston High', grade: '11' } })
    await app.services.transaction((tx) =>
      askApproval(tx, {
        studentId: student.userId,
        kind: 'mentor',
        subject: '0b8ff7a1-3d0c-4f0e-9a44-3b1f6d2c9e57',
        title: 'Ms Grant',
        path: '/mentors',
      }),
    )
    await notifyAchievements(app.services)
    await sweepLinks(app.services)
    await guardian.signIn()
    expect(await titlesOf(guardian)).toEqual([
      expect.stringContaining('needs your approval'),
      `You and ${student.name} are linked`,
    ])
    expect((await guardian.call('GET /api/guardian', {})).approvals).toHaveLength(1)
  })

  test('not of what they switched off for one student, and still of the sister', async () => {
    const { student, guardian } = await linked()
    const sister = await app.person('student', { age: '16' })
    await linkGuardian(sister, guardian)
    const names = { id: student.userId }
    for (const topic of ['achievements', 'week'] as const)
      await guardian.call('PUT /api/guardian/students/:id/topics', { ...names, topic, on: false })
    await guardian.call('PUT /api/guardian/students/:id/topics', {
      ...names,
      topic: 'week',
      on: false,
    })
    expect(await guardian.call('GET /api/guardian/students/:id/topics', names)).toEqual({
      off: ['achievements', 'week'],
    })
    app.setTime('2026-11-23T11:00:00-05:00')
    for (const child of [student, sister])
      await child.call('PATCH /api/profile', { fields: { school: 'Kingston High', grade: '11' } })
    await notifyAchievements(app.services)
    const sent = await guardian.call('GET /api/notifications', {})
    const earned = sent.notifications.filter(({ type }) => type === 'student-achieved')
    // Both children can have the same name.
    expect(earned.map(({ path }) => path.split('/').at(-1))).toEqual([sister.userId])
    app.setTime('2026-11-29T17:00:00-05:00')
    await notifyWeek(app.services)
    const { notifications } = await guardian.call('GET /api/notifications', {})
    const week = notifications.find(({ type }) => type === 'weekly-summary')
    expect(week?.body.match(/XP from/g)).toHaveLength(1)
    await guardian.call('PUT /api/guardian/students/:id/topics', {
      ...names,
      topic: 'achievements',
      on: true,
    })
    expect(await guardian.call('GET /api/guardian/students/:id/topics', names)).toEqual({
      off: ['week'],
    })
  })

  test('of the week of all their students in one letter a week', async () => {
    const { student, guardian } = await linked()
    const sister = await app.person('student')
    await linkGuardian(sister, guardian)
    await student.call('POST /api/check-in', {})
    app.setTime('2026-11-29T17:00:00-05:00')
    await notifyWeek(app.services)
    await notifyWeek(app.services)
    await app.runJobs()
    const letters = app.letters().filter((text) => text.includes(`To: ${guardian.email}`))
    const weeks = letters.filter((text) => text.includes('Subject: The week of your 2 students'))
    expect(weeks).toHaveLength(1)
    const earned = (await viewOf(guardian, student)).student.xp
    expect(weeks[0]).toContain(`: ${earned} XP from`)
  })

  test('of a week that ends on Sunday at 5 PM; the evening is in the next letter', async () => {
    const { student, guardian } = await linked('19')
    const letterAt = async (time: string) => {
      app.setTime(time)
      await notifyWeek(app.services)
      await guardian.signIn()
      const { notifications } = await guardian.call('GET /api/notifications', {})
      return notifications.filter(({ title }) => title.startsWith('The week of'))
    }
    expect(await letterAt('2026-11-29T17:00:00-05:00')).toHaveLength(1)
    // Sunday evening, after that letter.
    app.setTime('2026-11-29T21:00:00-05:00')
    await student.signIn()
    const checkIn = await student.call('POST /api/check-in', {})
    await student.call('POST /api/applications/manual', {
      title: 'Baker',
      company: 'Hope Bakery',
      state: 'applied',
    })
    await student.call('POST /api/applications/manual', {
      title: 'A secret wish',
      company: 'Nobody',
      state: 'saved',
    })
    expect(checkIn.kind).toBe('checked-in')
    // The job runs again, also late: the same week is reported once.
    expect(await letterAt('2026-11-30T09:00:00-05:00')).toHaveLength(1)
    // The server was down on Sunday, so this letter is sent on Tuesday.
    const letters = await letterAt('2026-12-08T09:00:00-05:00')
    expect(letters).toHaveLength(2)
    const body = letters[0]?.body ?? ''
    expect(body).toMatch(/: [1-9]\d* XP from [1-9]\d* activit/)
    expect(body).toContain('Applications: Baker at Hope Bakery (sent).')
    expect(body).toContain('To talk about: ')
    expect(body).not.toContain('A secret wish')
    expect(body.split('\n').length).toBeLessThanOrEqual(6)
  })

  test('of nothing more about a student who ended the link, and earlier notifications are removed', async () => {
    const { student, guardian } = await linked()
    const sister = await app.person()
    await linkGuardian(sister, guardian)
    await app.services.transaction((tx) =>
      notify(tx, {
        userId: guardian.userId,
        type: 'student-away',
        data: { student: student.name, studentId: student.userId },
        key: 'earlier',
        subjects: ['link:one'],
        about: [student.userId],
      }),
    )
    await student.call('POST /api/guardians/:id/end', { id: guardian.userId })
    app.setTime('2026-12-03T10:00:00-05:00')
    await sweepLinks(app.services)
    await notifyAchievements(app.services)
    await guardian.signIn()
    const remaining = (await guardian.call('GET /api/notifications', {})).notifications.filter(
      ({ path }) => path.includes(student.userId),
    )
    expect(remaining).toEqual([])
    expect(await titlesOf(guardian)).toContain(`The link with ${student.name} has ended`)
  })

  test('of nothing more about a student who turned 18, and the student is asked about the link once', async () => {
    const { student, guardian } = await linked('17')
    await comeOfAge(app, student)
    await sweepLinks(app.services)
    await sweepLinks(app.services)
    const questions = (await titlesOf(student)).filter((title) => title.startsWith('You are 18'))
    expect(questions).toHaveLength(1)
    // Notifications about the birth month stay, to explain why they see nothing.
    expect((await titlesOf(guardian)).toSorted()).toEqual([
      'Shanice asks to change the month they were born',
      'Shanice counts as an adult on Upful now',
      'The new birth month of Shanice counts now',
    ])
  })
})

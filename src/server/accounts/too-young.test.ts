import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setBirthMonth, storedBirthMonth, waitingBirthMonth } from '../testing/birth-months.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
let people = 0

beforeAll(async () => {
  app = await startApp()
})
beforeEach(() => app.setTime('2026-11-23T10:00:00-05:00'))

const person = (birthMonth?: string) => {
  people += 1
  return {
    name: 'Tia Grant',
    email: `tia.${people}@example.com`,
    password: 'correct horse',
    role: 'student',
    ...(birthMonth === undefined ? {} : { details: { birthMonth } }),
  }
}
const enterTooYoung = (student: Visitor) =>
  student.refused('PATCH /api/profile', { fields: { birthMonth: '2014-03' } })
const isStopped = async (student: Visitor) =>
  (await student.call('GET /api/session', {})).user?.stopped

describe('a new account that enters a birth month under 15 after sign-up', () => {
  test('is stopped, and changing to an older month needs staff', async () => {
    const student = await app.person()
    expect((await enterTooYoung(student)).message).toBe('Upful is for people aged 15 and over.')
    expect(await isStopped(student)).toBe(true)
    expect((await setBirthMonth(student, '2004-01')).birthMonthWaits).toMatchObject({
      waitsFor: 'staff',
    })
    expect(await storedBirthMonth(app, student)).toBeNull()
    expect(await isStopped(student)).toBe(true)
  })

  test('can still use what it needs, but nothing that awards XP, replies or shows it to others', async () => {
    const student = await app.person()
    await enterTooYoung(student)
    for (const key of ['GET /api/dashboard', 'GET /api/advisor', 'POST /api/check-in'] as const) {
      expect(await student.refused(key, {})).toMatchObject({ status: 403, code: 'not-allowed' })
    }
    const stream = await student.send(
      'GET',
      '/api/advisor/replies/0b8ff7a1-3d0c-4f0e-9a44-3b1f6d2c9e57/stream',
    )
    expect(stream.status).toBe(403)
    const xp = () =>
      app.services.db
        .selectFrom('student_stats')
        .select('xp')
        .where('user_id', '=', student.userId)
        .executeTakeFirstOrThrow()
    const before = await xp()
    const fields = { school: 'Hope River High', grade: 'Grade 9', birthMonth: '2010-01' }
    await student.call('PATCH /api/profile', { fields })
    expect(await xp()).toEqual(before)
    await student.call('POST /api/contact', {
      email: student.email,
      topic: 'account',
      text: 'I chose the wrong year.',
    })
    await student.call('GET /api/account/sessions', {})
    const { tables } = await student.call('POST /api/my-data/export', {})
    expect(tables['contact_messages']).toMatchObject([{ words: 'I chose the wrong year.' }])
    await student.call('POST /api/account/delete', { password: student.password })
  })

  test('is open again once staff approve another month', async () => {
    const staff = await app.staff()
    const student = await app.person()
    await enterTooYoung(student)
    const requestId = (await setBirthMonth(student, '2009-01')).birthMonthWaits?.id ?? ''
    const { requests } = await staff.call('GET /api/staff/birth-months', {})
    expect(requests.find(({ id }) => id === requestId)).toMatchObject({ reason: 'said-too-young' })
    await staff.call('POST /api/staff/people/:id/birth-months/:requestId/approve', {
      id: student.userId,
      requestId,
      reason: 'Showed a school ID',
    })
    expect(await isStopped(student)).toBe(false)
    expect(await storedBirthMonth(app, student)).toBe('2009-01')
    await student.call('GET /api/dashboard', {})
  })
})

describe('a known birth month', () => {
  test('does not keep the account open, and entering it again needs staff too', async () => {
    const student = await app.person('student', { birthMonth: '2009-01' })
    await enterTooYoung(student)
    expect(await isStopped(student)).toBe(true)
    expect((await setBirthMonth(student, '2009-01')).birthMonthWaits).toMatchObject({
      waitsFor: 'staff',
    })
  })
})

describe('a browser in which somebody was refused at sign-up', () => {
  test('is remembered for a day, so that an older month waits for staff', async () => {
    const visitor = app.visitor()
    await visitor.refused('POST /api/sign-up', person('2014-03'))
    const { user } = await visitor.call('POST /api/sign-up', person('2004-01'))
    visitor.userId = user.id
    expect(user.stopped).toBe(true)
    expect(await waitingBirthMonth(visitor)).toMatchObject({ to: '2004-01', waitsFor: 'staff' })
    expect(await storedBirthMonth(app, visitor)).toBeNull()
  })

  test('applies to a first month entered in the profile, but not to a month that is already known', async () => {
    const visitor = app.visitor()
    await visitor.refused('POST /api/sign-up', person('2014-03'))
    const { user } = await visitor.call('POST /api/sign-up', person())
    visitor.userId = user.id
    expect(user.stopped).toBe(false)
    expect((await setBirthMonth(visitor, '2004-01')).birthMonthWaits).toMatchObject({
      waitsFor: 'staff',
    })

    const student = await app.person('student', { birthMonth: '2009-01' })
    const ageCookie = visitor.cookie.split('; ').find((cookie) => cookie.startsWith('upful-age='))
    student.cookie = `${student.cookie}; ${ageCookie ?? ''}`
    await setBirthMonth(student, '2009-02')
    expect(await isStopped(student)).toBe(false)
  })

  test('is forgotten after a day, and a cookie that we did not sign is ignored', async () => {
    const visitor = app.visitor()
    await visitor.refused('POST /api/sign-up', person('2014-03'))
    app.setTime('2026-11-24T10:00:01-05:00')
    expect((await visitor.call('POST /api/sign-up', person('2004-01'))).user.stopped).toBe(false)

    const forger = app.visitor()
    forger.cookie = 'upful-age=1900000000000.forged'
    expect((await forger.call('POST /api/sign-up', person('2004-01'))).user.stopped).toBe(false)
  })
})

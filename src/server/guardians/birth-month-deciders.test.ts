import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  answerBirthMonth,
  openRequestId,
  setBirthMonth,
  storedBirthMonth,
  waitingBirthMonth,
} from '../testing/birth-months.ts'
import { sweepBirthMonths } from './birth-month-sweeps.ts'
import {
  anotherGuardian,
  linkedDaysAgo,
  longLinkedPair,
  titlesOf,
} from '../testing/link-guardian.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
let staff: Visitor
const reason = 'Two people say different things'

beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  app.setTime('2026-11-23T10:00:00-05:00')
  staff = await app.staff()
})

const stop = (guardian: Visitor, student: Visitor, requestId: string) =>
  guardian.ask('POST /api/guardian/students/:id/birth-months/:requestId/stop', {
    id: student.userId,
    requestId,
  })

async function threeDaysLater(person: Visitor): Promise<void> {
  app.setTime('2026-11-26T10:00:01-05:00')
  await sweepBirthMonths(app.services)
  await person.signIn()
}

describe('the guardians who decide about a birth month', () => {
  test('are fixed when the student asks: one who is linked afterwards, or just before, cannot answer', async () => {
    const { student, guardian } = await longLinkedPair(app, '15')
    const before = await anotherGuardian(app, student, 6)
    await setBirthMonth(student, '2006-05')
    const after = await anotherGuardian(app, student, 0)
    expect(await waitingBirthMonth(student)).toMatchObject({ guardians: [guardian.name] })
    const requestId = await openRequestId(guardian)
    for (const friend of [before, after]) {
      const { birthMonths } = await friend.call('GET /api/guardian', {})
      expect(birthMonths).toMatchObject([{ id: requestId, answers: false, stops: false }])
      expect((await answerBirthMonth(friend, student, requestId)).status).toBe(404)
    }
    expect(await waitingBirthMonth(student)).toMatchObject({ waitsFor: 'guardians' })
    expect(await storedBirthMonth(app, student)).toBe(student.bornForAge('15'))
  })

  test('have been linked for at least seven days, to the second', async () => {
    const student = await app.person('student', { age: '16' })
    const guardian = await anotherGuardian(app, student, 7)
    expect((await setBirthMonth(student, '2006-05')).birthMonthWaits).toMatchObject({
      guardians: [guardian.name],
    })
    const otherStudent = await app.person('student', { age: '16' })
    await anotherGuardian(app, otherStudent, 7 - 1 / 86_400)
    expect((await setBirthMonth(otherStudent, '2006-05')).birthMonthWaits).toMatchObject({
      waitsFor: 'staff',
    })
  })

  test('all have to agree, and one refusal ends the request', async () => {
    const { student, guardian } = await longLinkedPair(app, '16')
    const mother = await anotherGuardian(app, student, 20)
    await setBirthMonth(student, '2006-05')
    const requestId = await openRequestId(guardian)
    await answerBirthMonth(mother, student, requestId)
    const { notifications } = await mother.call('GET /api/notifications', {})
    expect(notifications.find(({ title }) => title.includes('needs your answer'))?.read).toBe(true)
    expect(await waitingBirthMonth(student)).toMatchObject({
      waitsFor: 'guardians',
      agreed: [mother.name],
      guardians: [guardian.name],
    })
    await threeDaysLater(student)
    expect(await storedBirthMonth(app, student)).toBe(student.bornForAge('16'))
    await guardian.signIn()
    await answerBirthMonth(guardian, student, requestId, 'declined')
    expect(await waitingBirthMonth(student)).toBeNull()
    await mother.signIn()
    expect((await titlesOf(mother))[0]).toContain('was not approved')
  })

  test('do not get a request that is with staff when they are linked later', async () => {
    const student = await app.person('student', { age: '15' })
    const requestId = (await setBirthMonth(student, '2006-05')).birthMonthWaits?.id ?? ''
    const friend = await anotherGuardian(app, student, 0)
    await linkedDaysAgo(app, { student, guardian: friend }, 30)
    expect((await answerBirthMonth(friend, student, requestId)).status).toBe(409)
    expect(await waitingBirthMonth(student)).toMatchObject({ waitsFor: 'staff' })
    // Withdrawing it and asking again changes nothing.
    await student.call('POST /api/profile/birth-month/cancel', {})
    expect((await setBirthMonth(student, '2006-05')).birthMonthWaits).toMatchObject({
      waitsFor: 'staff',
    })
    const { requests } = await staff.call('GET /api/staff/birth-months', {})
    expect(requests.find(({ studentId }) => studentId === student.userId)).toMatchObject({
      reason: 'asked-before',
      guardiansNow: 1,
    })
  })

  test('cannot be bypassed by ending a link, before or after the guardian agreed', async () => {
    for (const agrees of [false, true]) {
      const { student, guardian } = await longLinkedPair(app, '16')
      const friend = await anotherGuardian(app, student, 30)
      await setBirthMonth(student, '2006-05')
      const requestId = await openRequestId(guardian)
      await answerBirthMonth(friend, student, requestId)
      if (agrees) await answerBirthMonth(guardian, student, requestId)
      await student.call('POST /api/guardians/:id/end', { id: guardian.userId })
      expect(await waitingBirthMonth(student)).toMatchObject({
        waitsFor: 'staff',
        countsFrom: null,
      })
      const { requests } = await staff.call('GET /api/staff/birth-months', {})
      expect(requests.find(({ id }) => id === requestId)).toMatchObject({ reason: 'link-ended' })
      expect((await titlesOf(guardian)).some((title) => title.startsWith('Our staff decide'))).toBe(
        true,
      )
    }
  })

  test('are replaced by staff when one of them is suspended', async () => {
    const { student, guardian } = await longLinkedPair(app, '16')
    await setBirthMonth(student, '2006-05')
    await answerBirthMonth(guardian, student, await openRequestId(guardian))
    await staff.call('POST /api/staff/people/:id/suspend', { id: guardian.userId, reason })
    await sweepBirthMonths(app.services)
    expect(await waitingBirthMonth(student)).toMatchObject({ waitsFor: 'staff' })
  })
})

describe('a birth month that the guardians agreed to', () => {
  test('is announced immediately to everyone involved, with what it means, and also by letter', async () => {
    const { student, guardian } = await longLinkedPair(app, '16')
    const past = await anotherGuardian(app, student, 60)
    await student.call('POST /api/guardians/:id/end', { id: past.userId })
    const newer = await anotherGuardian(app, student, 1)
    await setBirthMonth(student, '2006-05')
    await answerBirthMonth(guardian, student, await openRequestId(guardian))
    for (const person of [guardian, past, newer]) {
      const { notifications } = await person.call('GET /api/notifications', {})
      const notification = notifications.find(
        ({ title }) => title === 'The new birth month of Shanice was approved',
      )
      expect(notification?.body).toContain('counts as an adult')
      expect(notification?.body).toContain('you will not see their progress any more')
      expect(notification?.body).toContain('26 November 2026')
    }
    const titles = await titlesOf(student)
    expect(titles.some((title) => title.endsWith('approved your month of birth: May 2006'))).toBe(
      true,
    )
    const lettersDue = await app.services.db
      .selectFrom('notifications')
      .select('mail_due')
      .where('user_id', 'in', [guardian.userId, past.userId, newer.userId, student.userId])
      .where(sql<string>`data->>'what'`, '=', 'agreed')
      .where('mail_due', 'is not', null)
      .execute()
    expect(lettersDue).toHaveLength(4)
  })

  test('can be stopped by any guardian, even one whose link ended recently, and goes to staff', async () => {
    for (const kind of ['newer', 'past'] as const) {
      const { student, guardian } = await longLinkedPair(app, '16')
      const objector = await anotherGuardian(app, student, kind === 'past' ? 60 : 1)
      if (kind === 'past')
        await student.call('POST /api/guardians/:id/end', { id: objector.userId })
      await setBirthMonth(student, '2006-05')
      const requestId = await openRequestId(guardian)
      expect((await stop(objector, student, requestId)).status).not.toBe(200)
      await answerBirthMonth(guardian, student, requestId)
      const { birthMonths } = await objector.call('GET /api/guardian', {})
      expect(birthMonths).toMatchObject([{ id: requestId, stops: true, answers: false }])
      expect((await stop(objector, student, requestId)).status).toBe(200)
      expect(await waitingBirthMonth(student)).toMatchObject({ waitsFor: 'staff' })
      await threeDaysLater(student)
      expect(await storedBirthMonth(app, student)).toBe(student.bornForAge('16'))
      app.setTime('2026-11-23T10:00:00-05:00')
      await student.signIn()
    }
  })

  test('cannot be stopped by a guardian from long ago or by a stranger', async () => {
    const { student, guardian } = await longLinkedPair(app, '16')
    const past = await anotherGuardian(app, student, 300)
    await student.call('POST /api/guardians/:id/end', { id: past.userId })
    await app.services.db
      .updateTable('guardian_links')
      .set({ ended_at: new Date('2026-08-20T10:00:00-05:00') })
      .where('guardian_id', '=', past.userId)
      .execute()
    await setBirthMonth(student, '2006-05')
    const requestId = await openRequestId(guardian)
    await answerBirthMonth(guardian, student, requestId)
    for (const person of [past, await app.person('guardian')]) {
      expect((await stop(person, student, requestId)).status).toBe(404)
    }
  })
})

import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sweepBirthMonths } from './birth-month-sweeps.ts'
import {
  answerBirthMonth,
  openRequestId,
  setBirthMonth,
  storedBirthMonth,
  waitingBirthMonth,
} from '../testing/birth-months.ts'
import { anotherGuardian, longLinkedPair, titlesOf } from '../testing/link-guardian.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
let staff: Visitor
const reason = 'Showed me a birth certificate'

beforeAll(async () => {
  app = await startApp()
  staff = await app.staff()
})
beforeEach(() => app.setTime('2026-11-23T10:00:00-05:00'))

function history(student: Visitor) {
  return app.services.db
    .selectFrom('birth_months')
    .select(['month', 'kind', 'changed_by', 'agreed_by', 'agreed_as'])
    .where('user_id', '=', student.userId)
    .orderBy('at')
    .execute()
}

async function mayLinkEmployer(student: Visitor): Promise<boolean> {
  return (await student.call('GET /api/employer', {})).mayLink
}

const decide = (decision: 'approve' | 'decline', student: Visitor, requestId: string) =>
  staff.ask(`POST /api/staff/people/:id/birth-months/:requestId/${decision}`, {
    id: student.userId,
    requestId,
    reason,
  })

async function threeDaysLater(person: Visitor): Promise<void> {
  app.setTime('2026-11-26T10:00:01-05:00')
  await sweepBirthMonths(app.services)
  await person.signIn()
}

describe('a minor who claims to be an adult', () => {
  test('stays a minor, keeps the guardian, and the guardian is asked with both dates', async () => {
    const { student, guardian } = await longLinkedPair(app, '16')
    const before = student.bornForAge('16')
    const profile = await setBirthMonth(student, '2006-05')
    expect(profile.birthMonthWaits).toMatchObject({ from: before, guardians: [guardian.name] })
    expect(await storedBirthMonth(app, student)).toBe(before)
    expect(await mayLinkEmployer(student)).toBe(false)
    const home = await guardian.call('GET /api/guardian', {})
    expect(home.students).toHaveLength(1)
    expect(home.birthMonths).toMatchObject([
      { from: before, to: '2006-05', adultFrom: '2024-06-01', student: student.name },
    ])
    expect(await titlesOf(guardian)).toContain(
      'Shanice needs your answer about the month they were born',
    )
  })

  test('is an adult three days after the guardian agrees, and the history shows who did', async () => {
    const { student, guardian } = await longLinkedPair(app, '16')
    await setBirthMonth(student, '2006-05')
    expect((await answerBirthMonth(guardian, student, await openRequestId(guardian))).status).toBe(
      200,
    )
    expect(await mayLinkEmployer(student)).toBe(false)
    expect(await waitingBirthMonth(student)).toMatchObject({
      waitsFor: 'date',
      countsFrom: '2026-11-26',
    })
    await threeDaysLater(student)
    expect(await mayLinkEmployer(student)).toBe(true)
    expect(await waitingBirthMonth(student)).toBeNull()
    expect(await history(student)).toEqual([
      {
        month: student.bornForAge('16'),
        kind: 'stated',
        changed_by: student.userId,
        agreed_by: null,
        agreed_as: null,
      },
      {
        month: '2006-05',
        kind: 'agreed',
        changed_by: student.userId,
        agreed_by: guardian.userId,
        agreed_as: 'guardian',
      },
    ])
    expect(
      (await titlesOf(student)).some((title) => title.includes('approved your month of birth')),
    ).toBe(true)
  })

  test('stays a minor after a refusal, and may withdraw a request', async () => {
    const { student, guardian } = await longLinkedPair(app, '16')
    await setBirthMonth(student, '2006-05')
    await answerBirthMonth(guardian, student, await openRequestId(guardian), 'declined')
    expect(await mayLinkEmployer(student)).toBe(false)
    await setBirthMonth(student, '2005-05')
    const waiting = await openRequestId(guardian)
    const { birthMonthWaits } = await student.call('POST /api/profile/birth-month/cancel', {})
    expect(birthMonthWaits).toBeNull()
    expect((await answerBirthMonth(guardian, student, waiting)).status).toBe(409)
    expect(await storedBirthMonth(app, student)).toBe(student.bornForAge('16'))
  })

  test('has one open request despite concurrent ones, and a stale answer is refused', async () => {
    const { student, guardian } = await longLinkedPair(app, '16')
    await setBirthMonth(student, '2006-05')
    const stale = await openRequestId(guardian)
    await Promise.all(
      ['2005-01', '2005-02', '2005-03'].map((month) => setBirthMonth(student, month)),
    )
    const { birthMonths } = await guardian.call('GET /api/guardian', {})
    expect(birthMonths).toHaveLength(1)
    expect((await answerBirthMonth(guardian, student, stale)).status).toBe(409)
    const open = birthMonths[0]?.id ?? ''
    const answers = await Promise.all([
      answerBirthMonth(guardian, student, open),
      answerBirthMonth(guardian, student, open, 'declined'),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('cannot become an adult through small changes and waiting', async () => {
    const { student } = await longLinkedPair(app, '15')
    await setBirthMonth(student, '2008-11')
    app.setTime('2026-12-02T10:00:00-05:00')
    expect(await mayLinkEmployer(student)).toBe(false)
  })

  test('cannot clear a known month and start over', async () => {
    const student = await app.person('student', { age: '16' })
    await setBirthMonth(student, '')
    expect(await storedBirthMonth(app, student)).toBe(student.bornForAge('16'))
  })
})

describe('a change of the birth month', () => {
  test('that makes a student younger needs no approval, drops an open request, and notifies the guardian', async () => {
    const { student, guardian } = await longLinkedPair(app, '16')
    await setBirthMonth(student, '2006-05')
    const stale = await openRequestId(guardian)
    expect((await setBirthMonth(student, '2011-01')).birthMonthWaits).toBeNull()
    expect(await storedBirthMonth(app, student)).toBe('2011-01')
    expect((await answerBirthMonth(guardian, student, stale)).status).toBe(409)
    expect((await titlesOf(guardian)).some((title) => title.includes('changed the month'))).toBe(
      true,
    )
  })

  test('needs no approval if it is the first month of a student without a guardian', async () => {
    const student = await app.person()
    expect((await setBirthMonth(student, '2004-01')).birthMonthWaits).toBeNull()
    expect(await mayLinkEmployer(student)).toBe(true)
  })

  test('needs approval if it is the first month of a student who has named a guardian', async () => {
    const inviter = await app.person('student', { guardianEmail: 'aunt@example.com' })
    expect((await setBirthMonth(inviter, '2004-01')).birthMonthWaits).toMatchObject({
      waitsFor: 'staff',
    })
    const student = await app.person()
    const guardian = await anotherGuardian(app, student, 7)
    expect((await setBirthMonth(student, '2004-01')).birthMonthWaits).toMatchObject({
      guardians: [guardian.name],
    })
    expect(await mayLinkEmployer(student)).toBe(false)
  })
})

describe('staff', () => {
  test('decide when no guardian is linked, with a reason in the log', async () => {
    const student = await app.person('student', { age: '16' })
    const request = (await setBirthMonth(student, '2006-05')).birthMonthWaits
    const { requests } = await staff.call('GET /api/staff/birth-months', {})
    expect(requests).toContainEqual(
      expect.objectContaining({ id: request?.id, guardiansBefore: 0, to: '2006-05' }),
    )
    expect((await decide('approve', student, request?.id ?? '')).status).toBe(200)
    expect(await mayLinkEmployer(student)).toBe(true)
    expect((await decide('decline', student, request?.id ?? '')).status).toBe(409)
    const { actions } = await staff.call('GET /api/staff/log', { about: student.userId })
    expect(actions).toMatchObject([
      { kind: 'agreed-birth-month', reason, after: { born: '2006-05' } },
    ])
  })

  test('see that a link was ended before, and decline with a notification to the student', async () => {
    const { student, guardian } = await longLinkedPair(app, '16')
    await setBirthMonth(student, '2006-05')
    await student.call('POST /api/guardians/:id/end', { id: guardian.userId })
    const { requests } = await staff.call('GET /api/staff/birth-months', {})
    const request = requests.find(({ studentId }) => studentId === student.userId)
    expect(request).toMatchObject({
      guardiansBefore: 1,
      lastLinkEndedAt: expect.any(String) as string,
    })
    expect((await answerBirthMonth(guardian, student, request?.id ?? '')).status).toBe(404)
    await decide('decline', student, request?.id ?? '')
    expect(
      (await titlesOf(student)).some((title) => title.includes('Our staff did not approve')),
    ).toBe(true)
  })

  test('cannot decide a request that guardians have to answer', async () => {
    const { student } = await longLinkedPair(app, '16')
    const request = (await setBirthMonth(student, '2006-05')).birthMonthWaits
    const { requests } = await staff.call('GET /api/staff/birth-months', {})
    expect(requests.map(({ id }) => id)).not.toContain(request?.id)
    expect((await decide('approve', student, request?.id ?? '')).status).toBe(409)
  })
})

test('adulthood starts at midnight in Jamaica, after the month of the 18th birthday', async () => {
  const student = await app.person('student', { birthMonth: '2008-11' })
  app.setTime('2026-11-30T23:59:59-05:00')
  expect(await mayLinkEmployer(student)).toBe(false)
  app.setTime('2026-12-01T00:00:00-05:00')
  expect(await mayLinkEmployer(student)).toBe(true)
})

test('a month that was estimated from an age makes the profile unfinished until the student enters the exact one', async () => {
  const student = await app.person('student', { school: 'A', grade: '11', birthMonth: '2009-12' })
  await app.services.db
    .updateTable('student_profiles')
    .set({ birth_month_estimated: true })
    .where('user_id', '=', student.userId)
    .execute()
  expect(await student.call('GET /api/profile', {})).toMatchObject({ finished: false })
  expect((await setBirthMonth(student, '2009-02')).finished).toBe(true)
  expect(await storedBirthMonth(app, student)).toBe('2009-02')
})

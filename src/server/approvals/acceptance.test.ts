import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { dayInWords } from '#domain/text/day-and-time.ts'
import { addDays, dayFrom, daysAfter } from '#domain/day.ts'
import { acceptedOffer, offeredToMinor } from '../testing/accepted-offer.ts'
import { writtenOffer } from '../testing/interviews.ts'
import { anotherGuardian, titlesOf, viewOf } from '../testing/link-guardian.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
const start = new Date()

beforeAll(async () => {
  app = await startApp()
})

afterEach(() => {
  app.setTime(start)
})

const stop = 'POST /api/guardian/students/:id/applications/:applicationId/stop'
const takeBack = 'POST /api/guardian/approvals/:id/take-back'
const stateOf = async (student: Visitor) =>
  (await student.call('GET /api/applications', {})).applications.map(({ state }) => state)
const approvalsOf = async (guardian: Visitor) =>
  (await guardian.call('GET /api/guardian', {})).given
const notificationOf = async (person: Visitor, words: string) => {
  const { notifications } = await person.call('GET /api/notifications', {})
  return notifications.find(({ title }) => title.startsWith(words))
}

/** Runs `work` after the first day of the offer, which is two weeks from now. */
async function afterFirstDay(people: readonly Visitor[], work: () => Promise<void>) {
  app.setTime(daysAfter(start, 15))
  for (const person of people) await person.signIn()
  await work()
}

describe('an offer to a minor', () => {
  test('tells the guardian and the student the last day on which it can be stopped once accepted', async () => {
    const { student, guardian, applicationId } = await offeredToMinor(app)
    const lastDay = addDays(dayFrom(writtenOffer(start).startsOn), -1)
    const lastDayText = dayInWords(lastDay)
    expect((await notificationOf(guardian, 'Shanice has an offer'))?.body).toContain(
      `you can stop it until ${lastDayText}, with “Stop this” on Shanice’s page.`,
    )
    expect((await notificationOf(student, 'You have an offer'))?.body).toContain(
      `your guardians are told and can stop it until ${lastDayText}.`,
    )
    expect((await viewOf(guardian, student)).applications[0]?.stopUntil).toBe(lastDay)
    const details = () => student.call('GET /api/applications/:id', { id: applicationId })
    expect(await details()).toMatchObject({ state: 'offer', stopUntil: lastDay })
    await student.call('POST /api/applications/:id/move', { id: applicationId, state: 'accepted' })
    expect(await details()).toMatchObject({ state: 'accepted', stopUntil: lastDay })
  })
})

describe('an offer that a minor accepts', () => {
  test('is reported to the guardian with its terms and the last day to stop it, and to the business', async () => {
    const { student, guardian, owner } = await acceptedOffer(app)
    const notification = await notificationOf(guardian, 'Shanice accepted an offer')
    expect(notification?.body).toMatch(
      /20 hours a week\nJ\$600 an hour\nIf you do not agree, you can stop/,
    )
    expect(notification?.path).toBe(`/guardian/students/${student.userId}`)
    expect((await notificationOf(owner, 'Your offer was accepted'))?.body).toContain(
      'A guardian can still stop it until',
    )
    const { applications } = await viewOf(guardian, student)
    expect(applications[0]?.stopUntil).toBe(addDays(dayFrom(writtenOffer(start).startsOn), -1))
  })

  test('cannot be accepted while no guardian is linked', async () => {
    const { student, guardian, applicationId } = await offeredToMinor(app)
    await student.call('POST /api/guardians/:id/end', { id: guardian.userId })
    const move = { id: applicationId, state: 'accepted' } as const
    const refusal = await student.refused('POST /api/applications/:id/move', move)
    expect(refusal.message).toContain('a guardian has to be linked before you accept')
    expect(await stateOf(student)).toEqual(['offer'])
  })

  test('can be stopped once by any guardian before the first day, and everyone is notified', async () => {
    const { student, guardian, owner, id, applicationId } = await acceptedOffer(app)
    const secondGuardian = await anotherGuardian(app, student, 3)
    await secondGuardian.call(stop, { id: student.userId, applicationId })
    await secondGuardian.call(stop, { id: student.userId, applicationId })
    expect(await stateOf(student)).toEqual(['withdrawn'])
    const titles = await titlesOf(student)
    expect(titles.filter((title) => title.startsWith('A guardian called off'))).toHaveLength(1)
    expect(await titlesOf(guardian)).toContain('Shanice will not start: Baker')
    const notification = await notificationOf(
      owner,
      'An applicant who accepted will not start: Baker',
    )
    expect(notification?.body).toMatch(/They had accepted, but it was called off.*\nStarts on /)
    const { applicants } = await owner.call('GET /api/postings/:id/applicants', { id })
    expect(applicants).toMatchObject([{ kind: 'withdrew' }])
  })

  test('is reported with the student’s name to the business, if they shared it', async () => {
    const { student, guardian, owner, applicationId } = await acceptedOffer(app, 'this', ['name'])
    const [approval] = await approvalsOf(guardian)
    expect(approval).toMatchObject({ covers: 'this' })
    await guardian.call(stop, { id: student.userId, applicationId })
    expect(await titlesOf(owner)).toContain('Shanice will not start after all: Baker')
    expect(await approvalsOf(guardian)).toEqual([])
  })

  test('cannot be stopped once the work has started, and the refusal explains what to do', async () => {
    const { student, guardian, owner, applicationId } = await acceptedOffer(app)
    await afterFirstDay([student, guardian, owner], async () => {
      const refusal = await guardian.refused(stop, { id: student.userId, applicationId })
      expect(refusal.message).toMatch(/^The first day was .* Write to us\.$/)
      expect(await stateOf(student)).toEqual(['accepted'])
      expect((await viewOf(guardian, student)).applications[0]?.stopUntil).toBeNull()
    })
  })
})

describe('withdrawing an approval after the student accepted', () => {
  test('calls off the acceptance before the first day, as the guardian was warned', async () => {
    const { student, guardian, owner } = await acceptedOffer(app)
    const [approval] = await approvalsOf(guardian)
    expect(approval).toMatchObject({ undecided: 0, accepted: [{ title: 'Baker', begun: false }] })
    const { applications } = await guardian.call(takeBack, { id: approval?.id ?? '' })
    expect(applications).toEqual({ withdrawn: 0, calledOff: 1, begun: 0 })
    expect(await stateOf(student)).toEqual(['withdrawn'])
    expect(await titlesOf(student)).toContain('A guardian called off your acceptance: Baker')
    expect(await titlesOf(owner)).toContain('An applicant who accepted will not start: Baker')
  })

  test('leaves work that has started unchanged, and tells the guardian so before and after', async () => {
    const { student, guardian } = await acceptedOffer(app)
    await afterFirstDay([student, guardian], async () => {
      const [approval] = await approvalsOf(guardian)
      expect(approval).toMatchObject({ accepted: [{ begun: true }] })
      const { applications } = await guardian.call(takeBack, { id: approval?.id ?? '' })
      expect(applications).toEqual({ withdrawn: 0, calledOff: 0, begun: 1 })
      expect(await stateOf(student)).toEqual(['accepted'])
    })
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import { firstTimeOf, invite, writtenInterview } from '../testing/interviews.ts'
import { answerLast, linkGuardian, linkedPair, titlesOf } from '../testing/link-guardian.ts'
import {
  newMentorRequest,
  sendMentorRequest,
  firstTime,
  mentorWithTimes,
  newRoom,
} from '../testing/mentors.ts'
import { postedOpening } from '../testing/openings.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

const apply = (student: Visitor, opportunityId: string) =>
  student.call('POST /api/applications', { opportunityId, share: ['name'] })
const states = async (student: Visitor) =>
  (await student.call('GET /api/applications', {})).applications.map(({ state }) => state)
const approvalsOf = async (guardian: Visitor) =>
  (await guardian.call('GET /api/guardian', {})).given
const takeBack = (guardian: Visitor, id: string) =>
  guardian.call('POST /api/guardian/approvals/:id/take-back', { id })

async function approvedApplication() {
  const { student, guardian } = await linkedPair(app)
  const first = await postedOpening(app)
  await apply(student, first.id)
  await answerLast(guardian, student)
  const [approval] = await approvalsOf(guardian)
  return { student, guardian, ...first, approvalId: approval?.id ?? '' }
}

describe('when a guardian withdraws an approval', () => {
  test('applications sent under it are withdrawn, everyone is notified, and the next one needs approval again', async () => {
    const { student, guardian, owner, approvalId } = await approvedApplication()
    const second = await postedOpening(app)
    expect(await apply(student, second.id)).toMatchObject({ kind: 'applied' })
    expect(await approvalsOf(guardian)).toMatchObject([
      { covers: 'later', yours: true, linked: true },
    ])

    await takeBack(guardian, approvalId)
    expect(await states(student)).toEqual(['withdrawn', 'withdrawn'])
    for (const business of [owner, second.owner]) {
      expect(await titlesOf(business)).toContain('An application was withdrawn: Baker')
    }
    expect((await titlesOf(student)).join()).toContain('took back their approval')
    expect(await approvalsOf(guardian)).toEqual([])
    const third = await postedOpening(app)
    expect(await apply(student, third.id)).toMatchObject({ kind: 'waiting' })
  })

  test('they see beforehand which interview this cancels, and the student is notified', async () => {
    const { student, guardian, owner, id, approvalId } = await approvedApplication()
    const [application] = (await student.call('GET /api/applications', {})).applications
    const applicationId = application?.id ?? ''
    const now = app.services.now()
    await owner.call(invite, { id, applicationId, ...writtenInterview(now) })
    expect(await approvalsOf(guardian)).toMatchObject([{ undecided: 1, interviews: [] }])
    const startsAt = firstTimeOf(now).toISOString()
    const answer = { id: applicationId, startsAt }
    await student.call('POST /api/applications/:id/interview/answer', answer)
    expect(await approvalsOf(guardian)).toMatchObject([
      { interviews: [{ title: 'Baker', startsAt }] },
    ])
    await takeBack(guardian, approvalId)
    expect(await titlesOf(student)).toContain('Cancelled: the interview for Baker')
  })

  test('planned sessions are cancelled, requests end, and both sides are notified', async () => {
    const { student, guardian } = await linkedPair(app)
    const [first, second] = [await mentorWithTimes(app), await mentorWithTimes(app)]
    const id = await newMentorRequest(app, student, first)
    await answerLast(guardian, student)
    await first.call('POST /api/mentor/requests/:id/accept', { id, room: newRoom() })
    expect(await sendMentorRequest(student, second, firstTime(app))).toMatchObject({
      kind: 'asked',
    })
    const [approval] = await approvalsOf(guardian)
    await takeBack(guardian, approval?.id ?? '')

    const mentoring = await student.call('GET /api/mentor-sessions', {})
    expect(mentoring.sessions).toMatchObject([{ id, state: 'cancelled' }])
    expect(mentoring.requests.map(({ state }) => state).toSorted()).toEqual([
      'accepted',
      'withdrawn',
    ])
    expect(mentoring.mentors).toEqual([])
    expect((await first.call('GET /api/mentor', {})).upcoming).toEqual([])
    expect((await second.call('GET /api/mentor', {})).requests).toEqual([])
    expect((await titlesOf(first)).join()).toContain('has ended')
    expect((await titlesOf(student)).join()).toContain('Cancelled: your session')
    expect((await titlesOf(guardian)).join()).toContain('Cancelled: ')
    const third = await mentorWithTimes(app)
    expect(await sendMentorRequest(student, third, firstTime(app))).toMatchObject({
      kind: 'waiting',
    })
  })

  test('the link may already have ended; such an approval covers nothing new', async () => {
    const { student, guardian, approvalId } = await approvedApplication()
    await student.call('POST /api/guardians/:id/end', { id: guardian.userId })
    const second = await postedOpening(app)
    expect(await apply(student, second.id)).toMatchObject({ kind: 'waiting', guardians: 0 })
    expect((await states(student)).toSorted()).toEqual(['applied', 'waiting'])
    expect(await approvalsOf(guardian)).toMatchObject([
      { id: approvalId, yours: true, linked: false },
    ])
    await takeBack(guardian, approvalId)
    expect(await states(student)).toEqual(expect.arrayContaining(['withdrawn', 'waiting']))
  })

  test('it may be one that another guardian of the same student gave, but not a stranger', async () => {
    const { student, approvalId } = await approvedApplication()
    const [father, stranger] = [await app.person('guardian'), await app.person('guardian')]
    const refusal = await stranger.ask('POST /api/guardian/approvals/:id/take-back', {
      id: approvalId,
    })
    expect(refusal.status).toBe(404)
    await linkGuardian(student, father)
    expect(await approvalsOf(father)).toMatchObject([{ id: approvalId, yours: false }])
    await takeBack(father, approvalId)
    expect(await states(student)).toEqual(['withdrawn'])
  })
})

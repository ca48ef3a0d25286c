import { beforeAll, describe, expect, test } from 'vitest'
import { titlesOf } from '../testing/link-guardian.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { checkedCard, seenCard } from '../testing/verification.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
let staff: Visitor

beforeAll(async () => {
  app = await startApp()
  staff = await app.staff()
})

const reason = 'Looked at their website and called them'
const because = async (person: Visitor) => ({ ...(await seenCard(app, person)), reason })
const checked = async (person: Visitor) => ({ ...(await checkedCard(app, person)), reason })
const stateOf = async (person: Visitor) => (await person.call('GET /api/profile', {})).verification
const waiting = async () => (await staff.call('GET /api/staff/verifications', {})).people

describe('the list of verified people', () => {
  test('says who decided and when, and can be limited to a role', async () => {
    const [mentor, business] = [await app.person('mentor'), await app.person('business')]
    for (const person of [mentor, business])
      await staff.call('POST /api/staff/verifications/:id/verify', await checked(person))
    const listed = async (role: 'mentor' | 'business') =>
      (await staff.call('GET /api/staff/verifications', { state: 'verified', role })).people
    const mentors = await listed('mentor')
    expect(mentors.find(({ id }) => id === mentor.userId)?.decided).toEqual({
      at: expect.any(String) as string,
      by: staff.name,
    })
    expect(mentors.map(({ id }) => id)).not.toContain(business.userId)
    expect((await listed('business')).map(({ id }) => id)).toContain(business.userId)
    expect((await waiting()).every(({ decided }) => decided === null)).toBe(true)
  })
})

describe('an answer other than a verification', () => {
  const whatsChanged = 'We registered the business on Monday.'
  const answerOf = async (person: Visitor) => (await person.call('GET /api/profile', {})).answer
  const bell = async (person: Visitor) =>
    (await person.call('GET /api/notifications', {})).notifications
  const waitsFor = async (person: Visitor) =>
    (await waiting()).some(({ id }) => id === person.userId)

  test('a refusal is shown with its reasons, and the profile waits for staff again once it is resubmitted', async () => {
    const business = await app.person('business')
    await staff.call('POST /api/staff/verifications/:id/refuse', {
      ...(await because(business)),
      reasons: ['not-registered', 'not-reached'],
    })
    const reasons = [
      'We could not find your business at the Companies Office.',
      'We could not reach you by phone.',
    ]
    const answered = { kind: 'refused', reasons, sentAgain: false, changedSince: false }
    expect(await answerOf(business)).toEqual(answered)
    const [notification] = await bell(business)
    expect(notification).toMatchObject({ path: '/profile', contact: true })
    for (const words of reasons) expect(notification?.body).toContain(words)
    expect(await waitsFor(business)).toBe(false)

    await business.call('PATCH /api/profile', { fields: { companySize: '11-50' } })
    expect(await answerOf(business)).toMatchObject({ changedSince: true })
    await business.call('POST /api/profile/send-again', {})
    expect(await stateOf(business)).toBe('pending')
    expect(await answerOf(business)).toMatchObject({ sentAgain: true })
    expect(await waitsFor(business)).toBe(true)
    const again = await business.refused('POST /api/profile/send-again', {})
    expect(again.message).toBe('Our staff already have your profile.')

    await staff.call('POST /api/staff/verifications/:id/verify', await checked(business))
    expect(await answerOf(business)).toBeNull()
  })

  test('a mentor who is asked for more leaves the queue until they resubmit their profile', async () => {
    const mentor = await app.person('mentor')
    const card = await because(mentor)
    const nothing = { ...card, reasons: [] }
    const empty = await staff.refused('POST /api/staff/verifications/:id/ask-more', nothing)
    expect(empty.status).toBe(400)
    await staff.call('POST /api/staff/verifications/:id/ask-more', {
      ...card,
      reasons: ['references'],
    })
    expect(await answerOf(mentor)).toEqual({
      kind: 'more',
      reasons: ['Two people who know you and your work.'],
      sentAgain: false,
      changedSince: false,
    })
    expect(await titlesOf(mentor)).toEqual(['We need a little more from you'])
    expect(await waitsFor(mentor)).toBe(false)
    const { people } = await staff.call('GET /api/staff/verifications', { state: 'asked' })
    expect(people.find(({ id }) => id === mentor.userId)).toMatchObject({
      state: 'asked',
      answer: { reasons: ['Two people who know you and your work.'], sentAgainAt: null },
    })
    await mentor.call('POST /api/profile/send-again', { whatsChanged })
    expect(await waitsFor(mentor)).toBe(true)
  })

  test('an unchanged profile can only be resubmitted with a description of what has changed, which staff see', async () => {
    const business = await app.person('business')
    await staff.call('POST /api/staff/verifications/:id/refuse', {
      ...(await because(business)),
      reasons: ['not-registered'],
    })
    // Saved, but unchanged.
    await business.call('PATCH /api/profile', { fields: {} })
    for (const body of [{}, { whatsChanged: ' Please look again ' }]) {
      const refusal = await business.refused('POST /api/profile/send-again', body)
      expect(refusal).toMatchObject({
        code: 'invalid',
        fields: {
          whatsChanged:
            'Change your profile first, or say here what has changed, in at least 20 characters.',
        },
      })
    }
    expect(await stateOf(business)).toBe('refused')
    await business.call('POST /api/profile/send-again', { whatsChanged })
    const card = (await waiting()).find(({ id }) => id === business.userId)
    expect(card?.answer).toMatchObject({ whatsChanged, sentAgainAt: expect.any(String) })
  })

  test('a profile that staff have not answered cannot be resubmitted', async () => {
    const mentor = await app.verified('mentor')
    expect((await mentor.refused('POST /api/profile/send-again', {})).status).toBe(409)
    expect(await stateOf(mentor)).toBe('verified')
  })

  test('staff are notified by bell and letter of everyone who waits, until one of them decides', async () => {
    const business = await app.person('business', {}).then(async (person) => {
      await person.call('PATCH /api/profile', { fields: { displayName: 'Zora Waits' } })
      return person
    })
    await staff.call('POST /api/staff/verifications/:id/ask-more', {
      ...(await because(business)),
      reasons: ['website'],
    })
    await business.call('POST /api/profile/send-again', { whatsChanged })
    const colleague = await app.staff()
    const unread = async () =>
      (await bell(staff))
        .filter(
          ({ title, path }) =>
            title === 'Zora W. is waiting to be verified' && path === '/staff?desk=verification',
        )
        .filter(({ read }) => !read).length
    // The first notification is settled by the answer; the one for the second check waits.
    expect(await unread()).toBe(1)
    await colleague.call('POST /api/staff/verifications/:id/verify', await checked(business))
    expect(await unread()).toBe(0)
  })
})

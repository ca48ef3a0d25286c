import { beforeAll, describe, expect, test } from 'vitest'
import { invite, offer, writtenInterview, writtenOffer } from '../testing/interviews.ts'
import { answerLast, linkGuardian, linkedPair, titlesOf } from '../testing/link-guardian.ts'
import { postedOpening } from '../testing/openings.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

const words = 'I bake with my aunt every Saturday.'
const apply = (student: Visitor, opportunityId: string, message = words) =>
  student.call('POST /api/applications', { opportunityId, share: ['name'], message })
const applicationsOf = async (student: Visitor) =>
  (await student.call('GET /api/applications', {})).applications
const applicantsOf = async (owner: Visitor, id: string) =>
  (await owner.call('GET /api/postings/:id/applicants', { id })).applicants
/** Written to the database directly, like a text from before the profile refused contact details. */
const wroteLongAgo = (student: Visitor, bio: string) =>
  app.services.db
    .updateTable('user_profiles')
    .set({ bio })
    .where('user_id', '=', student.userId)
    .execute()

describe('the first application of a minor', () => {
  test('is stored with its message, hidden from the business, and sent automatically on approval', async () => {
    const { student, guardian } = await linkedPair(app)
    const { owner, id } = await postedOpening(app)
    expect(await apply(student, id)).toMatchObject({ kind: 'waiting', xp: 0, guardians: 1 })
    expect(await applicationsOf(student)).toMatchObject([{ title: 'Baker', state: 'waiting' }])
    expect(await student.call('GET /api/opportunities/:id', { id })).toMatchObject({
      application: 'waiting',
    })
    expect(await applicantsOf(owner, id)).toEqual([])
    const before = await owner.call('GET /api/business', {})
    expect(before.postings).toMatchObject([{ applications: 0, unread: 0 }])
    expect(before.funnel.map(({ count }) => count)).toEqual(before.funnel.map(() => 0))

    await answerLast(guardian, student)
    expect(await applicationsOf(student)).toMatchObject([{ state: 'applied', via: 'platform' }])
    const [applicant] = await applicantsOf(owner, id)
    expect(applicant).toMatchObject({
      shared: [{ field: 'name' }, { field: 'message', value: words }],
      moves: [{ to: 'applied' }],
    })
    expect(await titlesOf(owner)).toContain('A new application: Baker')
    expect((await titlesOf(student)).join()).toContain('approved: Apply for Baker')
    const { activities } = await student.call('GET /api/activities', {})
    expect(activities.filter(({ description }) => description.startsWith('Applied'))).toHaveLength(
      1,
    )
  })

  test('is refused with contact details in a field, unlike an adult’s', async () => {
    const { student } = await linkedPair(app)
    const { id } = await postedOpening(app)
    const message = 'Call me at 876-555-0133'
    const refusal = await student.refused('POST /api/applications', {
      opportunityId: id,
      share: ['name'],
      message,
    })
    expect(refusal.fields?.['message']).toContain('876-555-0133')
    await wroteLongAgo(student, 'My IG is shanbee')
    const about = { opportunityId: id, share: ['about' as const] }
    expect((await student.refused('POST /api/applications', about)).fields).toHaveProperty('share')
    expect(await applicationsOf(student)).toEqual([])
    const adult = await app.person('student', { age: '19' })
    expect(await apply(adult, id, message)).toMatchObject({ kind: 'applied' })
  })

  test('is sent without “About you” if that contains contact details by then', async () => {
    const { student, guardian } = await linkedPair(app)
    const { owner, id } = await postedOpening(app)
    await student.call('PATCH /api/profile', { fields: { bio: 'I bake.' } })
    await student.call('POST /api/applications', { opportunityId: id, share: ['name', 'about'] })
    await wroteLongAgo(student, 'Find me at 12 Hope Road.')
    await answerLast(guardian, student)
    const [applicant] = await applicantsOf(owner, id)
    expect(applicant).toMatchObject({ shared: [{ field: 'name' }] })
  })

  test('can wait while no guardian is linked, and asks the one who is linked later', async () => {
    const student = await app.person('student', { age: '16' })
    const { id } = await postedOpening(app)
    expect(await apply(student, id)).toMatchObject({ kind: 'waiting', guardians: 0 })
    const guardian = await app.person('guardian')
    await linkGuardian(student, guardian)
    await answerLast(guardian, student)
    expect(await applicationsOf(student)).toMatchObject([{ state: 'applied' }])
  })

  test('says before it is sent whether it will wait for approval', async () => {
    const [first, second] = [await postedOpening(app), await postedOpening(app)]
    const student = await app.person('student', { age: '16' })
    const approvalOf = async (person: Visitor, { id }: { id: string }) =>
      (await person.call('GET /api/sharing', { opportunityId: id })).approval
    expect(await approvalOf(student, first)).toBe('no-guardian')
    const guardian = await app.person('guardian')
    await linkGuardian(student, guardian)
    expect(await approvalOf(student, first)).toBe('asked')
    await apply(student, first.id)
    await answerLast(guardian, student, 'approved', 'later')
    expect(await approvalOf(student, second)).toBe('given')
    expect(await approvalOf(await app.person('student', { age: '19' }), second)).toBe('none')
    expect((await student.call('GET /api/sharing', {})).approval).toBeNull()
  })

  test('that is sent immediately under an earlier approval is reported to the guardian', async () => {
    const { student, guardian } = await linkedPair(app)
    const [first, second] = [await postedOpening(app), await postedOpening(app)]
    await apply(student, first.id)
    await answerLast(guardian, student, 'approved', 'later')
    expect(await titlesOf(guardian)).not.toContain('Shanice applied: Baker')
    await apply(student, second.id)
    await apply(student, second.id)
    const titles = await titlesOf(guardian)
    expect(titles.filter((title) => title === 'Shanice applied: Baker')).toHaveLength(1)
  })

  test('can be rewritten while it waits, and the newest version is sent', async () => {
    const { student, guardian } = await linkedPair(app)
    const { owner, id } = await postedOpening(app)
    await Promise.all([apply(student, id), apply(student, id), apply(student, id)])
    await apply(student, id, 'I can start on Monday.')
    const { chosen } = await student.call('GET /api/sharing', { opportunityId: id })
    expect(chosen).toEqual({
      share: ['name'],
      message: 'I can start on Monday.',
      answers: [],
      cvId: null,
    })
    expect(await applicationsOf(student)).toHaveLength(1)
    expect(
      (await titlesOf(guardian)).filter((title) => title.includes('your approval')),
    ).toHaveLength(1)
    await answerLast(guardian, student)
    expect(JSON.stringify(await applicantsOf(owner, id))).toContain('I can start on Monday.')
  })

  test('is kept for the student when declined, and can be sent for approval again', async () => {
    const { student, guardian } = await linkedPair(app)
    const { owner, id } = await postedOpening(app)
    await apply(student, id)
    await answerLast(guardian, student, 'declined')
    const [application] = await applicationsOf(student)
    expect(application).toMatchObject({ state: 'not-sent', next: [] })
    const details = await student.call('GET /api/applications/:id', { id: application?.id ?? '' })
    expect(details).toMatchObject({ chosen: { message: words } })
    expect(details.events.at(-1)).toMatchObject({
      by: 'guardian',
      note: expect.stringMatching(/no/),
    })
    expect(await applicantsOf(owner, id)).toEqual([])
    expect(await apply(student, id)).toMatchObject({ kind: 'waiting' })
    await answerLast(guardian, student)
    expect(await applicationsOf(student)).toMatchObject([{ state: 'applied' }])
  })

  test('can be withdrawn while it waits, which removes the request to the guardian', async () => {
    const { student, guardian } = await linkedPair(app)
    const { id } = await postedOpening(app)
    const { application } = await apply(student, id)
    await student.call('POST /api/applications/:id/move', {
      id: application.id,
      state: 'not-sent',
    })
    expect((await guardian.call('GET /api/guardian', {})).approvals).toEqual([])
    const { notifications } = await guardian.call('GET /api/notifications', {})
    const requests = notifications.filter(({ title }) => title.includes('your approval'))
    expect(requests).toMatchObject([{ read: true }])
  })

  test('is kept when the opening closes before the approval, with a kind message', async () => {
    const { student, guardian } = await linkedPair(app)
    const { owner, id } = await postedOpening(app)
    await apply(student, id)
    await owner.call('POST /api/postings/:id/close', { id })
    await answerLast(guardian, student)
    expect(await applicationsOf(student)).toMatchObject([{ state: 'not-sent' }])
    expect(await applicantsOf(owner, id)).toEqual([])
    const { notifications } = await student.call('GET /api/notifications', {})
    const bodies = notifications.map(({ body }) => body)
    expect(bodies.join()).toContain('closed before your application could be sent')
  })

  test('shows the guardian the opening, the business and what is shared', async () => {
    const { student, guardian } = await linkedPair(app)
    const { id } = await postedOpening(app, {
      pay: { amount: 900, period: 'hour' },
      duration: 'Saturdays',
    })
    await apply(student, id)
    const { approvals } = await guardian.call('GET /api/guardian', {})
    const ids = { id: student.userId, approvalId: approvals[0]?.id ?? '' }
    const details = await guardian.call('GET /api/guardian/students/:id/approvals/:approvalId', ids)
    expect(details).toMatchObject({
      kind: 'application',
      opening: { title: 'Baker', pay: 'J$900 an hour', duration: 'Saturdays', checked: true },
      share: ['name'],
      message: words,
    })
    const stranger = await app.person('guardian')
    const refusal = await stranger.ask('GET /api/guardian/students/:id/approvals/:approvalId', ids)
    expect(refusal.status).toBe(404)
  })

  test('for an opening that does not exist asks no one', async () => {
    const student = await app.person('student', { age: '16' })
    const missing = { opportunityId: crypto.randomUUID(), share: [] }
    expect(await student.refused('POST /api/applications', missing)).toMatchObject({ status: 404 })
  })
})

describe('a minor’s guardian is notified', () => {
  test('of the interview, the offer and the acceptance; the business of the acceptance', async () => {
    const { student, guardian } = await linkedPair(app)
    const { owner, id } = await postedOpening(app)
    const { application } = await apply(student, id)
    await answerLast(guardian, student)
    await owner.call('POST /api/postings/:id/applicants/seen', { id })
    const move = { id, applicationId: application.id }
    await owner.call(invite, { ...move, ...writtenInterview(app.services.now()) })
    await owner.call(offer, { ...move, ...writtenOffer(app.services.now()) })
    app.setTime(new Date(app.services.now().getTime() + 1000))
    await student.call('POST /api/applications/:id/move', {
      id: application.id,
      state: 'accepted',
    })
    const first = student.name.split(' ')[0] ?? ''
    const titles = await titlesOf(guardian)
    expect(titles).toContain(`${first} is invited to an interview: Baker`)
    expect(titles).toContain(`${first} has an offer: Baker`)
    expect(titles).toContain(`${first} accepted an offer: Baker`)
    expect(await titlesOf(owner)).toContain(`${first} accepted your offer: Baker`)
    expect((await owner.call('GET /api/business', {})).needs.answered).toMatchObject([
      { title: 'Baker', accepted: 1, turnedDown: 0, withdrawn: 0 },
    ])
    await owner.call('POST /api/postings/:id/applicants/seen', { id })
    expect((await owner.call('GET /api/business', {})).needs.answered).toEqual([])
  })

  test('but an adult’s guardian is not', async () => {
    const { student, guardian } = await linkedPair(app, '19')
    const { owner, id } = await postedOpening(app)
    const { application } = await apply(student, id)
    const move = { id, applicationId: application.id }
    await owner.call(invite, { ...move, ...writtenInterview(app.services.now()) })
    expect((await titlesOf(guardian)).join()).not.toContain('interview')
  })
})

test('a business is notified when an offer is declined', async () => {
  const student = await app.person('student', { age: '19' })
  const { owner, id } = await postedOpening(app)
  const { application } = await apply(student, id)
  const move = { id, applicationId: application.id }
  await owner.call(offer, { ...move, ...writtenOffer(app.services.now()) })
  await student.call('POST /api/applications/:id/move', { id: application.id, state: 'withdrawn' })
  expect(await titlesOf(owner)).toContain('Your offer was declined: Baker')
})

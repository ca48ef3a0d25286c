import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { interviewScenes, type Applied } from '../testing/interview-scenes.ts'
import { decline, invite, offer, writtenInterview, writtenOffer } from '../testing/interviews.ts'
import { answerLast, linkedPair, viewOf } from '../testing/link-guardian.ts'
import { postedOpening } from '../testing/openings.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'

let app: TestApp
let scenes: ReturnType<typeof interviewScenes>
const start = new Date()

beforeAll(async () => {
  app = await startApp()
  scenes = interviewScenes(app)
})

beforeEach(() => {
  app.setTime(start)
})

type Change = Parameters<typeof writtenOffer>[1]
type Opening = Parameters<typeof postedOpening>[1]

async function appliedTo(opening: Opening, age = '19'): Promise<Applied> {
  const { owner, id } = await postedOpening(app, opening)
  const student = await app.person('student', { age })
  const { application } = await student.call('POST /api/applications', {
    opportunityId: id,
    share: ['name'],
  })
  return { owner, student, id, applicationId: application.id }
}

const named = ({ id, applicationId }: Applied) => ({ id, applicationId })
const given = (scene: Applied, change: Change = {}) => ({
  ...named(scene),
  ...writtenOffer(start, change),
})
const offerOf = async ({ student, applicationId: id }: Applied) =>
  (await student.call('GET /api/applications/:id', { id })).offer

async function seenBy({ owner, id }: Applied): Promise<string> {
  const [applicant] = (await owner.call('GET /api/postings/:id/applicants', { id })).applicants
  if (applicant?.kind !== 'applicant') throw new Error('There is no applicant')
  return applicant.seen
}

describe('an offer where people under 18 can apply', () => {
  test('is limited to 40 hours a week for every applicant', async () => {
    const adult = await scenes.applied()
    const minor = await scenes.appliedMinor()
    const answers = []
    for (const scene of [adult, minor]) {
      const refused = await scene.owner.refused(offer, given(scene, { hoursAWeek: 60 }))
      answers.push({ status: refused.status, fields: refused.fields })
      expect(await offerOf(scene)).toBeNull()
    }
    // The same message for both, so that it does not reveal an applicant's age.
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({
      status: 400,
      fields: { hoursAWeek: expect.stringContaining('40 hours a week at most') },
    })
    const grown = await appliedTo({ minAge: 18 })
    await grown.owner.call(offer, given(grown, { hoursAWeek: 48 }))
    expect(await offerOf(grown)).toMatchObject({ hoursAWeek: 48 })
  })

  test('cannot start in a private home or at night', async () => {
    const scene = await scenes.applied()
    for (const place of ['Come to my house, Hope Road', 'At the gate for the night shift']) {
      expect(await scene.owner.refused(offer, given(scene, { place }))).toMatchObject({
        status: 400,
        fields: { place: expect.stringContaining('Leave out') },
      })
    }
    const grown = await appliedTo({ minAge: 18 })
    await grown.owner.call(offer, given(grown, { place: 'At the gate for the night shift' }))
  })

  test('cannot be made to a minor once the posting has become adults-only', async () => {
    const scene = await scenes.appliedMinor()
    await app.services.db
      .updateTable('opportunities')
      .set({ for_adults: true })
      .where('id', '=', scene.id)
      .execute()
    expect(await scene.owner.refused(offer, given(scene))).toMatchObject({
      status: 409,
      message: expect.stringContaining('people aged 18 and over'),
    })
  })
})

test('an offer that pays less than its opening tells the student so, also on the acceptance', async () => {
  const scene = await appliedTo({ pay: { amount: 600, period: 'hour' } })
  await scene.owner.call(offer, given(scene, { pay: { amount: 450, period: 'hour' } }))
  expect(await offerOf(scene)).toMatchObject({ openingPay: { amount: 600, period: 'hour' } })
  const { notifications } = await scene.student.call('GET /api/notifications', {})
  expect(notifications[0]?.body).toContain(
    'The opening said J$600 an hour; this offer says J$450 an hour.',
  )
  const fair = await appliedTo({ pay: { amount: 600, period: 'hour' } })
  await fair.owner.call(offer, given(fair, { pay: { amount: 24_000, period: 'week' } }))
  expect((await offerOf(fair))?.openingPay).toBeUndefined()
})

test('an offer gives the place and the contact person, also after acceptance and to a minor’s guardian', async () => {
  const { student, guardian } = await linkedPair(app)
  const { owner, id } = await postedOpening(app)
  const sent = await student.call('POST /api/applications', { opportunityId: id, share: [] })
  await answerLast(guardian, student)
  const scene = { owner, student, id, applicationId: sent.application.id }
  const nowhere = await owner.refused(
    offer,
    given(scene, { place: '', contactName: '', contactPosition: '' }),
  )
  expect(Object.keys(nowhere.fields ?? {}).toSorted()).toEqual([
    'contactName',
    'contactPosition',
    'place',
  ])
  expect(
    await owner.refused(offer, given(scene, { place: 'Call me on 876-555-0199' })),
  ).toMatchObject({ fields: { place: expect.stringContaining('Phone numbers') } })
  await owner.call(offer, given(scene))
  const come = {
    place: '12 Hope Road, Kingston 6, at the side gate',
    contactName: 'Keisha',
    contactPosition: 'Shift supervisor',
  }
  expect(await offerOf(scene)).toMatchObject({ come })
  await student.call('POST /api/applications/:id/move', {
    id: scene.applicationId,
    state: 'accepted',
  })
  expect(await offerOf(scene)).toMatchObject({ come })
  expect((await viewOf(guardian, student)).applications).toMatchObject([{ offer: { come } }])
  const { notifications } = await guardian.call('GET /api/notifications', {})
  const told = notifications.find(({ title }) => title.includes('has an offer'))
  expect(told?.body).toMatch(/Where to come: 12 Hope Road.*\nAsk for Keisha/)
  // The contact person's name is deleted with the business.
  await app.services.db.deleteFrom('auth_users').where('id', '=', owner.userId).execute()
  expect((await offerOf(scene))?.come).toBeUndefined()
})

describe('with two windows of one business open', () => {
  test('the slower one cannot respond to something it has not shown', async () => {
    const scene = await scenes.applied()
    const seen = await seenBy(scene)
    await scene.owner.call(decline, { ...named(scene), seen })
    expect(await scene.owner.refused(offer, { ...given(scene), seen })).toMatchObject({
      status: 409,
      message: expect.stringMatching(
        /^This changed since you opened it: they were told no\. Nothing was sent/,
      ),
    })
    expect(await offerOf(scene)).toBeNull()
    expect(
      await scene.owner.refused(invite, { ...named(scene), ...writtenInterview(start), seen }),
    ).toMatchObject({ status: 409 })
    // After reloading, a business may still change its mind.
    await scene.owner.call(offer, { ...given(scene), seen: await seenBy(scene) })
    expect(await offerOf(scene)).toMatchObject({ hoursAWeek: 20 })
  })

  test('an outdated window cannot decline someone who has since accepted or chosen a time', async () => {
    const scene = await scenes.invited()
    const seen = await seenBy(scene)
    const { times } = (
      await scene.student.call('GET /api/applications/:id', {
        id: scene.applicationId,
      })
    ).interview ?? { times: [] }
    await scenes.answer(scene, new Date(times[0] ?? ''))
    const older = { ...named(scene), seen }
    expect(await scene.owner.refused(decline, older)).toMatchObject({
      message: expect.stringContaining('they chose a time for the interview'),
    })
    const cancel = 'POST /api/postings/:id/applicants/:applicationId/interview/cancel'
    expect(await scene.owner.refused(cancel, { ...older, reason: 'sick' })).toMatchObject({
      status: 409,
    })
    await scene.owner.call(decline, { ...named(scene), seen: await seenBy(scene) })
  })

  test('a double click counts once, although the second has an outdated view', async () => {
    const scene = await scenes.applied()
    const sent = { ...given(scene), seen: await seenBy(scene) }
    await scene.owner.call(offer, sent)
    expect(await scene.owner.call(offer, sent)).toEqual({ done: true })
    const other = await scenes.applied()
    const no = { ...named(other), seen: await seenBy(other) }
    await other.owner.call(decline, no)
    expect(await other.owner.call(decline, no)).toEqual({ done: true })
  })
})

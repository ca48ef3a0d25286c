import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteAccounts } from '../accounts/deletion-commands.ts'
import { interviewScenes, type ApplicationScene } from '../testing/interview-scenes.ts'
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
type OpeningChange = Parameters<typeof postedOpening>[1]

async function appliedTo(opening: OpeningChange, age = '19'): Promise<ApplicationScene> {
  const { owner, id } = await postedOpening(app, opening)
  const student = await app.person('student', { age })
  const { application } = await student.call('POST /api/applications', {
    opportunityId: id,
    share: ['name'],
  })
  return { owner, student, id, applicationId: application.id }
}

const idsOf = ({ id, applicationId }: ApplicationScene) => ({ id, applicationId })
const offerTo = (scene: ApplicationScene, change: Change = {}) => ({
  ...idsOf(scene),
  ...writtenOffer(start, change),
})
const offerOf = async ({ student, applicationId: id }: ApplicationScene) =>
  (await student.call('GET /api/applications/:id', { id })).offer

async function seenBy({ owner, id }: ApplicationScene): Promise<string> {
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
      const refusal = await scene.owner.refused(offer, offerTo(scene, { hoursAWeek: 60 }))
      answers.push({ status: refusal.status, fields: refusal.fields })
      expect(await offerOf(scene)).toBeNull()
    }
    // The same message for both, so that it does not reveal an applicant's age.
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({
      status: 400,
      fields: { hoursAWeek: expect.stringContaining('40 hours a week at most') },
    })
    const adultsOnly = await appliedTo({ minAge: 18 })
    await adultsOnly.owner.call(offer, offerTo(adultsOnly, { hoursAWeek: 48 }))
    expect(await offerOf(adultsOnly)).toMatchObject({ hoursAWeek: 48 })
  })

  test('cannot start in a private home or at night', async () => {
    const scene = await scenes.applied()
    for (const place of ['Come to my house, Hope Road', 'At the gate for the night shift']) {
      expect(await scene.owner.refused(offer, offerTo(scene, { place }))).toMatchObject({
        status: 400,
        fields: { place: expect.stringContaining('Leave out') },
      })
    }
    const adultsOnly = await appliedTo({ minAge: 18 })
    await adultsOnly.owner.call(
      offer,
      offerTo(adultsOnly, { place: 'At the gate for the night shift' }),
    )
  })

  test('cannot be made to a minor once the posting has become adults-only', async () => {
    const scene = await scenes.appliedMinor()
    await app.services.db
      .updateTable('opportunities')
      .set({ for_adults: true })
      .where('id', '=', scene.id)
      .execute()
    expect(await scene.owner.refused(offer, offerTo(scene))).toMatchObject({
      status: 409,
      message: expect.stringContaining('people aged 18 and over'),
    })
  })
})

test('an offer that pays less than its opening says so to the student', async () => {
  const scene = await appliedTo({ pay: { amount: 600, period: 'hour' } })
  await scene.owner.call(offer, offerTo(scene, { pay: { amount: 450, period: 'hour' } }))
  expect(await offerOf(scene)).toMatchObject({ openingPay: { amount: 600, period: 'hour' } })
  const { notifications } = await scene.student.call('GET /api/notifications', {})
  expect(notifications[0]?.body).toContain(
    'The opening said J$600 an hour; this offer says J$450 an hour.',
  )
  const fair = await appliedTo({ pay: { amount: 600, period: 'hour' } })
  await fair.owner.call(offer, offerTo(fair, { pay: { amount: 24_000, period: 'week' } }))
  expect((await offerOf(fair))?.openingPay).toBeUndefined()
})

test('an offer names the place and the contact person, also after it is accepted and to a minor’s guardian', async () => {
  const { student, guardian } = await linkedPair(app)
  const { owner, id } = await postedOpening(app)
  const sent = await student.call('POST /api/applications', { opportunityId: id, share: [] })
  await answerLast(guardian, student)
  const scene = { owner, student, id, applicationId: sent.application.id }
  const refusal = await owner.refused(
    offer,
    offerTo(scene, { place: '', contactName: '', contactPosition: '' }),
  )
  expect(Object.keys(refusal.fields ?? {}).toSorted()).toEqual([
    'contactName',
    'contactPosition',
    'place',
  ])
  expect(
    await owner.refused(offer, offerTo(scene, { place: 'Call me on 876-555-0199' })),
  ).toMatchObject({ fields: { place: expect.stringContaining('Phone numbers') } })
  await owner.call(offer, offerTo(scene))
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
  const notification = notifications.find(({ title }) => title.includes('has an offer'))
  expect(notification?.body).toMatch(/Where to come: 12 Hope Road.*\nAnswer by: .*\nAsk for Keisha/)
  // The contact person's name is deleted with the business.
  await app.services.transaction((tx) => deleteAccounts(tx, [owner.userId]))
  expect((await offerOf(scene))?.come).toBeUndefined()
})

describe('with two windows of one business open', () => {
  test('the slower window cannot respond to a state it has not shown', async () => {
    const scene = await scenes.applied()
    const seen = await seenBy(scene)
    await scene.owner.call(decline, { ...idsOf(scene), seen })
    expect(await scene.owner.refused(offer, { ...offerTo(scene), seen })).toMatchObject({
      status: 409,
      message: expect.stringMatching(
        /^This changed since you opened it: they have been declined\. Nothing was sent/,
      ),
    })
    expect(await offerOf(scene)).toBeNull()
    expect(
      await scene.owner.refused(invite, { ...idsOf(scene), ...writtenInterview(start), seen }),
    ).toMatchObject({ status: 409 })
    // After reloading, a business may still change its mind.
    await scene.owner.call(offer, { ...offerTo(scene), seen: await seenBy(scene) })
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
    const outdated = { ...idsOf(scene), seen }
    expect(await scene.owner.refused(decline, outdated)).toMatchObject({
      message: expect.stringContaining('they chose a time for the interview'),
    })
    const cancel = 'POST /api/postings/:id/applicants/:applicationId/interview/cancel'
    expect(await scene.owner.refused(cancel, { ...outdated, reason: 'sick' })).toMatchObject({
      status: 409,
    })
    await scene.owner.call(decline, { ...idsOf(scene), seen: await seenBy(scene) })
  })

  test('a double click counts once, although the second click comes from an outdated view', async () => {
    const scene = await scenes.applied()
    const offerInput = { ...offerTo(scene), seen: await seenBy(scene) }
    await scene.owner.call(offer, offerInput)
    expect(await scene.owner.call(offer, offerInput)).toEqual({ done: true })
    const declinedScene = await scenes.applied()
    const declineInput = { ...idsOf(declinedScene), seen: await seenBy(declinedScene) }
    await declinedScene.owner.call(decline, declineInput)
    expect(await declinedScene.owner.call(decline, declineInput)).toEqual({ done: true })
  })
})

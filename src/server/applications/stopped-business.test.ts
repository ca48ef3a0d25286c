import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { decideVerification } from '../profiles/verification-commands.ts'
import { interviewScenes, countTitles, type ApplicationScene } from '../testing/interview-scenes.ts'
import { offer, writtenOffer } from '../testing/interviews.ts'
import { titlesOf } from '../testing/link-guardian.ts'
import { unverify } from '../testing/mentors.ts'
import { report } from '../testing/reports.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { seenPost } from '../testing/verification.ts'

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

const move = 'POST /api/applications/:id/move'

async function offers(scene: ApplicationScene): Promise<ApplicationScene> {
  const { owner, id, applicationId } = scene
  await owner.call(offer, { id, applicationId, ...writtenOffer(app.services.now()) })
  return scene
}

async function offered(): Promise<ApplicationScene> {
  return offers(await scenes.applied())
}

const accepts = ({ student, applicationId: id }: ApplicationScene) =>
  student.call(move, { id, state: 'accepted' })

const detailsOf = ({ student, applicationId: id }: ApplicationScene) =>
  student.call('GET /api/applications/:id', { id })

/** Each way to stop a business that has an open offer. */
const stops: Record<string, (scene: ApplicationScene) => Promise<unknown>> = {
  'its business is suspended': async ({ owner }) =>
    (await app.staff()).call('POST /api/staff/people/:id/suspend', {
      id: owner.userId,
      reason: 'Reported twice this week',
    }),
  'its business is paused by a report': ({ student, id }) =>
    report(student, 'business', id, 'threatening'),
  'its business is no longer verified': ({ owner }) => unverify(app, owner),
  'its business is checked again': ({ owner }) =>
    app.services.transaction((tx) =>
      decideVerification(tx, { userId: owner.userId, state: 'pending' }),
    ),
  'its opening is removed': async ({ id }) =>
    (await app.staff()).call('POST /api/staff/posts/:id/remove', {
      ...(await seenPost(app, id)),
      reason: 'Nobody says what it pays',
      reasons: ['pay-unclear'],
    }),
}

describe.each(Object.entries(stops))('when %s', (_name, stop) => {
  test('an open offer is called off, the student is notified once, and it cannot be accepted', async () => {
    const scene = await offered()
    await stop(scene)
    expect((await detailsOf(scene)).offer).toMatchObject({ calledOff: true })
    expect(await countTitles(scene.student, 'The offer was called off: Baker')).toBe(1)
    expect(
      await scene.student.refused(move, { id: scene.applicationId, state: 'accepted' }),
    ).toMatchObject({ status: 409, message: expect.stringContaining('cannot hire through Upful') })
    expect((await detailsOf(scene)).state).toBe('offer')
    // A student who does not want to wait can still withdraw.
    await scene.student.call(move, { id: scene.applicationId, state: 'withdrawn' })
  })

  test('anyone who has accepted is notified, without blaming anyone', async () => {
    const scene = await offered()
    await accepts(scene)
    await stop(scene)
    const { notifications } = await scene.student.call('GET /api/notifications', {})
    const notification = notifications.find(
      ({ title }) => title === 'About the work you accepted: Baker',
    )
    expect(notification?.body).toMatch(
      /cannot hire through Upful at the moment.\nBefore going to work/,
    )
    expect(notification?.body).not.toMatch(/suspen|report|verif/i)
    expect((await detailsOf(scene)).state).toBe('accepted')
  })
})

test('an offer made just as the business is stopped cannot be accepted, and the next sweep calls it off', async () => {
  const scene = await offered()
  await app.services.db
    .updateTable('auth_users')
    .set({ suspended_at: start })
    .where('id', '=', scene.owner.userId)
    .execute()
  expect(
    await scene.student.refused(move, { id: scene.applicationId, state: 'accepted' }),
  ).toMatchObject({ status: 409 })
  await scenes.sweepInterviews()
  expect((await detailsOf(scene)).offer).toMatchObject({ calledOff: true })
  expect(await countTitles(scene.student, 'The offer was called off: Baker')).toBe(1)
})

test('a business that is no longer stopped can offer again, and the new offer can be accepted', async () => {
  const scene = await offered()
  const staff = await app.staff()
  await report(scene.student, 'business', scene.id, 'threatening')
  const { owner, id, applicationId } = scene
  const newOffer = { id, applicationId, ...writtenOffer(start) }
  expect(await owner.refused(offer, newOffer)).toMatchObject({
    status: 409,
    message: expect.stringContaining('while our staff look into a report'),
  })
  await staff.call('POST /api/staff/people/:id/lift-pause', {
    id: owner.userId,
    reason: 'The report was about somebody else',
  })
  const { applicants } = await owner.call('GET /api/postings/:id/applicants', { id })
  expect(applicants).toMatchObject([{ offer: { calledOff: true }, next: ['offer', 'declined'] }])
  await owner.call(offer, newOffer)
  expect((await detailsOf(scene)).offer).toMatchObject({ calledOff: false })
  await accepts(scene)
  expect((await detailsOf(scene)).state).toBe('accepted')
})

test('a minor’s guardian is notified when an offer is called off, and of a stop after an acceptance', async () => {
  const staff = await app.staff()
  const [open, accepted] = [await scenes.appliedMinor(), await scenes.appliedMinor()]
  await offers(open)
  await offers(accepted)
  await accepts(accepted)
  for (const { owner } of [open, accepted]) {
    const suspension = { id: owner.userId, reason: 'Reported twice this week' }
    await staff.call('POST /api/staff/people/:id/suspend', suspension)
  }
  const first = (scene: typeof open) => scene.student.name.split(' ')[0] ?? ''
  expect(await titlesOf(open.guardian)).toContain(
    `An offer to ${first(open)} was called off: Baker`,
  )
  expect(await titlesOf(accepted.guardian)).toContain(
    `About the work that ${first(accepted)} accepted: Baker`,
  )
})

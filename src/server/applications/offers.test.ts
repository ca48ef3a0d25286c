import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { daysAfter } from '#domain/day.ts'
import { offer, writtenOffer } from '../testing/interviews.ts'
import { answerLast, linkedPair, titlesOf, viewOf } from '../testing/link-guardian.ts'
import { postedOpening } from '../testing/openings.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
const start = new Date()

beforeAll(async () => {
  app = await startApp()
})

beforeEach(() => {
  app.setTime(start)
})

interface Applied {
  owner: Visitor
  student: Visitor
  id: string
  applicationId: string
}

async function applied(kind: 'internship' | 'part-time' = 'part-time'): Promise<Applied> {
  const { owner, id } = await postedOpening(app, { kind })
  const student = await app.person('student', { age: '19' })
  const { application } = await student.call('POST /api/applications', {
    opportunityId: id,
    share: ['name'],
  })
  return { owner, student, id, applicationId: application.id }
}

type Change = Parameters<typeof writtenOffer>[1]

const offerTo = ({ id, applicationId }: Applied, change: Change = {}) => ({
  id,
  applicationId,
  ...writtenOffer(app.services.now(), change),
})

const accept = ({ applicationId: id }: Applied) => ({ id, state: 'accepted' as const })

const detailsOf = ({ student, applicationId: id }: Applied) =>
  student.call('GET /api/applications/:id', { id })

describe('an offer', () => {
  test('shows start, hours, pay and the last day to answer to both sides', async () => {
    const scene = await applied()
    const { startsOn, answerBy } = writtenOffer(start)
    await scene.owner.call(offer, offerTo(scene))
    const terms = {
      startsOn,
      hoursAWeek: 20,
      pay: { amount: 600, period: 'hour' },
      answerBy,
      late: false,
    }
    expect(await detailsOf(scene)).toMatchObject({ state: 'offer', offer: terms })
    const { applicants } = await scene.owner.call('GET /api/postings/:id/applicants', {
      id: scene.id,
    })
    expect(applicants).toMatchObject([{ state: 'offer', offer: terms, next: ['declined'] }])
    const { notifications } = await scene.student.call('GET /api/notifications', {})
    expect(notifications).toMatchObject([
      { title: 'You have an offer: Baker', body: expect.stringContaining('J$600 an hour') },
    ])
    const data = JSON.stringify(await scene.student.call('POST /api/my-data/export', {}))
    expect(data).toContain('"hours_a_week":20')
  })

  test('with mistakes is refused with every wrong field named, and no one is notified', async () => {
    const scene = await applied()
    const wrong = offerTo(scene, {
      startsOn: '',
      hoursAWeek: null,
      pay: { amount: 100, period: 'hour' },
      answerBy: '',
    })
    const refusal = await scene.owner.refused(offer, wrong)
    expect(refusal).toMatchObject({ status: 400 })
    expect(Object.keys(refusal.fields ?? {}).toSorted()).toEqual([
      'amount',
      'answerBy',
      'hoursAWeek',
      'startsOn',
    ])
    expect(refusal.fields?.['amount']).toContain('minimum wage')
    expect(await titlesOf(scene.student)).toEqual([])
    expect((await detailsOf(scene)).state).toBe('applied')
  })

  test('may be unpaid for training', async () => {
    const training = await applied('internship')
    await training.owner.call(offer, offerTo(training, { pay: null }))
    expect((await detailsOf(training)).offer).toMatchObject({ pay: null })
    const job = await applied()
    expect(await job.owner.refused(offer, offerTo(job, { pay: null }))).toMatchObject({
      fields: { amount: 'Enter the pay.' },
    })
  })

  test('cannot be changed while it can be answered; made twice, it counts once', async () => {
    const scene = await applied()
    await scene.owner.call(offer, offerTo(scene))
    await scene.owner.call(offer, offerTo(scene))
    const worse = offerTo(scene, { pay: { amount: 500, period: 'hour' } })
    expect(await scene.owner.refused(offer, worse)).toMatchObject({ status: 409 })
    expect((await detailsOf(scene)).offer).toMatchObject({ pay: { amount: 600 } })
    expect(await titlesOf(scene.student)).toEqual(['You have an offer: Baker'])
  })

  test('is accepted as it was made, and the acceptance states its terms', async () => {
    const scene = await applied()
    await scene.owner.call(offer, offerTo(scene))
    await scene.student.call('POST /api/applications/:id/move', accept(scene))
    const { events } = await detailsOf(scene)
    expect(events.at(-1)).toMatchObject({
      to: 'accepted',
      note: expect.stringMatching(/^Starts on .*20 hours a week, J\$600 an hour$/),
    })
    const { notifications } = await scene.owner.call('GET /api/notifications', {})
    const notification = notifications.find(({ title }) =>
      title.endsWith('accepted your offer: Baker'),
    )
    expect(notification?.body).toContain('20 hours a week')
    const { applicants } = await scene.owner.call('GET /api/postings/:id/applicants', {
      id: scene.id,
    })
    expect(applicants).toMatchObject([{ state: 'accepted', offer: { hoursAWeek: 20 }, next: [] }])
  })

  test('cannot be accepted after its last day, and can be made again', async () => {
    const scene = await applied()
    await scene.owner.call(offer, offerTo(scene))
    app.setTime(daysAfter(start, 8))
    expect((await detailsOf(scene)).offer).toMatchObject({ late: true })
    expect(
      await scene.student.refused('POST /api/applications/:id/move', accept(scene)),
    ).toMatchObject({ status: 409, message: expect.stringContaining('The last day to answer was') })
    const { applicants } = await scene.owner.call('GET /api/postings/:id/applicants', {
      id: scene.id,
    })
    expect(applicants).toMatchObject([{ next: ['offer', 'declined'] }])
    await scene.owner.call(offer, offerTo(scene, { hoursAWeek: 25 }))
    expect((await detailsOf(scene)).offer).toMatchObject({ hoursAWeek: 25, late: false })
    await scene.student.call('POST /api/applications/:id/move', accept(scene))
    const { events } = await detailsOf(scene)
    expect(events.map(({ to }) => to)).toEqual(['applied', 'offer', 'offer', 'accepted'])
  })

  test('made before offers had terms can still be accepted', async () => {
    const scene = await applied()
    await scene.owner.call(offer, offerTo(scene))
    await app.services.db
      .deleteFrom('offers')
      .where('application_id', '=', scene.applicationId)
      .execute()
    expect((await detailsOf(scene)).offer).toBeNull()
    await scene.student.call('POST /api/applications/:id/move', accept(scene))
    expect((await detailsOf(scene)).state).toBe('accepted')
  })
})

test('a minor’s guardians see what is offered and what was accepted', async () => {
  const { student, guardian } = await linkedPair(app)
  const { owner, id } = await postedOpening(app)
  const sent = await student.call('POST /api/applications', { opportunityId: id, share: [] })
  await answerLast(guardian, student)
  const scene = { owner, student, id, applicationId: sent.application.id }
  await owner.call(offer, offerTo(scene))
  const first = student.name.split(' ')[0] ?? ''
  const bodyOf = async (event: string) => {
    const { notifications } = await guardian.call('GET /api/notifications', {})
    return notifications.find(({ title }) => title === `${first} ${event}: Baker`)?.body
  }
  expect(await bodyOf('has an offer')).toMatch(
    /20 hours a week\nJ\$600 an hour\nWhere to come: .*\nAnswer by: .*\nAsk for/,
  )
  expect((await viewOf(guardian, student)).applications).toMatchObject([
    { state: 'offer', offer: { hoursAWeek: 20, late: false } },
  ])
  await student.call('POST /api/applications/:id/move', accept(scene))
  expect(await bodyOf('accepted an offer')).toContain('20 hours a week')
  expect((await viewOf(guardian, student)).applications).toMatchObject([
    { state: 'accepted', offer: { hoursAWeek: 20 } },
  ])
})

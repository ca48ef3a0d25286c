import { expect, test } from 'vitest'
import { listedOpenings, newOpening, postedOpening, writtenPosting } from '../testing/openings.ts'
import { startApp } from '../testing/start-app.ts'

const app = await startApp()
const { services } = app

const atNight = { description: 'Pack shelves from 10 pm to 6 am.', place: 'Kingston' } as const

test('night work that asks for people under 18 is refused with a message at the age field', async () => {
  const owner = await app.verified('business', { companyName: 'Night Packers' })
  const message =
    'People under 18 may not work at night: “10 pm to 6 am”. Change the text, or ask for people from age 18.'
  const post = { ...writtenPosting, ...atNight }
  const young = { ...post, minAge: 15, maxAge: 17 }
  expect((await owner.refused('POST /api/postings', young)).fields).toEqual({ minAge: message })
  expect((await owner.refused('POST /api/postings', { ...post, maxAge: 17 })).fields).toEqual({
    maxAge: message,
  })
  const { id } = await owner.call('POST /api/postings', { ...post, minAge: 18 })
  expect((await owner.refused('PUT /api/postings/:id', { ...young, id })).fields).toEqual({
    minAge: message,
  })
  expect(
    (await owner.refused('POST /api/postings', { ...writtenPosting, minAge: 14 })).fields,
  ).toEqual({ minAge: 'Enter an age from 15 to 99, or leave it out.' })
})

test('staff see which ages an opening asks for, and why people under 18 may not do the work', async () => {
  const staff = await app.staff()
  const asks = { minAge: 15, maxAge: 17, schooling: null, service: false }
  const [clashing, sound] = await listedOpenings(services, [
    newOpening({ ...atNight, asks, flags: ['fee'] }),
    newOpening({ flags: ['fee'] }),
  ])
  const { posts } = await staff.call('GET /api/staff/posts', { list: 'held' })
  expect(posts.find(({ id }) => id === clashing)).toMatchObject({
    ages: 'From 15 to 17',
    clash: 'People under 18 may not work at night: “10 pm to 6 am”.',
  })
  expect(posts.find(({ id }) => id === sound)).toMatchObject({ ages: null, clash: null })
})

test.each([
  { description: 'Wash pots from nine in the evening till we close around midnight.' },
  { duration: '10p - 2a, three times a week' },
])('hours in the text or in their own field count as night work too: %o', async (hours) => {
  const owner = await app.verified('business', { companyName: 'Late Kitchen' })
  const refusal = await owner.refused('POST /api/postings', {
    ...writtenPosting,
    ...hours,
    minAge: 16,
    maxAge: 18,
  })
  expect(refusal.fields?.['minAge']).toContain('People under 18 may not work at night')
  const { id } = await owner.call('POST /api/postings', { ...writtenPosting, ...hours })
  await owner.call('POST /api/postings/:id/publish', { id })
  const staff = await app.staff()
  const { posts } = await staff.call('GET /api/staff/posts', { list: 'published' })
  expect(posts.find((post) => post.id === id)?.ages).toBe('18 and over, because of its text')
  const [minor, adult] = [
    await app.person('student', { age: '16' }),
    await app.person('student', { age: '20' }),
  ]
  await minor.refused('GET /api/opportunities/:id', { id })
  expect(await adult.call('GET /api/opportunities/:id', { id })).toMatchObject({ id })
})

test('everyone sees which ages an opening takes, and a business’s default deadline is not shown as a guess', async () => {
  const { id } = await postedOpening(app, { minAge: 16, maxAge: 19 })
  const [feedOpeningId = ''] = await listedOpenings(services, [
    newOpening({ deadlineEstimated: true }),
  ])
  const student = await app.person('student', { age: '16' })
  const expected = { ages: 'Ages 16 to 19', notFor: null, deadlineEstimated: false }
  expect(await student.call('GET /api/opportunities/:id', { id })).toMatchObject(expected)
  expect(await app.visitor().call('GET /api/opportunities/:id', { id })).toMatchObject(expected)
  expect(await student.call('GET /api/opportunities/:id', { id: feedOpeningId })).toMatchObject({
    ages: null,
    deadlineEstimated: true,
  })
  await student.call('PUT /api/opportunities/:id/saved', { id })
  const { saved } = await student.call('GET /api/applications', {})
  expect(saved).toMatchObject([{ opportunityId: id, deadlineEstimated: false }])
})

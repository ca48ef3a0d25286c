import { expect, test } from 'vitest'
import { addDays, dayOf } from '#domain/day.ts'
import { listedOpenings, newOpening, postedOpening, writtenPosting } from '../testing/openings.ts'
import { later } from '../testing/later.ts'
import { startApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

const app = await startApp()
const { services } = app

const day = 24 * 60 * 60 * 1000

async function hide(id: string, status: 'held' | 'paused' | 'removed', forAdults = false) {
  await services.db
    .updateTable('opportunities')
    .set({ status, held_by: status === 'held' ? 'staff' : null, for_adults: forAdults })
    .where('id', '=', id)
    .execute()
}

async function savedOpening(student: Visitor, title: string): Promise<string> {
  const [id = ''] = await listedOpenings(services, [newOpening({ title })])
  await student.call('PUT /api/opportunities/:id/saved', { id })
  return id
}

async function hiddenIn(student: Visitor) {
  const { hidden } = await student.call('GET /api/opportunities', { type: 'all', saved: 'yes' })
  return hidden
}

test.each(['held', 'paused', 'removed'] as const)(
  'a saved opening that is %s keeps only its name, in both lists and on its page',
  async (status) => {
    const student = await app.person('student', { age: '19' })
    const id = await savedOpening(student, 'Baker')
    expect(await hiddenIn(student)).toEqual([])
    await hide(id, status)
    const standing = status === 'removed' ? 'closed' : 'checking'
    const hiddenOpening = { id, title: 'Baker', company: expect.any(String), standing, saved: true }
    expect(await hiddenIn(student)).toEqual([hiddenOpening])
    expect((await student.call('GET /api/applications', {})).hidden).toEqual([hiddenOpening])
    expect(await student.call('GET /api/opportunities/:id/hidden', { id })).toEqual(hiddenOpening)
    expect((await student.refused('GET /api/opportunities/:id', { id })).status).toBe(404)
    expect(
      (await student.call('GET /api/opportunities', { saved: 'yes', q: 'Baker' })).hidden,
    ).toEqual([])
    await student.call('DELETE /api/opportunities/:id/saved', { id })
    expect(await hiddenIn(student)).toEqual([])
    expect((await student.refused('GET /api/opportunities/:id/hidden', { id })).status).toBe(404)
  },
)

test('a hidden opening that was applied for is mentioned on its page, and only once in the list', async () => {
  const { id } = await postedOpening(app)
  const student = await app.person('student', { age: '19' })
  await student.call('PUT /api/opportunities/:id/saved', { id })
  await student.call('POST /api/applications', { opportunityId: id, share: [] })
  await student.call('DELETE /api/opportunities/:id/saved', { id })
  const checking = async () => {
    const { applications } = await student.call('GET /api/applications', {})
    return applications.map((application) => application.checking)
  }
  expect(await checking()).toEqual([false])
  await hide(id, 'removed')
  expect(await checking()).toEqual([false])
  await hide(id, 'paused')
  expect(await checking()).toEqual([true])
  await hide(id, 'held')
  const list = await student.call('GET /api/applications', {})
  expect(list).toMatchObject({
    applications: [{ title: writtenPosting.title, checking: true }],
    hidden: [],
  })
  expect(await student.call('GET /api/opportunities/:id/hidden', { id })).toMatchObject({
    title: writtenPosting.title,
    standing: 'checking',
    saved: false,
  })
})

test('the name of a hidden opening is not shown to other students, or while the opening is visible', async () => {
  const student = await app.person()
  const otherStudent = await app.person()
  const id = await savedOpening(student, 'Clerk')
  expect((await student.refused('GET /api/opportunities/:id/hidden', { id })).status).toBe(404)
  await hide(id, 'held')
  expect((await otherStudent.refused('GET /api/opportunities/:id/hidden', { id })).status).toBe(404)
  expect(await hiddenIn(otherStudent)).toEqual([])
})

test('an opening that became adults-only is mentioned only to adults', async () => {
  const minor = await app.person('student', { age: '16' })
  const adult = await app.person('student', { age: '20' })
  const [id = ''] = await listedOpenings(services, [newOpening()])
  for (const person of [minor, adult]) await person.call('PUT /api/opportunities/:id/saved', { id })
  await hide(id, 'held', true)
  expect(await hiddenIn(minor)).toEqual([])
  expect((await minor.call('GET /api/applications', {})).hidden).toEqual([])
  expect((await minor.refused('GET /api/opportunities/:id/hidden', { id })).status).toBe(404)
  expect(await hiddenIn(adult)).toMatchObject([{ id }])
})

test('a hidden opening whose deadline has passed is shown as closed', async () => {
  const student = await app.person()
  const deadline = addDays(dayOf(services.now()), 2)
  const [id = ''] = await listedOpenings(services, [newOpening({ deadline })])
  await student.call('PUT /api/opportunities/:id/saved', { id })
  await hide(id, 'held')
  await later(app, 3 * day, async () =>
    expect(await student.call('GET /api/opportunities/:id/hidden', { id })).toMatchObject({
      standing: 'closed',
    }),
  )
})

test('the changed text of a held opening is not shown before staff have checked it', async () => {
  const { owner, id } = await postedOpening(app, { title: 'Baker' })
  const student = await app.person('student', { age: '19' })
  await student.call('PUT /api/opportunities/:id/saved', { id })
  const title = 'Baker, pay a registration fee'
  await owner.call('PUT /api/postings/:id', { ...writtenPosting, id, title })
  expect(await hiddenIn(student)).toMatchObject([{ id, title: 'Baker', standing: 'checking' }])
})

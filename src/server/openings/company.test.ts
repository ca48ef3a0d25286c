import { expect, test } from 'vitest'
import { decideVerification } from '../profiles/verification-commands.ts'
import { listedOpenings, newOpening, postedOpening, writtenPosting } from '../testing/openings.ts'
import { startApp } from '../testing/start-app.ts'

const app = await startApp()
const { services } = app
const company = 'GET /api/opportunities/:id/company'

test('a student reads the public facts about a business, and what is open there for them', async () => {
  const { owner, id } = await postedOpening(app)
  const draft = await owner.call('POST /api/postings', { ...writtenPosting, title: 'Draft' })
  const forAdults = await owner.call('POST /api/postings', { ...writtenPosting, title: 'Adults' })
  await services.db
    .updateTable('opportunities')
    .set({ for_adults: true, status: 'published', held_by: null })
    .where('id', '=', forAdults.id)
    .execute()
  const minor = await app.person('student', { age: '16' })
  const adult = await app.person('student', { age: '19' })
  const seen = await minor.call(company, { id })
  expect(seen).toMatchObject({
    name: expect.stringMatching(/^Bakery/),
    website: 'https://bakery.example.com',
    openings: [{ id, title: 'Baker' }],
  })
  const toAdult = await adult.call(company, { id })
  expect(toAdult.openings.map((each) => each.id).toSorted()).toEqual([id, forAdults.id].toSorted())
  const everything = JSON.stringify([seen, toAdult])
  for (const secret of [owner.userId, owner.email, owner.name, draft.id]) {
    expect(everything).not.toContain(secret)
  }
})

test('a business that is not verified, and one behind a feed, has no page', async () => {
  const student = await app.person('student', { age: '19' })
  const [feed = ''] = await listedOpenings(services, [newOpening()])
  expect((await student.refused(company, { id: feed })).status).toBe(404)
  const { owner, id } = await postedOpening(app)
  await owner.call('POST /api/postings/:id/close', { id })
  expect((await student.call(company, { id })).openings).toEqual([])
  await services.transaction((tx) =>
    decideVerification(tx, { userId: owner.userId, state: 'pending' }),
  )
  expect((await student.refused(company, { id })).status).toBe(404)
})

import { describe, expect, test } from 'vitest'
import { addDays, dayOf } from '#domain/day.ts'
import { newOpening, listedOpenings } from '../testing/openings.ts'
import { startApp } from '../testing/start-app.ts'
import { closePosting, publishPosting, savePosting, type Posting } from './posting-commands.ts'

const app = await startApp()
const { services } = app
const today = dayOf(services.now())

const listed = (change: Parameters<typeof newOpening>[0] = {}) =>
  listedOpenings(services, [newOpening(change)]).then(([id = '']) => id)
const many = (count: number) =>
  listedOpenings(
    services,
    Array.from({ length: count }, () => newOpening()),
  )
const posting: Posting = {
  title: 'Front Desk Intern',
  description: 'Greet guests with good communication.',
  kind: 'internship',
  location: 'Montego Bay, Jamaica',
  remote: false,
  pay: { amount: 18_000, period: 'week' },
  duration: '3 months',
  deadline: addDays(today, 20),
  skills: ['Teamwork'],
}

async function business(verified: boolean) {
  const person = await app.person('business', {
    companyName: `Hotel ${performance.now()}`,
    website: 'https://hotel.example.com',
  })
  await services.db
    .updateTable('business_profiles')
    .set({ verified })
    .where('user_id', '=', person.userId)
    .execute()
  return { userId: person.userId, verified }
}

async function published(change: Partial<Posting> = {}) {
  const owner = await business(true)
  return services.transaction(async (tx) => {
    const id = await savePosting(tx, owner, { ...posting, ...change })
    return { owner, id, status: await publishPosting(tx, owner, id) }
  })
}

describe('XP of the job search', () => {
  test('looking pays two once an opening, five times a day, also when it happens at once', async () => {
    const student = await app.person()
    const ids = await many(8)
    const answers = await Promise.all(
      [...ids, ...ids].map((id) => student.call('POST /api/opportunities/:id/view', { id })),
    )
    expect(answers.reduce((sum, { xp }) => sum + xp, 0)).toBe(10)
    const looked = await services.db
      .selectFrom('xp_activities')
      .select(['subject', 'skill'])
      .where('user_id', '=', student.userId)
      .where('event', '=', 'opportunity-viewed')
      .execute()
    expect(new Set(looked.map(({ subject }) => subject))).toEqual(new Set(ids))
    expect(looked.every(({ skill }) => skill === 'job-search')).toBe(true)
  })

  test('saving pays five once an opening, three times a day, and never again for the same one', async () => {
    const student = await app.person()
    const ids = await many(5)
    const paid: number[] = []
    for (const id of ids)
      paid.push((await student.call('PUT /api/opportunities/:id/saved', { id })).xp)
    expect(paid).toEqual([5, 5, 5, 0, 0])
    const [id = ''] = ids
    expect(await student.call('DELETE /api/opportunities/:id/saved', { id })).toEqual({
      saved: false,
    })
    expect(await student.call('PUT /api/opportunities/:id/saved', { id })).toEqual({
      saved: true,
      xp: 0,
    })
  })

  test('is a matter of students, and of openings that are there', async () => {
    const id = await listed()
    const guardian = await app.person('guardian')
    expect(await guardian.refused('PUT /api/opportunities/:id/saved', { id })).toMatchObject({
      status: 403,
    })
    const student = await app.person()
    const missing = crypto.randomUUID()
    expect(
      await student.refused('PUT /api/opportunities/:id/saved', { id: missing }),
    ).toMatchObject({ status: 404 })
  })
})

describe('one opening', () => {
  test('says everything, with the match and what the student did about it', async () => {
    const student = await app.person()
    const id = await listed({ title: 'Detailed', deadline: addDays(today, 5) })
    await student.call('PUT /api/opportunities/:id/saved', { id })
    expect(await student.call('GET /api/opportunities/:id', { id })).toMatchObject({
      title: 'Detailed',
      description: 'A sound opening.',
      open: true,
      saved: true,
      application: null,
      jobPosting: null,
    })
  })

  test('of a feed is not shown to who is signed out; ours is, with its data for search engines', async () => {
    const visitor = app.visitor()
    const feed = await listed()
    expect(await visitor.refused('GET /api/opportunities/:id', { id: feed })).toMatchObject({
      status: 404,
    })
    const { id } = await published()
    const ours = await visitor.call('GET /api/opportunities/:id', { id })
    expect(ours).toMatchObject({ url: null, pay: 'J$18,000 a week', source: { kind: 'business' } })
    expect(ours.jobPosting).toMatchObject({
      '@type': 'JobPosting',
      title: 'Front Desk Intern',
      hiringOrganization: { sameAs: 'https://hotel.example.com' },
      baseSalary: { value: { value: 18_000, unitText: 'WEEK' } },
    })
  })

  test('for adults is not there for who may be younger', async () => {
    const id = await listed({ forAdults: true })
    const minor = await app.person('student', { age: '17' })
    const adult = await app.person('student', { age: '20' })
    expect(await minor.refused('GET /api/opportunities/:id', { id })).toMatchObject({ status: 404 })
    expect(await adult.call('GET /api/opportunities/:id', { id })).toMatchObject({ id })
  })

  test('that has closed stays readable but cannot be saved', async () => {
    const student = await app.person()
    const id = await listed({ deadline: addDays(today, -1) })
    expect(await student.call('GET /api/opportunities/:id', { id })).toMatchObject({ open: false })
    expect(await student.refused('PUT /api/opportunities/:id/saved', { id })).toMatchObject({
      message: 'This opening has closed',
    })
  })
})

test('three people who report an opening hide it; one person three times does not', async () => {
  const id = await listed()
  const report = { id, reason: 'asks-for-money' } as const
  const first = await app.person()
  for (let at = 0; at < 3; at += 1) await first.call('POST /api/opportunities/:id/report', report)
  expect(await first.call('GET /api/opportunities/:id', { id })).toMatchObject({ id })
  const others = await Promise.all([app.person(), app.person()])
  await Promise.all(
    others.map((person) => person.call('POST /api/opportunities/:id/report', report)),
  )
  expect(await first.refused('GET /api/opportunities/:id', { id })).toMatchObject({ status: 404 })
})

test('a wish is kept, once a kind and place', async () => {
  const student = await app.person()
  expect(await student.call('GET /api/job-wish', {})).toEqual({
    kinds: ['internship'],
    places: [],
    reminders: true,
  })
  const wish = { kinds: ['contract', 'contract'], places: ['Hanover'], reminders: false } as const
  await student.call('PUT /api/job-wish', {
    ...wish,
    kinds: [...wish.kinds],
    places: [...wish.places],
  })
  expect(await student.call('GET /api/job-wish', {})).toEqual({ ...wish, kinds: ['contract'] })
})

describe('a posting of a business', () => {
  test('is public once its verified business publishes it, and copies from feeds close', async () => {
    const owner = await business(true)
    const id = await services.transaction((tx) => savePosting(tx, owner, posting))
    const student = await app.person()
    expect(await student.refused('GET /api/opportunities/:id', { id })).toMatchObject({
      status: 404,
    })
    const draft = await services.db
      .selectFrom('opportunities')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const copy = await listed({ likeness: draft.likeness })
    await services.transaction((tx) => publishPosting(tx, owner, id))
    expect(await student.call('GET /api/opportunities/:id', { id })).toMatchObject({
      title: 'Front Desk Intern',
      skills: ['Teamwork', 'communication'],
      place: 'St. James',
    })
    expect(await student.call('GET /api/opportunities/:id', { id: copy })).toMatchObject({
      open: false,
    })
    await services.transaction((tx) => closePosting(tx, owner, id))
    expect(await student.call('GET /api/opportunities/:id', { id })).toMatchObject({ open: false })
  })

  test('waits for the verification of its business', async () => {
    const owner = await business(false)
    const id = await services.transaction((tx) => savePosting(tx, owner, posting))
    await expect(services.transaction((tx) => publishPosting(tx, owner, id))).rejects.toThrow(
      /verified/,
    )
  })

  test.each([
    ['pays below the minimum wage', { pay: { amount: 300, period: 'hour' } }],
    ['asks for a fee', { description: 'A registration fee of $2,000 is due first.' }],
    ['writes from a free-mail address', { description: 'Write to bossman@gmail.com' }],
  ] as const)('that %s is held for staff', async (_what, change) => {
    expect((await published(change)).status).toBe('held')
  })

  test('that turns bad after it was published is held at once, and stays held', async () => {
    const { owner, id } = await published()
    const bad = { ...posting, description: 'Send your passport first.' }
    await services.transaction((tx) => savePosting(tx, owner, bad, id))
    await services.transaction((tx) => savePosting(tx, owner, posting, id))
    const row = await services.db
      .selectFrom('opportunities')
      .select(['status', 'held_by'])
      .where('id', '=', id)
      .executeTakeFirst()
    expect(row).toEqual({ status: 'held', held_by: 'rules' })
  })

  test("is nobody else's to change, and no feed can write over it", async () => {
    const { id, owner } = await published()
    const other = await business(true)
    await expect(services.transaction((tx) => savePosting(tx, other, posting, id))).rejects.toThrow(
      'not found',
    )
    await expect(services.transaction((tx) => closePosting(tx, other, id))).rejects.toThrow(
      'not found',
    )
    const before = await services.db
      .selectFrom('opportunities')
      .selectAll()
      .where('id', '=', id)
      .execute()
    const [{ likeness } = { likeness: '' }] = before
    await listedOpenings(services, [
      newOpening({ externalId: id, title: 'Overwritten' }),
      newOpening({ likeness, title: 'Copied' }),
    ])
    expect(
      await services.db.selectFrom('opportunities').selectAll().where('id', '=', id).execute(),
    ).toEqual(before)
    const copies = await services.db
      .selectFrom('opportunities')
      .select('id')
      .where('title', '=', 'Copied')
      .execute()
    expect(copies).toEqual([])
    expect(owner.verified).toBe(true)
  })

  test('is gone with its business', async () => {
    const { id, owner } = await published()
    await services.db.deleteFrom('auth_users').where('id', '=', owner.userId).execute()
    const row = await services.db
      .selectFrom('opportunities')
      .select(['status', 'business_id'])
      .where('id', '=', id)
      .executeTakeFirst()
    expect(row).toEqual({ status: 'removed', business_id: null })
  })
})

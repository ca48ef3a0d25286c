import { beforeAll, describe, expect, test } from 'vitest'
import { dayFrom } from '#domain/day.ts'
import { storeOpenings } from '../openings/store-commands.ts'
import { later } from '../testing/later.ts'
import { titlesOf } from '../testing/link-guardian.ts'
import { listedOpenings, newOpening, postedOpening, writtenPosting } from '../testing/openings.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { seenPost } from '../testing/verification.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
let staff: Visitor

beforeAll(async () => {
  app = await startApp()
  staff = await app.staff()
})

type List = 'held' | 'reported' | 'kept' | 'removed' | 'published'
const lists = ['held', 'reported', 'kept', 'removed', 'published'] as const
const reason = 'Read it and rang the company'
/** A decision based on the current card. */
const because = async (id: string) => ({ ...(await seenPost(app, id)), reason })
const becauseWithReasons = async (id: string) => ({
  ...(await because(id)),
  reasons: ['pay-unclear' as const],
})

async function listed(change: Parameters<typeof newOpening>[0] = {}): Promise<string> {
  const [id = ''] = await listedOpenings(app.services, [newOpening(change)])
  return id
}

async function postIn(list: List, id: string) {
  const { posts } = await staff.call('GET /api/staff/posts', { list })
  return posts.find((post) => post.id === id)
}

/** The lists in which it appears. */
async function listsOf(id: string): Promise<List[]> {
  const posts = await Promise.all(lists.map((list) => postIn(list, id)))
  return lists.filter((_list, index) => posts[index] !== undefined)
}

async function isPublic(id: string): Promise<boolean> {
  const student = await app.person('student', { age: '20' })
  return (await student.ask('GET /api/opportunities/:id', { id })).status === 200
}

/** From people who joined a while ago, because reports from brand-new accounts hide nothing. */
async function report(id: string, times: number): Promise<Visitor[]> {
  const reporters = await Promise.all(Array.from({ length: times }, () => app.person()))
  const joinedAt = new Date(app.services.now().getTime() - 2 * 24 * 60 * 60_000)
  const ids = reporters.map(({ userId }) => userId)
  await app.services.db
    .updateTable('auth_users')
    .set({ created_at: joinedAt })
    .where('id', 'in', ids)
    .execute()
  for (const reporter of reporters) {
    const reason = 'asks-for-money'
    await reporter.call('POST /api/opportunities/:id/report', { id, reason, note: 'J$500 first' })
  }
  return reporters
}

describe('a held opening', () => {
  test('a held opening shows its text, and why it is held', async () => {
    const id = await listed({ flags: ['fee', 'looks'], description: 'Pay <b>J$500</b> first.' })
    expect(await postIn('held', id)).toMatchObject({
      status: 'held',
      heldBy: 'rules',
      description: 'Pay <b>J$500</b> first.',
      flags: [
        'Asks the applicant for money.',
        'Asks for looks, age and sex, or photos of the body.',
      ],
      reports: [],
      reportCount: 0,
      business: null,
    })
  })

  test('a held opening is public once staff publish it, and the same text does not hold it again', async () => {
    const opening = newOpening({ flags: ['fee'] })
    const [id = ''] = await listedOpenings(app.services, [opening])
    expect(await isPublic(id)).toBe(false)
    await staff.call('POST /api/staff/posts/:id/publish', await because(id))
    expect(await isPublic(id)).toBe(true)
    await listedOpenings(app.services, [opening])
    expect(await listsOf(id)).toEqual(['published'])
    const changed = { ...opening, contentHash: 'another text', description: 'Pay J$900.' }
    await listedOpenings(app.services, [changed])
    expect(await listsOf(id)).toEqual(['held'])
  })

  test('a held opening that staff keep hidden no longer waits, and a new text does not bring it back', async () => {
    const opening = newOpening({ flags: ['fee'] })
    const [id = ''] = await listedOpenings(app.services, [opening])
    await staff.call('POST /api/staff/posts/:id/keep', await becauseWithReasons(id))
    expect(await listsOf(id)).toEqual(['kept'])
    await listedOpenings(app.services, [{ ...opening, flags: [], contentHash: 'sound now' }])
    expect(await listsOf(id)).toEqual(['kept'])
    expect(await isPublic(id)).toBe(false)
  })

  test('a removed opening stays removed when its feed lists it again', async () => {
    const opening = newOpening()
    const [id = ''] = await listedOpenings(app.services, [opening])
    await staff.call('POST /api/staff/posts/:id/remove', await becauseWithReasons(id))
    await listedOpenings(app.services, [{ ...opening, contentHash: 'new words' }])
    expect(await listsOf(id)).toEqual(['removed'])
    await staff.call('POST /api/staff/posts/:id/publish', await because(id))
    expect(await isPublic(id)).toBe(true)
  })

  test('a held opening whose deadline has passed can no longer be published', async () => {
    const id = await listed({ flags: ['fee'], deadline: dayFrom('2020-01-31') })
    const refusal = await staff.refused('POST /api/staff/posts/:id/publish', await because(id))
    expect(refusal).toMatchObject({ status: 409, message: 'Its deadline has passed' })
  })
})

describe('reports', () => {
  test('reports are grouped under their opening, without the names of the reporters', async () => {
    const id = await listed()
    const reporters = await report(id, 2)
    const post = await postIn('reported', id)
    expect(post).toMatchObject({ status: 'published', reportCount: 2 })
    expect(post?.reports).toEqual(
      Array.from({ length: 2 }, () => ({
        reason: 'asks-for-money',
        note: 'J$500 first',
        at: app.services.now().toISOString(),
      })),
    )
    const answer = JSON.stringify(post)
    for (const { userId, name, email } of reporters) {
      for (const mark of [userId, name, email]) expect(answer).not.toContain(mark)
    }
  })

  test('reports that staff dismissed no longer count, but new ones do', async () => {
    const id = await listed()
    await report(id, 2)
    await staff.call('POST /api/staff/posts/:id/dismiss-reports', await because(id))
    expect(await listsOf(id)).toEqual(['published'])
    await report(id, 2)
    expect(await isPublic(id)).toBe(true)
    await report(id, 1)
    expect(await isPublic(id)).toBe(false)
    expect(await postIn('held', id)).toMatchObject({ heldBy: 'reports', reportCount: 3 })
  })

  test('an opening hidden by reports stays hidden when they are dismissed, until it is published', async () => {
    const id = await listed()
    await report(id, 3)
    await staff.call('POST /api/staff/posts/:id/dismiss-reports', await because(id))
    expect(await postIn('kept', id)).toMatchObject({ heldBy: 'staff', reportCount: 0 })
    expect(await isPublic(id)).toBe(false)
    await staff.call('POST /api/staff/posts/:id/publish', await because(id))
    expect(await isPublic(id)).toBe(true)
  })

  test('every decision closes the reports about an opening', async () => {
    for (const decision of ['hold', 'remove'] as const) {
      const id = await listed()
      await report(id, 1)
      await staff.call(`POST /api/staff/posts/:id/${decision}`, await becauseWithReasons(id))
      const row = await app.services.db
        .selectFrom('opportunity_reports')
        .select('settled_at')
        .where('opportunity_id', '=', id)
        .executeTakeFirstOrThrow()
      expect([decision, row.settled_at]).toEqual([decision, app.services.now()])
    }
  })
})

describe('an opening of a business', () => {
  test('an opening of a business names it, and the business is told the decision but not the internal reason', async () => {
    const { id, owner } = await postedOpening(app)
    expect(await postIn('published', id)).toMatchObject({
      business: { id: owner.userId, verified: true },
    })
    await staff.call('POST /api/staff/posts/:id/hold', await becauseWithReasons(id))
    await staff.call('POST /api/staff/posts/:id/publish', await because(id))
    await staff.call('POST /api/staff/posts/:id/remove', await becauseWithReasons(id))
    expect((await titlesOf(owner)).toSorted()).toEqual([
      'Baker: your opening is held',
      'Baker: your opening is published',
      'Baker: your opening was removed',
    ])
    const notifications = JSON.stringify(await owner.call('GET /api/notifications', {}))
    expect(notifications).not.toContain(reason)
  })

  test('a draft of a business is not found by staff', async () => {
    const { id } = await postedOpening(app)
    await app.services.db
      .updateTable('opportunities')
      .set({ status: 'draft' })
      .where('id', '=', id)
      .execute()
    expect(await listsOf(id)).toEqual([])
    const { status } = await staff.refused(
      'POST /api/staff/posts/:id/remove',
      await becauseWithReasons(id),
    )
    expect(status).toBe(404)
  })
})

describe('the lists', () => {
  test('the lists can be searched by title and company, with special characters taken literally', async () => {
    const id = await listed({ title: 'Ackee picker', company: '100% Jamaican' })
    const find = async (q: string) => {
      const { posts } = await staff.call('GET /api/staff/posts', { list: 'published', q })
      return posts.map((post) => post.id)
    }
    expect(await find('ACKEE')).toEqual([id])
    expect(await find('0% jam')).toEqual([id])
    expect(await find('0_ jam')).toEqual([])
  })

  test('the lists come in pages of fifty without duplicates, and the desk counts what waits', async () => {
    const newOpenings = Array.from({ length: 120 }, () => newOpening({ flags: ['secrecy'] }))
    await app.services.transaction((tx) =>
      storeOpenings(tx, { source: 'big-feed', label: 'Big', complete: false }, newOpenings),
    )
    const { heldPosts } = await staff.call('GET /api/staff', {})
    const ids: string[] = []
    let after: string | undefined
    do {
      const page = await staff.call('GET /api/staff/posts', after === undefined ? {} : { after })
      expect(page.posts.length).toBeLessThanOrEqual(50)
      ids.push(...page.posts.map(({ id }) => id))
      after = page.next ?? undefined
    } while (after !== undefined)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength(heldPosts)
    expect(heldPosts).toBeGreaterThanOrEqual(120)
  })
})

describe('when two staff members decide about one opening', () => {
  const decisions = { publish: {}, remove: { reasons: ['not-true' as const] } }

  test('of two concurrent decisions only one succeeds, the other staff member is told about it, and the business is notified once', async () => {
    const { id, owner } = await postedOpening(app)
    await staff.call('POST /api/staff/posts/:id/hold', await becauseWithReasons(id))
    const colleague = await app.staff()
    const card = await because(id)
    const answers = await Promise.all([
      staff.ask('POST /api/staff/posts/:id/publish', { ...card, ...decisions.publish }),
      colleague.ask('POST /api/staff/posts/:id/remove', { ...card, ...decisions.remove }),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const first = answers[0].status === 200 ? staff : colleague
    const did = first === staff ? 'published the opening Baker' : 'removed the opening Baker'
    const refusal = answers.find(({ status }) => status === 409)
    expect(refusal?.body).toMatchObject({
      code: 'not-possible',
      message: expect.stringMatching(
        new RegExp(`^${first.name} ${did} at \\d+:\\d\\d [ap]m\\.$`, 'i'),
      ) as string,
    })
    const { actions } = await staff.call('GET /api/staff/log', { about: id })
    expect(actions).toHaveLength(2)
    expect(await titlesOf(owner)).toHaveLength(2)
  })

  test('a decision based on an outdated card is refused with who decided, and with the date if it was another day', async () => {
    const id = await listed({ flags: ['fee'] })
    const colleague = await app.staff()
    const card = await becauseWithReasons(id)
    await staff.call('POST /api/staff/posts/:id/publish', { id, seen: card.seen, reason })
    expect(await colleague.refused('POST /api/staff/posts/:id/remove', card)).toMatchObject({
      status: 409,
      message: expect.stringContaining(`${staff.name} published the opening`) as string,
    })
    await later(app, 3 * 24 * 60 * 60_000, async () => {
      const refusal = await colleague.refused('POST /api/staff/posts/:id/remove', card)
      expect(refusal.message).toMatch(/ on \w{3},? \d+ \w{3} at /)
    })
    await colleague.call('POST /api/staff/posts/:id/remove', await becauseWithReasons(id))
  })

  test('an opening that the business has changed in the meantime cannot be decided', async () => {
    const { id, owner } = await postedOpening(app)
    const card = await becauseWithReasons(id)
    const posting = { ...writtenPosting, id, title: 'Baker at night' }
    await owner.call('PUT /api/postings/:id', posting)
    expect(await staff.refused('POST /api/staff/posts/:id/remove', card)).toMatchObject({
      status: 409,
      message: 'This opening changed since you opened it. Read it again.',
    })
  })
})

import { expect, test } from 'vitest'
import { addDays, dayOf, lastMondays, startOfDay } from '#domain/day.ts'
import { firstTimeOf } from '../testing/interviews.ts'
import { interviewScenes } from '../testing/interview-scenes.ts'
import { postedOpening, writtenPosting as written } from '../testing/openings.ts'
import { startApp } from '../testing/start-app.ts'

const app = await startApp()
const { services } = app
const today = dayOf(services.now())

test('the home page of a new business shows what is missing', async () => {
  const owner = await app.person('business')
  expect(await owner.call('GET /api/business', {})).toMatchObject({
    verified: false,
    name: null,
    needs: { unread: [], held: [], closingSoon: [], drafts: [] },
    postings: [],
  })
})

test('the home page of a business shows what needs attention, and counts only its own postings', async () => {
  const { owner, id } = await postedOpening(app, { deadline: addDays(today, 7) })
  await postedOpening(app)
  const draft = await owner.call('POST /api/postings', { ...written, title: 'Cook' })
  const bad = { ...written, title: 'Seller', description: 'Buy your starter kit first.' }
  const { id: held } = await owner.call('POST /api/postings', bad)
  await owner.call('POST /api/postings/:id/publish', { id: held })
  const student = await app.person('student', { age: '19' })
  await student.call('POST /api/opportunities/:id/view', { id })
  await student.call('PUT /api/opportunities/:id/saved', { id })
  await student.call('POST /api/applications', { opportunityId: id, share: ['name'] })

  const home = await owner.call('GET /api/business', {})
  expect(home).toMatchObject({
    verified: true,
    needs: {
      unread: [{ id, title: 'Baker', count: 1 }],
      held: [{ id: held, title: 'Seller' }],
      closingSoon: [{ id, deadline: addDays(today, 7) }],
      drafts: [{ id: draft.id, title: 'Cook' }],
    },
  })
  expect(home.weeks.map(({ from }) => from)).toEqual(lastMondays(today, 8))
  expect(home.weeks.at(-1)).toMatchObject({ views: 1, saves: 1, applications: 1 })
  expect(home.funnel).toContainEqual({ state: 'applied', count: 1 })
  expect(home.funnel.map(({ state }) => state)).not.toContain('saved')
  expect(home.postings.find((posting) => posting.id === id)).toEqual({
    id,
    title: 'Baker',
    kind: 'internship',
    state: 'published',
    views: 1,
    saves: 1,
    applications: 1,
    unread: 1,
    waiting: 1,
  })
  const everything = JSON.stringify(home)
  for (const canary of [student.userId, student.name, student.email]) {
    expect(everything).not.toContain(canary)
  }
})

test('a week in the figures of a business starts at midnight in Jamaica', async () => {
  const { owner, id } = await postedOpening(app)
  const [before, monday] = lastMondays(today, 2)
  const student = await app.person()
  const seenAt = (at: Date) =>
    services.db
      .insertInto('opportunity_views')
      .values({ user_id: student.userId, opportunity_id: id, first_viewed_at: at })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'opportunity_id']).doUpdateSet({ first_viewed_at: at }),
      )
      .execute()
  const views = async () => {
    const { weeks } = await owner.call('GET /api/business', {})
    return weeks.slice(-2).map((week) => [week.from, week.views])
  }
  const midnight = startOfDay(monday ?? today).getTime()
  await seenAt(new Date(midnight))
  expect(await views()).toEqual([
    [before, 0],
    [monday, 1],
  ])
  await seenAt(new Date(midnight - 1))
  expect(await views()).toEqual([
    [before, 1],
    [monday, 0],
  ])
})

test('the home page of a business lists its own planned interviews, and nobody’s name', async () => {
  const scenes = interviewScenes(app)
  const { owner, id, applicationId, student } = await scenes.planned()
  await scenes.planned()
  const home = await owner.call('GET /api/business', {})
  const startsAt = firstTimeOf(services.now()).toISOString()
  expect(home.interviews).toEqual([{ id, applicationId, title: 'Baker', startsAt }])
  expect(JSON.stringify(home)).not.toContain(student.name)
  const invited = await scenes.invited()
  expect((await invited.owner.call('GET /api/business', {})).interviews).toEqual([])
})

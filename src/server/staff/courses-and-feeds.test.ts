import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { syncCatalogue } from '../catalogue/sync.ts'
import { announceRefresh, finishFeedRun, startFeedRun } from '../openings/feed-run-commands.ts'
import { madeCourse } from '../testing/made-course.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
let staff: Visitor

beforeAll(async () => {
  app = await startApp()
  staff = await app.staff()
})

const because = (id: string) => ({ id, reason: 'A figure in it is out of date' })
const shipped = (index: number) => app.services.content.courses[index]

async function allCourses() {
  const courses = []
  let after: string | undefined
  do {
    const page = await staff.call('GET /api/staff/courses', after === undefined ? {} : { after })
    expect(page.courses.length).toBeLessThanOrEqual(50)
    courses.push(...page.courses)
    after = page.next ?? undefined
  } while (after !== undefined)
  return courses
}

async function courseNamed(id: string) {
  return (await allCourses()).find((course) => course.id === id)
}

describe('courses', () => {
  test('the staff desk lists each course once, with how many started and finished it', async () => {
    const course = shipped(0)
    const student = await app.person()
    await student.call('POST /api/courses/:id/enrol', { id: course?.id ?? '' })
    const listed = await allCourses()
    expect(listed.map(({ id }) => id).toSorted()).toEqual(
      app.services.content.courses.map(({ id }) => id).toSorted(),
    )
    expect(await courseNamed(course?.id ?? '')).toMatchObject({
      title: course?.title,
      state: 'published',
      begun: 1,
      finished: 0,
    })
  })

  test('courses made for one student are not listed', async () => {
    const student = await app.person()
    const { courseId } = await madeCourse(app, student)
    expect(await courseNamed(courseId ?? '')).toBeUndefined()
    const { status } = await staff.refused(
      'POST /api/staff/courses/:id/unpublish',
      because(courseId ?? ''),
    )
    expect(status).toBe(404)
  })

  test('staff can take a course out of the catalogue and put it back, and students who have started keep it', async () => {
    const id = shipped(1)?.id ?? ''
    const [enrolled, newcomer] = [await app.person(), await app.person()]
    await enrolled.call('POST /api/courses/:id/enrol', { id })
    await staff.call('POST /api/staff/courses/:id/unpublish', because(id))
    await enrolled.call('GET /api/courses/:id', { id })
    expect((await newcomer.refused('GET /api/courses/:id', { id })).status).toBe(404)
    expect(await courseNamed(id)).toMatchObject({ state: 'unpublished', begun: 1 })
    await staff.call('POST /api/staff/courses/:id/publish', because(id))
    await newcomer.call('GET /api/courses/:id', { id })
  })

  test('a course that staff took out stays out after every restart, with or without a new text', async () => {
    const course = shipped(2)
    if (course === undefined) throw new Error('There is no course')
    const { content } = app.services
    const start = (courses: typeof content.courses) =>
      syncCatalogue({ ...app.services, content: { ...content, courses } })
    await staff.call('POST /api/staff/courses/:id/unpublish', because(course.id))
    await start(content.courses)
    expect(await courseNamed(course.id)).toMatchObject({ state: 'unpublished' })
    const others = content.courses.filter(({ id }) => id !== course.id)
    await start([...others, { ...course, title: 'A better title' }])
    expect(await courseNamed(course.id)).toMatchObject({ state: 'unpublished' })
    await start(others)
    await start(content.courses)
    expect(await courseNamed(course.id)).toMatchObject({ state: 'unpublished' })
    await staff.call('POST /api/staff/courses/:id/publish', because(course.id))
    expect(await courseNamed(course.id)).toMatchObject({ state: 'published' })
  })

  test('staff cannot put back a course that was removed from the files', async () => {
    const course = shipped(3)
    const { content } = app.services
    const courses = content.courses.filter(({ id }) => id !== course?.id)
    await syncCatalogue({ ...app.services, content: { ...content, courses } })
    const id = course?.id ?? ''
    expect(await courseNamed(id)).toMatchObject({ state: 'withdrawn' })
    const refusal = await staff.refused('POST /api/staff/courses/:id/publish', because(id))
    expect(refusal.status).toBe(409)
    await syncCatalogue(app.services)
  })
})

test('courses come in pages of fifty without duplicates, even when many have the same title', async () => {
  const before = await allCourses()
  await sql`
    insert into courses (id, source, title, description, skill_categories, difficulty_level,
      estimated_hours, published, version, created_at, updated_at)
    select 'staff-' || n, 'staff', 'Of one title', '', '{teamwork}', 1, 1, true, 'one', now(), now()
    from generate_series(1, 101) n`.execute(app.services.db)
  const ids = (await allCourses()).map(({ id }) => id)
  expect(ids).toHaveLength(before.length + 101)
  expect(new Set(ids).size).toBe(ids.length)
})

describe('feeds', () => {
  const feed = { source: 'a-feed', label: 'A feed', restMinutes: 60 }
  const failure = {
    outcome: 'failed',
    problem: 'It did not answer',
    retryAfter: undefined,
  } as const
  const startRun = () => app.services.transaction((tx) => startFeedRun(tx, feed))

  test('a feed shows its last runs and its problem, and "read now" ends the waiting time', async () => {
    const { transaction, now } = app.services
    for (let times = 0; times < 6; times += 1) {
      app.setTime(new Date(now().getTime() + 24 * 60 * 60_000))
      expect(await startRun()).toBe(true)
      await transaction((tx) => finishFeedRun(tx, feed, failure, now()))
    }
    const { feeds } = await staff.call('GET /api/staff/feeds', {})
    const [shownFeed] = feeds
    expect(shownFeed).toMatchObject({
      source: 'a-feed',
      running: false,
      failures: 6,
      lastGoodAt: null,
      problem: 'It did not answer',
    })
    expect(shownFeed?.runs).toHaveLength(5)
    expect(shownFeed?.runs[0]).toMatchObject({
      startedAt: now().toISOString(),
      outcome: 'failed',
      problem: 'It did not answer',
    })
    expect(await staff.call('GET /api/staff', {})).toMatchObject({ failingFeeds: 1 })

    expect(await startRun()).toBe(false)
    const reason = 'They say that it works again'
    await staff.call('POST /api/staff/feeds/:source/read', { source: 'a-feed', reason })
    expect(await startRun()).toBe(true)
    await transaction(announceRefresh)
  })
})

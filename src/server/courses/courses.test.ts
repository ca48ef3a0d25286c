import { beforeAll, describe, expect, test } from 'vitest'
import type { Course, Item } from '#domain/learning/course.ts'
import { writeCourses } from '../catalogue/commands.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
let courses: readonly Course[]

beforeAll(async () => {
  app = await startApp()
  courses = app.services.content.courses
})

describe('the catalogue', () => {
  test('shows every published course to anyone who is signed in', async () => {
    for (const role of ['student', 'guardian', 'mentor', 'business'] as const) {
      const someone = await app.person(role)
      const { courses: listed, next } = await someone.call('GET /api/courses', {})
      expect(listed).toHaveLength(courses.length)
      expect(next).toBeNull()
    }
    expect(await app.visitor().refused('GET /api/courses', {})).toMatchObject({ status: 401 })
  })

  test('lists the student’s own courses first: started, then finished, then the rest', async () => {
    const student = await app.person()
    const order = async () =>
      (await student.call('GET /api/courses', {})).courses.map(({ id }) => id)
    const last = (await order()).at(-1) ?? ''
    await student.call('POST /api/courses/:id/enrol', { id: last })
    expect((await order())[0]).toBe(last)
    const { courses: listed } = await student.call('GET /api/courses', {})
    expect(listed[0]?.mine).toEqual({ percent: 0, complete: false })
    expect(listed[1]?.mine).toBeNull()
  })

  test('is paged when there are more than fifty courses, each shown once', async () => {
    const staff = await app.person('mentor')
    const template = courseOf('budgeting')
    await app.services.transaction((tx) =>
      writeCourses(
        tx,
        Array.from({ length: 60 }, (_, index) => ({
          ...template,
          id: `paged-${index}`,
          title: `Zebra ${index % 7}`,
        })),
        { source: 'staff', createdBy: staff.userId, published: true },
      ),
    )
    const student = await app.person()
    const first = await student.call('GET /api/courses', { search: 'zebra' })
    expect(first.courses).toHaveLength(50)
    const second = await student.call('GET /api/courses', {
      search: 'zebra',
      after: first.next ?? '',
    })
    const all = [...first.courses, ...second.courses].map(({ id }) => id)
    expect(second.next).toBeNull()
    expect(new Set(all).size).toBe(60)
    expect(await student.refused('GET /api/courses', { after: 'nonsense' })).toMatchObject({
      status: 400,
    })
    await app.services.db.deleteFrom('courses').where('id', 'like', 'paged-%').execute()
  })

  test('shows a generated course first, only to its student, even to someone who knows its address', async () => {
    const [creator, other] = [await app.person(), await app.person()]
    const mine: Course = { ...courseOf('programming'), id: 'made-for-me', title: 'Just for me' }
    await app.services.transaction((tx) =>
      writeCourses(tx, [mine], {
        source: 'generated',
        createdBy: creator.userId,
        skills: ['career-development', 'programming'],
      }),
    )
    const [first] = (await creator.call('GET /api/courses', {})).courses
    expect(first).toMatchObject({ id: 'made-for-me', source: 'generated', mine: null })
    const theirs = await other.call('GET /api/courses', {})
    expect(theirs.courses.some(({ id }) => id === 'made-for-me')).toBe(false)

    const missing = await other.refused('GET /api/courses/:id', { id: 'no-such-course' })
    const hidden = await other.refused('GET /api/courses/:id', { id: 'made-for-me' })
    expect({ ...hidden, requestId: '' }).toEqual({ ...missing, requestId: '' })
    const lesson = { id: 'made-for-me', contentId: articleIn(mine).id }
    await other.refused('GET /api/courses/:id/lessons/:contentId', lesson)
    await other.refused('POST /api/courses/:id/enrol', { id: 'made-for-me' })
    await other.refused('POST /api/courses/:id/lessons/:contentId/complete', lesson)
    await creator.call('POST /api/courses/:id/lessons/:contentId/complete', lesson)
  })
})

describe('the course page', () => {
  test('shows what it teaches, its sections and time, and whether its prerequisites are met', async () => {
    const student = await app.person()
    const course = courses.find(({ prerequisites }) => prerequisites.length > 0)
    if (course === undefined) throw new Error('No course has a prerequisite')
    const page = await student.call('GET /api/courses/:id', { id: course.id })
    expect(page).toMatchObject({
      title: course.title,
      outcomes: course.outcomes,
      level: course.level,
      progress: null,
      nextItem: course.sections[0]?.items[0]?.id,
    })
    expect(page.prerequisites).toMatchObject(course.prerequisites.map((id) => ({ id, met: false })))
    expect(page.sections.flatMap(({ items }) => items)).toHaveLength(itemsOf(course).length)
  })

  test('is refused for a course that does not exist', async () => {
    const student = await app.person()
    expect(await student.refused('GET /api/courses/:id', { id: 'nothing' })).toMatchObject({
      status: 404,
      message: 'Course not found',
    })
  })
})

describe('a lesson', () => {
  test('has the figures of its cards and its hard words', async () => {
    const student = await app.person()
    const { item, words } = await student.call('GET /api/courses/:id/lessons/:contentId', {
      id: 'workplace-skills-first-job-ready',
      contentId: 'hours-first',
    })
    const cards = item.type === 'article' ? item.cards : []
    expect(cards[0]?.figure).toMatchObject({ id: 'pay-slip', height: expect.any(Number) })
    expect(cards.at(-1)?.figure).toBeUndefined()
    expect(words.map(({ id }) => id)).toEqual(expect.arrayContaining(['gross-pay', 'nis']))
    expect(words.map(({ id }) => id)).not.toContain('liquidity')
  })

  test('is returned with its neighbours, its position and the facts it quotes', async () => {
    const student = await app.person()
    const course = courses.find((course) => itemsOf(course).some(({ facts }) => facts.length > 0))
    const items = course === undefined ? [] : itemsOf(course)
    const index = items.findIndex(({ facts }) => facts.length > 0)
    const lesson = await student.call('GET /api/courses/:id/lessons/:contentId', {
      id: course?.id ?? '',
      contentId: items[index]?.id ?? '',
    })
    expect(lesson).toMatchObject({
      place: { at: index + 1, of: items.length },
      done: false,
      work: null,
      percent: 0,
    })
    expect(lesson.previous?.id).toBe(items[index - 1]?.id)
    expect(lesson.next?.id).toBe(items[index + 1]?.id)
    expect(lesson.facts.map(({ id }) => id).sort()).toEqual([...(items[index]?.facts ?? [])].sort())
    expect(JSON.stringify(lesson)).not.toContain('{{')
  })

  test('is read without writing anything', async () => {
    const student = await app.person()
    const course = courseOf('teamwork')
    await student.call('GET /api/courses/:id/lessons/:contentId', {
      id: course.id,
      contentId: articleIn(course).id,
    })
    expect((await student.call('GET /api/courses/:id', { id: course.id })).progress).toBeNull()
  })
})

describe('the progress view', () => {
  const message = 'Course or progress not found'

  test('does not exist until the course is opened for the first time', async () => {
    const student = await app.person()
    const courseId = courseOf('teamwork').id
    expect(await student.refused('GET /api/course-progress/:courseId', { courseId })).toMatchObject(
      { status: 404, message },
    )
    const opened = await student.call('POST /api/course-progress/:courseId/open', { courseId })
    expect(opened).toMatchObject({ progress: { percent: 0, complete: false, completedAt: null } })
    expect(opened.progress.startedAt).toBe(opened.progress.lastAccessedAt)
    expect(await student.call('GET /api/course-progress/:courseId', { courseId })).toEqual(opened)
    expect(
      await student.refused('POST /api/course-progress/:courseId/open', { courseId: 'nothing' }),
    ).toMatchObject({ status: 404, message })
  })

  test('keeps the start and updates the last access when it is opened again', async () => {
    const student = await app.person()
    const courseId = courseOf('teamwork').id
    const now = Date.now()
    app.setTime(new Date(now))
    const first = await student.call('POST /api/course-progress/:courseId/open', { courseId })
    app.setTime(new Date(now + 3_600_000))
    const again = await student.call('POST /api/courses/:id/enrol', { id: courseId })
    expect(again.progress.startedAt).toBe(first.progress.startedAt)
    expect(again.progress.lastAccessedAt).toBe(new Date(now + 3_600_000).toISOString())
  })

  test('marks a reading item complete, awards 10 XP for its skill and updates the percentage', async () => {
    const student = await app.person()
    const course = courseOf('teamwork')
    const article = articleIn(course)
    const percent = Math.round(100 / itemsOf(course).length)
    const input = { courseId: course.id, contentId: article.id }
    const done = await student.call('POST /api/course-progress/:courseId/complete', input)
    expect(done).toMatchObject({ itemDone: true, earned: 10, percent, courseFinished: false })
    expect(await student.call('POST /api/course-progress/:courseId/complete', input)).toMatchObject(
      { itemDone: true, earned: 0, percent },
    )

    const view = await student.call('GET /api/course-progress/:courseId', { courseId: course.id })
    const items = view.sections.flatMap(({ items }) => items)
    expect(items.filter(({ done: isDone }) => isDone).map(({ id }) => id)).toEqual([article.id])
    const { activities } = await student.call('GET /api/activities', { skill: course.skill })
    expect(activities).toMatchObject([
      { type: 'content_completion', amount: 10, description: `Completed "${article.title}"` },
    ])
  })

  test('does not mark complete items that have their own check, or that do not exist', async () => {
    const student = await app.person()
    const course = courseOf('teamwork')
    const quiz = itemsOf(course).find(({ type }) => type === 'quiz')
    expect(
      await student.refused('POST /api/course-progress/:courseId/complete', {
        courseId: course.id,
        contentId: quiz?.id ?? '',
      }),
    ).toMatchObject({ status: 409, message: 'Pass the quiz to complete this.' })
    expect(
      await student.refused('POST /api/course-progress/:courseId/complete', {
        courseId: course.id,
        contentId: 'nothing',
      }),
    ).toMatchObject({ status: 404, message })
  })

  test('awards XP once for twenty concurrent requests to mark an item complete', async () => {
    const student = await app.person()
    const course = courseOf('teamwork')
    const input = { courseId: course.id, contentId: articleIn(course).id }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        student.call('POST /api/course-progress/:courseId/complete', input),
      ),
    )
    expect(answers.filter(({ earned }) => earned === 10)).toHaveLength(1)
    expect(answers.filter(({ earned }) => earned === 0)).toHaveLength(19)
    expect(await xpOfType(student, 'content_completion')).toEqual([10])
  })

  test('is separate for each student', async () => {
    const [student, classmate] = [await app.person(), await app.person()]
    const course = courseOf('teamwork')
    await student.call('POST /api/course-progress/:courseId/complete', {
      courseId: course.id,
      contentId: articleIn(course).id,
    })
    expect(
      await classmate.refused('GET /api/course-progress/:courseId', { courseId: course.id }),
    ).toMatchObject({ status: 404 })
  })
})

function courseOf(skill: string): Course {
  const course = courses.find((course) => course.skill === skill)
  if (course === undefined) throw new Error(`There is no course for ${skill}`)
  return course
}

function itemsOf(course: Course): Item[] {
  return course.sections.flatMap(({ items }) => items)
}

function articleIn(course: Course): Item {
  const article = itemsOf(course).find(({ type }) => type === 'article')
  if (article === undefined) throw new Error('There is no article')
  return article
}

async function xpOfType(student: Visitor, type: string): Promise<number[]> {
  const { activities } = await student.call('GET /api/activities', {})
  return activities.filter((activity) => activity.type === type).map(({ amount }) => amount)
}

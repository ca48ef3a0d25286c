import { expect, test } from 'vitest'
import { earned } from '#domain/ledger/achievements.ts'
import type { Course, Item } from '#domain/learning/course.ts'
import { dayOf } from '#domain/day.ts'
import type { StudentEvent } from '#domain/ledger/events.ts'
import type { LessonAnswer } from '#domain/learning/lesson-work.ts'
import { shuffled } from '#domain/text/seeded-order.ts'
import type { Skill } from '#domain/learning/skills.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { rightAnswers } from '../testing/small-course.ts'
import type { Visitor } from '../testing/visitor.ts'

test('a student who completes every item of every course ends up with an independently computed total', async () => {
  const app = await startApp()
  const student = await app.person()
  const { courses } = app.services.content
  for (const { course, item } of inSomeOrder(courses)) await play(student, course, item)

  const recount = recountOf(app)
  const dashboard = await student.call('GET /api/dashboard', {})
  expect(dashboard).toMatchObject({
    student: {
      xp: recount.xp,
      skillXp: Object.fromEntries(recount.skillXp),
      completion: 50,
      courses: [],
    },
  })
  const { xp, earned: held, courses: shown } = await student.call('GET /api/achievements', {})
  expect(xp).toBe(recount.xp)
  expect(held.map(({ id }) => id).sort()).toEqual(recount.achievements)
  expect(shown).toHaveLength(courses.length)
  expect(new Set(shown.map(({ percent }) => percent))).toEqual(new Set([100]))
  expect(await ledgerSum(app, student)).toBe(recount.xp)
})

/** Courses interleaved, items in order, as real students work on several at a time. */
function inSomeOrder(courses: readonly Course[]): { course: Course; item: Item }[] {
  const turns = courses.flatMap((course) => itemsOf(course).map(() => course.id))
  const left = new Map(courses.map((course) => [course.id, [...itemsOf(course)]]))
  return shuffled(turns, 'whole catalogue').flatMap((id) => {
    const course = courses.find((one) => one.id === id)
    const item = left.get(id)?.shift()
    return course === undefined || item === undefined ? [] : [{ course, item }]
  })
}

async function play(student: Visitor, course: Course, item: Item): Promise<void> {
  const place = { id: course.id, contentId: item.id }
  const lesson = await student.call('GET /api/courses/:id/lessons/:contentId', place)
  expect(lesson.done).toBe(false)
  if (item.type === 'article') {
    const done = await student.call('POST /api/courses/:id/lessons/:contentId/complete', place)
    expect(done.itemDone).toBe(true)
    return
  }
  const wrong = wrongAnswer(item)
  if (wrong !== null) {
    const { completion } = await answer(student, place, wrong)
    expect(completion.itemDone).toBe(false)
  }
  const answers = rightAnswers(item)
  for (const [index, right] of answers.entries()) {
    const { completion } = await answer(student, place, right)
    expect(completion.itemDone).toBe(index === answers.length - 1)
  }
}

function answer(student: Visitor, place: { id: string; contentId: string }, said: LessonAnswer) {
  return student.call('POST /api/courses/:id/lessons/:contentId/answer', {
    ...place,
    answer: said,
  })
}

/** A first try that certainly fails, if the item has one. */
function wrongAnswer(item: Item): LessonAnswer | null {
  if (item.type === 'exercise' && item.exercise.kind === 'calc') {
    return { type: 'exercise', answer: { kind: 'calc', value: '-987654321' } }
  }
  if (item.type !== 'quiz' || item.questions.some(({ type }) => type === 'short_answer'))
    return null
  const wrong = item.questions.map(({ id, type, correct_answer: right }) => [
    id,
    type === 'true_false' ? String(right !== 'true') : right === '0' ? '1' : '0',
  ])
  return { type: 'quiz', answers: Object.fromEntries(wrong) }
}

/** What everything is worth, computed only from the content files. */
function recountOf(app: TestApp) {
  const { courses, achievements } = app.services.content
  const now = app.services.now()
  const skillXp = new Map<Skill, number>()
  const events: StudentEvent[] = []
  let xp = 0
  const pay = (skill: Skill | null, amount: number) => {
    xp += amount
    if (skill !== null && amount > 0) skillXp.set(skill, (skillXp.get(skill) ?? 0) + amount)
  }
  const happened = (event: Omit<StudentEvent, 'day' | 'at'>) =>
    events.push({ ...event, day: dayOf(now), at: now })

  happened({ event: 'first-login', subject: 'student' })
  for (const { id, skill, ...course } of courses) {
    for (const item of itemsOf({ id, skill, ...course })) {
      pay(skill, item.type === 'quiz' ? 25 : 10)
      const subject = `${id}/${item.id}`
      happened({ event: 'content-completed', subject, skill, course: id, contentType: item.type })
    }
    pay('career-development', 150)
    pay(skill, 50)
    happened({ event: 'course-completed', subject: id, skill, course: id })
  }

  const held = new Set<string>()
  for (let before = -1; before < held.size;) {
    before = held.size
    const facts = {
      events,
      xp,
      streak: 1,
      skillXp: Object.fromEntries(skillXp),
      activeDays: [dayOf(now)],
    }
    for (const one of achievements.filter(({ id }) => !held.has(id))) {
      if (!earned(one, facts)) continue
      held.add(one.id)
      pay(one.skill, one.xp)
    }
  }
  return { xp, skillXp, achievements: [...held].sort() }
}

async function ledgerSum(app: TestApp, student: Visitor): Promise<number> {
  const rows = await app.services.db
    .selectFrom('xp_activities')
    .select('amount')
    .where('user_id', '=', student.userId)
    .execute()
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}

function itemsOf(course: Course): Item[] {
  return course.sections.flatMap(({ items }) => items)
}

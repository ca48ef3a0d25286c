import { expect, test } from 'vitest'
import { isEarned } from '#domain/ledger/achievements.ts'
import { progressOf, type Goal } from '#domain/learning/goals.ts'
import type { Course, Item } from '#domain/learning/course.ts'
import { dayOf } from '#domain/day.ts'
import type { StudentEvent } from '#domain/ledger/events.ts'
import type { LessonAnswer } from '#domain/learning/lesson-work.ts'
import { shuffled } from '#domain/text/seeded-order.ts'
import type { Skill } from '#domain/learning/skills.ts'
import { wrongAnswerTo } from '#domain/learning/wrong-answer.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { rightAnswers } from '../testing/small-course.ts'
import type { Visitor } from '../testing/visitor.ts'

test('a student who completes every item of every course has the XP that the content files add up to', async () => {
  const app = await startApp()
  const student = await app.person()
  const { courses } = app.services.content
  for (const { course, item } of interleaved(courses)) await play(student, course, item)

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
  const {
    xp,
    earned: achievements,
    courses: listed,
  } = await student.call('GET /api/achievements', {})
  expect(xp).toBe(recount.xp)
  expect(achievements.map(({ id }) => id).sort()).toEqual(recount.achievements)
  expect(listed).toHaveLength(courses.length)
  expect(new Set(listed.map(({ percent }) => percent))).toEqual(new Set([100]))
  expect(await ledgerSum(app, student)).toBe(recount.xp)
})

/** Courses interleaved with their items in order, as students work on several at a time. */
function interleaved(courses: readonly Course[]): { course: Course; item: Item }[] {
  const turns = courses.flatMap((course) => itemsOf(course).map(() => course.id))
  const remaining = new Map(courses.map((course) => [course.id, [...itemsOf(course)]]))
  return shuffled(turns, 'whole catalogue').flatMap((id) => {
    const course = courses.find((candidate) => candidate.id === id)
    const item = remaining.get(id)?.shift()
    return course === undefined || item === undefined ? [] : [{ course, item }]
  })
}

async function play(student: Visitor, course: Course, item: Item): Promise<void> {
  const lessonRef = { id: course.id, contentId: item.id }
  const lesson = await student.call('GET /api/courses/:id/lessons/:contentId', lessonRef)
  expect(lesson.done).toBe(false)
  if (item.type === 'article') {
    const completion = await student.call(
      'POST /api/courses/:id/lessons/:contentId/complete',
      lessonRef,
    )
    expect(completion.itemDone).toBe(true)
    return
  }
  const wrong = wrongAnswer(item)
  if (wrong !== null) {
    const { completion } = await answer(student, lessonRef, wrong)
    expect(completion.itemDone).toBe(false)
  }
  const answers = rightAnswers(item)
  for (const [index, right] of answers.entries()) {
    const { completion } = await answer(student, lessonRef, right)
    expect(completion.itemDone).toBe(index === answers.length - 1)
  }
}

function answer(
  student: Visitor,
  lessonRef: { id: string; contentId: string },
  lessonAnswer: LessonAnswer,
) {
  return student.call('POST /api/courses/:id/lessons/:contentId/answer', {
    ...lessonRef,
    answer: lessonAnswer,
  })
}

/** A first try that certainly fails, if the item has one. */
function wrongAnswer(item: Item): LessonAnswer | null {
  if (item.type === 'exercise' && item.exercise.kind === 'calc') {
    return { type: 'exercise', answer: { kind: 'calc', value: '-987654321' } }
  }
  if (item.type !== 'quiz' || item.questions.some(({ type }) => type === 'short_answer'))
    return null
  const wrong = item.questions.map((question) => [question.id, wrongAnswerTo(question)])
  return { type: 'quiz', answers: Object.fromEntries(wrong) }
}

/** The XP and achievements for everything, computed only from the content files. */
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
  const addEvent = (event: Omit<StudentEvent, 'day' | 'at'>) =>
    events.push({ ...event, day: dayOf(now), at: now })

  addEvent({ event: 'first-login', subject: 'student' })
  for (const { id, skill, ...course } of courses) {
    for (const item of itemsOf({ id, skill, ...course })) {
      pay(skill, item.type === 'quiz' ? 25 : 10)
      const subject = `${id}/${item.id}`
      addEvent({ event: 'content-completed', subject, skill, course: id, contentType: item.type })
    }
    pay('career-development', 150)
    pay(skill, 50)
    addEvent({ event: 'course-completed', subject: id, skill, course: id })
  }

  const earnedIds = new Set<string>()
  for (let before = -1; before < earnedIds.size;) {
    before = earnedIds.size
    const facts = {
      progress: (goal: Goal) => progressOf(goal, events),
      xp,
      streak: 1,
      skillXp: Object.fromEntries(skillXp),
      activeDays: [dayOf(now)],
    }
    for (const achievement of achievements.filter(({ id }) => !earnedIds.has(id))) {
      if (!isEarned(achievement, facts)) continue
      earnedIds.add(achievement.id)
      pay(achievement.skill, achievement.xp)
    }
  }
  return { xp, skillXp, achievements: [...earnedIds].sort() }
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

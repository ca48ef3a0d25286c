import { expect } from 'vitest'
import type { CourseOrder } from '#contract/course-orders.ts'
import type { LessonItem } from '#contract/lesson.ts'
import { itemIn } from '../catalogue/queries.ts'
import { rightAnswers } from './small-course.ts'
import type { TestApp } from './start-app.ts'
import type { Visitor } from './visitor.ts'

/** A struggle that is recognized as budgeting. */
export const struggle = 'My money done before the month done and I can never save'

export async function orderCourse(student: Visitor, text = struggle): Promise<CourseOrder> {
  const answer = await student.call('POST /api/course-orders', {
    struggle: text,
    level: 'beginner',
  })
  if (answer.kind !== 'ordered') throw new Error('It was answered with the help card')
  return answer.order
}

/** Orders a course and waits until it is made. */
export async function madeCourse(
  app: TestApp,
  student: Visitor,
  text = struggle,
): Promise<CourseOrder> {
  const { id } = await orderCourse(student, text)
  await app.runJobs()
  const { order } = await student.call('GET /api/course-orders/:id', { id })
  expect(order).toMatchObject({ state: 'done', failure: null })
  return order
}

export async function lessonShown(
  student: Visitor,
  courseId: string,
  contentId: string,
): Promise<LessonItem> {
  const key = 'GET /api/courses/:id/lessons/:contentId'
  return (await student.call(key, { id: courseId, contentId })).item
}

/** Completes a whole course with only correct answers. */
export async function finishCourse(
  app: TestApp,
  student: Visitor,
  courseId: string,
): Promise<void> {
  const page = await student.call('GET /api/courses/:id', { id: courseId })
  for (const { id: contentId } of page.sections.flatMap(({ items }) => items)) {
    await passItem(app, student, { id: courseId, contentId })
  }
}

export async function passItem(
  app: TestApp,
  student: Visitor,
  lesson: { id: string; contentId: string },
): Promise<void> {
  const item = await itemIn(app.services.db, lesson.id, lesson.contentId)
  if (item === null) throw new Error(`There is no ${lesson.contentId}`)
  const answers = rightAnswers(item)
  if (answers.length === 0) {
    await student.call('POST /api/courses/:id/lessons/:contentId/complete', lesson)
  }
  for (const answer of answers) {
    await student.call('POST /api/courses/:id/lessons/:contentId/answer', { ...lesson, answer })
  }
}

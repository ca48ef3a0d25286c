import type { FastifyInstance } from 'fastify'
import { helpFor } from '#domain/safety/help-card.ts'
import { ownWords } from '#domain/learning/lesson-work.ts'
import { notReadYet } from '#domain/learning/pace.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { bind } from '../http/bind.ts'
import { Refusal } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { answerLesson, type LessonRef } from './answer-commands.ts'
import { answerQuestion } from './question-commands.ts'
import { openCourse } from './commands.ts'
import { openHint } from './hint-commands.ts'
import { lessonOf, lessonsOf } from './lesson-queries.ts'
import { coursesFor } from './list-queries.ts'
import { catalogueCopy, openedList, ownCoursesRead } from './opened-list-queries.ts'
import { coursePageOf, progressPageOf } from './queries.ts'
import { markComplete, openLesson } from './reading-commands.ts'
import { ownLesson, seenLessonIn, type SeenLesson } from './seen-lesson.ts'

export function courseRoutes(app: FastifyInstance, services: Services): void {
  const { db, transaction, content, env } = services

  const catalogueOf = catalogueCopy(db)

  bind(
    app,
    services,
    'GET /api/courses',
    async (search, { caller, own }) => {
      const isOpened = Object.values(search).every((value) => value === undefined)
      const opened = isOpened ? await openedList(catalogueOf, own) : null
      return opened ?? coursesFor(db, { ...search, userId: caller.userId })
    },
    ownCoursesRead,
  )
  bind(app, services, 'GET /api/courses/:id', (_input, { caller, found }) =>
    coursePageOf(db, caller.userId, found),
  )
  bind(app, services, 'GET /api/courses/:id/lessons/:contentId', (input, { caller }) =>
    lessonOf(db, content, {
      userId: caller.userId,
      courseId: input.id,
      contentId: input.contentId,
    }),
  )
  bind(app, services, 'GET /api/courses/:id/lessons', async ({ id }, { caller }) => ({
    lessons: await lessonsOf(db, content, { userId: caller.userId, courseId: id }),
  }))
  bind(app, services, 'GET /api/course-progress/:courseId', ({ courseId }, { caller }) =>
    progressPageOf(db, { userId: caller.userId, courseId }),
  )

  bind(app, services, 'POST /api/courses/:id/enrol', ({ id }, { caller }) =>
    open({ userId: caller.userId, courseId: id }),
  )
  bind(app, services, 'POST /api/course-progress/:courseId/open', ({ courseId }, { caller }) =>
    open({ userId: caller.userId, courseId }),
  )
  bind(
    app,
    services,
    'POST /api/courses/:id/lessons/:contentId/open',
    async ({ id: courseId, contentId }, { caller }) => {
      const lesson = { userId: caller.userId, courseId, contentId }
      return {
        secondsToRead: await transaction((tx) => openLesson(tx, env.ANSWER_PACE, lesson)),
      }
    },
  )
  bind(
    app,
    services,
    'POST /api/courses/:id/lessons/:contentId/complete',
    ({ id: courseId, contentId }, { caller: { userId }, own }) =>
      complete({ userId, courseId, contentId }, seenLessonIn(own)),
    ownLesson,
  )
  bind(app, services, 'POST /api/course-progress/:courseId/complete', (input, { caller }) =>
    complete({ ...input, userId: caller.userId }, null),
  )
  bind(
    app,
    services,
    'POST /api/courses/:id/lessons/:contentId/answer',
    async ({ id: courseId, contentId, answer }, { caller: { userId, ageBand }, own }) => {
      const lesson = { userId, courseId, contentId }
      const seen = seenLessonIn(own)
      const result = await transaction((tx) =>
        answerLesson(tx, env.ANSWER_PACE, { ...lesson, answer }, seen),
      )
      return { ...result, help: helpFor(ownWords(answer), ageBand, content.helplines) }
    },
    ownLesson,
  )

  bind(
    app,
    services,
    'POST /api/courses/:id/lessons/:contentId/hints',
    ({ id: courseId, ...input }, { caller: { userId } }) =>
      transaction((tx) => openHint(tx, { userId, courseId, ...input })),
  )
  bind(
    app,
    services,
    'POST /api/courses/:id/lessons/:contentId/questions',
    async ({ id: courseId, ...input }, { caller: { userId, ageBand } }) => {
      const result = await transaction((tx) =>
        answerQuestion(tx, env.ANSWER_PACE, { userId, courseId, ...input }),
      )
      return { ...result, help: helpFor(input.answer, ageBand, content.helplines) }
    },
  )

  /** Refuses after the commit, because the first press may have started the reading time. */
  async function complete(lesson: LessonRef, seen: SeenLesson | null) {
    const completion = await transaction((tx) => markComplete(tx, env.ANSWER_PACE, lesson, seen))
    if (!('secondsLeft' in completion)) return completion
    throw new Refusal('too-many', notReadYet(completion.secondsLeft), {
      retryAfter: completion.secondsLeft,
    })
  }

  async function open(course: { userId: UserId; courseId: string }) {
    await transaction((tx) => openCourse(tx, course))
    return progressPageOf(db, course)
  }
}

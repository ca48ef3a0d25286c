import { z } from 'zod'
import { contentTypeSchema } from '#domain/ledger/events.ts'
import { lessonAnswerSchema, lessonWorkSchema } from '#domain/learning/lesson-work.ts'
import { questionMarkSchema } from '#domain/learning/quiz-attempt.ts'
import { typedText } from '#domain/text/typed-text.ts'
import { skillSchema } from '#domain/learning/skill-schema.ts'
import { whereCoursesShow, whereXpShows } from './changes.ts'
import { route } from './define.ts'
import { helpCard } from './help-card.ts'
import { lesson, lessonHints } from './lesson.ts'
import { courseId } from './shapes.ts'

const sources = z.enum(['catalogue', 'staff', 'generated'])

const courseCard = z.strictObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  skills: z.array(z.string()),
  level: z.number(),
  lessons: z.number(),
  /** Of all lessons together, without work away from the screen. */
  minutes: z.number(),
  source: sources,
  /** The student's own progress; null if they have not started the course. */
  mine: z.strictObject({ percent: z.number(), complete: z.boolean() }).nullable(),
})
export type CourseCard = z.infer<typeof courseCard>

const item = z.strictObject({
  id: z.string(),
  title: z.string(),
  type: contentTypeSchema,
  minutes: z.number(),
  done: z.boolean(),
})

const section = z.strictObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  done: z.boolean(),
  items: z.array(item),
})

const progress = z.strictObject({
  percent: z.number(),
  complete: z.boolean(),
  startedAt: z.string(),
  lastAccessedAt: z.string(),
  completedAt: z.string().nullable(),
})
export type CourseProgressShown = z.infer<typeof progress>

const coursePage = z.strictObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  skills: z.array(z.string()),
  level: z.number(),
  safety: z.boolean(),
  source: sources,
  outcomes: z.array(z.string()),
  prerequisites: z.array(z.strictObject({ id: z.string(), title: z.string(), met: z.boolean() })),
  sections: z.array(section),
  progress: progress.nullable(),
  /** The first item that is not done; null when all are done. */
  nextItem: z.string().nullable(),
})
export type CoursePage = z.infer<typeof coursePage>

const progressPage = z.strictObject({
  course: z.strictObject({ id: z.string(), title: z.string() }),
  progress,
  sections: z.array(section),
  nextItem: z.string().nullable(),
})
export type ProgressPage = z.infer<typeof progressPage>

/** What completing an item earned. `earned` is 0 if it was done before. */
const completion = z.strictObject({
  itemDone: z.boolean(),
  earned: z.number(),
  percent: z.number(),
  /** True only for the request that finished the course. */
  courseFinished: z.boolean(),
  nextItem: z.string().nullable(),
})
export type Completion = z.infer<typeof completion>

export const courseRoutes = {
  'GET /api/courses': route({
    who: 'signed-in',
    policy: 'open',
    input: z.strictObject({
      search: typedText(80).optional(),
      skill: skillSchema.optional(),
      level: z.enum(['1', '2', '3']).optional(),
      after: z.string().max(400).optional(),
    }),
    output: z.strictObject({ courses: z.array(courseCard), next: z.string().nullable() }),
  }),
  'GET /api/courses/:id': route({
    who: 'signed-in',
    policy: 'readable-course',
    input: z.strictObject({ id: courseId }),
    output: coursePage,
  }),
  'POST /api/courses/:id/enrol': route({
    who: 'student',
    policy: 'readable-course',
    input: z.strictObject({ id: courseId }),
    output: progressPage,
    changes: [...whereXpShows, ...whereCoursesShow],
  }),
  /** One item with everything its page needs, without the answer key. */
  'GET /api/courses/:id/lessons/:contentId': route({
    who: 'signed-in',
    policy: 'readable-course',
    input: z.strictObject({ id: courseId, contentId: courseId }),
    output: lesson,
  }),
  /** All of them in one response, for a device that will have no connection. */
  'GET /api/courses/:id/lessons': route({
    who: 'student',
    policy: 'studied-course',
    input: z.strictObject({ id: courseId }),
    output: z.strictObject({ lessons: z.array(lesson) }),
  }),
  /** Reports that the lesson is on the screen: an article can be marked complete only after the time it takes to read. */
  'POST /api/courses/:id/lessons/:contentId/open': route({
    who: 'student',
    policy: 'studied-course',
    input: z.strictObject({ id: courseId, contentId: courseId }),
    output: z.strictObject({ secondsToRead: z.number() }),
    changes: [],
  }),
  /** For items that are only read; the others are completed by their answer. */
  'POST /api/courses/:id/lessons/:contentId/complete': route({
    who: 'student',
    policy: 'studied-course',
    input: z.strictObject({ id: courseId, contentId: courseId }),
    output: completion,
    changes: [...whereXpShows, ...whereCoursesShow],
  }),
  'POST /api/courses/:id/lessons/:contentId/answer': route({
    who: 'student',
    policy: 'studied-course',
    input: z.strictObject({ id: courseId, contentId: courseId, answer: lessonAnswerSchema }),
    /** `help` is set when the text contains crisis words; the text is saved anyway. */
    output: z.strictObject({ work: lessonWorkSchema, completion, help: helpCard.nullable() }),
    changes: [...whereXpShows, ...whereCoursesShow],
  }),
  /** Shows a hint of an exercise, from 1; the server keeps that it was shown. */
  'POST /api/courses/:id/lessons/:contentId/hints': route({
    who: 'student',
    policy: 'studied-course',
    input: z.strictObject({ id: courseId, contentId: courseId, hint: z.int().min(1).max(2) }),
    output: lessonHints,
    changes: [],
  }),
  /** One question of a quiz. The first answer counts; the last one completes the attempt. */
  'POST /api/courses/:id/lessons/:contentId/questions': route({
    who: 'student',
    policy: 'studied-course',
    input: z.strictObject({
      id: courseId,
      contentId: courseId,
      questionId: z.string().max(80),
      answer: typedText(2000),
      /** How many attempts were finished before this one. */
      attempt: z.int().min(0),
    }),
    /** `work` and `completion` are null while questions are left. */
    output: questionMarkSchema.extend({
      left: z.number(),
      work: lessonWorkSchema.nullable(),
      completion: completion.nullable(),
      help: helpCard.nullable(),
    }),
    /** Only the last answer changes anything elsewhere: the browser then refreshes what shows XP and courses. */
    changes: [],
  }),
  'GET /api/course-progress/:courseId': route({
    who: 'student',
    policy: 'studied-course',
    input: z.strictObject({ courseId: courseId }),
    output: progressPage,
  }),
  /** Opening the view creates the record if there is none, and updates the last access. */
  'POST /api/course-progress/:courseId/open': route({
    who: 'student',
    policy: 'studied-course',
    input: z.strictObject({ courseId: courseId }),
    output: progressPage,
    changes: ['courses', 'dashboard'],
  }),
  'POST /api/course-progress/:courseId/complete': route({
    who: 'student',
    policy: 'studied-course',
    input: z.strictObject({ courseId: courseId, contentId: courseId }),
    output: completion,
    changes: [...whereXpShows, ...whereCoursesShow],
  }),
}

import { solutionOf } from '#domain/learning/exercise-marking.ts'
import type { Course, Item } from '#domain/learning/course.ts'
import type { LessonAnswer } from '#domain/learning/lesson-work.ts'
import { answerKey } from '#domain/learning/question.ts'
import type { Call } from './load.ts'
import { cookieOf, studentId, type School } from './school.ts'

export interface Read {
  name: string
  path: string
  /** The minimum speed, as a share of a bare read by primary key. */
  goal: number
}

export const reads: readonly Read[] = [
  { name: 'session', path: '/api/session', goal: 0.4 },
  { name: 'dashboard', path: '/api/dashboard', goal: 0.5 },
  { name: 'skills', path: '/api/skills', goal: 0.4 },
  { name: 'quests', path: '/api/quests', goal: 0.4 },
  { name: 'achievements', path: '/api/achievements', goal: 0.4 },
  { name: 'courses', path: '/api/courses', goal: 0.4 },
  { name: 'notifications unread', path: '/api/notifications/unread', goal: 0.4 },
  { name: 'readiness', path: '/api/readiness', goal: 0.4 },
  { name: 'portfolio', path: '/api/portfolio', goal: 0.4 },
  { name: 'openings, first page', path: '/api/opportunities', goal: 0.3 },
]

export interface Write {
  name: string
  /** Sent first and not measured. */
  before: (school: School, students: readonly number[]) => Promise<Call[]>
  calls: (school: School, students: readonly number[]) => Promise<Call[]>
}

/** Each student does each of these once; the goal is half of a bare award. */
export const writeGoal = 0.5
export const writes: readonly Write[] = [
  {
    name: 'check-in',
    before: async () => [],
    calls: async (_school, students) =>
      students.map((student) => ({
        method: 'POST',
        path: '/api/check-in',
        cookie: cookieOf(student),
      })),
  },
  {
    name: 'mark complete',
    before: async (school, students) => students.map((student) => enrolCall(school, student)),
    calls: async ({ freshCourse }, students) =>
      students.map((student) =>
        lessonCall(freshCourse, firstOf(freshCourse, 'article'), student, 'complete'),
      ),
  },
  {
    name: 'lesson answer',
    before: async () => [],
    calls: async ({ freshCourse }, students) =>
      students.map((student) => answerCall(freshCourse, firstOf(freshCourse, 'quiz'), student)),
  },
  {
    name: 'quiz that ends a course',
    async before(school, students) {
      await completeAllBut(school, lastQuiz(school.freshCourse), students)
      return []
    },
    calls: async ({ freshCourse }, students) =>
      students.map((student) => answerCall(freshCourse, lastQuiz(freshCourse), student)),
  },
  {
    name: 'assessment submit',
    before: async (school, students) =>
      students.map((student) => ({
        method: 'POST',
        path: `/api/assessments/${assessmentOf(school).id}/start`,
        cookie: cookieOf(student),
      })),
    async calls(school, students) {
      const { id, questions } = assessmentOf(school)
      const answers = new Map(questions.map((question) => [question.id, answerKey(question)]))
      const sittings = await sittingsOf(school, id)
      return students.map((student) => {
        const { sittingId, drawn = [] } = sittings.get(studentId(student)) ?? {}
        return {
          method: 'POST',
          path: `/api/assessments/${id}/submit`,
          cookie: cookieOf(student),
          body: {
            sittingId,
            answers: Object.fromEntries(drawn.map((each) => [each, answers.get(each)])),
          },
        }
      })
    },
  },
]

/** Opens the course that no student has opened. */
export function enrolCall({ freshCourse }: School, student: number): Call {
  const cookie = cookieOf(student)
  return { method: 'POST', path: `/api/courses/${freshCourse.id}/enrol`, cookie }
}

/** For each article of that course, the calls of these students who have read it. */
export function articleCalls({ freshCourse }: School, students: readonly number[]): Call[][] {
  return itemsOf(freshCourse)
    .filter(({ type }) => type === 'article')
    .map((item) => students.map((student) => lessonCall(freshCourse, item, student, 'complete')))
}

function assessmentOf({ content }: School) {
  const [assessment] = content.assessments
  if (assessment === undefined) throw new Error('There are no assessments')
  return assessment
}

/** The open sittings, by student: each asks some of the questions. */
async function sittingsOf({ run }: School, assessment: string) {
  const { rows } = await run(
    'select user_id, id, drawn from assessment_sittings where assessment_id = $1',
    [assessment],
  )
  return new Map(
    rows.map(({ user_id, id, drawn }) => [
      String(user_id),
      { sittingId: String(id), drawn: drawn as string[] },
    ]),
  )
}

function lessonCall(
  course: Course,
  item: Item,
  student: number,
  verb: string,
  body?: object,
): Call {
  const path = `/api/courses/${course.id}/lessons/${item.id}/${verb}`
  return { method: 'POST', path, cookie: cookieOf(student), body }
}

function answerCall(course: Course, item: Item, student: number): Call {
  return lessonCall(course, item, student, 'answer', { answer: rightAnswerTo(item) })
}

function rightAnswerTo(item: Item): LessonAnswer {
  if (item.type === 'exercise') return { type: 'exercise', answer: solutionOf(item.exercise) }
  if (item.type !== 'quiz') throw new Error(`${item.id} is not a quiz`)
  const answers = item.questions.map((question) => [question.id, answerKey(question)])
  return { type: 'quiz', answers: Object.fromEntries(answers) }
}

function itemsOf({ sections }: Course): Item[] {
  return sections.flatMap(({ items }) => items)
}

function firstOf(course: Course, type: Item['type']): Item {
  const item = itemsOf(course).find((candidate) => candidate.type === type)
  if (item === undefined) throw new Error(`${course.id} has no ${type}`)
  return item
}

function lastQuiz(course: Course): Item {
  const item = itemsOf(course).findLast(({ type }) => type === 'quiz')
  if (item === undefined) throw new Error(`${course.id} has no quiz`)
  return item
}

/** Marks everything else in the course as done by these students. */
async function completeAllBut(
  { freshCourse, run }: School,
  last: Item,
  students: readonly number[],
): Promise<void> {
  const others = itemsOf(freshCourse).filter(({ id }) => id !== last.id)
  await run(
    `update user_course_progress set completed_content = $1
      where course_id = $2 and user_id = any($3)`,
    [others.map(({ id }) => id), freshCourse.id, students.map(studentId)],
  )
}

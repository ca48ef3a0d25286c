import { lessonWorkSchema } from '#domain/learning/lesson-work.ts'
import { isVisibleTo } from '../catalogue/queries.ts'
import type { ParameterOf } from '../db/statement.ts'
import { ownRead, ownReadIfPossible, type OwnRead, type Sent } from '../http/own-read.ts'
import type { SessionValues } from '../http/session-query.ts'
import { seenParts, seenStateIn, type SeenState } from '../xp/seen-state-queries.ts'
import { calendarOf, statsColumns } from '../xp/state-queries.ts'
import type { Answered, OpenProgress } from './progress.ts'

interface LessonValues {
  courseId: string
  contentId: string
}

type Parameter = ParameterOf<SessionValues & ReturnType<typeof calendarOf> & LessonValues>

/** What a lesson and its award need to know about the student, in the statement that identifies them. */
export const ownLesson = ownReadIfPossible(
  ownRead(
    (query, parameter: Parameter) =>
      query
        .leftJoin('student_stats as stats', 'stats.user_id', 'user.id')
        .leftJoin('user_course_progress as progress', (join) =>
          join
            .on('progress.user_id', '=', parameter('userId'))
            .on('progress.course_id', '=', parameter('courseId')),
        )
        .leftJoin('content_answers as answer', (join) =>
          join
            .on('answer.user_id', '=', parameter('userId'))
            .on('answer.course_id', '=', parameter('courseId'))
            .on('answer.content_id', '=', parameter('contentId')),
        )
        .select(statsColumns)
        .select(seenParts(parameter))
        .select(['progress.course_id', 'progress.completed_content', 'progress.completed_sections'])
        .select(['progress.completion_percentage', 'progress.completed_at'])
        .select(['progress.reading_content', 'progress.reading_ends_at'])
        .select(['progress.revision as progressRevision', 'answer.work', 'answer.updated_at'])
        .select(({ selectFrom }) =>
          selectFrom('courses')
            .select('courses.id')
            .where('courses.id', '=', parameter('courseId'))
            .where(isVisibleTo(parameter('userId')))
            .as('visibleCourse'),
        ),
    { values: (now, request) => ({ ...calendarOf(now), ...lessonIn(request) }) },
  ),
)

type Own = typeof ownLesson extends OwnRead<infer Row> ? Row : never

/** A lesson as it was read with the request, without a lock. */
export interface SeenLesson {
  state: SeenState
  progress: OpenProgress
  previous: Answered | null
}

/** Null when the student has not opened the course or may not see it, and when this could not be read. */
export function seenLessonIn(own: Own): SeenLesson | null {
  if (own.revision === undefined) return null
  const state = seenStateIn(own)
  const { userId: user_id, course_id, completed_content, completed_sections } = own
  const { completion_percentage, completed_at, reading_content, reading_ends_at } = own
  const { progressRevision: revision, work, updated_at: at } = own
  const hasProgress =
    course_id !== null &&
    completed_content !== null &&
    completed_sections !== null &&
    completion_percentage !== null &&
    revision !== null
  if (state === null || own.visibleCourse === null || !hasProgress) return null
  return {
    state,
    progress: {
      user_id,
      course_id,
      completed_content,
      completed_sections,
      completion_percentage,
      completed_at,
      reading_content,
      reading_ends_at,
      revision,
    },
    previous: work === null || at === null ? null : { work: lessonWorkSchema.parse(work), at },
  }
}

/** PostgreSQL accepts any text but this character. */
function lessonIn({ params }: Sent): LessonValues {
  const { id, courseId, contentId } = params as Record<string, string | undefined>
  const textOf = (sent = '') => sent.replaceAll('\0', '')
  return { courseId: textOf(id ?? courseId), contentId: textOf(contentId) }
}

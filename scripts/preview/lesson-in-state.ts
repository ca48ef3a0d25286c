import type { Me } from '../../src/contract/accounts.ts'
import type { Lesson } from '../../src/contract/lesson.ts'
import type { Course, Item } from '../../src/domain/learning/course.ts'
import { numberedUserId } from '../../src/domain/people/numbered-user-id.ts'
import type { Content } from '../../src/server/content/load-content.ts'
import { shownLesson } from '../../src/server/courses/lesson-queries.ts'
import type { ItemState } from './item-state.ts'

/** Who looks at the lessons. */
export const previewReader: Me = {
  id: numberedUserId(1),
  name: 'Tia Clarke',
  email: 'tia@example.com',
  role: 'student',
  confirmed: true,
  bounced: false,
  mayHaveEmployer: false,
  deleteAfter: null,
  stopped: false,
}

/** Everything that the frame of one state shows. */
export interface PreviewedState {
  lesson: Lesson
  reader: Me
  state: ItemState
}

/**
 * The lesson as the server sends it in this state. Its course has an id of its own in each state, so that the drafts
 * of the states do not mix.
 */
export function lessonInState(
  content: Content,
  course: Course,
  item: Item,
  state: Pick<ItemState, 'id' | 'work' | 'done'>,
): Lesson {
  const items = course.sections.flatMap((section) => section.items)
  const lesson = shownLesson(content, course, previewReader.id, {
    id: item.id,
    body: item,
    source: 'catalogue',
    work: state.work,
    completed: state.done ? [item.id] : [],
    percent: state.done ? Math.round(100 / items.length) : 0,
  })
  return { ...lesson, course: { ...lesson.course, id: stateCourseId(course.id, state.id) } }
}

/** The id of the course in the addresses and drafts of a frame. */
export function stateCourseId(courseId: string, stateId: string): string {
  return `${courseId}~${stateId}`
}

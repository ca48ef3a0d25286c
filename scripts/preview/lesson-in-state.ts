import type { Me } from '../../src/contract/accounts.ts'
import type { Lesson } from '../../src/contract/lesson.ts'
import { student } from '../../src/client/testing/student.ts'
import type { Course, Item } from '../../src/domain/learning/course.ts'
import type { Content } from '../../src/server/content/load-content.ts'
import { shownLesson } from '../../src/server/courses/lesson-queries.ts'
import type { ItemState } from './item-state.ts'

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
  const lesson = shownLesson(content, course, student.id, {
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

import { plannedSession } from './mentors.ts'
import { addCourse, smallCourse } from './small-course.ts'
import type { TestApp } from './start-app.ts'

/** A student with a mentor and a project from a catalogue course. */
export async function showableProject(app: TestApp) {
  const { student, mentor } = await plannedSession(app)
  await addCourse(app, student.userId)
  await student.call('POST /api/courses/:id/lessons/:contentId/answer', {
    id: smallCourse.id,
    contentId: 'make',
    answer: { type: 'project', work: 'A plan for a juice stall' },
  })
  const { entries } = await student.call('GET /api/portfolio', {})
  return { student, mentor, workId: entries[0]?.id ?? '' }
}

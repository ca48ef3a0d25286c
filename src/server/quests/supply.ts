import { dayOf } from '#domain/day.ts'
import { hourMs } from '#domain/duration.ts'
import type { StudentEvent } from '#domain/ledger/events.ts'
import type { RemainingEvents } from '#domain/ledger/quest-possible.ts'
import { remainingItems } from '#domain/learning/remaining-items.ts'
import { ageBandOf } from '#domain/people/birth-month.ts'
import type { Content } from '../content/load-content.ts'
import type { BoardRow } from './board-read.ts'

/** How long a mentor has to answer, so a quest cannot count on a session sooner. */
const answerTime = 72 * hourMs

/** The events that are still possible for a student now, each made when it is asked for. */
export function supplyFor(content: Content, row: BoardRow, now: Date): RemainingEvents {
  const day = dayOf(now)
  const progress = new Map(row.courses.map((course) => [course.id, course]))
  const openCourses = content.courses.filter(({ id }) => progress.get(id)?.isDone !== true)
  return {
    'content-completed': remainingItems(content.courses, row.courses, { day, now }),
    'course-completed': each(function* () {
      for (const { id, skill } of openCourses)
        yield { event: 'course-completed', subject: id, day, at: now, skill, course: id }
    }),
    'assessment-improved': content.assessments
      .filter(({ id }) => row.improvable.includes(id))
      .map(({ id, skill }) => {
        return { event: 'assessment-improved', subject: id, skill, day, at: now, score: 100 }
      }),
    'review-answered': each(function* () {
      for (let index = 0; index < (row.reviewsDue ?? 0); index += 1)
        yield { event: 'review-answered', subject: `${index}`, day, at: now }
    }),
    'mentor-session-held': [
      ...row.planned.map(({ startsAt }) => sessionAt(new Date(startsAt))),
      ...(mayMeetMentors(row, now) ? [sessionAt(new Date(now.getTime() + answerTime))] : []),
    ],
  }
}

/** A minor cannot meet a mentor before a guardian has approved. */
function mayMeetMentors({ verified, guarded, birthMonth }: BoardRow, now: Date): boolean {
  return Boolean(verified) && (Boolean(guarded) || ageBandOf(birthMonth, now) === 'adult')
}

function sessionAt(at: Date): StudentEvent {
  return { event: 'mentor-session-held', subject: at.toISOString(), day: dayOf(at), at }
}

function each(events: () => Iterator<StudentEvent>): Iterable<StudentEvent> {
  return { [Symbol.iterator]: events }
}

import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { kind } from '#domain/people/notification-kind.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Day } from '#domain/day.ts'
import { dayInWords } from '#domain/text/day-and-time.ts'
import { goalWords, type MentorGoal } from './mentor-goal.ts'

/** One of the two set a goal, or said that it is done; the other is told. */
export const mentorGoalNotifications = {
  'mentor-goal': kind<{
    /** Who did it. */
    name: string
    goal: MentorGoal
    what: 'set' | 'done'
    by: Day
    /** For a mentor: whose page shows the goal. */
    studentId: UserId | null
  }>({
    label: 'A goal that you and a mentor or student share',
    who: ['student', 'mentor'],
    mail: 'off',
    words: ({ name, goal, what, by, studentId }) => ({
      title: what === 'set' ? `${name} set a goal for the two of you` : 'A goal is reached',
      body:
        what === 'set'
          ? `${goalWords[goal]}, by ${dayInWords(by)}.`
          : `${goalWords[goal]}. ${name} ticked it off.`,
      path:
        studentId === null ? pages.mentorSessions : href(pages.mentoredStudent, { id: studentId }),
    }),
  }),
}

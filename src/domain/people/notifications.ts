import { href, type Address } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { adulthoodNotifications } from './adulthood-notifications.ts'
import { acceptanceNotifications } from '#domain/openings/acceptance-notifications.ts'
import { applicationNotifications } from '#domain/openings/application-notifications.ts'
import { approvalNotifications } from './approval-notifications.ts'
import { badgeNotifications } from '#domain/learning/badge-notifications.ts'
import type { Day } from '#domain/day.ts'
import { weekLines, type WeekOfStudent } from './guardian-week.ts'
import { cheerNotifications } from './cheer-notifications.ts'
import { decisionNotifications } from './decision-notifications.ts'
import { mentorGoalNotifications } from '#domain/mentoring/mentor-goal-notifications.ts'
import { mentorNotifications } from '#domain/mentoring/mentor-notifications.ts'
import { followUpNotifications } from '#domain/openings/follow-up-notifications.ts'
import { sessionMoveNotifications } from '#domain/mentoring/session-move-notifications.ts'
import { caseNotifications } from './case-notifications.ts'
import { birthMonthNotifications } from './birth-month-notifications.ts'
import { interviewNotifications } from '#domain/openings/interview-notifications.ts'
import { storedAddress } from '#domain/known-address.ts'
import { kind, type NotificationWords } from './notification-kind.ts'
import { nudgeNotifications } from './nudge-notifications.ts'
import { firstName } from './profile.ts'
import { reportNotifications } from '#domain/safety/report-notifications.ts'
import type { Role } from './role.ts'
import { seatNotifications } from './seat-notifications.ts'

/** A saved opening, not applied for, with a deadline coming up. */
export interface NearDeadline {
  title: string
  company: string
  deadline: Day
}

/** Every kind of notification. The data contain only names and titles, never a message, a chat or an answer. */
export const notificationKinds = {
  'guardian-asks': kind<{ guardian: string }>({
    label: 'Somebody asks to be your guardian here',
    who: ['student'],
    mail: 'at-once',
    words: ({ guardian }) => ({
      title: `${guardian} asks to follow your progress`,
      body: 'They see nothing until you agree. Agree only if you know them.',
      path: pages.guardians,
    }),
  }),
  'student-asks': kind<{ student: string }>({
    label: 'A student asks you to follow their progress',
    who: ['guardian'],
    mail: 'at-once',
    words: ({ student }) => ({
      title: `${student} asks you to follow their progress`,
      body: 'Answer on your dashboard. Until you agree, you see nothing of theirs.',
      path: pages.dashboard,
    }),
  }),
  'link-made': kind<{ name: string; path: Address }>({
    label: 'A link with a guardian or student is made',
    who: ['student', 'guardian'],
    mail: 'off',
    words: ({ name, path }) => ({
      title: `You and ${name} are linked`,
      body: 'Either of you can end it at any time.',
      path,
    }),
  }),
  'link-ended': kind<{ name: string; path: Address; toGuardian?: true; byStaff?: true }>({
    label: 'A link with a guardian or student ends',
    who: ['student', 'guardian'],
    mail: 'at-once',
    words: ({ name, path, toGuardian, byStaff }) => ({
      title: `The link with ${name} has ended`,
      body: `${byStaff ? 'Our staff' : firstName(name)} ended it. To link again, one of you makes a new code and the other enters it.${toGuardian ? ' If you are worried about them, write to us.' : ''}`,
      path,
      ...(toGuardian ? { contact: true as const } : {}),
    }),
  }),
  'guardian-added': kind<{ student: string; studentId: UserId }>({
    label: 'Your student links another guardian',
    who: ['guardian'],
    mail: 'at-once',
    always: true,
    // Without the name: guardians of one student need not know each other.
    words: ({ student, studentId }) => ({
      title: `${firstName(student)} has another guardian on Upful`,
      body: `They see what you see, and can approve or decline too. Ask ${firstName(student)} who it is. If you do not know them, say so on ${firstName(student)}'s page: our staff check it at once.`,
      path: href(pages.linkedStudent, { id: studentId }),
      contact: true,
    }),
  }),
  'links-looked-at': kind<{ student?: string; path: Address }>({
    label: 'Our staff check who is linked with a student',
    who: ['student', 'guardian'],
    mail: 'at-once',
    always: true,
    // The same for everybody: neither who asked nor about which guardian.
    words: ({ student, path }) =>
      student === undefined
        ? {
            title: 'Our staff are checking your guardians',
            body: 'A guardian asked us to. You did nothing wrong. Until we have finished, something that was approved may wait again.',
            path,
          }
        : {
            title: `Our staff are checking who is linked with ${student}`,
            body: 'A guardian asked us to. Until we have finished, approvals by the guardian linked last do not count.',
            path,
          },
  }),
  'guardian-paused': kind<{ guardian: string }>({
    label: 'A link that waits for your answer at 18',
    who: ['student'],
    mail: 'at-once',
    words: ({ guardian }) => ({
      title: `You are 18: may ${guardian} keep seeing your progress?`,
      body: 'They see nothing now. You decide whether to renew the link or to end it.',
      path: pages.guardians,
    }),
  }),
  ...birthMonthNotifications,
  ...adulthoodNotifications,
  'deadlines-near': kind<{ deadlines: readonly NearDeadline[] }>({
    label: 'Something you saved closes soon',
    who: ['student'],
    mail: 'at-once',
    push: 'deadline',
    words: ({ deadlines }) => {
      const [first] = deadlines
      const more = deadlines.length - 1
      return {
        title: `${first?.title ?? 'An opening'} closes soon${more > 0 ? `, and ${more} more` : ''}`,
        body: deadlines.map(deadlineLine).join('\n'),
        path: pages.applications,
      }
    },
  }),
  'student-achieved': kind<{ student: string; studentId: UserId; achievement: string }>({
    label: 'Your student earns an achievement',
    who: ['guardian'],
    mail: 'daily',
    words: ({ student, studentId, achievement }) => ({
      title: `${firstName(student)} earned "${achievement}"`,
      body: 'Tell them well done.',
      path: href(pages.linkedStudent, { id: studentId }),
    }),
  }),
  'student-away': kind<{ student: string; studentId: UserId }>({
    label: 'Your student has been away for 7 days',
    who: ['guardian'],
    mail: 'at-once',
    words: ({ student, studentId }) => ({
      title: `${firstName(student)} has not been on Upful for 7 days`,
      body: 'Ask how they are. A kind word often helps more than a reminder.',
      path: href(pages.linkedStudent, { id: studentId }),
    }),
  }),
  ...nudgeNotifications,
  ...cheerNotifications,
  ...approvalNotifications,
  ...acceptanceNotifications,
  ...applicationNotifications,
  ...interviewNotifications,
  ...followUpNotifications,
  ...mentorNotifications,
  ...mentorGoalNotifications,
  ...sessionMoveNotifications,
  ...reportNotifications,
  ...badgeNotifications,
  'weekly-summary': kind<{ students: readonly WeekOfStudent[] }>({
    label: 'The week of your students',
    who: ['guardian'],
    mail: 'at-once',
    weekly: true,
    words: ({ students }) => ({
      title:
        students.length === 1
          ? `The week of ${firstName(students[0]?.name ?? '')}`
          : `The week of your ${students.length} students`,
      body: students.map((week) => weekLines(week).join('\n')).join('\n\n'),
      path: pages.dashboard,
    }),
  }),
  ...decisionNotifications,
  ...caseNotifications,
  ...seatNotifications,
}

export type NotificationType = keyof typeof notificationKinds
export type NotificationData<T extends NotificationType> = Parameters<
  (typeof notificationKinds)[T]['words']
>[0]

export const notificationTypes = Object.keys(notificationKinds) as NotificationType[]

export function isNotificationType(text: string): text is NotificationType {
  return Object.hasOwn(notificationKinds, text)
}

/** The text of a stored notification; null for a type that no longer exists. */
export function notificationWords(type: string, data: unknown): NotificationWords | null {
  if (!isNotificationType(type)) return null
  // `notify` wrote the row with the data of this type.
  const words = notificationKinds[type].words as (stored: unknown) => NotificationWords
  const text = words(data)
  return { ...text, path: storedAddress(text.path) }
}

/** Sent at any hour, for somebody's safety. */
export function wakesPeople(type: NotificationType): boolean {
  return notificationKinds[type].wakes === true
}

/** About one evening only. */
export function isNudge(type: NotificationType): boolean {
  return notificationKinds[type].nudge === true
}

/** Its rank among several in one letter, highest first. */
export function weightOf(type: string): number {
  if (!isNotificationType(type)) return 0
  const { wakes, always, leads, mail } = notificationKinds[type]
  if (wakes) return 4
  if (always) return 3
  if (leads) return 2
  return mail === 'at-once' ? 1 : 0
}

/** The switches of a role. */
export function notificationTypesFor(role: Role): NotificationType[] {
  return notificationTypes.filter((type) => {
    const { who, always } = notificationKinds[type]
    return who.includes(role) && !always
  })
}

const dayAndMonth = new Intl.DateTimeFormat('en-JM', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

function deadlineLine({ title, company, deadline }: NearDeadline): string {
  return `${title}, ${company}: closes on ${dayAndMonth.format(new Date(deadline))}`
}

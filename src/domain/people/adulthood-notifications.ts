import type { Day } from '#domain/day.ts'
import { longDay } from '#domain/ledger/long-day.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { kind } from './notification-kind.ts'
import { firstName } from './profile.ts'

/** Notifications to a student and their guardians before the student counts as an adult, and on that day. */
export const adulthoodNotifications = {
  'adult-soon': kind<{ on: Day; hasGuardian: boolean }>({
    label: 'You turn 18 this month',
    who: ['student'],
    mail: 'at-once',
    always: true,
    words: ({ on, hasGuardian }) => ({
      title: `You count as an adult on Upful from ${longDay(on)}`,
      body: [
        'You turn 18 this month. We know the month and not the day, so it counts from the day after the month ends.',
        'From then on you decide by yourself: nothing needs the approval of a guardian, and openings for people of 18 and over are open to you.',
        ...(hasGuardian
          ? [
              'Your guardians stop seeing your progress on that day. We then ask you about each of them whether to renew the link. You can say no, and you can end a link before that day too.',
            ]
          : []),
        'Everything else stays as it is: your XP, your courses, your mentors and your applications. Is the month wrong? Change it in your profile.',
      ].join('\n'),
      path: hasGuardian ? pages.guardians : pages.profile,
    }),
  }),
  'student-adult-soon': kind<{ student: string; studentId: UserId; on: Day }>({
    label: 'Your student turns 18 this month',
    who: ['guardian'],
    mail: 'at-once',
    always: true,
    words: ({ student, studentId, on }) => {
      const name = firstName(student)
      return {
        title: `${name} counts as an adult on Upful from ${longDay(on)}`,
        body: [
          `${name} turns 18 this month. We know the month and not the day, so it counts from the day after the month ends.`,
          `From then on nothing needs your approval, and what you approved can no longer be taken back. You stop seeing their progress, unless ${name} renews the link with you. We ask them on that day. It is their decision.`,
          'Even with a renewed link you see no details of interviews and offers, and you cannot stop a mentor or join a session.',
          'Until that day everything stays as it is.',
        ].join('\n'),
        path: href(pages.linkedStudent, { id: studentId }),
      }
    },
  }),
  'adult-now': kind<Record<never, never>>({
    label: 'You count as an adult now',
    who: ['student'],
    mail: 'at-once',
    always: true,
    words: () => ({
      title: 'You count as an adult on Upful now',
      body: 'Nothing needs the approval of a guardian any more. If an application still waits for one, open it and send it yourself.',
      path: pages.applications,
    }),
  }),
  'student-adult-now': kind<{ student: string }>({
    label: 'Your student counts as an adult now',
    who: ['guardian'],
    mail: 'at-once',
    always: true,
    words: ({ student }) => ({
      title: `${firstName(student)} counts as an adult on Upful now`,
      body: `Nothing needs your approval any more, and you do not see their progress for now. We asked ${firstName(student)} whether to renew the link with you. It is their decision.`,
      path: pages.dashboard,
    }),
  }),
}

import type { Address } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { approvalDeclineWords, type ApprovalDecline } from './approval-decline.ts'
import type { ApprovalKind, ApprovalOutcome } from './approval.ts'
import { kind } from './notification-kind.ts'
import { firstName } from './profile.ts'

/** Notifications between a minor and the guardian whose approval they need. */
export const approvalNotifications = {
  'approval-needed': kind<{
    student: string
    what: ApprovalKind
    title: string
  }>({
    label: 'Your student needs your approval',
    who: ['guardian'],
    mail: 'at-once',
    always: true,
    words: ({ student, what, title }) => ({
      title: `${firstName(student)} needs your approval`,
      body: `${askedWords[what](title, firstName(student))} Read it and answer on your dashboard.`,
      path: pages.dashboard,
    }),
  }),
  'approval-decided': kind<{
    guardian: string
    approved: boolean
    title: string
    path: Address
    /** Why not, if the guardian chose a reason. */
    because?: ApprovalDecline
    /** What happened once it was approved. */
    came?: ApprovalOutcome
  }>({
    label: 'A guardian approves something or does not',
    who: ['student'],
    mail: 'at-once',
    words: ({ guardian, approved, title, path, because, came = 'nothing' }) => ({
      title: `${firstName(guardian)} ${approved ? 'approved' : 'did not approve'}: ${title}`,
      ...(approved
        ? { body: yesWords[came].body, path: yesWords[came].path ?? path }
        : {
            body: [
              ...(because === undefined ? [] : [approvalDeclineWords[because]]),
              'Talk it over, and ask again once you agree. What you wrote is kept.',
            ].join('\n'),
            path,
          }),
    }),
  }),
  'approval-taken-back': kind<{ guardian: string; title: string; path: Address }>({
    label: 'A guardian takes back an approval',
    who: ['student'],
    mail: 'at-once',
    words: ({ guardian, title, path }) => ({
      title: `${firstName(guardian)} took back their approval: ${title}`,
      body: 'Whatever was not decided yet has been withdrawn or cancelled. Talk it over. You can ask again at any time.',
      path,
    }),
  }),
}

const askedWords: Readonly<Record<ApprovalKind, (title: string, name: string) => string>> = {
  application: (title, name) =>
    `${title}. ${name} has written the application, and it is sent only if you approve it.`,
  mentor: (title, name) =>
    `${title}. ${name} would like a session, and we ask the mentor only if you approve it.`,
}

const yesWords: Readonly<Record<ApprovalOutcome, { body: string; path?: Address }>> = {
  sent: { body: 'Your application is on its way.', path: pages.applications },
  closed: {
    body: 'The opening closed before your application could be sent. Your message is kept.',
    path: pages.applications,
  },
  asked: { body: 'We asked the mentor for the time you chose.', path: pages.mentorSessions },
  'time-gone': { body: 'The time you chose is not free any more. Choose another one.' },
  'mentor-gone': {
    body: 'This mentor is not on Upful any more. Choose another one.',
    path: pages.mentors,
  },
  'session-on': { body: 'Your session goes ahead as planned.', path: pages.mentorSessions },
  nothing: { body: 'You can continue now.' },
}

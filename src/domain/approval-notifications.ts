import type { ApprovalKind, YesOutcome } from './approval.ts'
import { kind } from './notification-kind.ts'
import { firstName } from './profile.ts'

/** What goes between a minor and the guardian whose yes they need. */
export const approvalNotifications = {
  'approval-needed': kind<{
    student: string
    what: ApprovalKind
    title: string
  }>({
    label: 'Your student needs your yes',
    who: ['guardian'],
    mail: 'at-once',
    always: true,
    words: ({ student, what, title }) => ({
      title: `${firstName(student)} needs your yes`,
      body: what === 'mentor' ? `A first mentor: ${title}` : `A first application: ${title}`,
      path: '/dashboard',
    }),
  }),
  'approval-decided': kind<{
    guardian: string
    approved: boolean
    title: string
    path: string
    /** What came of the thing at the yes. */
    came?: YesOutcome
  }>({
    label: 'A guardian says yes or no',
    who: ['student'],
    mail: 'at-once',
    words: ({ guardian, approved, title, path, came = 'nothing' }) => ({
      title: `${firstName(guardian)} said ${approved ? 'yes' : 'no'}: ${title}`,
      ...(approved
        ? { body: yesWords[came].body, path: yesWords[came].path ?? path }
        : {
            body: 'That happens. Talk it over, and ask again when you both agree. What you wrote is kept.',
            path,
          }),
    }),
  }),
  'approval-taken-back': kind<{ guardian: string; title: string; path: string }>({
    label: 'A guardian takes back a yes',
    who: ['student'],
    mail: 'at-once',
    words: ({ guardian, title, path }) => ({
      title: `${firstName(guardian)} took back their yes: ${title}`,
      body: 'What was still open under it has stopped. Talk it over. You can ask again at any time.',
      path,
    }),
  }),
}

const yesWords: Readonly<Record<YesOutcome, { body: string; path?: string }>> = {
  sent: { body: 'Your application is on its way.', path: '/applications' },
  closed: {
    body: 'Sadly the opening closed before it could be sent. Your message is kept.',
    path: '/applications',
  },
  asked: { body: 'We asked for the time that you chose.', path: '/mentor-sessions' },
  'time-gone': { body: 'The time that you chose is gone by now. Choose another one.' },
  'mentor-gone': { body: 'This mentor is not here any more. Others are.', path: '/mentors' },
  nothing: { body: 'You can go on now.' },
}

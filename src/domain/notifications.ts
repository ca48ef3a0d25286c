import type { BusinessAnswer } from './application.ts'
import type { Day } from './day.ts'
import { firstName } from './profile.ts'
import type { MailChoice } from './quiet-hours.ts'
import type { Role } from './role.ts'

/** What a notification says, and where a press on it leads. */
export interface NotificationWords {
  title: string
  body: string
  path: string
}

interface Kind<Data> {
  /** Names its switch. */
  label: string
  /** Whose switches show it. */
  who: readonly Role[]
  /** Until the person chooses. */
  mail: MailChoice
  words: (data: Data) => NotificationWords
}

/** Keeps the type of the data with each row of the table below. */
function kind<Data>(row: Kind<Data>): Kind<Data> {
  return row
}

/** Something saved and not applied for, whose deadline comes near. */
export interface NearDeadline {
  title: string
  company: string
  deadline: Day
}

export interface WeekOfStudent {
  name: string
  level: number
  streak: number
  /** Earned in the seven days. */
  xp: number
  activities: number
}

/** Every notification there is. Data are names and titles alone: never a message, a chat or an answer. */
export const notificationKinds = {
  'guardian-asks': kind<{ guardian: string }>({
    label: 'Somebody asks to be your guardian here',
    who: ['student'],
    mail: 'at-once',
    words: ({ guardian }) => ({
      title: `${guardian} asks to follow your progress`,
      body: 'They see nothing until you say yes.',
      path: '/guardians',
    }),
  }),
  'student-asks': kind<{ student: string }>({
    label: 'A student asks you to follow them',
    who: ['guardian'],
    mail: 'at-once',
    words: ({ student }) => ({
      title: `${student} asks you to follow their progress`,
      body: 'Confirm it on your dashboard.',
      path: '/dashboard',
    }),
  }),
  'link-made': kind<{ name: string; path: string }>({
    label: 'A link with a guardian or student is made',
    who: ['student', 'guardian'],
    mail: 'off',
    words: ({ name, path }) => ({
      title: `You and ${name} are linked`,
      body: 'Either of you can end it at any time.',
      path,
    }),
  }),
  'link-ended': kind<{ name: string; path: string }>({
    label: 'A link with a guardian or student ends',
    who: ['student', 'guardian'],
    mail: 'at-once',
    words: ({ name, path }) => ({
      title: `The link with ${name} has ended`,
      body: 'A new code makes a new link.',
      path,
    }),
  }),
  'guardian-paused': kind<{ guardian: string }>({
    label: 'A link that waits for your word at 18',
    who: ['student'],
    mail: 'at-once',
    words: ({ guardian }) => ({
      title: `You are 18: may ${guardian} go on seeing your progress?`,
      body: 'They see nothing now. You decide whether to renew it.',
      path: '/guardians',
    }),
  }),
  'approval-needed': kind<{
    student: string
    what: 'application' | 'mentor'
    title: string
  }>({
    label: 'Your student needs your yes',
    who: ['guardian'],
    mail: 'at-once',
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
  }>({
    label: 'A guardian says yes or no',
    who: ['student'],
    mail: 'at-once',
    words: ({ guardian, approved, title, path }) => ({
      title: `${firstName(guardian)} said ${approved ? 'yes' : 'no'}: ${title}`,
      body: approved ? 'You can go on now.' : 'Talk it over, and ask again when you both agree.',
      path,
    }),
  }),
  'deadlines-near': kind<{ deadlines: readonly NearDeadline[] }>({
    label: 'Something you saved closes soon',
    who: ['student'],
    mail: 'at-once',
    words: ({ deadlines }) => {
      const [first] = deadlines
      const more = deadlines.length - 1
      return {
        title: `${first?.title ?? 'An opening'} closes soon${more > 0 ? `, and ${more} more` : ''}`,
        body: deadlines.map(deadlineLine).join('\n'),
        path: '/applications',
      }
    },
  }),
  'student-achieved': kind<{ student: string; studentId: string; achievement: string }>({
    label: 'Your student earns an achievement',
    who: ['guardian'],
    mail: 'daily',
    words: ({ student, studentId, achievement }) => ({
      title: `${firstName(student)} earned "${achievement}"`,
      body: 'Tell them well done.',
      path: `/guardian/students/${studentId}`,
    }),
  }),
  'student-away': kind<{ student: string; studentId: string }>({
    label: 'Your student has been away for 7 days',
    who: ['guardian'],
    mail: 'at-once',
    words: ({ student, studentId }) => ({
      title: `${firstName(student)} has not been here for 7 days`,
      body: 'A kind word often helps more than a reminder.',
      path: `/guardian/students/${studentId}`,
    }),
  }),
  'mentor-asked': kind<{ student: string; again: boolean }>({
    label: 'A student asks for a session',
    who: ['mentor'],
    mail: 'at-once',
    words: ({ student, again }) => ({
      title: again ? `${student} is still waiting for you` : `${student} asks for a session`,
      body: 'Say yes or no on your dashboard. A kind no is fine too.',
      path: '/dashboard',
    }),
  }),
  'mentor-answered': kind<{ mentor: string; answer: 'yes' | 'no' | 'taken'; startsAt: string }>({
    label: 'A mentor answers you',
    who: ['student'],
    mail: 'at-once',
    words: ({ mentor, answer, startsAt }) =>
      answer === 'no'
        ? {
            title: `${mentor} cannot make it this time`,
            body: 'It says nothing about you. Other mentors have open times.',
            path: '/mentors',
          }
        : {
            title: answer === 'yes' ? `${mentor} said yes` : `${mentor} is glad to meet you`,
            body: `You meet on ${dayAndTime(startsAt)}. If that does not suit you, you can cancel.`,
            path: '/mentor-sessions',
          },
  }),
  'mentor-waiting': kind<{ mentor: string; news: 'late' | 'offered' | 'closed' }>({
    label: 'A mentor has not answered yet',
    who: ['student'],
    mail: 'at-once',
    words: ({ mentor, news }) =>
      ({
        late: {
          title: `${mentor} has not answered yet`,
          body: 'You can wait, or choose another mentor now.',
          path: '/mentors',
        },
        offered: {
          title: 'We ask other mentors for you',
          body: `${mentor} could not answer in time. The first one who is free meets you.`,
          path: '/mentor-sessions',
        },
        closed: {
          title: 'No mentor was free this time',
          body: 'That happens, and it is not because of you. Choose an open time and ask again.',
          path: '/mentors',
        },
      })[news],
  }),
  'session-cancelled': kind<{ name: string; startsAt: string; path: string }>({
    label: 'A session is cancelled',
    who: ['student', 'mentor'],
    mail: 'at-once',
    words: ({ name, startsAt, path }) => ({
      title: `Cancelled: your session with ${name}`,
      body: `It was to be on ${dayAndTime(startsAt)}.`,
      path,
    }),
  }),
  'session-soon': kind<{ name: string; startsAt: string; path: string }>({
    label: 'A session is near',
    who: ['student', 'mentor'],
    mail: 'at-once',
    words: ({ name, startsAt, path }) => ({
      title: `You meet ${name} on ${dayAndTime(startsAt)}`,
      body: 'The meeting link is beside the session.',
      path,
    }),
  }),
  'session-over': kind<{ name: string; path: string }>({
    label: 'Say how a session went',
    who: ['student', 'mentor'],
    mail: 'off',
    words: ({ name, path }) => ({
      title: `How was it with ${name}?`,
      body: 'One press tells us whether you met.',
      path,
    }),
  }),
  'mentor-feedback': kind<{ mentor: string; about: string }>({
    label: 'A mentor gives you feedback',
    who: ['student'],
    mail: 'at-once',
    words: ({ mentor, about }) => ({
      title: `${mentor} gave you feedback`,
      body: about,
      path: '/mentor-sessions',
    }),
  }),
  'project-shown': kind<{ student: string; title: string; showingId: string }>({
    label: 'A student shows you a project',
    who: ['mentor'],
    mail: 'at-once',
    words: ({ student, title, showingId }) => ({
      title: `${student} shows you a project`,
      body: title,
      path: `/mentor/projects/${showingId}`,
    }),
  }),
  'mentorship-ended': kind<{ name: string; path: string }>({
    label: 'A mentorship ends',
    who: ['student', 'mentor'],
    mail: 'at-once',
    words: ({ name, path }) => ({
      title: `The mentorship with ${name} has ended`,
      body: 'What was planned between you is cancelled.',
      path,
    }),
  }),
  'student-meets-mentor': kind<{
    student: string
    studentId: string
    mentor: string
    startsAt: string
  }>({
    label: 'Your student plans a session with a mentor',
    who: ['guardian'],
    mail: 'at-once',
    words: ({ student, studentId, mentor, startsAt }) => ({
      title: `${firstName(student)} meets ${mentor}`,
      body: `On ${dayAndTime(startsAt)}. You are welcome to sit in.`,
      path: `/guardian/students/${studentId}`,
    }),
  }),
  'weekly-summary': kind<{ students: readonly WeekOfStudent[] }>({
    label: 'The week of your students',
    who: ['guardian'],
    mail: 'at-once',
    words: ({ students }) => ({
      title:
        students.length === 1
          ? `The week of ${firstName(students[0]?.name ?? '')}`
          : `The week of your ${students.length} students`,
      body: students.map(weekLine).join('\n'),
      path: '/dashboard',
    }),
  }),
  'verification-decided': kind<{ decision: 'verified' | 'refused' | 'took-back' }>({
    label: 'Our staff decide about your account',
    who: ['mentor', 'business'],
    mail: 'at-once',
    words: ({ decision }) => ({ ...verificationWords[decision], path: '/dashboard' }),
  }),
  'application-moved': kind<{ title: string; company: string; state: BusinessAnswer }>({
    label: 'A business answers your application',
    who: ['student'],
    mail: 'at-once',
    words: ({ title, company, state }) => ({
      title: `${movedWords[state]}: ${title}`,
      body: `${company} answered your application.`,
      path: '/applications',
    }),
  }),
  'application-received': kind<{ title: string; postingId: string }>({
    label: 'Somebody applies to your opening',
    who: ['business'],
    mail: 'daily',
    words: ({ title, postingId }) => ({
      title: `A new application: ${title}`,
      body: 'See what they shared, and answer them.',
      path: `/business/postings/${postingId}/applicants`,
    }),
  }),
  'posting-decided': kind<{ title: string; decision: 'published' | 'held' | 'removed' }>({
    label: 'Our staff decide about your openings',
    who: ['business'],
    mail: 'at-once',
    words: ({ title, decision }) => ({
      title: `${title}: ${postingWords[decision].title}`,
      body: postingWords[decision].body,
      path: '/dashboard',
    }),
  }),
}

export type NotificationType = keyof typeof notificationKinds
export type NotificationData<T extends NotificationType> = Parameters<
  (typeof notificationKinds)[T]['words']
>[0]

export const notificationTypes = Object.keys(notificationKinds) as NotificationType[]

export function isNotificationType(text: string): text is NotificationType {
  return Object.hasOwn(notificationKinds, text)
}

/** The words of a stored notification; null for a type that is no more. */
export function notificationWords(type: string, data: unknown): NotificationWords | null {
  if (!isNotificationType(type)) return null
  // The row was written by `notify`, which takes the data of this very type.
  const words = notificationKinds[type].words as (stored: unknown) => NotificationWords
  return words(data)
}

/** The switches of a role. */
export function notificationTypesFor(role: Role): NotificationType[] {
  return notificationTypes.filter((type) => notificationKinds[type].who.includes(role))
}

const movedWords: Readonly<Record<BusinessAnswer, string>> = {
  interview: 'You are asked to an interview',
  offer: 'You have an offer',
  declined: 'Not this time',
}

const verificationWords = {
  verified: { title: 'Your account is verified', body: 'Everything for you is open now.' },
  refused: {
    title: 'We could not verify your account',
    body: 'Check your profile and write to us if you think this is a mistake.',
  },
  'took-back': {
    title: 'Your account is not verified any more',
    body: 'We are looking at it again. Write to us if you think this is a mistake.',
  },
}

const postingWords = {
  published: { title: 'your opening is published', body: 'Students can see it now.' },
  held: {
    title: 'your opening is held',
    body: 'Students cannot see it. Write to us if you think this is a mistake.',
  },
  removed: {
    title: 'your opening was removed',
    body: 'It breaks the rules for openings. Write to us if you think this is a mistake.',
  },
}

const dayAndMonth = new Intl.DateTimeFormat('en-JM', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

const sessionTime = new Intl.DateTimeFormat('en-JM', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'America/Jamaica',
})

function dayAndTime(instant: string): string {
  return sessionTime.format(new Date(instant))
}

function deadlineLine({ title, company, deadline }: NearDeadline): string {
  return `${title}, ${company}: closes on ${dayAndMonth.format(new Date(deadline))}`
}

function weekLine({ name, level, streak, xp, activities }: WeekOfStudent): string {
  const done = activities === 1 ? '1 activity' : `${activities} activities`
  const days = streak === 1 ? '1 day' : `${streak} days`
  return `${firstName(name)}: ${xp} XP from ${done}, level ${level}, streak ${days}.`
}

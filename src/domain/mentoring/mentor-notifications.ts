import { dayAndBothTimes, dayAndTime } from '#domain/text/day-and-time.ts'
import { factLine } from '#domain/text/fact-line.ts'
import { byVideo, wasPlannedLine, whenLine } from './session-lines.ts'
import { href, type Address } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { aimWords, type MentorAim } from './mentoring.ts'
import { cancelWords, type CancelReason } from './mentor-session.ts'
import { kind } from '#domain/people/notification-kind.ts'
import { firstName } from '#domain/people/profile.ts'

/** A session of the two, for either side. `ownZone` is a mentor's. */
export interface MeetingNews {
  name: string
  startsAt: string
  path: Address
  ownZone?: string
}

/** Notifications to mentors, their students and the students' guardians. */
export const mentorNotifications = {
  'mentor-asked': kind<{
    student: string
    again: boolean
    /** Missing in older notifications. */
    startsAt?: string
    aim?: MentorAim
    answerBy?: string
    ownZone?: string
  }>({
    label: 'A student asks for a session',
    who: ['mentor'],
    mail: 'at-once',
    words: ({ student, again, startsAt, aim, answerBy, ownZone }) => ({
      title: again ? `${student} is still waiting for you` : `${student} asks for a session`,
      body: [
        ...(startsAt === undefined ? [] : [whenLine(startsAt, ownZone)]),
        ...(aim === undefined ? [] : [factLine('What for', aimWords[aim])]),
        ...(answerBy === undefined
          ? []
          : [factLine('Answer by', dayAndBothTimes(answerBy, ownZone))]),
        'Say yes or no on your dashboard. A kind no is fine too.',
      ].join('\n'),
      path: pages.dashboard,
    }),
  }),
  'mentor-stop': kind<{
    student: string
    studentId: UserId
    mentor: string
    news: 'stopped' | 'asked' | 'lifted' | 'lifted-by-staff'
  }>({
    label: 'A guardian stops a mentor, or a stop ends',
    who: ['guardian'],
    mail: 'at-once',
    always: true,
    // Without the name: guardians of one student need not know each other.
    words: ({ student, studentId, mentor, news }) => ({
      ...stopWords[news](student, mentor),
      path: href(pages.linkedStudent, { id: studentId }),
    }),
  }),
  'mentor-answered': kind<{
    mentor: string
    answer: 'yes' | 'no' | 'taken' | 'offers'
    startsAt: string
  }>({
    label: 'A mentor answers you',
    who: ['student'],
    mail: 'at-once',
    push: 'answer',
    words: ({ mentor, answer, startsAt }) =>
      answer === 'no'
        ? {
            title: `${mentor} cannot make it this time`,
            body: 'It says nothing about you. Other mentors have open times.',
            path: pages.mentors,
          }
        : answer === 'offers'
          ? {
              title: `${mentor} can meet you`,
              body: `${whenLine(startsAt)}\nSay yes or no within a day. Nothing is booked before.`,
              path: pages.mentorSessions,
            }
          : {
              title: answer === 'yes' ? `${mentor} said yes` : `${mentor} is glad to meet you`,
              body: `${whenLine(startsAt)}\n${byVideo}\nIf that does not suit you, you can cancel.`,
              path: pages.mentorSessions,
            },
  }),
  'time-answered': kind<{ student: string; startsAt: string; ownZone?: string }>({
    label: 'A student answers the time you offered',
    who: ['mentor'],
    mail: 'at-once',
    words: ({ student, startsAt, ownZone }) =>
      student === ''
        ? {
            title: 'The time you offered did not work out',
            body: `${dayAndBothTimes(startsAt, ownZone)} is open again. Thank you for offering it.`,
            path: pages.dashboard,
          }
        : {
            title: `${student} said yes to your time`,
            body: `${whenLine(startsAt, ownZone)}\n${byVideo}`,
            path: pages.dashboard,
          },
  }),
  'mentor-waiting': kind<{
    mentor: string
    news: 'late' | 'offered' | 'closed' | 'away-offered' | 'away-closed'
  }>({
    label: 'A mentor has not answered yet',
    who: ['student'],
    mail: 'at-once',
    words: ({ mentor, news }) =>
      ({
        late: {
          title: `${mentor} has not answered yet`,
          body: 'You can wait, or choose another mentor now.',
          path: pages.mentors,
        },
        offered: {
          title: 'We are asking other mentors for you',
          body: `${mentor} could not answer in time. If one of them offers a time, you say yes or no.`,
          path: pages.mentorSessions,
        },
        'away-offered': {
          title: 'We are asking other mentors for you',
          body: `${mentor} takes no bookings at the moment. If another mentor offers a time, you say yes or no.`,
          path: pages.mentorSessions,
        },
        'away-closed': {
          title: `${mentor} takes no bookings at the moment`,
          body: 'It is not because of you. Choose another mentor and ask again.',
          path: pages.mentors,
        },
        closed: {
          title: 'No mentor was free this time',
          body: 'That happens, and it is not because of you. Choose an open time and ask again.',
          path: pages.mentors,
        },
      })[news],
  }),
  'session-cancelled': kind<{
    name: string
    startsAt: string
    path: Address
    /** The reason the other side chose; missing when it was cancelled automatically. */
    reason?: CancelReason
    /** To the student: a guardian stopped the mentoring. */
    byGuardian?: true
    ownZone?: string
  }>({
    label: 'A session is cancelled',
    who: ['student', 'mentor'],
    mail: 'at-once',
    words: ({ name, startsAt, path, reason, byGuardian, ownZone }) => ({
      title: `Cancelled: your session with ${name}`,
      body: [
        wasPlannedLine(startsAt, ownZone),
        ...(reason === undefined ? [] : [factLine('Reason', cancelWords[reason])]),
        ...(byGuardian ? [`A guardian stopped the mentoring. ${name} did not cancel it.`] : []),
      ].join('\n'),
      path,
    }),
  }),
  'session-on-hold': kind<MeetingNews>({
    label: 'A session is put on hold',
    who: ['student', 'mentor'],
    mail: 'at-once',
    words: ({ name, startsAt, path, ownZone }) => ({
      title: `On hold: your session with ${name}`,
      body: `${wasPlannedLine(startsAt, ownZone)}\nPlease do not meet for now. We will tell you if it goes ahead.`,
      path,
    }),
  }),
  'session-goes-ahead': kind<MeetingNews>({
    label: 'A session that was on hold goes ahead',
    who: ['student', 'mentor'],
    mail: 'at-once',
    words: ({ name, startsAt, path, ownZone }) => ({
      title: `It goes ahead: your session with ${name}`,
      body: `${whenLine(startsAt, ownZone)}\n${byVideo}`,
      path,
    }),
  }),
  'session-soon': kind<MeetingNews>({
    label: 'A session is coming up',
    who: ['student', 'mentor'],
    mail: 'at-once',
    words: ({ name, startsAt, path, ownZone }) => ({
      title: `You meet ${name} on ${dayAndTime(startsAt)}`,
      body: `${whenLine(startsAt, ownZone)}\n${byVideo}\nOpen the session here. You can join ten minutes before it starts.`,
      path,
    }),
  }),
  'session-over': kind<{ name: string; path: Address }>({
    label: 'Say how a session went',
    who: ['student', 'mentor'],
    mail: 'off',
    words: ({ name, path }) => ({
      title: `How did it go with ${name}?`,
      body: 'Tell us with one tap whether you met.',
      path,
    }),
  }),
  'mentor-feedback': kind<{ mentor: string; about: string }>({
    label: 'A mentor gives you feedback',
    who: ['student'],
    mail: 'at-once',
    push: 'answer',
    words: ({ mentor, about }) => ({
      title: `${mentor} gave you feedback`,
      body: about,
      path: pages.mentorSessions,
    }),
  }),
  'project-shown': kind<{ student: string; title: string; showingId: string }>({
    label: 'A student shows you a project',
    who: ['mentor'],
    mail: 'at-once',
    words: ({ student, title, showingId }) => ({
      title: `${student} shows you a project`,
      body: title,
      path: href(pages.shownProject, { id: showingId }),
    }),
  }),
  'mentorship-ended': kind<{
    name: string
    path: Address
    /** For the student: the mentor did not end it. */
    byGuardian?: true
  }>({
    label: 'A mentorship ends',
    who: ['student', 'mentor'],
    mail: 'at-once',
    // Does not name the guardian: those of one student need not know each other.
    words: ({ name, path, byGuardian }) => ({
      title: byGuardian
        ? `A guardian stopped the mentoring with ${name}`
        : `The mentorship with ${name} has ended`,
      body: byGuardian
        ? `Everything planned between you is cancelled. ${name} did not end it. Talk about it at home.`
        : 'Everything planned between you is cancelled.',
      path,
    }),
  }),
  'student-meets-mentor': kind<{
    student: string
    studentId: UserId
    mentor: string
    startsAt: string
    cancelled: boolean
    held?: boolean
    moved?: true
  }>({
    label: 'Your student plans a session with a mentor, or it is moved or cancelled',
    who: ['guardian'],
    mail: 'at-once',
    words: ({ student, studentId, mentor, startsAt, cancelled, held, moved }) => ({
      title: cancelled
        ? `Cancelled: ${firstName(student)}’s session with ${mentor}`
        : held
          ? `On hold: ${firstName(student)}’s session with ${mentor}`
          : moved
            ? `New time: ${firstName(student)} meets ${mentor}`
            : `${firstName(student)} meets ${mentor}`,
      body: cancelled
        ? wasPlannedLine(startsAt)
        : held
          ? `${wasPlannedLine(startsAt)}\nThey should not meet for now. We will tell you if it goes ahead.`
          : `${whenLine(startsAt)}\n${byVideo}\nYou are welcome to join: the session is on ${firstName(student)}’s page.`,
      path: href(pages.linkedStudent, { id: studentId }),
    }),
  }),
}

const stopWords = {
  stopped: (student: string, mentor: string) => ({
    title: `Another guardian of ${student} stopped ${mentor}`,
    body: `${mentor} is a mentor of ${student}. Everything planned between them is cancelled. Only that guardian or our staff can allow ${mentor} again. You can ask them to.`,
  }),
  asked: (student: string, mentor: string) => ({
    title: `Another guardian of ${student} asks you to allow ${mentor} again`,
    body: 'You stopped this mentor, who stays stopped until you allow them again.',
  }),
  lifted: (student: string, mentor: string) => ({
    title: `Another guardian of ${student} allowed ${mentor} again`,
    body: `This mentor was stopped. ${student} can ask for a session again, and needs a guardian's approval for it.`,
  }),
  'lifted-by-staff': (student: string, mentor: string) => ({
    title: `Our staff allowed ${mentor} again`,
    body: `A guardian had stopped this mentor. ${student} can ask for a session again, and needs a guardian's approval for it.`,
  }),
}

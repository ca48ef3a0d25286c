import { dayAndTime } from '#domain/text/day-and-time.ts'
import { factLine } from '#domain/text/fact-line.ts'
import { href, type Address } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { InterviewWay } from './interview.ts'
import { applicationPath } from './application.ts'
import { cancelWords, type CancelReason } from '#domain/mentoring/mentor-session.ts'
import { kind } from '#domain/people/notification-kind.ts'
import { firstName } from '#domain/people/profile.ts'

export interface Where {
  way: InterviewWay
  /** Null for video. */
  place: string | null
}

/** Notifications about an interview to the student, the business and a minor's guardians. */
export const interviewNotifications = {
  'interview-proposed': kind<
    Where & {
      title: string
      company: string
      applicationId: string
      times: readonly string[]
      again: boolean
    }
  >({
    label: 'A business invites you to an interview',
    who: ['student'],
    mail: 'at-once',
    leads: true,
    push: 'answer',
    words: ({ title, company, applicationId, times, again, ...where }) => ({
      title: again
        ? `New times for your interview: ${title}`
        : `You are invited to an interview: ${title}`,
      body: [
        `${company} proposes:`,
        ...times.map(dayAndTime),
        whereWords(where),
        'Choose a time, or say that none of them works.',
      ].join('\n'),
      path: applicationPath(applicationId),
    }),
  }),
  'interview-waiting': kind<{ title: string; company: string; applicationId: string }>({
    label: 'A business waits for you to choose a time',
    who: ['student'],
    mail: 'at-once',
    words: ({ title, company, applicationId }) => ({
      title: `Choose a time for your interview: ${title}`,
      body: `${company} is waiting for your answer.`,
      path: applicationPath(applicationId),
    }),
  }),
  'interview-answered': kind<{
    title: string
    postingId: string
    answer: 'planned' | 'none-suits' | 'passed'
    /** The time they chose. */
    startsAt?: string
    /** Their first name, if they shared it. */
    who?: string
  }>({
    label: 'An applicant answers the times you proposed',
    who: ['business'],
    mail: 'at-once',
    words: ({ title, postingId, answer, startsAt, who }) => ({
      ...answeredWords(answer, title, { startsAt, who }),
      path: href(pages.applicants, { id: postingId }),
    }),
  }),
  'interview-cancelled': kind<{
    title: string
    company: string
    /** Null if no time was chosen yet. */
    startsAt: string | null
    path: Address
    /** The reason the other side chose; missing when it was cancelled automatically. */
    reason?: CancelReason
  }>({
    label: 'An interview is cancelled',
    who: ['student', 'business'],
    mail: 'at-once',
    words: ({ title, company, startsAt, path, reason }) => ({
      title: `Cancelled: the interview for ${title}`,
      body: [
        startsAt === null
          ? `${company} has taken back the times it proposed.`
          : `${company}.\n${factLine('Was planned for', dayAndTime(startsAt))}`,
        ...(reason === undefined ? [] : [factLine('Reason', cancelWords[reason])]),
      ].join('\n'),
      path,
    }),
  }),
  'interview-soon': kind<
    Where & { title: string; company: string; startsAt: string; path: Address }
  >({
    label: 'An interview is coming up',
    who: ['student', 'business'],
    mail: 'at-once',
    words: ({ title, company, startsAt, path, ...where }) => ({
      title: `Interview on ${dayAndTime(startsAt)}: ${title}`,
      body: [`${company}.`, factLine('When', dayAndTime(startsAt)), whereWords(where)].join('\n'),
      path,
    }),
  }),
  'student-interview': kind<
    Where & {
      student: string
      studentId: UserId
      title: string
      company: string
      news: 'proposed' | 'planned' | 'cancelled'
      /** The proposed times, or the chosen one; empty if there were none. */
      times: readonly string[]
      /** It is cancelled because the application has ended. */
      ended?: true
    }
  >({
    label: 'Your student is invited to an interview, plans one, or it is cancelled',
    who: ['guardian'],
    mail: 'at-once',
    words: ({ student, studentId, title, company, news, times, ended, ...where }) => ({
      title: `${firstName(student)} ${guardianWords[news]}: ${title}`,
      body: (news === 'cancelled'
        ? [
            `${company}.`,
            ...times.map((time) => factLine('Was planned for', dayAndTime(time))),
            ...(ended ? ['It is cancelled because the application has ended.'] : []),
          ]
        : [
            news === 'proposed'
              ? `${company} proposes these times. ${firstName(student)} chooses one.`
              : `${company}.`,
            ...times.map((time) =>
              news === 'planned' ? factLine('When', dayAndTime(time)) : dayAndTime(time),
            ),
            whereWords(where),
          ]
      ).join('\n'),
      path: href(pages.linkedStudent, { id: studentId }),
    }),
  }),
}

function whereWords({ way, place }: Where): string {
  return way === 'video' || place === null
    ? factLine('Where', 'By video on Upful. The room opens ten minutes before.')
    : factLine('Where', place)
}

function answeredWords(
  answer: 'planned' | 'none-suits' | 'passed',
  title: string,
  { startsAt, who }: { startsAt: string | undefined; who: string | undefined },
): { title: string; body: string } {
  switch (answer) {
    case 'planned':
      return {
        title:
          who === undefined
            ? `Interview planned: ${title}`
            : `${who} chose a time for the interview: ${title}`,
        body:
          startsAt === undefined ? 'Open it to see when.' : factLine('When', dayAndTime(startsAt)),
      }
    case 'none-suits':
      return {
        title:
          who === undefined
            ? `None of your times works: ${title}`
            : `None of your times works for ${who}: ${title}`,
        body: 'Propose others, if you can.',
      }
    case 'passed':
      return {
        title:
          who === undefined
            ? `Nobody chose one of your times: ${title}`
            : `${who} has not chosen one of your times: ${title}`,
        body: 'The times have passed. You can propose others.',
      }
  }
}

const guardianWords = {
  proposed: 'is invited to an interview',
  planned: 'has an interview',
  cancelled: 'no longer has an interview',
} as const

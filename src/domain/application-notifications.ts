import type { BusinessAnswer, MinorNews } from './application.ts'
import { declineWords, type DeclineReason } from './decline-reasons.ts'
import { kind } from './notification-kind.ts'
import { firstName } from './profile.ts'

/** What a student, a minor's guardian and the business are told of an application. */
export const applicationNotifications = {
  'student-application': kind<{
    student: string
    studentId: string
    title: string
    company: string
    news: MinorNews
  }>({
    label: 'Your student has an interview or an offer, or accepts one',
    who: ['guardian'],
    mail: 'at-once',
    words: ({ student, studentId, title, company, news }) => ({
      title: `${firstName(student)} ${minorNewsWords[news]}: ${title}`,
      body: `${company}. You can see it on ${firstName(student)}'s page.`,
      path: `/guardian/students/${studentId}`,
    }),
  }),
  'application-moved': kind<{
    title: string
    company: string
    state: BusinessAnswer
    /** What a business chose to say with its no. */
    reason?: DeclineReason
  }>({
    label: 'A business answers your application',
    who: ['student'],
    mail: 'at-once',
    words: ({ title, company, state, reason }) => ({
      title: `${movedWords[state]}: ${title}`,
      body: `${company} answered your application.${
        reason === undefined ? '' : ` ${declineWords[reason]}`
      }`,
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
  'application-answered': kind<{
    title: string
    postingId: string
    answer: 'accepted' | 'turned-down' | 'withdrawn'
  }>({
    label: 'An applicant accepts, declines or withdraws',
    who: ['business'],
    mail: 'at-once',
    words: ({ title, postingId, answer }) => ({
      title: `${answeredWords[answer].title}: ${title}`,
      body: answeredWords[answer].body,
      path: `/business/postings/${postingId}/applicants`,
    }),
  }),
}

const movedWords: Readonly<Record<BusinessAnswer, string>> = {
  interview: 'You are asked to an interview',
  offer: 'You have an offer',
  declined: 'Not this time',
}

const minorNewsWords: Readonly<Record<MinorNews, string>> = {
  interview: 'is asked to an interview',
  offer: 'has an offer',
  accepted: 'accepted an offer',
}

const answeredWords = {
  accepted: { title: 'Your offer is accepted', body: 'Agree on the first day with them.' },
  'turned-down': {
    title: 'Your offer is declined',
    body: 'They chose something else. Your other applicants are still there.',
  },
  withdrawn: { title: 'An application is taken back', body: 'There is nothing to answer.' },
}

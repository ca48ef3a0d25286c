import { dayInWords } from '#domain/text/day-and-time.ts'
import type { Day } from '#domain/day.ts'
import { kind } from '#domain/people/notification-kind.ts'
import { href, type Address } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { offerLines, type OfferTerms } from './offer.ts'
import { firstName } from '#domain/people/profile.ts'

/** A minor accepted work, or a guardian called it off. Neither can be turned off. */
export const acceptanceNotifications = {
  'student-accepted': kind<{
    student: string
    studentId: UserId
    title: string
    company: string
    offer?: OfferTerms
    stopUntil?: Day
  }>({
    label: 'Your student accepts an offer',
    who: ['guardian'],
    mail: 'at-once',
    always: true,
    words: ({ student, studentId, title, company, offer, stopUntil }) => ({
      title: `${firstName(student)} accepted an offer: ${title}`,
      body: [
        company,
        ...(offer === undefined ? [] : offerLines(offer)),
        stopUntil === undefined
          ? `You can see it on ${firstName(student)}'s page.`
          : `If you do not agree, you can stop this until ${dayInWords(stopUntil)}: open ${firstName(student)}'s page and choose “Stop this”.`,
      ].join('\n'),
      path: href(pages.linkedStudent, { id: studentId }),
    }),
  }),
  'acceptance-called-off': kind<{
    title: string
    company: string
    path: Address
    /** For a guardian: the student. */
    student?: string
  }>({
    label: 'A guardian calls off the acceptance of an offer',
    who: ['student', 'guardian'],
    mail: 'at-once',
    always: true,
    // Does not name the guardian: those of one student need not know each other.
    words: ({ title, company, path, student }) =>
      student === undefined
        ? {
            title: `A guardian called off your acceptance: ${title}`,
            body: `We told ${company} that you will not start there. Talk about it at home. Your other applications continue.`,
            path,
          }
        : {
            title: `${student} will not start: ${title}`,
            body: `A guardian called off the acceptance. We told ${company} and ${student}.`,
            path,
          },
  }),
}

import { applicationPath, type BusinessAnswer, type MinorNews } from './application.ts'
import { dayInWords } from './day-and-time.ts'
import type { Day } from './day.ts'
import { declineWords, type DeclineReason } from './decline-reasons.ts'
import { kind } from './notification-kind.ts'
import { firstDayLines, offerLines, type OfferTerms } from './offer.ts'
import { firstName } from './profile.ts'

/** What a student, a minor's guardian and the business are told of an application. */
export const applicationNotifications = {
  'student-application': kind<{
    student: string
    studentId: string
    title: string
    company: string
    news: MinorNews
    /** What is offered or accepted; missing in those that were stored before offers said it. */
    offer?: OfferTerms
  }>({
    label: 'Your student has an offer, or accepts one',
    who: ['guardian'],
    mail: 'at-once',
    words: ({ student, studentId, title, company, news, offer }) => ({
      title: `${minorNewsTitle(firstName(student), news)}: ${title}`,
      body: [
        ...(news === 'called-off' || news === 'employer-stopped'
          ? [cannotHire(company, false)]
          : []),
        ...(news === 'employer-stopped' ? [beforeFirstDay] : []),
        `${company}. You see it on ${firstName(student)}’s page.`,
        ...termsOf(offer, news === 'offer'),
      ].join('\n'),
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
  'offer-made': kind<{
    title: string
    company: string
    applicationId: string
    offer: OfferTerms
  }>({
    label: 'A business makes you an offer',
    who: ['student'],
    mail: 'at-once',
    words: ({ title, company, applicationId, offer }) => ({
      title: `You have an offer: ${title}`,
      body: [`${company} offers you this:`, ...termsOf(offer, true)].join('\n'),
      path: applicationPath(applicationId),
    }),
  }),
  'hiring-stopped': kind<{
    title: string
    company: string
    applicationId: string
    had: 'offer' | 'accepted'
    leaving: boolean
  }>({
    label: 'A business that made you an offer cannot hire now',
    who: ['student'],
    mail: 'at-once',
    always: true,
    words: ({ title, company, applicationId, had, leaving }) => ({
      title:
        had === 'offer'
          ? `The offer is called off: ${title}`
          : `About the work you accepted: ${title}`,
      body: [
        cannotHire(company, leaving),
        had === 'offer'
          ? 'Its offer cannot be accepted now. You did nothing wrong, and your other applications go on.'
          : beforeFirstDay,
      ].join('\n'),
      path: applicationPath(applicationId),
      ...(had === 'accepted' ? { contact: true as const } : {}),
    }),
  }),
  'business-left': kind<{ title: string; company: string; applicationId: string }>({
    label: 'A business you applied to has left Upful',
    who: ['student'],
    mail: 'at-once',
    words: ({ title, company, applicationId }) => ({
      title: `Your application has ended: ${title}`,
      body: `${company} has left Upful, so nobody can answer it. You did nothing wrong.`,
      path: applicationPath(applicationId),
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
    answer: 'accepted' | 'turned-down' | 'withdrawn' | 'not-starting'
    /** Their first name, where they shared it; nobody is named who ended their application. */
    who?: string
    /** What they accepted. */
    offer?: OfferTerms
    /** Until when a guardian of a minor can call it off. */
    stopUntil?: Day
  }>({
    label: 'An applicant accepts, declines or withdraws',
    who: ['business'],
    mail: 'at-once',
    words: ({ title, postingId, answer, offer, stopUntil, who }) => ({
      title:
        answer === 'accepted' && who !== undefined
          ? `${who} accepted your offer: ${title}`
          : `${answeredWords[answer].title}: ${title}`,
      body: [
        answeredWords[answer].body,
        ...termsOf(offer, false),
        ...(stopUntil === undefined
          ? []
          : [`They are under 18. A guardian can still stop it until ${dayInWords(stopUntil)}.`]),
      ].join('\n'),
      path: `/business/postings/${postingId}/applicants`,
    }),
  }),
}

function termsOf(offer: OfferTerms | undefined, isOpen: boolean): string[] {
  if (offer === undefined) return []
  return [
    ...offerLines(offer),
    ...firstDayLines(offer),
    ...(isOpen ? [`Answer by ${dayInWords(offer.answerBy)}`] : []),
  ]
}

const movedWords: Readonly<Record<BusinessAnswer, string>> = {
  interview: 'You are asked to an interview',
  offer: 'You have an offer',
  declined: 'Not this time',
}

function minorNewsTitle(first: string, news: MinorNews): string {
  switch (news) {
    case 'interview':
      return `${first} is asked to an interview`
    case 'offer':
      return `${first} has an offer`
    case 'accepted':
      return `${first} accepted an offer`
    case 'called-off':
      return `An offer to ${first} is called off`
    case 'employer-stopped':
      return `About the work that ${first} accepted`
  }
}

/** Never why: staff may have been mistaken, and the reason is not the student's to carry. */
function cannotHire(company: string, leaving: boolean): string {
  return leaving
    ? `${company} is leaving Upful.`
    : `${company} cannot hire through Upful at the moment.`
}

const beforeFirstDay =
  'Before going to work there, call them together with an adult you trust, and ask whether it still stands. Write to us if anything worries you.'

const answeredWords = {
  accepted: { title: 'Your offer is accepted', body: 'They accepted.' },
  'turned-down': {
    title: 'Your offer is declined',
    body: 'They chose something else. Your other applicants are still there.',
  },
  'not-starting': {
    title: 'An applicant who accepted does not start',
    body: 'The acceptance is called off. Your other applicants are still there.',
  },
  withdrawn: { title: 'An application is taken back', body: 'There is nothing to answer.' },
}

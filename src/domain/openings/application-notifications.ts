import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { applicationPath, type BusinessAnswer, type MinorNews } from './application.ts'
import { dayAndTime, dayInWords } from '#domain/text/day-and-time.ts'
import type { Day } from '#domain/day.ts'
import { declineWords, type DeclineReason } from '#domain/people/decline-reasons.ts'
import { kind } from '#domain/people/notification-kind.ts'
import { firstDayLines, offerLines, type OfferTerms } from './offer.ts'
import { firstName } from '#domain/people/profile.ts'

/** Notifications about an application to the student, a minor's guardian and the business. */
export const applicationNotifications = {
  'student-application': kind<{
    student: string
    studentId: UserId
    title: string
    company: string
    news: MinorNews
    /** The terms offered or accepted; missing in notifications from before offers had terms. */
    offer?: OfferTerms
    /** For an offer: until when a guardian can stop it once it is accepted. */
    stopUntil?: Day
    /** The interview that had been planned, and is cancelled because of the offer. */
    interviewAt?: string
  }>({
    label: 'Your student has an offer, or accepts one',
    who: ['guardian'],
    mail: 'at-once',
    leads: true,
    words: ({ student, studentId, title, company, news, offer, stopUntil, interviewAt }) => ({
      title: `${minorNewsTitle(firstName(student), news)}: ${title}`,
      body: [
        ...(news === 'called-off' || news === 'employer-stopped'
          ? [cannotHire(company, false)]
          : []),
        ...(news === 'employer-stopped' ? [beforeFirstDay] : []),
        ...(news === 'employer-back' ? [isBack(company)] : []),
        `${company}. You can see it on ${firstName(student)}’s page.`,
        ...termsOf(offer, news === 'offer'),
        ...(stopUntil === undefined
          ? []
          : [
              `If ${firstName(student)} accepts and you do not agree, you can stop it until ${dayInWords(stopUntil)}, with “Stop this” on ${firstName(student)}’s page.`,
            ]),
        ...noInterview(interviewAt, 'The'),
      ].join('\n'),
      path: href(pages.linkedStudent, { id: studentId }),
    }),
  }),
  'student-applied': kind<{ student: string; studentId: UserId; title: string; company: string }>({
    label: 'Your student applies, as approved before',
    who: ['guardian'],
    mail: 'daily',
    words: ({ student, studentId, title, company }) => ({
      title: `${firstName(student)} applied: ${title}`,
      body: `${company}. It was sent straight away, under an approval that was given before. You can see it on ${firstName(student)}’s page.`,
      path: href(pages.linkedStudent, { id: studentId }),
    }),
  }),
  'application-moved': kind<{
    title: string
    company: string
    state: BusinessAnswer
    /** The reason a business chose for declining. */
    reason?: DeclineReason
    /** The planned interview that is cancelled because the application was declined. */
    interviewAt?: string
  }>({
    label: 'A business answers your application',
    who: ['student'],
    mail: 'at-once',
    leads: true,
    push: 'answer',
    words: ({ title, company, state, reason, interviewAt }) => ({
      title: `${movedWords[state]}: ${title}`,
      body: [
        `${company} answered your application.${
          reason === undefined ? '' : ` ${declineWords[reason]}`
        }`,
        ...(interviewAt === undefined
          ? []
          : [`Your interview on ${dayAndTime(interviewAt)} is cancelled.`]),
      ].join('\n'),
      path: pages.applications,
    }),
  }),
  'offer-made': kind<{
    title: string
    company: string
    applicationId: string
    offer: OfferTerms
    /** For a minor: until when a guardian can stop it once it is accepted. */
    stopUntil?: Day
    /** The interview that had been planned, and is cancelled because of the offer. */
    interviewAt?: string
  }>({
    label: 'A business makes you an offer',
    who: ['student'],
    mail: 'at-once',
    leads: true,
    push: 'answer',
    words: ({ title, company, applicationId, offer, stopUntil, interviewAt }) => ({
      title: `You have an offer: ${title}`,
      body: [
        `${company} offers you this:`,
        ...termsOf(offer, true),
        ...(stopUntil === undefined
          ? []
          : [
              `You are under 18. If you accept, your guardians are told and can stop it until ${dayInWords(stopUntil)}. Talk with them first.`,
            ]),
        ...noInterview(interviewAt, 'Your'),
      ].join('\n'),
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
          ? `The offer was called off: ${title}`
          : `About the work you accepted: ${title}`,
      body: [
        cannotHire(company, leaving),
        had === 'offer'
          ? 'Its offer cannot be accepted now. You did nothing wrong, and your other applications continue.'
          : beforeFirstDay,
      ].join('\n'),
      path: applicationPath(applicationId),
      ...(had === 'accepted' ? { contact: true as const } : {}),
    }),
  }),
  'hiring-resumed': kind<{ title: string; company: string; applicationId: string }>({
    label: 'A business whose offer you accepted is back',
    who: ['student'],
    mail: 'at-once',
    always: true,
    words: ({ title, company, applicationId }) => ({
      title: `It is going ahead: ${title}`,
      body: isBack(company),
      path: applicationPath(applicationId),
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
      path: href(pages.applicants, { id: postingId }),
    }),
  }),
  'application-answered': kind<{
    title: string
    postingId: string
    answer: 'accepted' | 'turned-down' | 'withdrawn' | 'not-starting'
    /**
     * Their first name, if they shared it. Applicants who ended their application are not named, except
     * one who had accepted: a business that expects two people has to know which one is not coming.
     */
    who?: string
    /** The terms they accepted, even if they do not start after all. */
    offer?: OfferTerms
    /** Until when a minor's guardian can call it off. */
    stopUntil?: Day
  }>({
    label: 'An applicant accepts, declines or withdraws',
    who: ['business'],
    mail: 'at-once',
    leads: true,
    words: ({ title, postingId, answer, offer, stopUntil, who }) => ({
      title: `${answeredTitle(answer, who)}: ${title}`,
      body: [
        answeredWords[answer].body,
        ...termsOf(offer, false),
        ...(stopUntil === undefined
          ? []
          : [`They are under 18. A guardian can still stop it until ${dayInWords(stopUntil)}.`]),
      ].join('\n'),
      path: href(pages.applicants, { id: postingId }),
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

function noInterview(startsAt: string | undefined, whose: 'The' | 'Your'): string[] {
  return startsAt === undefined
    ? []
    : [
        `${whose} interview on ${dayAndTime(startsAt)} is cancelled, because the offer takes its place.`,
      ]
}

const movedWords: Readonly<Record<BusinessAnswer, string>> = {
  interview: 'You are invited to an interview',
  offer: 'You have an offer',
  declined: 'Not this time',
}

function minorNewsTitle(first: string, news: MinorNews): string {
  switch (news) {
    case 'interview':
      return `${first} is invited to an interview`
    case 'offer':
      return `${first} has an offer`
    case 'accepted':
      return `${first} accepted an offer`
    case 'called-off':
      return `An offer to ${first} was called off`
    case 'employer-stopped':
    case 'employer-back':
      return `About the work that ${first} accepted`
  }
}

/** Never gives the reason: staff may be mistaken, and it must not burden the student. */
function cannotHire(company: string, leaving: boolean): string {
  return leaving
    ? `${company} is leaving Upful.`
    : `${company} cannot hire through Upful at the moment.`
}

const beforeFirstDay =
  'Before going to work there, ask them, together with an adult you trust, whether it is still on. If you cannot reach them, or anything worries you, write to us.'

function isBack(company: string): string {
  return `${company} can hire through Upful again. What was accepted is still valid. Check with them again before the first day.`
}

function answeredTitle(answer: keyof typeof answeredWords, who: string | undefined): string {
  if (who !== undefined && answer === 'accepted') return `${who} accepted your offer`
  if (who !== undefined && answer === 'not-starting') return `${who} will not start after all`
  return answeredWords[answer].title
}

const answeredWords = {
  accepted: { title: 'Your offer was accepted', body: 'They accepted.' },
  'turned-down': {
    title: 'Your offer was declined',
    body: 'They chose something else. Your other applicants are still there.',
  },
  'not-starting': {
    title: 'An applicant who accepted will not start',
    body: 'They had accepted, but it was called off. Your other applicants are still there.',
  },
  withdrawn: { title: 'An application was withdrawn', body: 'There is nothing to answer.' },
}

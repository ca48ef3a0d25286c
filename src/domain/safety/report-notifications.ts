import { kind } from '#domain/people/notification-kind.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import {
  outcomesForReporter,
  personReportReasons,
  type PersonReportReason,
  type ReportOutcome,
} from './person-report.ts'

/** Notifications after a report: to staff, to the paused person and to the reporter. */
export const reportNotifications = {
  'report-urgent': kind<{ reason: PersonReportReason | 'unsafe-opening' | 'message' }>({
    label: 'A report says that somebody may be in danger',
    who: ['staff'],
    mail: 'at-once',
    always: true,
    wakes: true,
    words: ({ reason }) => ({
      title: 'Urgent report: somebody may be in danger',
      body: reasonLine(reason),
      path: href(pages.staff, { desk: deskOf(reason) }),
    }),
  }),
  'guardian-worried': kind<Record<never, never>>({
    label: 'A guardian is worried about a student',
    who: ['staff'],
    mail: 'at-once',
    always: true,
    wakes: true,
    words: () => ({
      title: 'Urgent: a guardian is worried about a student',
      body: 'Read what they write before any other message.',
      path: href(pages.staff, { desk: 'messages' }),
    }),
  }),
  'report-filed': kind<{ reason: PersonReportReason | 'opening' }>({
    label: 'Somebody reports a person or an opening',
    who: ['staff'],
    mail: 'at-once',
    words: ({ reason }) => ({
      title: reason === 'opening' ? 'An opening was reported' : 'A person was reported',
      body: reasonLine(reason),
      path:
        reason === 'opening'
          ? href(pages.staff, { desk: 'posts', list: 'reported' })
          : href(pages.staff, { desk: 'reports' }),
    }),
  }),
  'report-answered': kind<{ about: string; outcome?: ReportOutcome }>({
    label: 'Our staff looked at what you reported',
    who: ['student', 'guardian', 'mentor', 'business'],
    mail: 'at-once',
    words: ({ outcome }) => ({
      title: 'We looked at what you told us',
      body: [
        ...(outcome === undefined ? [] : [outcomesForReporter[outcome]]),
        'Thank you for speaking up. Tell us again if anything else happens.',
      ].join(' '),
      path: pages.reports,
    }),
  }),
  'work-paused': kind<{ role: 'mentor' | 'business'; news: 'paused' | 'lifted' }>({
    label: 'Our staff pause your bookings or openings',
    who: ['mentor', 'business'],
    mail: 'at-once',
    words: ({ role, news }) => {
      const what = role === 'mentor' ? 'bookings' : 'openings'
      return news === 'paused'
        ? {
            title: `Your ${what} are paused`,
            body: `Our staff are looking at something. ${whilePaused[role]} You will hear from us as soon as they are done.`,
            path: pages.dashboard,
          }
        : {
            title: `Your ${what} are open again`,
            body: `Thank you for waiting. ${whenLifted[role]}`,
            path: pages.dashboard,
          }
    },
  }),
}

const whilePaused = {
  mentor: 'All your sessions are on hold, and no student can ask you for one.',
  business: 'Students do not see your openings.',
}

const whenLifted = {
  mentor: 'Your dashboard shows the sessions that go ahead. All others are cancelled.',
  business: 'Students see your openings again.',
}

function deskOf(reason: string) {
  if (reason === 'unsafe-opening') return 'posts'
  return reason === 'message' ? 'messages' : 'reports'
}

function reasonLine(reason: PersonReportReason | 'unsafe-opening' | 'opening' | 'message'): string {
  if (reason === 'message') return 'Somebody who wrote to us may be in danger.'
  if (reason === 'unsafe-opening') return 'An opening feels unsafe to somebody who read it.'
  if (reason === 'opening') return 'Read what is wrong with it, and decide.'
  return personReportReasons[reason].label
}

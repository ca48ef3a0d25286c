import type { StaffAction } from '#domain/people/staff-action.ts'

const labels: Readonly<Record<StaffAction, string>> = {
  'looked-at': 'Records opened',
  verified: 'Verified',
  refused: 'Refused',
  'asked-more': 'Asked for more',
  'took-back': 'Verifications taken back',
  preferred: 'Made preferred employers',
  unpreferred: 'Preferences ended',
  suspended: 'Suspended',
  lifted: 'Suspensions lifted',
  'lifted-pause': 'Pauses lifted',
  'ended-sessions': 'Sessions ended',
  'sent-reset': 'Password letters sent',
  'sent-confirmation': 'Confirmation letters sent',
  'confirmed-address': 'Addresses confirmed',
  'ended-link': 'Guardian links ended',
  'allowed-mentor': 'Mentors allowed again',
  'agreed-birth-month': 'Birth months approved',
  'declined-birth-month': 'Birth months declined',
  'published-opening': 'Openings published',
  'kept-opening': 'Openings kept on hold',
  'held-opening': 'Openings held',
  'removed-opening': 'Openings removed',
  'dismissed-reports': 'Reports dismissed',
  'unpublished-course': 'Courses unpublished',
  'published-course': 'Courses published',
  'took-report': 'Reports taken up',
  'asked-reporter': 'Reporters asked for more',
  'closed-report': 'Reports closed',
  'asked-sender': 'Senders asked for more',
  'answered-message': 'Messages answered',
  'closed-message': 'Messages closed',
  'read-feed': 'Feeds read',
  'tried-job-again': 'Jobs tried again',
  'tried-letter-again': 'Letters tried again',
  'dismissed-letter': 'Letters dismissed',
  'imported-openings': 'Files imported',
  'published-import': 'Imports published',
  'held-import': 'Imports held',
  'undid-import': 'Imports undone',
  'exported-log': 'Log exported',
  'stopped-badge': 'Badges taken back',
  'invited-colleague': 'Colleagues invited',
  'withdrew-invitation': 'Invitations withdrawn',
  'changed-staff-role': 'Staff roles changed',
  'removed-colleague': 'Colleagues removed',
}

/** The filters of the log. */
export const kinds = Object.entries(labels).map(([value, label]) => ({ value, label }))

export function isKind(text: string | null): text is StaffAction {
  return text !== null && Object.hasOwn(labels, text)
}

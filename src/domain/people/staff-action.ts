import { z } from 'zod'

export const subjectKinds = [
  'person',
  'opening',
  'course',
  'feed',
  'report',
  'message',
  'job',
  'letter',
  'import',
  'log',
  'badge',
  'colleague',
  'content',
  'announcement',
] as const
export type SubjectKind = (typeof subjectKinds)[number]

interface Kind {
  about: SubjectKind
  /** The words of the log between the name of the staff and of the subject, and after it. */
  words: readonly [before: string, after: string]
}

/** Everything that staff can do. Each is one row of the log, with a reason. */
export const staffActions = {
  'looked-at': { about: 'person', words: ['opened the record of', ''] },
  verified: { about: 'person', words: ['verified', ''] },
  refused: { about: 'person', words: ['refused to verify', ''] },
  'asked-more': { about: 'person', words: ['asked', 'for more'] },
  'took-back': { about: 'person', words: ['took back the verification of', ''] },
  preferred: { about: 'person', words: ['made', 'a preferred employer'] },
  unpreferred: { about: 'person', words: ['ended the preference for', ''] },
  suspended: { about: 'person', words: ['suspended', ''] },
  lifted: { about: 'person', words: ['lifted the suspension of', ''] },
  'lifted-pause': { about: 'person', words: ['let', 'work again'] },
  'ended-sessions': { about: 'person', words: ['signed', 'out everywhere'] },
  'sent-reset': { about: 'person', words: ['sent a letter for a new password to', ''] },
  'sent-confirmation': { about: 'person', words: ['sent the confirmation letter again to', ''] },
  'confirmed-address': { about: 'person', words: ['confirmed the address of', ''] },
  'ended-link': { about: 'person', words: ['ended a guardian link of', ''] },
  'allowed-mentor': { about: 'person', words: ['lifted the stop of a mentor for', ''] },
  'agreed-birth-month': { about: 'person', words: ['agreed to the new birth month of', ''] },
  'declined-birth-month': { about: 'person', words: ['declined the new birth month of', ''] },
  'published-opening': { about: 'opening', words: ['published the opening', ''] },
  'kept-opening': { about: 'opening', words: ['kept the opening', 'on hold'] },
  'held-opening': { about: 'opening', words: ['held the opening', ''] },
  'removed-opening': { about: 'opening', words: ['removed the opening', ''] },
  'dismissed-reports': { about: 'opening', words: ['dismissed the reports of', ''] },
  'unpublished-course': { about: 'course', words: ['took the course', 'out of the catalogue'] },
  'published-course': {
    about: 'course',
    words: ['put the course', 'back into the catalogue'],
  },
  'took-report': { about: 'report', words: ['is looking at a report about', ''] },
  'asked-reporter': { about: 'report', words: ['asked for more about a report about', ''] },
  'closed-report': { about: 'report', words: ['closed a report about', ''] },
  'read-feed': { about: 'feed', words: ['had the feed', 'read at once'] },
  'asked-sender': { about: 'message', words: ['asked for more about a message:', ''] },
  'answered-message': { about: 'message', words: ['answered a message:', ''] },
  'closed-message': { about: 'message', words: ['closed a message:', ''] },
  'tried-job-again': { about: 'job', words: ['had the job', 'tried again'] },
  'tried-letter-again': { about: 'letter', words: ['had a letter for', 'tried again'] },
  'dismissed-letter': { about: 'letter', words: ['dismissed a letter for', ''] },
  'imported-openings': { about: 'import', words: ['imported', ''] },
  'published-import': { about: 'import', words: ['published', ''] },
  'held-import': { about: 'import', words: ['held', ''] },
  'exported-log': { about: 'log', words: ['exported', ''] },
  'undid-import': { about: 'import', words: ['undid the import of', ''] },
  'edited-content': { about: 'content', words: ['changed the text of', ''] },
  'restored-content': { about: 'content', words: ['undid the changes of', ''] },
  announced: { about: 'announcement', words: ['announced', ''] },
  'ended-announcement': { about: 'announcement', words: ['ended the announcement', ''] },
  'stopped-badge': { about: 'badge', words: ['took back the badge', ''] },
  'invited-colleague': { about: 'colleague', words: ['invited', 'to the staff'] },
  'withdrew-invitation': { about: 'colleague', words: ['withdrew the invitation of', ''] },
  'changed-staff-role': { about: 'colleague', words: ['changed the role of', ''] },
  'removed-colleague': { about: 'colleague', words: ['removed', 'from the staff'] },
} as const satisfies Record<string, Kind>

export type StaffAction = keyof typeof staffActions

/** The values of a subject that an action changed, before or after it. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>

/** Independent decisions about a person: only actions in the same list compete. */
const decisionsAboutPeople: readonly (readonly StaffAction[])[] = [
  ['verified', 'refused', 'asked-more', 'took-back'],
  ['preferred', 'unpreferred'],
  ['suspended', 'lifted'],
  ['lifted-pause'],
  ['agreed-birth-month', 'declined-birth-month'],
]

/** The actions that compete with this one: of two staff, only the first can decide. */
export function competingActions(kind: StaffAction): readonly StaffAction[] {
  const { about } = staffActions[kind]
  return (
    decisionsAboutPeople.find((kinds) => kinds.includes(kind)) ??
    (about === 'person'
      ? [kind]
      : staffActionKinds.filter((action) => staffActions[action].about === about))
  )
}
export const staffActionKinds = Object.keys(staffActions) as StaffAction[]

/** "Grace Campbell verified Andre B." */
export function actionSentence(action: {
  kind: StaffAction
  staff: string
  subject: string
}): string {
  const [before, after] = staffActions[action.kind].words
  const words = [action.staff, before, action.subject, after]
    .filter((part) => part !== '')
    .join(' ')
  return words.endsWith('.') ? words : `${words}.`
}

export const minReasonLength = 10
export const maxReasonLength = 500
const tooShort = `Say why, in at least ${minReasonLength} characters`
const unreadable = 'Say it in letters, numbers and punctuation only'
const tooLong = `Say it in at most ${maxReasonLength} characters`

/** The reason for an action: written for colleagues, and kept with it as long as the log. */
export const staffReason = z
  .string(tooShort)
  .trim()
  .min(minReasonLength, tooShort)
  .max(maxReasonLength, tooLong)
  .regex(/^(?:\P{Cc}|[\n\r\t])*$/u, unreadable)

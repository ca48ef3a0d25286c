/** Where somebody met the person they report; each kind of place has its own id. */
export const reportPlaces = [
  'session',
  'mentor',
  'student',
  'guardian',
  'business',
  'applicant',
] as const
export type ReportPlace = (typeof reportPlaces)[number]

interface Reason {
  label: string
  /** It pauses the person immediately, until staff have looked. */
  unsafe?: true
  /** Somebody may be in danger: staff see it before all others. */
  urgent?: true
}

export const personReportReasons = {
  'not-safe-now': { label: 'I am not safe now', unsafe: true, urgent: true },
  threatening: { label: 'Unsafe or threatening', unsafe: true, urgent: true },
  sexual: { label: 'Sexual or indecent', unsafe: true, urgent: true },
  'meet-outside': {
    label: 'Asked to meet outside Upful, or for contact details',
    unsafe: true,
    urgent: true,
  },
  money: { label: 'Asked for money' },
  'not-paid': { label: 'Did not pay, or paid less than agreed' },
  'unsafe-work': { label: 'Dangerous or illegal work', unsafe: true, urgent: true },
  disrespect: { label: 'Disrespect or discrimination' },
  pretends: { label: 'Pretends to be somebody else' },
  absent: { label: 'Did not turn up, more than once' },
  // About a guardian who was linked later; has its own button.
  'unknown-guardian': { label: 'I do not know this person', urgent: true },
  'at-risk': { label: 'I am worried about their safety', urgent: true },
  other: { label: 'Something else' },
} as const satisfies Record<string, Reason>

export type PersonReportReason = keyof typeof personReportReasons
export const personReportReasonKinds = Object.keys(personReportReasons) as PersonReportReason[]

const everywhere = ['threatening', 'sexual'] as const
const anybody = ['disrespect', 'pretends', 'other'] as const

const mentor = [...everywhere, 'meet-outside', 'money', 'absent', ...anybody] as const
const student = ['at-risk', ...everywhere, 'meet-outside', 'money', 'absent', ...anybody] as const
const reasonsAbout: Readonly<Record<ReportPlace, readonly PersonReportReason[]>> = {
  session: student,
  mentor,
  student,
  guardian: [...everywhere, 'money', ...anybody],
  business: [
    ...everywhere,
    'meet-outside',
    'unsafe-work',
    'money',
    'not-paid',
    'absent',
    ...anybody,
  ],
  applicant: ['at-risk', ...everywhere, 'money', 'absent', ...anybody],
}

/** The reasons to choose from at that place; `not-safe-now` has its own button everywhere. */
export function reasonsAt(place: ReportPlace): readonly PersonReportReason[] {
  return reasonsAbout[place]
}

export function isReasonAt(place: ReportPlace, reason: PersonReportReason): boolean {
  return reason === 'not-safe-now' || reasonsAbout[place].includes(reason)
}

export function isUnsafe(reason: PersonReportReason): boolean {
  return 'unsafe' in personReportReasons[reason]
}

export function isUrgent(reason: PersonReportReason): boolean {
  return 'urgent' in personReportReasons[reason]
}

export const maxReportNoteLength = 1000

/** The outcomes staff can choose for a report. */
export const reportOutcomes = {
  nothing: 'Nothing to act on',
  spoken: 'Spoke with them',
  'kept-paused': 'They stay paused',
  suspended: 'They are suspended',
  referred: 'Passed on to the authorities',
} as const
export type ReportOutcome = keyof typeof reportOutcomes
export const reportOutcomeKinds = Object.keys(reportOutcomes) as ReportOutcome[]

/** What the reporter is told: one sentence, without names or findings. */
export const outcomesForReporter: Readonly<Record<ReportOutcome, string>> = {
  nothing: 'We could not find enough to act on. What you told us stays with our staff.',
  spoken: 'We spoke with them about it.',
  'kept-paused': 'They cannot meet or hire anybody on Upful for now.',
  suspended: 'They can no longer use Upful.',
  referred: 'We passed it on to the authorities, who may want to speak with you.',
}

export const reportStates = ['open', 'looking', 'closed'] as const
export type ReportState = (typeof reportStates)[number]

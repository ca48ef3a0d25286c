import { addDays, daysBetween, type Day } from '#domain/day.ts'

export const openingKinds = [
  'internship',
  'part-time',
  'full-time',
  'contract',
  'training',
  'volunteer',
] as const
export type OpeningKind = (typeof openingKinds)[number]

/**
 * Only published openings are shown. A held one waits for staff; a paused one is hidden while its
 * business is not verified.
 */
export const openingStatuses = [
  'draft',
  'held',
  'paused',
  'published',
  'expired',
  'removed',
] as const
export type OpeningStatus = (typeof openingStatuses)[number]

/** Why somebody reports an opening. */
export const openingReportReasons = [
  'asks-for-money',
  'unsafe',
  'not-real',
  'closed',
  'other',
] as const
export type OpeningReportReason = (typeof openingReportReasons)[number]

export const defaultKind: OpeningKind = 'internship'
export const defaultLocation = 'Kingston, Jamaica'
export const daysUntilEstimatedDeadline = 30
/** An opening is closing soon from a week before its deadline. */
export const closingSoonDays = 7
/** A deadline further away than this was mistyped. */
const maxWaitDays = 730

/** The first text that names a kind decides; a job title alone seldom does, so it comes last. */
export function kindFrom(
  texts: readonly (string | null | undefined)[],
  fallback: OpeningKind = defaultKind,
): OpeningKind {
  for (const text of texts) {
    const words = wordsOf(text ?? '')
    const match = kindWords.find(([pattern]) => pattern.test(words))
    if (match !== undefined) return match[1]
  }
  return fallback
}

export interface Deadline {
  day: Day
  /** The opening names no day; this one is a guess and is labelled as such. */
  estimated: boolean
}

/** The day the opening states; 30 days from today if it states none, or an absurd one. */
export function deadlineFrom(statedDay: Day | null, today: Day): Deadline {
  if (statedDay !== null && Math.abs(daysBetween(today, statedDay)) <= maxWaitDays) {
    return { day: statedDay, estimated: false }
  }
  return { day: addDays(today, daysUntilEstimatedDeadline), estimated: true }
}

/** Whether the opening can be shown on this day: it closes when its last day is over. */
export function isOpenOn(deadline: Day | null, today: Day): boolean {
  return deadline === null || daysBetween(today, deadline) >= 0
}

/** What students who saved an opening or applied for it see while it is hidden. */
export const hiddenStates = ['checking', 'closed'] as const
export type HiddenState = (typeof hiddenStates)[number]

export const hiddenWords: Readonly<Record<HiddenState, string>> = {
  checking: 'Paused while we check it',
  closed: 'Closed',
}

export function hiddenStateOf(
  { status, closesOn }: { status: OpeningStatus; closesOn: Day },
  today: Day,
): HiddenState {
  return status === 'removed' || !isOpenOn(closesOn, today) ? 'closed' : 'checking'
}

/** 'FullTime', 'FULL_TIME' and 'full-time' are the same words. */
function wordsOf(text: string): string {
  return text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_\W]+/g, ' ')
    .trim()
    .toLowerCase()
}

const kindWords: readonly (readonly [RegExp, OpeningKind])[] = [
  [/\b(interns?|internships?|work placement|work experience programme)\b/, 'internship'],
  [/\b(volunteers?|volunteering)\b/, 'volunteer'],
  [/\b(apprentices?|apprenticeships?|trainees?|traineeships?|training programme)\b/, 'training'],
  [/\bpart time\b/, 'part-time'],
  [/\b(contract|contractor|temp|temporary|freelance|seasonal|fixed term)\b/, 'contract'],
  [/\b(full time|permanent)\b/, 'full-time'],
]

import type { Day } from '#domain/day.ts'
import { isOpenOn, type OpeningStatus } from './opening.ts'

/**
 * The state of a posting as its business sees it. `held` waits for staff; `paused` was public
 * and is hidden while its business is not verified; `closed` is past its deadline or was closed by hand.
 */
export const postingStates = ['draft', 'published', 'held', 'paused', 'closed', 'removed'] as const
export type PostingState = (typeof postingStates)[number]

export const postingActions = ['change', 'publish', 'close', 'delete'] as const
export type PostingAction = (typeof postingActions)[number]

/** Who holds a posting back: our rules, people who reported it, or staff. */
export const holders = ['rules', 'reports', 'staff'] as const
export type Holder = (typeof holders)[number]

export function postingStateOf(
  row: { status: OpeningStatus; closesOn: Day | null },
  today: Day,
): PostingState {
  switch (row.status) {
    case 'expired':
      return 'closed'
    case 'published':
      return isOpenOn(row.closesOn, today) ? 'published' : 'closed'
    case 'paused':
      return isOpenOn(row.closesOn, today) ? 'paused' : 'closed'
    default:
      return row.status
  }
}

/** What its business may do with it now; publishing also needs verification. */
export function actionsOn(state: PostingState, heldBy: Holder | null): readonly PostingAction[] {
  // A posting held by reports or staff cannot be closed and reopened to bypass them.
  if (state === 'held' && heldBy === 'reports') return ['change']
  // Once it is fixed, staff can be asked to check it again.
  if (state === 'held' && heldBy === 'staff') return ['change', 'publish']
  return actions[state]
}

const actions: Readonly<Record<PostingState, readonly PostingAction[]>> = {
  draft: ['change', 'publish', 'delete'],
  published: ['change', 'close'],
  held: ['change', 'close'],
  paused: ['change', 'close'],
  closed: ['change', 'publish'],
  removed: [],
}

/** What the openings of a business can be narrowed down to. */
export const postingFilters = ['all', ...postingStates] as const
export type PostingFilter = (typeof postingFilters)[number]

export const postingSorts = ['newest', 'closing', 'title'] as const
export type PostingSort = (typeof postingSorts)[number]

/** A draft can be published by itself up to this many days ahead. */
export const maxPublishAheadDays = 90

/** Whether a draft, or a closed opening, may be published by itself on a later day. */
export function maySchedule(state: PostingState): boolean {
  return state === 'draft' || state === 'closed'
}

/** Staff check this many openings of a business before later ones are published immediately. */
export const openingsReadFirst = 3
/** A business can publish this many openings a day. */
export const maxPublishedADay = 5

/** Why a posting is held, as shown to its business, before the words our rules found. */
export const holdReasons: Readonly<Record<Exclude<Holder, 'rules'>, string>> = {
  reports: 'Some people reported it. Our staff are looking at it.',
  staff: 'Our staff held it back. Change the text, then send it for a fresh look.',
}

/** A day further away than this was mistyped. */
export const maxDeadlineDays = 365

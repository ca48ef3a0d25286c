import type { Day } from '#domain/day.ts'
import { isOpenOn, type OpportunityStatus } from './opportunity.ts'

/**
 * Where a posting of a business stands, in its own eyes. `held` waits for staff; `paused` was public
 * and is not while its business is not verified; `closed` is over, by its day or by hand.
 */
export const postingStates = ['draft', 'published', 'held', 'paused', 'closed', 'removed'] as const
export type PostingState = (typeof postingStates)[number]

export const postingActions = ['change', 'publish', 'close', 'delete'] as const
export type PostingAction = (typeof postingActions)[number]

/** Who holds a posting back: our rules, people who reported it, or staff. */
export const holders = ['rules', 'reports', 'staff'] as const
export type Holder = (typeof holders)[number]

export function postingStateOf(
  row: { status: OpportunityStatus; closesOn: Day | null },
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

/** What its business may do with it now; publishing needs verification beside. */
export function actionsOn(state: PostingState, heldBy: Holder | null): readonly PostingAction[] {
  // What people reported or staff stopped cannot be closed and opened again around them.
  if (state === 'held' && heldBy === 'reports') return ['change']
  // Once it is mended, staff can be asked to read it again.
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

/** Staff read this many openings of a business before its others are published at once. */
export const openingsReadFirst = 3
/** A business can publish this many openings a day. */
export const maxPublishedADay = 5

/** What a held posting says to its business, before the words that our rules met. */
export const holdReasons: Readonly<Record<Exclude<Holder, 'rules'>, string>> = {
  reports: 'Some people reported it. Our staff are looking at it.',
  staff: 'Our staff held it back. Change the text, then send it for a fresh look.',
}

/** A day further away than this was mistyped. */
export const maxDeadlineDays = 365

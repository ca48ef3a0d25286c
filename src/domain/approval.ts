import type { AgeBand } from './birth-month.ts'

/** What a guardian is asked about, the first time a minor does it. */
export const approvalKinds = ['application', 'mentor'] as const
export type ApprovalKind = (typeof approvalKinds)[number]

export type ApprovalState = 'asked' | 'approved' | 'declined'

/** Who may be a minor is treated as one; one yes of a guardian is enough for all that follow. */
export function mustAskFirst(band: AgeBand, approvedBefore: boolean): boolean {
  return band !== 'adult' && !approvedBefore
}

import type { Input } from '../../app/api.ts'

export type ReportReason = Input<'POST /api/opportunities/:id/report'>['reason']

/** What can be wrong with an opening, for the reporter and for staff. */
export const reportReasons: readonly { value: ReportReason; label: string }[] = [
  { value: 'asks-for-money', label: 'It asks for money' },
  { value: 'unsafe', label: 'It feels unsafe' },
  { value: 'not-real', label: 'It is not a real job' },
  { value: 'closed', label: 'It has already closed' },
  { value: 'other', label: 'Something else' },
]

export function reportReasonLabel(reason: ReportReason): string {
  return reportReasons.find(({ value }) => value === reason)?.label ?? reason
}

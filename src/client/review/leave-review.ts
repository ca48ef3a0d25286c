import * as pages from '#domain/pages.ts'

/** The way out of the review, which has no navigation. */
export const leaveReview = { to: pages.dashboard, label: 'Leave the review' }

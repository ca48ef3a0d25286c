/** How many orders one process makes at the same time: a model may take minutes for one. */
const lanes = 4

export const orderJobs = Array.from(
  { length: lanes },
  (_, lane) => `course-orders.make-${lane + 1}`,
)

/** Every order has its lane, so that one is never made in two. */
export function jobFor(orderId: string): string {
  return orderJobs[Number.parseInt(orderId.slice(0, 8), 16) % lanes] ?? ''
}

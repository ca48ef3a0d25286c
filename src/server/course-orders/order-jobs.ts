/** How many orders one process makes in parallel: a model may take minutes for each. */
const parallelOrders = 4

export const orderJobs = Array.from(
  { length: parallelOrders },
  (_, index) => `course-orders.make-${index + 1}`,
)

/** Each order always gets the same job, so that it is never made twice in parallel. */
export function jobFor(orderId: string): string {
  return orderJobs[Number.parseInt(orderId.slice(0, 8), 16) % parallelOrders] ?? ''
}

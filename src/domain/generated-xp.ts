/** What all courses made for one student pay a day, whatever is in them. */
export const generatedCap = 60

/** An amount, as far as today's cap still has room for it. */
export function underCap(amount: number, paidToday: number): number {
  return Math.max(0, Math.min(amount, generatedCap - paidToday))
}

/** Every course made for a student has an id that begins so, and no other course has. */
export const generatedPrefix = 'made-'

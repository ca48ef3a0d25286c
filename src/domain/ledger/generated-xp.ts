/** The most XP that all courses made for a student pay per day. */
export const generatedCap = 60

/** The part of an amount that is still below today's cap. */
export function underCap(amount: number, paidToday: number): number {
  return Math.max(0, Math.min(amount, generatedCap - paidToday))
}

/** The prefix of the ids of courses made for students; no other course has it. */
export const generatedPrefix = 'made-'

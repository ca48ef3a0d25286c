/** The four milestones of the Completion tile, a quarter each, in the order a student usually reaches them. */
export const milestones = [
  { id: 'account', label: 'Account set up' },
  { id: 'profile', label: 'Profile finished' },
  { id: 'course', label: 'First course completed' },
  { id: 'assessment', label: 'First assessment submitted' },
] as const
export type Milestone = (typeof milestones)[number]['id']

/** 0, 25, 50, 75 or 100. A student whose account and stats are set up has 25. */
export function completionOf(reached: Readonly<Record<Milestone, boolean>>): number {
  return milestones.filter(({ id }) => reached[id]).length * (100 / milestones.length)
}

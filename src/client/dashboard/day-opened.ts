import type { DayOpened } from '#contract/check-in.ts'

/** The message for the streak day that opening the dashboard counted, and for what was left in a chest. */
export function dayOpened({
  streak,
  bonus,
  unclaimed,
}: Pick<DayOpened, 'streak' | 'bonus' | 'unclaimed'>): string {
  const parts = [`Day ${streak} is yours.`]
  if (bonus > 0) parts.push(`Streak bonus: +${bonus} XP`)
  const left = unclaimed.reduce((sum, { xp }) => sum + xp, 0)
  if (left > 0) parts.push(`From yesterday's chests: +${left} XP`)
  return parts.join(' ')
}

/** The message for the streak day that opening the dashboard counted. */
export function dayOpened(streak: number, bonus: number): string {
  const day = `Day ${streak} is yours.`
  return bonus > 0 ? `${day} Streak bonus: +${bonus} XP` : day
}

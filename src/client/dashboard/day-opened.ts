/** What opening the dashboard did for the streak, said when it happens. */
export function dayOpened(streak: number, bonus: number): string {
  const day = `Day ${streak}. You are here.`
  return bonus > 0 ? `${day} Streak bonus: +${bonus} XP` : day
}

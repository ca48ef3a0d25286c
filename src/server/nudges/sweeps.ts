import { addDays, dayOf, hourInJamaica } from '#domain/day.ts'
import { maxFreezes } from '#domain/ledger/streak.ts'
import { mayNudge, nudgeAt } from '#domain/people/nudges.ts'
import { quietFrom } from '#domain/people/quiet-hours.ts'
import type { Services } from '../services.ts'
import { remindOfStreak } from './commands.ts'
import { nudgesBefore, streaksSince, type WaitingStreak } from './queries.ts'

export const studentsAtOnce = 200

/**
 * Reminds the students whose streak has nothing for today, once. After downtime it may start at any hour, when it
 * would be too early to say or too late to do something.
 */
export async function remindOfStreaks(
  services: Services,
  { atOnce = studentsAtOnce } = {},
): Promise<void> {
  const today = dayOf(services.now())
  const isEvening = () => {
    const hour = hourInJamaica(services.now())
    return dayOf(services.now()) === today && hour >= nudgeAt && hour < quietFrom
  }
  // Freezes keep a streak for as many days.
  for (let daysAgo = 1; daysAgo <= maxFreezes + 1; daysAgo += 1) {
    const lastDay = addDays(today, -daysAgo)
    let after: WaitingStreak | undefined
    do {
      if (!isEvening()) return
      const waiting = await streaksSince(services.db, {
        lastDay,
        missed: daysAgo - 1,
        after,
        atOnce,
      })
      const ids = waiting.map(({ userId }) => userId)
      const before = await nudgesBefore(services.db, 'streak-waits', ids, today)
      for (const userId of ids) {
        if (!mayNudge(before.get(userId) ?? [], today)) continue
        await services.transaction((tx) => remindOfStreak(tx, userId))
      }
      after = waiting.length < atOnce ? undefined : waiting.at(-1)
    } while (after !== undefined)
  }
}

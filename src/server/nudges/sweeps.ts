import { addDays, dayOf, hourInJamaica } from '#domain/day.ts'
import { chosenNudge, nudgeAt, nudgedDays, nudgeOrder } from '#domain/people/nudges.ts'
import { quietFrom } from '#domain/people/quiet-hours.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Services } from '../services.ts'
import { nudge } from './commands.ts'
import { lastActiveOn, nudgesBefore } from './queries.ts'
import { waitingFor } from './waiting-queries.ts'

const studentsAtOnce = 200

/**
 * Reminds each student who was not active today of at most one thing that is waiting for them. After downtime it may
 * start at any hour, when it would be too early to say or too late to do something.
 */
export async function nudgeStudents(
  services: Services,
  { atOnce = studentsAtOnce } = {},
): Promise<void> {
  const today = dayOf(services.now())
  const isEvening = () => {
    const hour = hourInJamaica(services.now())
    return dayOf(services.now()) === today && hour >= nudgeAt && hour < quietFrom
  }
  for (let daysAgo = 1; daysAgo <= nudgedDays; daysAgo += 1) {
    const lastDay = addDays(today, -daysAgo)
    let after: UserId | undefined
    do {
      if (!isEvening()) return
      const students = await lastActiveOn(services.db, { lastDay, after, atOnce })
      await nudgeEach(services, students)
      after = students.length < atOnce ? undefined : students.at(-1)
    } while (after !== undefined)
  }
}

async function nudgeEach(services: Services, students: readonly UserId[]): Promise<void> {
  const now = services.now()
  const waiting = await waitingFor(services.db, students, now)
  const before = await nudgesBefore(services.db, [...waiting.keys()], dayOf(now))
  for (const [userId, things] of waiting) {
    const kinds = nudgeOrder.filter((type) => things[type] !== undefined)
    const type = chosenNudge(kinds, before.get(userId) ?? [], dayOf(now))
    const data = type && things[type]
    if (type && data) await services.transaction((tx) => nudge(tx, userId, { type, data }))
  }
}

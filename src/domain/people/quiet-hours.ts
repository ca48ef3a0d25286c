import { addDays, dayOf, hourInJamaica, startOfDay } from '#domain/day.ts'
import { hourMs } from '#domain/duration.ts'

/** When a person wants letters for one kind of notification. */
export const mailChoices = ['at-once', 'daily', 'off'] as const
export type MailChoice = (typeof mailChoices)[number]

/** No letters are sent at night, Jamaican time. */
export const quietFrom = 21
export const quietTo = 7
/** When the daily letter is sent. */
export const digestAt = 17

/** When the current quiet hours end; null outside of them. */
export function quietUntil(now: Date): Date | null {
  const hour = hourInJamaica(now)
  if (hour >= quietTo && hour < quietFrom) return null
  const day = dayOf(now)
  return atHour(hour >= quietFrom ? addDays(day, 1) : day, quietTo)
}

/** When the next quiet hours begin. */
export function nextQuiet(now: Date): Date {
  const today = dayOf(now)
  const tonight = atHour(today, quietFrom)
  return tonight > now ? tonight : atHour(addDays(today, 1), quietFrom)
}

/** When a letter may be sent; null if none is wanted. */
export function mailDueAt(choice: MailChoice, quiet: boolean, now: Date): Date | null {
  if (choice === 'off') return null
  if (choice === 'daily') return nextDigest(now)
  return (quiet ? quietUntil(now) : null) ?? now
}

function nextDigest(now: Date): Date {
  const today = dayOf(now)
  const due = atHour(today, digestAt)
  return due > now ? due : atHour(addDays(today, 1), digestAt)
}

function atHour(day: ReturnType<typeof dayOf>, hour: number): Date {
  return new Date(startOfDay(day).getTime() + hour * hourMs)
}

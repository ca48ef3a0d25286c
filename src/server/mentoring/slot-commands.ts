import { addDays, dayFrom, dayOf, daysAfter, type Day } from '#domain/day.ts'
import { isDayOff, startsBetween, type MentorWeek } from '#domain/mentoring/mentor-week.ts'
import {
  bookingHoursAhead,
  isBookable,
  minorsFrom,
  minorsUntil,
  maxOpenSlots,
  slotDaysAhead,
  suitsMinors,
} from '#domain/mentoring/mentoring.ts'
import { dayIn, jamaica } from '#domain/mentoring/time-zone.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { isMinor } from '../guardians/queries.ts'
import { Refusal } from '../http/refusal.ts'
import { addSlots, lockWeek, skipTimes } from './week-commands.ts'
import { weekHasRoom, weekOfMentor } from './week-queries.ts'

interface SlotRange {
  mentorId: UserId
  day: string
  from: string
  to: string
  weeks: number
}

const tooMany = `That would be more than ${maxOpenSlots} open times. Close some first.`
const noBookableTimes = `Students ask at least ${bookingHoursAhead} hours before. Choose later times, up to ${slotDaysAhead} days ahead.`

/**
 * Opens each time that can still be asked for, without changing existing slots. Returns how many, and the days
 * on which none could be opened.
 */
export async function openSlots(
  tx: Tx,
  range: SlotRange,
): Promise<{ opened: number; leftOut: Day[] }> {
  const { mentorId } = range
  await lockWeek(tx, mentorId)
  const week = await weekOfMentor(tx.db, mentorId)
  const last = addDays(dayOf(tx.now), slotDaysAhead)
  const requestedTimes = timesOf(range, week)
  const times = requestedTimes.filter((time) => isBookable(time, tx.now) && dayOf(time) <= last)
  if (times.length === 0) throw new Refusal('not-possible', noBookableTimes)
  const { opened, full } = await addSlots(tx, { mentorId, times, week, fromWeek: false })
  if (full) throw new Refusal('not-possible', tooMany)
  tx.changed(mentorId, 'mentor', 'mentor-sessions')
  const days = new Set(times.map(dayOf))
  const leftOut = [...new Set(requestedTimes.map(dayOf))].filter((day) => !days.has(day))
  return { opened, leftOut }
}

export async function closeSlots(
  tx: Tx,
  mentorId: UserId,
  startsAt: readonly string[],
): Promise<number> {
  await lockWeek(tx, mentorId)
  const closedSlots = await tx.db
    .deleteFrom('mentor_slots')
    .where('user_id', '=', mentorId)
    .where(
      'starts_at',
      'in',
      startsAt.map((time) => new Date(time)),
    )
    .where('taken_by', 'is', null)
    .returning(['starts_at', 'from_week'])
    .execute()
  const fromWeek = closedSlots.filter((slot) => slot.from_week).map((slot) => slot.starts_at)
  await skipTimes(tx, mentorId, fromWeek)
  tx.changed(mentorId, 'mentor', 'mentor-sessions')
  return closedSlots.length
}

interface Slot {
  mentorId: UserId
  startsAt: Date
}

/**
 * Locks a free slot and returns how long its session is: of several concurrent callers one gets it, and the
 * others find it taken. Null too when the mentor takes no more sessions in that week.
 */
export async function lockFreeSlot(
  tx: Tx,
  { mentorId, startsAt }: Slot,
): Promise<{ minutes: number } | null> {
  if (!isBookable(startsAt, tx.now)) return null
  await lockWeek(tx, mentorId)
  const slot = await tx.db
    .selectFrom('mentor_slots as slot')
    .select('slot.minutes')
    .where('slot.user_id', '=', mentorId)
    .where('slot.starts_at', '=', startsAt)
    .where('slot.taken_by', 'is', null)
    .where(weekHasRoom('slot'))
    .forUpdate()
    .executeTakeFirst()
  return slot ?? null
}

/** Minors must not meet a mentor by video at night. */
export async function refuseNight(
  tx: Tx,
  studentId: UserId,
  { startsAt, minutes }: { startsAt: Date; minutes: number },
): Promise<void> {
  if (suitsMinors(startsAt, minutes) || !(await isMinor(tx.db, studentId, tx.now))) return
  const hours = `between ${minorsFrom} AM and ${minorsUntil - 12} PM`
  throw new Refusal('not-possible', `Under 18, sessions are ${hours}. Choose another time.`)
}

/** Reserves a locked slot for a request. */
export async function reserveSlot(
  tx: Tx,
  { mentorId, startsAt }: Slot,
  request: { studentId: UserId; requestId: string },
): Promise<void> {
  await tx.db
    .updateTable('mentor_slots')
    .set({ taken_by: request.studentId, request_id: request.requestId })
    .where('user_id', '=', mentorId)
    .where('starts_at', '=', startsAt)
    .where('taken_by', 'is', null)
    .execute()
}

/** Whether a request still holds this slot. */
export async function isHeldBy(
  tx: Tx,
  { mentorId, startsAt }: Slot,
  request: { studentId: UserId; requestId: string },
): Promise<boolean> {
  const slot = await tx.db
    .selectFrom('mentor_slots')
    .select('user_id')
    .where('user_id', '=', mentorId)
    .where('starts_at', '=', startsAt)
    .where('taken_by', '=', request.studentId)
    .where('request_id', '=', request.requestId)
    .executeTakeFirst()
  return slot !== undefined
}

/**
 * Opens a request's slots again, or deletes them if they can no longer be booked, and then the usual week does
 * not open them either. With `startsAt`, only these of its slots.
 */
export async function releaseSlot(
  tx: Tx,
  request: { studentId: UserId; requestId: string; startsAt?: readonly Date[] },
  opens: boolean,
): Promise<void> {
  const slots = await slotsOf(tx, request)
  const mentorId = slots[0]?.user_id
  if (mentorId === undefined) return
  const week = await weekOfMentor(tx.db, mentorId)
  for (const { starts_at: startsAt, minutes, from_week: fromWeek } of slots) {
    const slot = { mentorId, startsAt }
    // All open times have the length that the mentor offers now, and none is on a day off.
    const fits = minutes === week.minutes && !isDayOff(week, dayIn(week.timeZone, startsAt))
    if (opens && fits) await openAgain(tx, slot)
    else await deleteSlot(tx, slot)
    if (!opens && fromWeek) await skipTimes(tx, mentorId, [startsAt])
  }
}

function slotsOf(
  tx: Tx,
  request: { studentId: UserId; requestId: string; startsAt?: readonly Date[] },
) {
  let query = tx.db
    .selectFrom('mentor_slots')
    .select(['user_id', 'starts_at', 'minutes', 'from_week'])
    .where('taken_by', '=', request.studentId)
    .where('request_id', '=', request.requestId)
  if (request.startsAt !== undefined) query = query.where('starts_at', 'in', request.startsAt)
  return query.execute()
}

async function openAgain(tx: Tx, { mentorId, startsAt }: Slot): Promise<void> {
  await tx.db
    .updateTable('mentor_slots')
    .set({ taken_by: null, request_id: null })
    .where('user_id', '=', mentorId)
    .where('starts_at', '=', startsAt)
    .execute()
}

async function deleteSlot(tx: Tx, { mentorId, startsAt }: Slot): Promise<void> {
  await tx.db
    .deleteFrom('mentor_slots')
    .where('user_id', '=', mentorId)
    .where('starts_at', '=', startsAt)
    .execute()
}

/** Deletes past slots. Those of the last week count for the most sessions a week. */
export async function forgetOldSlots(tx: Tx): Promise<void> {
  const before = daysAfter(tx.now, -8)
  await tx.db.deleteFrom('mentor_slots').where('starts_at', '<', before).execute()
  await tx.db.deleteFrom('mentor_skipped_times').where('starts_at', '<', before).execute()
}

/** The day and its repetitions, in Jamaican time. */
function timesOf({ day, from, to, weeks }: SlotRange, week: MentorWeek): Date[] {
  const first = dayFrom(day)
  return Array.from({ length: weeks }, (_, index) => addDays(first, 7 * index)).flatMap((each) =>
    startsBetween({ ...week, timeZone: jamaica }, each, { from, to }),
  )
}

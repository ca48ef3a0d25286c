import { addDays, dayFrom, dayOf, startOfDay, type Day } from '#domain/day.ts'
import {
  bookingHoursAhead,
  hoursAfter,
  isBookable,
  minorsFrom,
  minorsUntil,
  maxOpenSlots,
  slotDaysAhead,
  slotMinutes,
  suitsMinors,
} from '#domain/mentoring/mentoring.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { isMinor } from '../guardians/queries.ts'
import { Refusal } from '../http/refusal.ts'

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
 * Opens each half hour that can still be asked for, without changing existing slots. Returns how many, and
 * the days on which none could be opened.
 */
export async function openSlots(
  tx: Tx,
  range: SlotRange,
): Promise<{ opened: number; leftOut: Day[] }> {
  const { mentorId } = range
  await lockMentor(tx, mentorId)
  const last = addDays(dayOf(tx.now), slotDaysAhead)
  const requestedTimes = timesOf(range)
  const times = requestedTimes.filter((time) => isBookable(time, tx.now) && dayOf(time) <= last)
  if (times.length === 0) throw new Refusal('not-possible', noBookableTimes)
  const newSlots = await tx.db
    .insertInto('mentor_slots')
    .values(times.map((time) => ({ user_id: mentorId, starts_at: time })))
    .onConflict((conflict) => conflict.columns(['user_id', 'starts_at']).doNothing())
    .returning('starts_at')
    .execute()
  const { open } = await tx.db
    .selectFrom('mentor_slots')
    .select((is) => is.fn.countAll<number>().as('open'))
    .where('user_id', '=', mentorId)
    .where('taken_by', 'is', null)
    .where('starts_at', '>', tx.now)
    .executeTakeFirstOrThrow()
  if (Number(open) > maxOpenSlots) throw new Refusal('not-possible', tooMany)
  tx.changed(mentorId, 'mentor', 'mentor-sessions')
  const days = new Set(times.map(dayOf))
  const leftOut = [...new Set(requestedTimes.map(dayOf))].filter((day) => !days.has(day))
  return { opened: newSlots.length, leftOut }
}

export async function closeSlots(
  tx: Tx,
  mentorId: UserId,
  startsAt: readonly string[],
): Promise<number> {
  const closedSlots = await tx.db
    .deleteFrom('mentor_slots')
    .where('user_id', '=', mentorId)
    .where(
      'starts_at',
      'in',
      startsAt.map((time) => new Date(time)),
    )
    .where('taken_by', 'is', null)
    .returning('starts_at')
    .execute()
  tx.changed(mentorId, 'mentor', 'mentor-sessions')
  return closedSlots.length
}

interface Slot {
  mentorId: UserId
  startsAt: Date
}

/** Locks a free slot: of several concurrent callers one gets it, and the others find it taken. */
export async function lockFreeSlot(tx: Tx, { mentorId, startsAt }: Slot): Promise<boolean> {
  if (!isBookable(startsAt, tx.now)) return false
  const slot = await tx.db
    .selectFrom('mentor_slots')
    .select('user_id')
    .where('user_id', '=', mentorId)
    .where('starts_at', '=', startsAt)
    .where('taken_by', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return slot !== undefined
}

/** Minors must not meet a mentor by video at night. */
export async function refuseNight(tx: Tx, studentId: UserId, startsAt: Date): Promise<void> {
  if (suitsMinors(startsAt) || !(await isMinor(tx.db, studentId, tx.now))) return
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

/** Opens a request's slot again, or deletes it if it can no longer be booked. */
export async function releaseSlot(
  tx: Tx,
  request: { studentId: UserId; requestId: string },
  opens: boolean,
): Promise<void> {
  const { studentId, requestId } = request
  if (opens) {
    await tx.db
      .updateTable('mentor_slots')
      .set({ taken_by: null, request_id: null })
      .where('taken_by', '=', studentId)
      .where('request_id', '=', requestId)
      .execute()
  } else {
    await tx.db
      .deleteFrom('mentor_slots')
      .where('taken_by', '=', studentId)
      .where('request_id', '=', requestId)
      .execute()
  }
}

/** Deletes past slots. */
export async function forgetOldSlots(tx: Tx): Promise<void> {
  await tx.db.deleteFrom('mentor_slots').where('starts_at', '<', hoursAfter(tx.now, -24)).execute()
}

/** Serialises concurrent calls, so that the limit on slots holds. */
async function lockMentor(tx: Tx, mentorId: UserId): Promise<void> {
  await tx.db
    .selectFrom('mentor_profiles')
    .select('user_id')
    .where('user_id', '=', mentorId)
    .forUpdate()
    .execute()
}

function timesOf({ day, from, to, weeks }: SlotRange): Date[] {
  const first = dayFrom(day)
  return Array.from({ length: weeks }, (_, week) => addDays(first, 7 * week)).flatMap((each) =>
    halfHours(each, hoursOf(from), to === '00:00' ? 24 : hoursOf(to)),
  )
}

function halfHours(day: Day, from: number, to: number): Date[] {
  const step = slotMinutes / 60
  const count = Math.max(0, (to - from) / step)
  return Array.from({ length: count }, (_, index) =>
    hoursAfter(startOfDay(day), from + index * step),
  )
}

function hoursOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours + minutes / 60
}

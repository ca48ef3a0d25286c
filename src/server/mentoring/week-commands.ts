import { sql } from 'kysely'
import {
  collides,
  isDayOff,
  maxDaysOff,
  timesOfWeek,
  wrongHours,
  type MentorWeek,
} from '#domain/mentoring/mentor-week.ts'
import { isBookable, maxOpenSlots } from '#domain/mentoring/mentoring.ts'
import { dayIn } from '#domain/mentoring/time-zone.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { Refusal } from '../http/refusal.ts'
import { weekOfMentor } from './week-queries.ts'

const tooManyDaysOff = `Keep at most ${maxDaysOff} entries of days off`
const endsBeforeStart = 'Days off: the last day has to be on or after the first.'

interface WeekResult {
  /** How many open times there are now. */
  open: number
  /** Sessions and requests on a day off: they stay until the mentor moves or cancels them. */
  booked: string[]
}

/**
 * Replaces a mentor's usual week. Open times that no longer belong to it close, those that are new open,
 * and all have the new length. What students have booked stays as it is.
 */
export async function setWeek(tx: Tx, mentorId: UserId, week: MentorWeek): Promise<WeekResult> {
  refuseWrongWeek(week)
  await lockWeek(tx, mentorId)
  const columns = {
    time_zone: week.timeZone,
    minutes: week.minutes,
    pause: week.pause,
    most_per_week: week.mostPerWeek,
    hours: JSON.stringify(week.hours),
    days_off: JSON.stringify(week.daysOff),
    changed_at: tx.now,
  }
  await tx.db
    .insertInto('mentor_weeks')
    .values({ user_id: mentorId, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute()
  const closed = await tx.db
    .deleteFrom('mentor_slots')
    .where('user_id', '=', mentorId)
    .where('taken_by', 'is', null)
    .where('starts_at', '>', tx.now)
    .returning(['starts_at', 'from_week'])
    .execute()
  const byHand = closed
    .filter((slot) => !slot.from_week && !isDayOff(week, dayIn(week.timeZone, slot.starts_at)))
    .map((slot) => slot.starts_at)
    .filter((time) => isBookable(time, tx.now))
  await addSlots(tx, { mentorId, times: byHand, week, fromWeek: false })
  await fillWeek(tx, mentorId)
  tx.changed(mentorId, 'mentor', 'mentor-sessions')
  return resultFor(tx, mentorId, week)
}

/** Opens the times of the usual week that are missing. The mentor is locked here. */
export async function fillWeek(tx: Tx, mentorId: UserId): Promise<void> {
  await lockWeek(tx, mentorId)
  const week = await weekOfMentor(tx.db, mentorId)
  const skipped = await tx.db
    .selectFrom('mentor_skipped_times')
    .select('starts_at')
    .where('user_id', '=', mentorId)
    .where('starts_at', '>', tx.now)
    .execute()
  const closed = new Set(skipped.map((row) => row.starts_at.getTime()))
  const times = timesOfWeek(week, tx.now).filter((time) => !closed.has(time.getTime()))
  const { opened } = await addSlots(tx, { mentorId, times, week, fromWeek: true })
  if (opened > 0) tx.changed(mentorId, 'mentor')
}

interface NewSlots {
  mentorId: UserId
  times: readonly Date[]
  week: MentorWeek
  fromWeek: boolean
}

/**
 * Opens those times that leave the pause to every other slot, the earliest first, as long as fewer than the
 * most are open. The mentor has to be locked. `full` when some did not open because of that limit.
 */
export async function addSlots(
  tx: Tx,
  newSlots: NewSlots,
): Promise<{ opened: number; full: boolean }> {
  const { mentorId, times, week, fromWeek } = newSlots
  const slots = (await slotsAhead(tx, mentorId)).map((slot) => ({
    startsAt: slot.starts_at,
    minutes: slot.minutes,
    open: slot.taken_by === null,
  }))
  const fitting: Date[] = []
  let open = slots.filter((slot) => slot.open).length
  let full = false
  for (const startsAt of times) {
    const slot = { startsAt, minutes: week.minutes, open: true }
    if (slots.some((each) => collides(each, slot, week.pause))) continue
    full = open >= maxOpenSlots
    if (full) break
    slots.push(slot)
    fitting.push(startsAt)
    open += 1
  }
  if (fitting.length === 0) return { opened: 0, full }
  await tx.db
    .insertInto('mentor_slots')
    .values(
      fitting.map((startsAt) => ({
        user_id: mentorId,
        starts_at: startsAt,
        minutes: week.minutes,
        from_week: fromWeek,
      })),
    )
    .execute()
  return { opened: fitting.length, full }
}

/** Remembers times of the usual week that were closed, so that it does not open them again. */
export async function skipTimes(tx: Tx, mentorId: UserId, times: readonly Date[]): Promise<void> {
  if (times.length === 0) return
  await tx.db
    .insertInto('mentor_skipped_times')
    .values(times.map((startsAt) => ({ user_id: mentorId, starts_at: startsAt })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Serialises everything that adds, books or closes slots of a mentor, so that none overlap and the limits hold.
 * A command that locks the student as well does that first.
 */
export async function lockWeek(tx: Tx, mentorId: UserId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`mentor-week:${mentorId}`}))`.execute(tx.db)
}

function slotsAhead(tx: Tx, mentorId: UserId) {
  return tx.db
    .selectFrom('mentor_slots')
    .select(['starts_at', 'minutes', 'taken_by'])
    .where('user_id', '=', mentorId)
    .where('starts_at', '>', tx.now)
    .execute()
}

async function resultFor(tx: Tx, mentorId: UserId, week: MentorWeek): Promise<WeekResult> {
  const slots = await slotsAhead(tx, mentorId)
  return {
    open: slots.filter((slot) => slot.taken_by === null).length,
    booked: slots
      .filter((slot) => slot.taken_by !== null)
      .map((slot) => slot.starts_at)
      .filter((time) => isDayOff(week, dayIn(week.timeZone, time)))
      .map((time) => time.toISOString())
      .toSorted(),
  }
}

function refuseWrongWeek({ hours, minutes, daysOff }: MentorWeek): void {
  const wrong = wrongHours(hours, minutes)
  if (wrong !== undefined) throw new Refusal('not-possible', wrong)
  if (daysOff.length > maxDaysOff) throw new Refusal('not-possible', tooManyDaysOff)
  if (daysOff.some(({ from, until }) => until < from))
    throw new Refusal('not-possible', endsBeforeStart)
}

import { sql } from 'kysely'
import { dayOf, daysAfter } from '#domain/day.ts'
import {
  isNotificationType,
  isNudge,
  notificationKinds,
  wakesPeople,
  type NotificationData,
  type NotificationType,
} from '#domain/people/notifications.ts'
import { meetingText, type MeetingRef } from '#domain/text/meeting-ref.ts'
import { asks } from '#domain/people/notification-settling.ts'
import { onOneLine } from '#domain/text/one-line.ts'
import { mailDueAt, type MailChoice } from '#domain/people/quiet-hours.ts'
import { topicOf } from '#domain/people/student-topic.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { reserveLetter } from '../mail/letters.ts'
import { letterGoodForDays } from './letter-commands.ts'
import { queuePush } from './push-commands.ts'
import { silencedStudents } from './topic-queries.ts'

/**
 * Notifies a person, in the transaction of the change that causes it: a row, its letter and its live
 * event, or none of them. Each key notifies only once; returns false if it had been used before, or if
 * the guardian switched this off for this student.
 */
export async function notify<T extends NotificationType>(
  tx: Tx,
  notification: {
    userId: UserId
    type: T
    data: NotificationData<T>
    key: string
    /** Other people it mentions, see `forgetNotificationsAbout`. */
    about?: readonly string[]
    /** What settles it, see `settleNotifications`. */
    subjects?: readonly string[]
    /** The meeting it is about: the letter has its calendar file. */
    meeting?: MeetingRef
  },
): Promise<boolean> {
  const { userId, type, data, key, about = [], subjects = [], meeting } = notification
  if (asks[type] === true && subjects.length === 0)
    throw new RangeError(`“${type}” asks for something, but names nothing that settles it`)
  if (await isSilenced(tx, userId, type, about)) return false
  const mailDue = await mailDueFor(tx, userId, type)
  const row = await tx.db
    .insertInto('notifications')
    .values({
      user_id: userId,
      type,
      key,
      data: JSON.stringify(data, flat),
      about: [...about],
      subjects: [...subjects],
      meeting: meeting === undefined ? null : meetingText(meeting),
      created_at: tx.now,
      mail_due: mailDue,
      nudge_day: isNudge(type) ? dayOf(tx.now) : null,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row === undefined) return false
  announce(tx, userId, row.id)
  await queuePush(tx, { userId, type, id: row.id })
  if (mailDue !== null) {
    const until = daysAfter(mailDue, letterGoodForDays)
    const letter = { userId, kind: 'notifications', at: mailDue, until, now: tx.now } as const
    await reserveLetter(tx.db, letter)
  }
  return true
}

/** A summary of several students leaves out silenced ones before, so that it is never silenced as a whole. */
async function isSilenced(
  tx: Tx,
  userId: UserId,
  type: NotificationType,
  about: readonly string[],
): Promise<boolean> {
  const topic = topicOf(type)
  const [studentId] = about
  if (topic === undefined || topic === 'week' || studentId === undefined) return false
  return (await silencedStudents(tx.db, { guardianId: userId, topic })).has(studentId)
}

/** Makes names and titles a single line, so that no one can insert their own text into our letters. */
function flat(_name: string, value: unknown): unknown {
  return typeof value === 'string' ? onOneLine(value) : value
}

/**
 * The subject needs no more action: marks everyone's notifications that ask for it as read, and cancels
 * letters that have not been sent.
 */
export async function settleNotifications(tx: Tx, subject: string): Promise<void> {
  const rows = await tx.db
    .updateTable('notifications')
    .set({ settled_at: tx.now, read_at: sql`coalesce(read_at, ${tx.now})`, mail_due: null })
    .where('settled_at', 'is', null)
    .where(sql<boolean>`subjects <> '{}' and subjects @> array[${subject}::text]`)
    .returning(['user_id', 'id'])
    .execute()
  for (const [userId, id] of new Map(rows.map((row) => [row.user_id, row.id]))) {
    announce(tx, userId, id)
  }
}

/**
 * Deletes the notifications of `userId` about a person they may no longer know about, and unsent letters.
 * Notifications about a birth month stay, because the link may have been ended to hide it, unless the
 * person is `gone`.
 */
export async function forgetNotificationsAbout(
  tx: Tx,
  userId: UserId,
  aboutId: string,
  { gone = false }: { gone?: boolean } = {},
): Promise<void> {
  let query = tx.db
    .deleteFrom('notifications')
    .where('user_id', '=', userId)
    .where(sql<boolean>`about @> array[${aboutId}::uuid]`)
  if (!gone) query = query.where('type', '!=', 'birth-month')
  const rows = await query.returning('id').execute()
  const [first] = rows
  if (first !== undefined) announce(tx, userId, first.id)
}

/** Deletes one person's notifications about this subject, including unsent letters. */
export async function forgetNotificationsOf(
  tx: Tx,
  userId: UserId,
  subject: string,
): Promise<void> {
  const [first] = await tx.db
    .deleteFrom('notifications')
    .where('user_id', '=', userId)
    .where(sql<boolean>`subjects @> array[${subject}::text]`)
    .returning('id')
    .execute()
  if (first !== undefined) announce(tx, userId, first.id)
}

/** Deletes one person's notifications of these kinds, including unsent letters. */
export async function forgetNotificationsOfTypes(
  tx: Tx,
  userId: UserId,
  types: readonly NotificationType[],
): Promise<void> {
  const [first] = await tx.db
    .deleteFrom('notifications')
    .where('user_id', '=', userId)
    .where('type', 'in', [...types])
    .returning('id')
    .execute()
  if (first !== undefined) announce(tx, userId, first.id)
}

export async function markRead(tx: Tx, userId: UserId, id: string): Promise<void> {
  const row = await tx.db
    .updateTable('notifications')
    .set({ read_at: sql`coalesce(read_at, ${tx.now})` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (row === undefined) throw notFound()
  announce(tx, userId, id)
}

export async function markAllRead(tx: Tx, userId: UserId): Promise<void> {
  const rows = await tx.db
    .updateTable('notifications')
    .set({ read_at: tx.now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .returning('id')
    .execute()
  const [first] = rows
  if (first !== undefined) announce(tx, userId, first.id)
}

function announce(tx: Tx, userId: UserId, id: string): void {
  tx.publish(userId, { type: 'notification', id })
  tx.changed(userId, 'notifications')
}

export const alwaysSent = 'These emails cannot be turned off: someone is waiting for your answer.'

const keptDays = 180

/** Deletes notifications older than half a year. */
export async function forgetOldNotifications(tx: Tx): Promise<void> {
  await tx.db
    .deleteFrom('notifications')
    .where('created_at', '<', daysAfter(tx.now, -keptDays))
    .execute()
}

export async function setQuietHours(tx: Tx, userId: UserId, quietHours: boolean): Promise<void> {
  await tx.db
    .insertInto('notification_settings')
    .values({ user_id: userId, quiet_hours: quietHours })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ quiet_hours: quietHours }))
    .execute()
}

/** Sets how letters of one kind are sent. Turning them off cancels those that are waiting. */
export async function chooseMail(
  tx: Tx,
  userId: UserId,
  choice: { type: string; mail: MailChoice },
): Promise<void> {
  const { type, mail } = choice
  if (!isNotificationType(type)) throw new Refusal('invalid', 'Unknown kind of notification')
  if (notificationKinds[type].always) throw new Refusal('not-possible', alwaysSent)
  await tx.db
    .insertInto('notification_choices')
    .values({ user_id: userId, type, mail })
    .onConflict((conflict) => conflict.columns(['user_id', 'type']).doUpdateSet({ mail }))
    .execute()
  if (mail !== 'off') return
  await tx.db
    .updateTable('notifications')
    .set({ mail_due: null })
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .where('mailed_at', 'is', null)
    .execute()
}

async function mailDueFor(tx: Tx, userId: UserId, type: NotificationType): Promise<Date | null> {
  const { rows } = await sql<{ mail: MailChoice | null; quiet: boolean | null }>`
    select (select mail from notification_choices where user_id = ${userId} and type = ${type}) as mail,
      (select quiet_hours from notification_settings where user_id = ${userId}) as quiet`.execute(
    tx.db,
  )
  const { mail, always } = notificationKinds[type]
  const choice = always ? null : rows[0]?.mail
  const quiet = !wakesPeople(type) && (rows[0]?.quiet ?? true)
  const wanted = choice ?? mail
  // The daily letter is for the day after.
  return mailDueAt(wanted === 'daily' && isNudge(type) ? 'at-once' : wanted, quiet, tx.now)
}

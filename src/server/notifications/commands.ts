import { sql } from 'kysely'
import { daysAfter } from '#domain/day.ts'
import {
  isNotificationType,
  notificationKinds,
  type NotificationData,
  type NotificationType,
} from '#domain/notifications.ts'
import { mailDueAt, type MailChoice } from '#domain/quiet-hours.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound, Refusal } from '../http/refusal.ts'

/**
 * Tells somebody something, with the change that causes it: a row, its letter and its live event, or
 * none of them. The same key twice tells once; false when it was told before.
 */
export async function notify<T extends NotificationType>(
  tx: Tx,
  told: {
    userId: string
    type: T
    data: NotificationData<T>
    key: string
    /** Other people it speaks of, see `forgetNotificationsAbout`. */
    about?: readonly string[]
  },
): Promise<boolean> {
  const { userId, type, data, key, about = [] } = told
  const mailDue = await mailDueFor(tx, userId, type)
  const row = await tx.db
    .insertInto('notifications')
    .values({
      user_id: userId,
      type,
      key,
      data: JSON.stringify(data),
      about: [...about],
      created_at: tx.now,
      mail_due: mailDue,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row === undefined) return false
  tx.publish(userId, { type: 'notification', id: row.id })
  // What is due later is found by the sweep.
  if (mailDue !== null && mailDue <= tx.now) await tx.enqueue('notifications.deliver', { userId })
  return true
}

/** Takes back what tells `userId` of somebody they may no longer know about, letters on their way too. */
export async function forgetNotificationsAbout(
  tx: Tx,
  userId: string,
  aboutId: string,
): Promise<void> {
  const gone = await tx.db
    .deleteFrom('notifications')
    .where('user_id', '=', userId)
    .where(sql<boolean>`about @> array[${aboutId}::uuid]`)
    .returning('id')
    .execute()
  const [first] = gone
  if (first !== undefined) tx.publish(userId, { type: 'notification', id: first.id })
}

export async function markRead(tx: Tx, userId: string, id: string): Promise<void> {
  const row = await tx.db
    .updateTable('notifications')
    .set({ read_at: sql`coalesce(read_at, ${tx.now})` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (row === undefined) throw notFound()
  tx.publish(userId, { type: 'notification', id })
}

export async function markAllRead(tx: Tx, userId: string): Promise<void> {
  const read = await tx.db
    .updateTable('notifications')
    .set({ read_at: tx.now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .returning('id')
    .execute()
  const [first] = read
  if (first !== undefined) tx.publish(userId, { type: 'notification', id: first.id })
}

const keptDays = 180

/** Drops what is half a year old. */
export async function forgetOldNotifications(tx: Tx): Promise<void> {
  await tx.db
    .deleteFrom('notifications')
    .where('created_at', '<', daysAfter(tx.now, -keptDays))
    .execute()
}

export async function setQuietHours(tx: Tx, userId: string, quietHours: boolean): Promise<void> {
  await tx.db
    .insertInto('notification_settings')
    .values({ user_id: userId, quiet_hours: quietHours })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ quiet_hours: quietHours }))
    .execute()
}

/** Chooses how letters of one kind come. Off takes back those that wait. */
export async function chooseMail(
  tx: Tx,
  userId: string,
  choice: { type: string; mail: MailChoice },
): Promise<void> {
  const { type, mail } = choice
  if (!isNotificationType(type)) throw new Refusal('invalid', 'There is no such notification')
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

async function mailDueFor(tx: Tx, userId: string, type: NotificationType): Promise<Date | null> {
  const { rows } = await sql<{ mail: MailChoice | null; quiet: boolean | null }>`
    select (select mail from notification_choices where user_id = ${userId} and type = ${type}) as mail,
      (select quiet_hours from notification_settings where user_id = ${userId}) as quiet`.execute(
    tx.db,
  )
  const chosen = rows[0]
  return mailDueAt(chosen?.mail ?? notificationKinds[type].mail, chosen?.quiet ?? true, tx.now)
}

import type { NotificationData, NotificationType } from '#domain/people/notifications.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { notify, settleNotifications } from './commands.ts'

/** Notifies all staff, once per key: the bell, the letter, and the counts on open staff desks. */
export async function notifyStaff<T extends NotificationType>(
  tx: Tx,
  notification: { type: T; data: NotificationData<T>; key: string; subjects?: readonly string[] },
): Promise<void> {
  for (const userId of await staffIds(tx)) {
    await notify(tx, { ...notification, userId })
    tx.changed(userId, 'staff')
  }
}

/** Notifies staff of work that waits until its subject is settled. */
export async function notifyStaffOfWork(
  tx: Tx,
  work: NotificationData<'work-waits'> & { subject: string },
): Promise<void> {
  const { subject, ...data } = work
  await settleNotifications(tx, subject)
  const key = `work:${crypto.randomUUID()}`
  await notifyStaff(tx, { type: 'work-waits', data, subjects: [subject], key })
}

/** Refreshes open staff desks without a notification. */
export async function refreshDesks(tx: Tx): Promise<void> {
  for (const userId of await staffIds(tx)) {
    tx.changed(userId, 'staff')
  }
}

async function staffIds(tx: Tx): Promise<UserId[]> {
  const rows = await tx.db
    .selectFrom('auth_users')
    .select('id')
    .where('role', '=', 'staff')
    .where('suspended_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

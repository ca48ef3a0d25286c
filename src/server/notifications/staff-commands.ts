import type { NotificationData, NotificationType } from '#domain/people/notifications.ts'
import type { StaffDeskId } from '#domain/pages.ts'
import { mayUseDesk, staffRoles, type StaffRole } from '#domain/people/staff-role.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { forgetNotificationsOfTypes, notify, settleNotifications } from './commands.ts'

/** What staff are notified of because of their work: it names people. */
const aboutWork = [
  'work-waits',
  'report-filed',
  'report-urgent',
  'guardian-worried',
  'case-for-you',
] as const satisfies readonly NotificationType[]
type AboutWork = (typeof aboutWork)[number]

/** Notifies the staff of a desk, once per key: the bell, the letter, and the counts on open staff desks. */
export async function notifyStaff<T extends AboutWork>(
  tx: Tx,
  {
    desk,
    ...notification
  }: {
    desk: StaffDeskId
    type: T
    data: NotificationData<T>
    key: string
    subjects?: readonly string[]
  },
): Promise<void> {
  for (const userId of await staffIds(tx, rolesAt(desk))) {
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
  await notifyStaff(tx, {
    desk: deskOf[work.what],
    type: 'work-waits',
    data,
    subjects: [subject],
    key,
  })
}

const deskOf: Readonly<Record<NotificationData<'work-waits'>['what'], StaffDeskId>> = {
  verification: 'verification',
  opening: 'posts',
  message: 'messages',
  'birth-month': 'birth-months',
  'mentor-stop': 'people',
}

/** Somebody has other work from now on, or none: what the bell said about the old one is gone, with unsent letters. */
export async function forgetWorkNotifications(tx: Tx, userId: UserId): Promise<void> {
  await forgetNotificationsOfTypes(tx, userId, aboutWork)
}

/** Refreshes open staff desks without a notification. */
export async function refreshDesks(tx: Tx): Promise<void> {
  for (const userId of await staffIds(tx, staffRoles)) {
    tx.changed(userId, 'staff')
  }
}

function rolesAt(desk: StaffDeskId): StaffRole[] {
  return staffRoles.filter((role) => mayUseDesk(role, desk))
}

async function staffIds(tx: Tx, staff: readonly StaffRole[]): Promise<UserId[]> {
  const rows = await tx.db
    .selectFrom('auth_users')
    .select('id')
    .where('role', '=', 'staff')
    .where('staff_role', 'in', staff)
    .where('suspended_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

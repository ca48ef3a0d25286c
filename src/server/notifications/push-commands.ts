import { sql } from 'kysely'
import { dayOf, endOfDay } from '#domain/day.ts'
import { hourMs } from '#domain/duration.ts'
import {
  isNotificationType,
  notificationKinds,
  notificationWords,
  type NotificationType,
} from '#domain/people/notifications.ts'
import { nextTry, pushGoodForHours } from '#domain/people/push-times.ts'
import type { PushKind, PushMessage } from '#domain/people/push.ts'
import { quietUntil } from '#domain/people/quiet-hours.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import type { Caller } from '../http/session.ts'
import { notOver } from './queries.ts'
import type { PushOutcome, PushTarget } from '../push/send-push.ts'

export const pushJob = 'notifications.push'

/** Queues a notification for the browsers of a student who wants its kind there; at night for the morning. */
export async function queuePush(
  tx: Tx,
  notification: { userId: UserId; type: NotificationType; id: string },
): Promise<void> {
  const { userId, type, id } = notification
  const { push } = notificationKinds[type]
  if (push === undefined) return
  const morning = quietUntil(tx.now) ?? tx.now
  const { rows } = await sql<{ due: Date }>`
    insert into push_messages (user_id, notification_id, subscription_id, due)
    select browser.user_id, ${id}::uuid, browser.id,
      case when settings.quiet_hours then ${morning}::timestamptz else ${tx.now}::timestamptz end
    from push_subscriptions browser
    join notification_settings settings on settings.user_id = browser.user_id
    where browser.user_id = ${userId} and settings.push @> array[${push}::text]
    returning due`.execute(tx.db)
  if (rows.some(({ due }) => due <= tx.now)) await tx.enqueue(pushJob, {})
}

/** From now on this session's browser gets what the student chose, and nobody else gets it there. */
export async function subscribe(
  tx: Tx,
  { userId, sessionId }: Pick<Caller, 'userId' | 'sessionId'>,
  { endpoint, p256dh, auth }: PushTarget,
): Promise<void> {
  // One phone, several people, one after the other.
  await tx.db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute()
  const browser = { endpoint, p256dh, auth, created_at: tx.now }
  await tx.db
    .insertInto('push_subscriptions')
    .values({ user_id: userId, session_id: sessionId, ...browser })
    .onConflict((conflict) => conflict.columns(['user_id', 'session_id']).doUpdateSet(browser))
    .execute()
}

export async function unsubscribeHere(
  tx: Tx,
  { userId, sessionId }: Pick<Caller, 'userId' | 'sessionId'>,
): Promise<void> {
  await tx.db
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .execute()
}

/** Turns kinds on or off. What waits and is not wanted any more is dropped when it would be sent. */
export async function choosePush(
  tx: Tx,
  userId: UserId,
  choice: Partial<Record<PushKind, boolean>>,
): Promise<void> {
  const kinds = Object.keys(choice) as PushKind[]
  const on = kinds.filter((kind) => choice[kind])
  await tx.db
    .insertInto('notification_settings')
    .values({ user_id: userId, push: on })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        push: sql`array(
          select kind from unnest(notification_settings.push) kind where kind <> all (${kinds}::text[])
          union select unnest(${on}::text[]))`,
      }),
    )
    .execute()
}

export interface WaitingPush {
  user_id: UserId
  notification_id: string
  subscription_id: string
  due: Date
}

interface ClaimedPush {
  target: PushTarget
  message: PushMessage
  quiet: boolean
  /** A nudge is not delivered after its day. */
  before: Date | null
  tries: number
}

/** Takes a push for two minutes, if it is still to be sent; another process may have it. */
export async function claimPush(tx: Tx, waiting: WaitingPush): Promise<ClaimedPush | null> {
  const leaseEnds = new Date(tx.now.getTime() + 2 * 60_000)
  const claimed = await tx.db
    .updateTable('push_messages')
    .set({ due: leaseEnds, tries: sql`tries + 1` })
    .where('user_id', '=', waiting.user_id)
    .where('notification_id', '=', waiting.notification_id)
    .where('subscription_id', '=', waiting.subscription_id)
    .where('due', '=', waiting.due)
    .returning('tries')
    .executeTakeFirst()
  if (claimed === undefined) return null
  const row = await stillWanted(tx, waiting)
  const kind = row !== undefined && isNotificationType(row.type) && notificationKinds[row.type].push
  const words = row === undefined ? null : notificationWords(row.type, row.data)
  if (row === undefined || !kind || words === null || !row.push.includes(kind)) {
    await forgetPush(tx, waiting)
    return null
  }
  const { endpoint, p256dh, auth, quiet_hours: quiet } = row
  const morning = quiet ? quietUntil(tx.now) : null
  if (morning !== null) {
    await postpone(tx, waiting, { due: morning, tries: claimed.tries - 1 })
    return null
  }
  const message = { type: kind, path: words.path }
  const before = row.nudge_day === null ? null : endOfDay(dayOf(tx.now))
  return { target: { endpoint, p256dh, auth }, message, quiet, before, tries: claimed.tries }
}

/** Records the outcome of a claimed push. */
export async function finishPush(
  tx: Tx,
  waiting: WaitingPush,
  { outcome, tries }: { outcome: PushOutcome; tries: number },
): Promise<void> {
  if (outcome.kind === 'gone') {
    await tx.db
      .deleteFrom('push_subscriptions')
      .where('user_id', '=', waiting.user_id)
      .where('id', '=', waiting.subscription_id)
      .execute()
    return tx.changed(waiting.user_id, 'notification-settings')
  }
  const due = outcome.kind === 'later' ? nextTry(tries, outcome.afterSeconds, tx.now) : null
  if (due === null) await forgetPush(tx, waiting)
  else await postpone(tx, waiting, { due, tries })
}

/** Not when it was read or settled in the meantime, is old, or the session has ended or the account is suspended. */
function stillWanted(tx: Tx, { user_id: userId, notification_id, subscription_id }: WaitingPush) {
  return tx.db
    .selectFrom('notifications as notification')
    .innerJoin('push_subscriptions as browser', 'browser.user_id', 'notification.user_id')
    .innerJoin('notification_settings as settings', 'settings.user_id', 'notification.user_id')
    .innerJoin('auth_sessions as session', 'session.id', 'browser.session_id')
    .innerJoin('auth_users as account', 'account.id', 'notification.user_id')
    .select(['notification.type', 'notification.data', 'notification.nudge_day'])
    .select(['settings.push', 'settings.quiet_hours'])
    .select(['browser.endpoint', 'browser.p256dh', 'browser.auth'])
    .where('notification.user_id', '=', userId)
    .where('notification.id', '=', notification_id)
    .where('browser.id', '=', subscription_id)
    .where('notification.read_at', 'is', null)
    .where('notification.settled_at', 'is', null)
    .where(notOver('notification', dayOf(tx.now)))
    .where('notification.created_at', '>', goodSince(tx.now))
    .where('session.expires_at', '>', tx.now)
    .where('account.suspended_at', 'is', null)
    .executeTakeFirst()
}

function goodSince(now: Date): Date {
  return new Date(now.getTime() - pushGoodForHours * hourMs)
}

async function forgetPush(tx: Tx, push: WaitingPush): Promise<void> {
  await tx.db
    .deleteFrom('push_messages')
    .where('user_id', '=', push.user_id)
    .where('notification_id', '=', push.notification_id)
    .where('subscription_id', '=', push.subscription_id)
    .execute()
}

async function postpone(
  tx: Tx,
  push: WaitingPush,
  to: { due: Date; tries: number },
): Promise<void> {
  await tx.db
    .updateTable('push_messages')
    .set(to)
    .where('user_id', '=', push.user_id)
    .where('notification_id', '=', push.notification_id)
    .where('subscription_id', '=', push.subscription_id)
    .execute()
}

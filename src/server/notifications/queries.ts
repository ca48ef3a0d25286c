import { announcementFor } from '../announcements/queries.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Notification, NotificationSettings } from '#contract/notifications.ts'
import {
  isNudge,
  notificationKinds,
  notificationTypesFor,
  notificationWords,
  type NotificationType,
} from '#domain/people/notifications.ts'
import type { MailChoice } from '#domain/people/quiet-hours.ts'
import { dayOf, type Day } from '#domain/day.ts'
import { pushKindNames } from '#domain/people/push.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Db } from '../db/database.ts'
import type { ParameterOf } from '../db/statement.ts'
import { timeCursor } from '../http/cursor.ts'
import { ownRead } from '../http/own-read.ts'
import type { SessionValues } from '../http/session-query.ts'
import type { Caller } from '../http/session.ts'

const pageSize = 30
/** The bell shows 99+, so there is no need to count further. */
const maxCounted = 100

/**
 * Not a nudge of an earlier day, nor today's after the student was active. Nothing settles a nudge, so that an activity
 * costs no statement more.
 */
export function notOver(notifications: string, today: Day | RawBuilder<Day>) {
  const owner = sql.ref(`${notifications}.user_id`)
  const day = sql.ref(`${notifications}.nudge_day`)
  return sql<boolean>`(${day} is null or (${day} = ${today}::date and not exists (
    select from student_stats active where active.user_id = ${owner} and active.last_active_day >= ${today}::date)))`
}

/** One page, newest first. */
export async function notificationsOf(
  db: Db,
  userId: UserId,
  { before, now }: { before: string | undefined; now: Date },
): Promise<{ notifications: Notification[]; next: string | null }> {
  const cursor = timeCursor.decode(before)
  let query = db
    .selectFrom('notifications')
    .select(['id', 'type', 'data', 'created_at', 'read_at', 'settled_at'])
    .where('user_id', '=', userId)
    .where(notOver('notifications', dayOf(now)))
  if (cursor !== null) {
    query = query.where((is) =>
      is(is.refTuple('created_at', 'id'), '<', is.tuple(is.val(cursor.at), is.val(cursor.id))),
    )
  }
  const fetchedRows = await query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute()
  const { rows, next } = timeCursor.page(fetchedRows, pageSize, (row) => ({
    at: row.created_at,
    id: row.id,
  }))
  return {
    next,
    notifications: rows.flatMap(
      ({ id, type, data, created_at: at, read_at: readAt, settled_at: settledAt }) => {
        const words = notificationWords(type, data)
        if (words === null) return []
        const contact = words.contact === true
        const done = type === 'approval-needed' && settledAt !== null
        const cheer =
          words.cheer === undefined ? null : { ...words.cheer, thanked: settledAt !== null }
        const [read, date] = [readAt !== null, at.toISOString()]
        return [{ id, type, ...words, contact, at: date, read, done, cheer }]
      },
    ),
  }
}

export interface NoticeKey {
  userId: UserId
  key: string
}

/** Which of these notices somebody has had already. */
export async function noticesHad(
  db: Db,
  notices: readonly NoticeKey[],
): Promise<(notice: NoticeKey) => boolean> {
  if (notices.length === 0) return () => false
  const rows = await db
    .selectFrom('notifications')
    .select(['user_id', 'key'])
    .where('user_id', 'in', [...new Set(notices.map(({ userId }) => userId))])
    .where('key', 'in', [...new Set(notices.map(({ key }) => key))])
    .execute()
  const had = new Set(rows.map(({ user_id, key }) => `${user_id} ${key}`))
  return ({ userId, key }) => had.has(`${userId} ${key}`)
}

export const ownUnread = ownRead(
  (query, parameter: ParameterOf<SessionValues & { today: Day }>) =>
    query.select((own) => [
      own
        .selectFrom(
          own
            .selectFrom('notifications')
            .select('id')
            .where('user_id', '=', parameter('userId'))
            .where('read_at', 'is', null)
            .where(notOver('notifications', parameter('today')))
            .limit(maxCounted)
            .as('unread'),
        )
        .select((rows) => rows.fn.countAll<number>().as('count'))
        .as('unread'),
      announcementFor(own, parameter),
    ]),
  { values: (now) => ({ today: dayOf(now) }) },
)

/** The switches of the person's role with their current settings. */
export async function notificationSettingsOf(
  db: Db,
  { userId, role, sessionId }: Pick<Caller, 'userId' | 'role' | 'sessionId'>,
  pushKey: string,
): Promise<NotificationSettings> {
  const [settings, choices, here] = await Promise.all([
    db
      .selectFrom('notification_settings')
      .select(['quiet_hours', 'push'])
      .where('user_id', '=', userId)
      .executeTakeFirst(),
    db
      .selectFrom('notification_choices')
      .select(['type', 'mail'])
      .where('user_id', '=', userId)
      .execute(),
    db
      .selectFrom('push_subscriptions')
      .select('id')
      .where('user_id', '=', userId)
      .where('session_id', '=', sessionId)
      .executeTakeFirst(),
  ])
  const mailChoices = new Map(choices.map(({ type, mail }) => [type, mail]))
  return {
    quietHours: settings?.quiet_hours ?? true,
    types: notificationTypesFor(role).map((type) => {
      const { label, mail, weekly = false } = notificationKinds[type]
      const evening = isNudge(type)
      return { type, label, mail: mailChoices.get(type) ?? mail, weekly, evening }
    }),
    push:
      role === 'student'
        ? {
            key: pushKey,
            here: here !== undefined,
            kinds: pushKindNames.map((kind) => ({
              kind,
              on: settings?.push.includes(kind) ?? false,
            })),
          }
        : null,
  }
}

export async function mailChoiceOf(
  db: Db,
  userId: UserId,
  type: NotificationType,
): Promise<MailChoice> {
  const row = await db
    .selectFrom('notification_choices')
    .select('mail')
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .executeTakeFirst()
  return row?.mail ?? notificationKinds[type].mail
}

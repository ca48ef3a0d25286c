import type { Selectable } from 'kysely'
import { dayOf, daysAfter } from '#domain/day.ts'
import {
  isNotificationType,
  notificationKinds,
  notificationTypes,
  notificationWords,
  wakesPeople,
  weightOf,
  type NotificationType,
} from '#domain/people/notifications.ts'
import { quietUntil } from '#domain/people/quiet-hours.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { meetingIn, type MeetingRef } from '#domain/text/meeting-ref.ts'
import type { AnyDb } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import type { Tx } from '../db/transaction.ts'
import type { Composer, LetterRow } from '../mail/claim-commands.ts'
import { notificationLetter } from './mail.ts'
import { notOver } from './queries.ts'
import { unsubscribeToken } from './unsubscribe-link.ts'

type Row = Selectable<Tables['notifications']>

export type CalendarOfMeeting = (
  db: AnyDb,
  meeting: MeetingRef,
  readerId: UserId,
) => Promise<string | null>

/** Sent even in the quiet hours, because someone may be in danger. */
const wakingTypes = notificationTypes.filter(wakesPeople)

/** An older notification is not sent any more. After a bounce, nothing is sent to the address for as many days. */
export const letterGoodForDays = 7

/**
 * Composes the letter with everything due to one person when it is sent, so that it never contains
 * what was deleted or turned off while it waited.
 */
export function notificationComposer(options: {
  secret: string
  publicUrl: string
  /** The calendar file of a meeting for this reader; null if it has no time. */
  calendarOf: CalendarOfMeeting
}): Composer {
  const { secret, publicUrl, calendarOf } = options
  return {
    async compose(tx, letter) {
      const { user_id: userId } = letter
      const quiet = quietUntil(tx.now)
      const isQuietTime = quiet !== null && (await keepsQuiet(tx, userId))
      const recipient = await recipientOf(tx, userId)
      if (recipient === undefined) return 'nothing'
      const rows = await takeDue(tx, letter, isQuietTime ? wakingTypes : notificationTypes)
      if (
        isQuietTime &&
        !rows.some(({ type }) => wakingTypes.some((wakingType) => wakingType === type))
      )
        return quiet
      const texts = rows
        .toSorted((one, other) => weightOf(other.type) - weightOf(one.type))
        .flatMap((row) => notificationWords(row.type, row.data) ?? [])
      if (texts.length === 0) return 'nothing'
      const stoppable = firstStoppable(rows)
      const unsubscribe =
        stoppable === null
          ? null
          : publicUrl +
            href(pages.unsubscribe, {
              token: unsubscribeToken(secret, { userId, type: stoppable.type }, stoppable.at),
            })
      const label = stoppable === null ? null : notificationKinds[stoppable.type].label
      const calendars = await calendarsOf(tx, userId, { rows, calendarOf })
      return notificationLetter(recipient, texts, { publicUrl, unsubscribe, label, calendars })
    },
    async sent(tx, letter) {
      await tx.db
        .updateTable('notifications')
        .set({ mailed_at: tx.now })
        .where('user_id', '=', letter.user_id)
        .where('letter_id', '=', letter.id)
        .execute()
    },
  }
}

/** One file for each meeting, as it is now: a newer change may be in the same letter. */
async function calendarsOf(
  tx: Tx,
  readerId: UserId,
  { rows, calendarOf }: { rows: readonly Row[]; calendarOf: CalendarOfMeeting },
): Promise<string[]> {
  const files: string[] = []
  for (const stored of new Set(rows.map(({ meeting }) => meeting))) {
    const meeting = stored === null ? null : meetingIn(stored)
    const file = meeting === null ? null : await calendarOf(tx.db, meeting, readerId)
    if (file !== null) files.push(file)
  }
  return files
}

/** The first of a kind that can be turned off, so that the unsubscribe link works. */
function firstStoppable(rows: readonly Row[]): { type: NotificationType; at: Date } | null {
  for (const { type, created_at: at } of rows)
    if (isNotificationType(type) && !notificationKinds[type].always) return { type, at }
  return null
}

/** The letter's notifications. A letter that may already have been delivered must not contain more than it did then. */
async function takeDue(
  tx: Tx,
  letter: LetterRow,
  types: readonly NotificationType[],
): Promise<Row[]> {
  if (letter.tries === 0 && letter.unclear_tries === 0) {
    await tx.db
      .updateTable('notifications')
      .set({ letter_id: letter.id })
      .where('user_id', '=', letter.user_id)
      .where('type', 'in', types)
      .where('letter_id', 'is', null)
      .where('mailed_at', 'is', null)
      .where('mail_due', '<=', tx.now)
      .where('mail_due', '>', daysAfter(tx.now, -letterGoodForDays))
      .where(notOver('notifications', dayOf(tx.now)))
      .execute()
  }
  return (
    tx.db
      .selectFrom('notifications')
      .selectAll()
      .where('user_id', '=', letter.user_id)
      .where('letter_id', '=', letter.id)
      .where('mailed_at', 'is', null)
      // Letters turned off in the meantime stay off.
      .where('mail_due', 'is not', null)
      .where(notOver('notifications', dayOf(tx.now)))
      .orderBy('created_at')
      .orderBy('id')
      .execute()
  )
}

async function keepsQuiet(tx: Tx, userId: UserId): Promise<boolean> {
  const row = await tx.db
    .selectFrom('notification_settings')
    .select('quiet_hours')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.quiet_hours ?? true
}

/** The recipient; undefined when suspended or when the address bounced recently. */
function recipientOf(tx: Tx, userId: UserId) {
  return tx.db
    .selectFrom('auth_users as account')
    .leftJoin('bounced_addresses as bounced', (join) =>
      join
        .onRef('bounced.user_id', '=', 'account.id')
        .onRef('bounced.email', '=', 'account.email')
        .on('bounced.bounced_at', '>', daysAfter(tx.now, -letterGoodForDays)),
    )
    .select(['account.name', 'account.email'])
    .where('account.id', '=', userId)
    .where('account.suspended_at', 'is', null)
    .where('bounced.email', 'is', null)
    .executeTakeFirst()
}

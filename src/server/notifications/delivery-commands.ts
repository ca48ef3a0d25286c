import type { Selectable } from 'kysely'
import { isNotificationType, notificationWords } from '#domain/notifications.ts'
import { quietUntil } from '#domain/quiet-hours.ts'
import type { Tables } from '../db/tables.ts'
import type { Tx } from '../db/transaction.ts'
import type { Services } from '../services.ts'
import { notificationLetter } from './mail.ts'
import { unsubscribeToken } from './unsubscribe-link.ts'

type Row = Selectable<Tables['notifications']>

/** While one process sends, no other tries; after a crash the letter is tried again. */
const leaseMinutes = 10
const longestWaitMinutes = 30
/** About a week of half hours. */
const mostTries = 300
const peopleAtOnce = 200

/** Everything whose time has come, one letter a person. Stops when the mail server cannot be reached. */
export async function deliverDue(services: Services): Promise<void> {
  for (;;) {
    const people = await services.db
      .selectFrom('notifications')
      .select('user_id')
      .distinct()
      .where('mailed_at', 'is', null)
      .where('mail_due', '<=', services.now())
      .where('mail_tries', '<', mostTries)
      .limit(peopleAtOnce)
      .execute()
    for (const { user_id: userId } of people) {
      if ((await deliverTo(services, userId)) === 'unreachable') return
    }
    if (people.length < peopleAtOnce) return
  }
}

/** Sends what is due to one person. What fails stays due, a little later each time. */
export async function deliverTo(
  services: Services,
  userId: string,
): Promise<'sent' | 'nothing' | 'refused' | 'unreachable'> {
  const { mailer, secret, publicUrl } = services
  const rows = await services.transaction((tx) => claim(tx, userId))
  const told = rows.flatMap((row) => notificationWords(row.type, row.data) ?? [])
  const reader = rows.length === 0 ? undefined : await readerOf(services, userId)
  const [first] = rows
  if (first === undefined || !isNotificationType(first.type)) return 'nothing'
  if (reader === undefined || told.length === 0) return 'nothing'

  const token = unsubscribeToken(secret, { userId, type: first.type }, first.created_at)
  const letter = notificationLetter(reader, told, {
    publicUrl,
    unsubscribe: `${publicUrl}/unsubscribe?token=${token}`,
    messageId: first.id,
  })
  try {
    await mailer.send(letter)
  } catch (error) {
    await services.transaction((tx) => postpone(tx, userId, rows))
    // The server's own words may hold the address.
    const { code, responseCode } = answerIn(error)
    services.log.warn({ code, responseCode }, 'a letter waits for the mail server')
    // One that answered refuses this letter; without an answer it would refuse every letter.
    return responseCode === undefined || responseCode === 421 ? 'unreachable' : 'refused'
  }
  await services.transaction((tx) => markMailed(tx, userId, rows))
  return 'sent'
}

/** Takes the due letters for itself; in the quiet hours, and for who is not written to, there are none. */
async function claim(tx: Tx, userId: string): Promise<Row[]> {
  const quiet = quietUntil(tx.now)
  if (quiet !== null && (await keepsQuiet(tx, userId))) {
    await dueRows(tx, userId).set({ mail_due: quiet }).execute()
    return []
  }
  const rows = await dueRows(tx, userId)
    .set((to) => ({
      mail_due: minutesAfter(tx.now, leaseMinutes),
      mail_tries: to('mail_tries', '+', 1),
    }))
    .returningAll()
    .execute()
  return rows.toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime())
}

function dueRows(tx: Tx, userId: string) {
  return tx.db
    .updateTable('notifications')
    .where('user_id', '=', userId)
    .where('mailed_at', 'is', null)
    .where('mail_due', '<=', tx.now)
    .where('mail_tries', '<', mostTries)
}

async function keepsQuiet(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx.db
    .selectFrom('notification_settings')
    .select('quiet_hours')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.quiet_hours ?? true
}

/** Nobody who is suspended is written to. */
function readerOf(services: Services, userId: string) {
  return services.db
    .selectFrom('auth_users')
    .select(['name', 'email'])
    .where('id', '=', userId)
    .where('suspended_at', 'is', null)
    .executeTakeFirst()
}

async function markMailed(tx: Tx, userId: string, rows: readonly Row[]): Promise<void> {
  await tx.db
    .updateTable('notifications')
    .set({ mailed_at: tx.now })
    .where('user_id', '=', userId)
    .where('id', 'in', idsOf(rows))
    .execute()
}

async function postpone(tx: Tx, userId: string, rows: readonly Row[]): Promise<void> {
  const tries = Math.max(...rows.map((row) => row.mail_tries))
  const wait = Math.min(longestWaitMinutes, 2 ** tries)
  await tx.db
    .updateTable('notifications')
    .set({ mail_due: minutesAfter(tx.now, wait) })
    .where('user_id', '=', userId)
    .where('id', 'in', idsOf(rows))
    // Turned off meanwhile stays off.
    .where('mail_due', 'is not', null)
    .execute()
}

function answerIn(error: unknown): { code?: unknown; responseCode?: unknown } {
  return typeof error === 'object' && error !== null ? error : {}
}

function idsOf(rows: readonly Row[]): string[] {
  return rows.map(({ id }) => id)
}

function minutesAfter(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * 60_000)
}

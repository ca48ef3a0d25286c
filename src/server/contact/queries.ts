import type { ContactMessage } from '#contract/contact.ts'
import { ageBandOf } from '#domain/people/birth-month.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Db } from '../db/database.ts'
import { queueFrom, type Queue } from '../db/queue.ts'

const maxShown = 50

export async function openMessages(
  db: Db,
  now: Date,
): Promise<{ messages: ContactMessage[]; more: boolean }> {
  const rows = await messages(db)
    .where('message.state', '=', 'open')
    .orderBy('message.urgent', 'desc')
    .orderBy('message.sent_at')
    .orderBy('message.id')
    .limit(maxShown + 1)
    .execute()
  return {
    messages: rows.slice(0, maxShown).map((row) => messageFrom(row, now)),
    more: rows.length > maxShown,
  }
}

/** One message, open or ended. */
export async function messageOf(db: Db, id: string, now: Date): Promise<ContactMessage | null> {
  const row = await messages(db).where('message.id', '=', id).executeTakeFirst()
  return row === undefined ? null : messageFrom(row, now)
}

function messages(db: Db) {
  return db
    .selectFrom('contact_messages as message')
    .leftJoin('user_profiles as person', 'person.user_id', 'message.about_id')
    .leftJoin('student_profiles as student', 'student.user_id', 'message.about_id')
    .select(['message.id', 'message.email', 'message.topic', 'message.words', 'message.urgent'])
    .select(['message.sent_at', 'message.about_id', 'person.display_name', 'student.birth_month'])
}

type MessageRow = Awaited<ReturnType<ReturnType<typeof messages>['executeTakeFirstOrThrow']>>

function messageFrom(row: MessageRow, now: Date): ContactMessage {
  const { id, email, topic, words, urgent, sent_at: sentAt } = row
  return { id, email, topic, words, urgent, at: sentAt.toISOString(), about: studentFrom(row, now) }
}

interface StudentColumns {
  about_id: UserId | null
  display_name: string | null
  birth_month: string | null
}

/** The student a message is about. */
export function studentFrom(
  { about_id: id, display_name: name, birth_month: born }: StudentColumns,
  now: Date,
): ContactMessage['about'] {
  if (id === null) return null
  return { id, name: name ?? '', minor: ageBandOf(born, now) !== 'adult' }
}

export async function waitingMessages(db: Db): Promise<Queue> {
  const row = await db
    .selectFrom('contact_messages')
    .select((all) => all.fn.countAll<number>().as('count'))
    .select((all) => all.fn.min('sent_at').as('oldest'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return queueFrom(row)
}

export async function isMessage(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('contact_messages')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

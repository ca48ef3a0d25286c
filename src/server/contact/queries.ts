import type { ContactMessage } from '#contract/contact.ts'
import type { ContactTopic } from '#domain/contact.ts'
import type { Db } from '../db/database.ts'

const mostShown = 50

export async function openMessages(db: Db): Promise<{ messages: ContactMessage[]; more: boolean }> {
  const rows = await db
    .selectFrom('contact_messages')
    .select(['id', 'email', 'topic', 'words', 'urgent', 'sent_at'])
    .where('state', '=', 'open')
    .orderBy('urgent', 'desc')
    .orderBy('sent_at')
    .orderBy('id')
    .limit(mostShown + 1)
    .execute()
  const messages = rows.slice(0, mostShown).map(({ topic, sent_at, ...row }) => ({
    ...row,
    topic: topic as ContactTopic,
    at: sent_at.toISOString(),
  }))
  return { messages, more: rows.length > mostShown }
}

export async function countMessages(db: Db): Promise<number> {
  const row = await db
    .selectFrom('contact_messages')
    .select((all) => all.fn.countAll<number>().as('waiting'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return Number(row.waiting)
}

export async function isMessage(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('contact_messages')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

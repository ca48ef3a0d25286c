import { sql } from 'kysely'
import { contactTopicWords, messagesKeptDays, type ContactTopic } from '#domain/people/contact.ts'
import { crisisIn } from '#domain/safety/crisis-words.ts'
import { daysAfter } from '#domain/day.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { AlreadyDecided } from '../http/refusal.ts'
import { settleNotifications } from '../notifications/commands.ts'
import { notifyStaff, refreshDesks } from '../notifications/staff-commands.ts'
import { answerLetter } from './mail.ts'

export interface SentMessage {
  email: string
  topic: ContactTopic
  text: string
  /** Null if the sender was not signed in. */
  sentBy: UserId | null
  /** The student a worried guardian writes about. */
  about?: UserId
}

/**
 * Stores a message from the form and notifies staff: at once if somebody may be in danger, else at most once an hour, so
 * that a flood of messages is not a flood of letters. The same text from the same address, sent twice, is one message.
 */
export async function receiveMessage(tx: Tx, message: SentMessage): Promise<void> {
  const { email, topic, text } = message
  await sql`select pg_advisory_xact_lock(hashtext(${`contact:${email}`}))`.execute(tx.db)
  const sent = await tx.db
    .selectFrom('contact_messages')
    .select('id')
    .where('state', '=', 'open')
    .where('email', '=', email)
    .where('words', '=', text)
    .executeTakeFirst()
  if (sent !== undefined) return
  const { id, urgent } = await storeMessage(tx, message)
  const subjects = [subjectOf.message(id)]
  if (urgent) {
    const key = `message-urgent:${id}`
    await notifyStaff(tx, {
      desk: 'messages',
      type: 'report-urgent',
      data: { reason: 'message' },
      key,
      subjects,
    })
    return
  }
  const data = { what: 'message', name: contactTopicWords[topic] } as const
  const key = `messages:${tx.now.toISOString().slice(0, 13)}`
  await notifyStaff(tx, { desk: 'messages', type: 'work-waits', data, key, subjects })
  await refreshDesks(tx)
}

/** Stores a message for staff, and deletes messages that were handled long ago. */
async function storeMessage(
  tx: Tx,
  message: SentMessage,
): Promise<{ id: string; urgent: boolean }> {
  const { email, topic, text, sentBy, about } = message
  await tx.db
    .deleteFrom('contact_messages')
    .where('state', '<>', 'open')
    .where('ended_at', '<', daysAfter(tx.now, -messagesKeptDays))
    .execute()
  return tx.db
    .insertInto('contact_messages')
    .values({
      email,
      topic,
      words: text,
      urgent: about !== undefined || crisisIn(text) !== null,
      sent_at: tx.now,
      sent_by: sentBy,
      about_id: about ?? null,
    })
    .returning(['id', 'urgent'])
    .executeTakeFirstOrThrow()
}

/** What the sender adds makes it urgent: staff read it before all others. */
export async function markMessageUrgent(tx: Tx, id: string): Promise<void> {
  await tx.db.updateTable('contact_messages').set({ urgent: true }).where('id', '=', id).execute()
}

/** A guardian is worried about a student: staff are notified immediately, at any hour. */
export async function storeWorry(
  tx: Tx,
  { guardianId, studentId, text }: { guardianId: UserId; studentId: UserId; text: string },
): Promise<void> {
  const { email } = await tx.db
    .selectFrom('auth_users')
    .select('email')
    .where('id', '=', guardianId)
    .executeTakeFirstOrThrow()
  const message = { email, topic: 'safety', text, sentBy: guardianId, about: studentId } as const
  const { id } = await storeMessage(tx, message)
  await notifyStaff(tx, {
    desk: 'messages',
    type: 'guardian-worried',
    data: {},
    key: `guardian-worried:${id}`,
    subjects: [subjectOf.message(id)],
  })
}

const letterGoodForDays = 14

/** Closes a message, with or without an answer by letter; a second attempt is refused. */
export async function endMessage(
  tx: Tx,
  { id, staffId, answer }: { id: string; staffId: UserId; answer: string | null },
): Promise<{ name: string; state: string }> {
  const state = answer === null ? 'closed' : 'answered'
  const row = await tx.db
    .updateTable('contact_messages')
    .set({ state, answer, ended_at: tx.now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning(['email', 'topic', 'words'])
    .executeTakeFirst()
  if (row === undefined)
    throw new AlreadyDecided('Somebody else has already answered or closed this message')
  await settleNotifications(tx, subjectOf.message(id))
  if (answer !== null) {
    await tx.post({
      userId: staffId,
      kind: 'contact-answer',
      letter: answerLetter(row.email, { message: row.words, answer }),
      until: daysAfter(tx.now, letterGoodForDays),
    })
  }
  // The log outlives accounts, so neither the address nor the text goes into it.
  return { name: contactTopicWords[row.topic], state }
}

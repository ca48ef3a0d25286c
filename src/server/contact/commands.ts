import { contactTopicWords, messagesKeptDays, type ContactTopic } from '#domain/contact.ts'
import { crisisIn } from '#domain/crisis-words.ts'
import { daysAfter } from '#domain/day.ts'
import type { Tx } from '../db/transaction.ts'
import { AlreadyDecided } from '../http/refusal.ts'
import { answerLetter } from './mail.ts'

export interface Sent {
  email: string
  topic: ContactTopic
  text: string
  /** Null of somebody who was not signed in. */
  sentBy: string | null
}

/** Keeps a message for staff. What was dealt with long ago is deleted on the way. */
export async function keepMessage(tx: Tx, { email, topic, text, sentBy }: Sent): Promise<void> {
  await tx.db
    .deleteFrom('contact_messages')
    .where('state', '<>', 'open')
    .where('ended_at', '<', daysAfter(tx.now, -messagesKeptDays))
    .execute()
  await tx.db
    .insertInto('contact_messages')
    .values({
      email,
      topic,
      words: text,
      urgent: crisisIn(text) !== null,
      sent_at: tx.now,
      sent_by: sentBy,
    })
    .execute()
}

const letterGoodForDays = 14

/** Ends a message, with or without an answer by letter. Whoever comes second is told so. */
export async function endMessage(
  tx: Tx,
  { id, staffId, answer }: { id: string; staffId: string; answer: string | null },
): Promise<{ name: string; state: string }> {
  const state = answer === null ? 'closed' : 'answered'
  const row = await tx.db
    .updateTable('contact_messages')
    .set({ state, answer, ended_at: tx.now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning(['email', 'topic', 'words'])
    .executeTakeFirst()
  if (row === undefined) throw new AlreadyDecided('Somebody answered or closed it before you')
  if (answer !== null) {
    await tx.post({
      userId: staffId,
      kind: 'contact-answer',
      letter: answerLetter(row.email, { asked: row.words, answer }),
      until: daysAfter(tx.now, letterGoodForDays),
    })
  }
  // The log outlives accounts: neither the address nor the words go into it.
  return { name: contactTopicWords[row.topic as ContactTopic], state }
}

import { sql } from 'kysely'
import type { AnsweredMessage } from '#contract/contact.ts'
import { studentFrom } from '../contact/queries.ts'
import type { Db } from '../db/database.ts'
import { timeCursor } from '../http/cursor.ts'

const pageSize = 50

/** Answered messages that are still stored, latest answer first, with who answered. */
export async function answeredMessages(
  db: Db,
  after: string | undefined,
  now: Date,
): Promise<{ messages: AnsweredMessage[]; next: string | null }> {
  const cursor = timeCursor.decode(after)
  let query = db
    .selectFrom('contact_messages as message')
    .leftJoin('user_profiles as person', 'person.user_id', 'message.about_id')
    .leftJoin('student_profiles as student', 'student.user_id', 'message.about_id')
    .leftJoinLateral(
      (about) =>
        about
          .selectFrom('staff_actions')
          .select('staff_name')
          .where('subject_id', '=', sql<string>`${sql.ref('message.id')}::text`)
          .where('kind', '=', 'answered-message')
          .orderBy('at', 'desc')
          .limit(1)
          .as('action'),
      (join) => join.onTrue(),
    )
    .select(['message.id', 'message.email', 'message.topic', 'message.words', 'message.urgent'])
    .select(['message.sent_at', 'message.answer', 'message.ended_at', 'action.staff_name'])
    .select(['message.about_id', 'person.display_name', 'student.birth_month'])
    .where('message.state', '=', 'answered')
    // Matches the condition of the partial index.
    .where('message.state', '<>', 'open')
    .$narrowType<{ answer: string; ended_at: Date }>()
  if (cursor !== null) {
    query = query.where((is) =>
      is(
        is.refTuple('message.ended_at', 'message.id'),
        '<',
        is.tuple(is.val<Date | null>(cursor.at), is.val(cursor.id)),
      ),
    )
  }
  const read = await query
    .orderBy('message.ended_at', 'desc')
    .orderBy('message.id', 'desc')
    .limit(pageSize + 1)
    .execute()
  const { rows, next } = timeCursor.page(read, pageSize, ({ ended_at: at, id }) => ({ at, id }))
  return {
    next,
    messages: rows.map(({ id, email, words, urgent, answer, ...row }) => ({
      id,
      email,
      words,
      urgent,
      answer,
      topic: row.topic,
      at: row.sent_at.toISOString(),
      about: studentFrom(row, now),
      answeredAt: row.ended_at.toISOString(),
      answeredBy: row.staff_name ?? 'Staff',
    })),
  }
}

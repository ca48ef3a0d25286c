import { sql } from 'kysely'
import type { UserId } from '#domain/people/user-id.ts'
import type { Content } from '../content/load-content.ts'
import type { Db } from '../db/database.ts'
import { timeCursor } from '../http/cursor.ts'

const pageSize = 20

/** A page of what the student wrote about quests away from Upful, newest first. */
export async function evidencePage(
  { db, content }: { db: Db; content: Content },
  userId: UserId,
  before: string | undefined,
) {
  const from = timeCursor.decode(before)
  const fetched = await db
    .selectFrom('quest_evidence')
    .select(['id', 'quest_id', 'text', 'given_at'])
    .where('user_id', '=', userId)
    .$if(from !== null, (query) =>
      query.where(sql<boolean>`(given_at, id) < (${from?.at}::timestamptz, ${from?.id}::uuid)`),
    )
    .orderBy('given_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute()
  const { rows, next } = timeCursor.page(fetched, pageSize, ({ given_at: at, id }) => ({ at, id }))
  const titles = new Map(content.quests.map(({ id, title }) => [id, title]))
  return {
    evidence: rows.map(({ id, quest_id, text, given_at }) => ({
      id,
      // A quest may be retired; what was written stays.
      title: titles.get(quest_id) ?? 'A quest',
      text,
      at: given_at.toISOString(),
    })),
    next,
  }
}

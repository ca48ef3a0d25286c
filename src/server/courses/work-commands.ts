import { itemSchema } from '#domain/learning/course.ts'
import { workOn, type LessonWork } from '#domain/learning/lesson-work.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound, Refusal } from '../http/refusal.ts'

interface WorkRef {
  userId: UserId
  id: string
}

/** Rewrites the student's own reflection or project, by the rules of its lesson. */
export async function rewriteWork(tx: Tx, { userId, id, text }: WorkRef & { text: string }) {
  const row = await tx.db
    .selectFrom('content_answers as answer')
    .leftJoin('course_content as content', (join) =>
      join
        .onRef('content.course_id', '=', 'answer.course_id')
        .onRef('content.id', '=', 'answer.content_id'),
    )
    .select(['answer.content_type', 'content.body'])
    .where('answer.user_id', '=', userId)
    .where('answer.id', '=', id)
    .where('answer.content_type', 'in', ['reflection', 'project'])
    .executeTakeFirst()
  if (row === undefined) throw notFound('This is not in your portfolio')
  await tx.db
    .updateTable('content_answers')
    .set({ work: JSON.stringify(checkedWork(row, text)), updated_at: tx.now })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

/** Deletes the text permanently; the item stays completed. */
export async function removeWork(tx: Tx, { userId, id }: WorkRef): Promise<void> {
  const removed = await tx.db
    .deleteFrom('content_answers')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('content_type', 'in', ['reflection', 'project'])
    .returning('id')
    .executeTakeFirst()
  if (removed === undefined) throw notFound('This is not in your portfolio')
}

/** If the lesson no longer exists, any non-empty text is accepted. */
function checkedWork(row: { content_type: string; body: unknown }, input: string): LessonWork {
  const text = input.trim()
  const answer =
    row.content_type === 'project'
      ? ({ type: 'project', work: text } as const)
      : ({ type: 'reflection', text } as const)
  const item = itemSchema.safeParse(row.body)
  if (!item.success || item.data.type !== answer.type) {
    if (text === '') throw new Refusal('invalid', 'Write something, or delete this text.')
    return answer
  }
  const result = workOn(item.data, answer, null)
  if (result.kind === 'refused') throw new Refusal('invalid', result.message)
  return result.work
}

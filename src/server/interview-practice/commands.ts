import {
  isBlankAnswer,
  keptAnswers,
  type PracticeAnswer,
  type RubricLine,
} from '#domain/learning/interview-practice.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { lockProfile } from '../db/lock-profile.ts'

interface AnswerRef {
  userId: UserId
  id: string
}

/** Saves an answer to a question that is asked today. Returns its id. */
export async function keepAnswer(
  tx: Tx,
  userId: UserId,
  { questionId, answer }: { questionId: string; answer: PracticeAnswer },
): Promise<string> {
  if (!tx.content.interviews.some(({ id }) => id === questionId))
    throw notFound('Question not found')
  const texts = writtenTexts(answer)
  await lockProfile(tx, userId)
  const { id } = await tx.db
    .insertInto('interview_answers')
    .values({
      user_id: userId,
      question_id: questionId,
      ...texts,
      created_at: tx.now,
      updated_at: tx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { count } = await tx.db
    .selectFrom('interview_answers')
    .select((rows) => rows.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (Number(count) > keptAnswers) {
    throw new Refusal(
      'not-possible',
      `You have ${keptAnswers} saved answers. Delete some that you do not need.`,
    )
  }
  tx.changed(userId, 'interview-answers')
  return id
}

/** Rewrites an answer. What the student said about the earlier text no longer counts. */
export async function rewriteAnswer(
  tx: Tx,
  { userId, id, answer }: AnswerRef & { answer: PracticeAnswer },
): Promise<void> {
  await changeAnswer(
    tx,
    { userId, id },
    { ...writtenTexts(answer), yes_lines: null, updated_at: tx.now },
  )
}

/** Stores which lines of the rubric the student answered with yes. */
export async function rateAnswer(
  tx: Tx,
  { userId, id, yesLines }: AnswerRef & { yesLines: readonly RubricLine[] },
): Promise<void> {
  await changeAnswer(tx, { userId, id }, { yes_lines: [...new Set(yesLines)] })
}

/** Deletes the answer permanently. */
export async function removeAnswer(tx: Tx, { userId, id }: AnswerRef): Promise<void> {
  await tx.db
    .deleteFrom('interview_answers')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
  tx.changed(userId, 'interview-answers')
}

async function changeAnswer(
  tx: Tx,
  { userId, id }: AnswerRef,
  values: Partial<PracticeAnswer> & { yes_lines: RubricLine[] | null; updated_at?: Date },
): Promise<void> {
  const changed = await tx.db
    .updateTable('interview_answers')
    .set(values)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (changed === undefined) throw notFound('This answer is not saved any more')
  tx.changed(userId, 'interview-answers')
}

function writtenTexts(answer: PracticeAnswer): PracticeAnswer {
  if (isBlankAnswer(answer)) throw new Refusal('invalid', 'Write something first.')
  return {
    situation: answer.situation.trim(),
    task: answer.task.trim(),
    action: answer.action.trim(),
    result: answer.result.trim(),
    notes: answer.notes.trim(),
  }
}

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { drawQuestions } from '#domain/learning/question-draw.ts'
import type { Answers, Question } from '#domain/learning/question.ts'
import { validQuestions } from '#domain/learning/scoring.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { refuseTooSoon, type Pace } from '../pace/commands.ts'
import { questionsOf } from './sitting-questions.ts'

export interface Attempt {
  userId: UserId
  assessmentId: string
  sittingId: string
  answers: Answers
}

/**
 * Opens a sitting with the current questions. One that has answers is continued; one without any starts
 * now, so that the time taken is correct, and is not shown anywhere before its first answer.
 */
export async function startSitting(
  tx: Tx,
  pace: Pace,
  { userId, assessmentId }: { userId: UserId; assessmentId: string },
): Promise<void> {
  const assessment = await tx.db
    .selectFrom('assessments')
    .select(['version', 'questions'])
    .where('id', '=', assessmentId)
    .where('retired_at', 'is', null)
    .executeTakeFirst()
  if (assessment === undefined) throw notFound('Assessment not found')
  await refuseTooSoonAfter(tx, pace, { userId, assessmentId })
  const id = randomUUID()
  const drawn = drawQuestions(validQuestions(assessment.questions), {
    earlier: await askedBefore(tx, { userId, assessmentId }),
    seed: id,
  })
  await tx.db
    .insertInto('assessment_sittings')
    .values({
      user_id: userId,
      assessment_id: assessmentId,
      id,
      version: assessment.version,
      drawn: drawn.map((question) => question.id),
      started_at: tx.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'assessment_id'])
        .doUpdateSet({
          version: assessment.version,
          started_at: tx.now,
          // Opening it again must not be a way to look for other questions.
          drawn: sql<string[]>`case when assessment_sittings.version = excluded.version
            then assessment_sittings.drawn else excluded.drawn end`,
        })
        .where('assessment_sittings.answers', '=', sql<string>`'{}'::jsonb`),
    )
    .execute()
}

/** How many sittings count as long ago. */
const rememberedSittings = 3

/** The ids of the questions that were asked in the sittings before, the newest first. */
async function askedBefore(
  tx: Tx,
  { userId, assessmentId }: { userId: UserId; assessmentId: string },
): Promise<string[][]> {
  const rows = await tx.db
    .selectFrom('user_assessment_results')
    .select(sql<string[]>`array(select jsonb_object_keys(feedback))`.as('ids'))
    .where('user_id', '=', userId)
    .where('assessment_id', '=', assessmentId)
    .orderBy('submitted_at', 'desc')
    .limit(rememberedSittings)
    .execute()
  return rows.map(({ ids }) => ids)
}

/** A sitting with answers can be continued at any time; after a result below 100% a new one has to wait. */
async function refuseTooSoonAfter(
  tx: Tx,
  pace: Pace,
  { userId, assessmentId }: { userId: UserId; assessmentId: string },
): Promise<void> {
  const newest = await tx.db
    .selectFrom('user_assessment_results as result')
    .select((eb) => [
      'result.score',
      'result.submitted_at',
      eb
        .selectFrom('user_assessment_results as each')
        .select(({ fn }) => fn.countAll<number>().as('attempts'))
        .where('each.user_id', '=', userId)
        .where('each.assessment_id', '=', assessmentId)
        .as('attempts'),
    ])
    .where('result.user_id', '=', userId)
    .where('result.assessment_id', '=', assessmentId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('assessment_sittings as open')
            .select('open.id')
            .where('open.user_id', '=', userId)
            .where('open.assessment_id', '=', assessmentId)
            .where('open.answers', '<>', sql<string>`'{}'::jsonb`),
        ),
      ),
    )
    .orderBy('result.submitted_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (newest === undefined || newest.score === 100) return
  refuseTooSoon(tx, pace, { attempts: Number(newest.attempts), last: newest.submitted_at })
}

/** Saves these answers with the open sitting; the others stay unchanged. */
export async function saveAnswers(tx: Tx, attempt: Attempt): Promise<void> {
  const { userId, assessmentId, sittingId, answers } = attempt
  const saved = await tx.db
    .updateTable('assessment_sittings as sitting')
    .from('assessment_versions as snapshot')
    .set({ answers: sql<string>`sitting.answers || ${JSON.stringify(answers)}::jsonb` })
    .whereRef('snapshot.assessment_id', '=', 'sitting.assessment_id')
    .whereRef('snapshot.version', '=', 'sitting.version')
    .where('sitting.user_id', '=', userId)
    .where('sitting.assessment_id', '=', assessmentId)
    .where('sitting.id', '=', sittingId)
    .returning(['snapshot.questions', 'sitting.drawn'])
    .executeTakeFirst()
  if (saved === undefined) throw new Refusal('not-possible', 'This attempt is no longer open')
  refuseUnknownQuestions(questionsOf(saved), answers)
}

/** Refuses answers to questions that are not asked here. */
export function refuseUnknownQuestions(questions: readonly Question[], answers: Answers): void {
  const knownIds = new Set(questions.map(({ id }) => id))
  const unknownIds = Object.keys(answers).filter((id) => !knownIds.has(id))
  if (unknownIds.length === 0) return
  const fields = Object.fromEntries(
    unknownIds.map((id) => [id, 'This question is not in this assessment']),
  )
  throw new Refusal('invalid', 'Some of these questions are not in this assessment', { fields })
}

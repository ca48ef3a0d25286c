import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { drawQuestions } from '#domain/learning/question-draw.ts'
import { answersSchema, type Answers, type Question } from '#domain/learning/question.ts'
import { scoreOf, unansweredIn, validQuestions, type Score } from '#domain/learning/scoring.ts'
import { skillSchema } from '#domain/learning/skill-schema.ts'
import { assessmentGain } from '#domain/ledger/xp.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { statement, type ParameterOf } from '../db/statement.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { keepPace, refuseTooSoon, type Pace } from '../pace/commands.ts'
import { missQuestions } from '../review/commands.ts'
import { recordActivities, type NewActivity } from '../xp/commands.ts'
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

/**
 * Scores the sitting and awards XP for the gain over the best score so far. The sitting becomes the
 * result, so only one of several concurrent requests does this; later ones change nothing.
 */
export async function submitAssessment(tx: Tx, pace: Pace, attempt: Attempt): Promise<void> {
  const { userId, assessmentId, sittingId } = attempt
  const [sitting] = await takeSitting(tx.db, { userId, assessmentId, sittingId })
  if (sitting === undefined) return refuseUnlessSubmitted(tx, attempt)

  const questions = questionsOf(sitting)
  refuseUnknownQuestions(questions, attempt.answers)
  const answers = { ...answersSchema.parse(sitting.answers), ...attempt.answers }
  const unanswered = unansweredIn(questions, answers)
  if (unanswered.length > 0) throw incomplete(unanswered)
  await keepPace(tx, pace, {
    userId,
    questions: questions.length,
    since: sitting.started_at,
  })

  const score = scoreOf(questions, answers)
  await insertResult(tx, attempt, sitting, { answers, ...score })
  await recordSubmission(tx, attempt, sitting, score.score)
  await missQuestions(tx, {
    userId,
    source: { kind: 'assessment', id: assessmentId },
    skill: skillSchema.parse(sitting.skill_category),
    questions: questions.filter(({ id }) => score.missed.includes(id)),
  })
  tx.changed(userId, 'assessments', 'dashboard', 'review')
}

type Sitting = Awaited<ReturnType<typeof takeSitting>>[number]

/** Deletes the open sitting and returns it with its questions and the best score so far. */
const takeSitting = statement((db, parameter: ParameterOf<Omit<Attempt, 'answers'>>) =>
  db
    .deleteFrom('assessment_sittings as sitting')
    .using(['assessments as assessment', 'assessment_versions as snapshot'])
    .whereRef('assessment.id', '=', 'sitting.assessment_id')
    .whereRef('snapshot.assessment_id', '=', 'sitting.assessment_id')
    .whereRef('snapshot.version', '=', 'sitting.version')
    .where('sitting.user_id', '=', parameter('userId'))
    .where('sitting.assessment_id', '=', parameter('assessmentId'))
    .where('sitting.id', '=', parameter('sittingId'))
    .returning((eb) => [
      'sitting.version',
      'sitting.answers',
      'sitting.started_at',
      'sitting.drawn',
      'snapshot.questions',
      'assessment.title',
      'assessment.skill_category',
      eb
        .selectFrom('user_assessment_results as earlier')
        .select(({ fn }) => fn.max('earlier.score').as('best'))
        .where('earlier.user_id', '=', parameter('userId'))
        .where('earlier.assessment_id', '=', parameter('assessmentId'))
        .as('best'),
    ]),
)

async function refuseUnlessSubmitted(tx: Tx, attempt: Attempt): Promise<void> {
  const { userId, assessmentId, sittingId } = attempt
  const result = await tx.db
    .selectFrom('user_assessment_results')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', sittingId)
    .where('assessment_id', '=', assessmentId)
    .executeTakeFirst()
  if (result === undefined) throw notFound('Assessment not found')
}

async function insertResult(
  tx: Tx,
  attempt: Attempt,
  sitting: Sitting,
  { answers, score, feedback }: Score & { answers: Answers },
): Promise<void> {
  const seconds = (tx.now.getTime() - sitting.started_at.getTime()) / 1000
  const result = tx.db.insertInto('user_assessment_results').values({
    user_id: attempt.userId,
    id: attempt.sittingId,
    assessment_id: attempt.assessmentId,
    version: sitting.version,
    score,
    answers: JSON.stringify(answers),
    feedback: JSON.stringify(feedback),
    time_taken: Math.max(0, Math.round(seconds)),
    xp_paid: assessmentGain(sitting.best, score),
    submitted_at: tx.now,
  })
  await tx.write(result)
}

async function recordSubmission(
  tx: Tx,
  { userId, assessmentId, sittingId }: Attempt,
  { best, title, skill_category }: Sitting,
  score: number,
): Promise<void> {
  const about = { subject: assessmentId, skill: skillSchema.parse(skill_category), score }
  const gain = assessmentGain(best, score)
  const submitted: NewActivity = {
    type: 'assessment_completion',
    awardKey: `assessment:${sittingId}`,
    amount: gain,
    description: `Scored ${score} % in "${title}"`,
    event: { event: 'assessment-submitted', ...about },
  }
  const improved: NewActivity = {
    type: 'assessment_completion',
    awardKey: `assessment-improved:${sittingId}`,
    amount: 0,
    description: `Beat your best in "${title}"`,
    event: { event: 'assessment-improved', ...about },
  }
  // One point at a time would be a way to be paid for answering badly on purpose.
  const isBetter = best !== null && gain > 0
  await recordActivities(tx, userId, isBetter ? [submitted, improved] : [submitted])
}

function refuseUnknownQuestions(questions: readonly Question[], answers: Answers): void {
  const knownIds = new Set(questions.map(({ id }) => id))
  const unknownIds = Object.keys(answers).filter((id) => !knownIds.has(id))
  if (unknownIds.length === 0) return
  const fields = Object.fromEntries(
    unknownIds.map((id) => [id, 'This question is not in this assessment']),
  )
  throw new Refusal('invalid', 'Some of these questions are not in this assessment', { fields })
}

function incomplete(unanswered: readonly string[]): Refusal {
  const fields = Object.fromEntries(unanswered.map((id) => [id, 'Answer this question']))
  return new Refusal('invalid', 'Answer every question first', { fields })
}

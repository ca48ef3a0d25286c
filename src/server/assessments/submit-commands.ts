import type { Insertable } from 'kysely'
import { answersSchema, type Answers } from '#domain/learning/question.ts'
import { scoreOf, unansweredIn, type Score } from '#domain/learning/scoring.ts'
import { skillSchema } from '#domain/learning/skill-schema.ts'
import { assessmentGain } from '#domain/ledger/xp.ts'
import { statement, type ParameterOf } from '../db/statement.ts'
import type { Tables } from '../db/tables.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { keepPace, type Pace } from '../pace/commands.ts'
import { missQuestions } from '../review/commands.ts'
import { recordActivities, type NewActivity } from '../xp/commands.ts'
import type { SeenState } from '../xp/seen-state-queries.ts'
import { aboutColumns } from './about.ts'
import type { AskedQuestions } from './asked-questions.ts'
import { refuseUnknownQuestions, type Attempt } from './commands.ts'
import { resultsSoFar, type Submitted } from './result-queries.ts'
import { drawnOf } from './sitting-questions.ts'

/**
 * Scores the sitting and awards XP for the gain over the best score so far. The sitting becomes the
 * result, so only one of several concurrent requests does this; later ones change nothing and get null.
 */
export async function submitAssessment(
  tx: Tx,
  { pace, questionsIn }: { pace: Pace; questionsIn: AskedQuestions },
  attempt: Attempt,
  seen: SeenState | null = null,
): Promise<Submitted | null> {
  const { userId, assessmentId, sittingId } = attempt
  const [sitting] = await takeSitting(tx.db, { userId, assessmentId, sittingId })
  if (sitting === undefined) {
    await refuseUnlessSubmitted(tx, attempt)
    return null
  }

  const all = await questionsIn(tx, { assessmentId, version: sitting.version })
  const questions = drawnOf(all, sitting)
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
  const result = await insertResult(tx, attempt, sitting, { answers, ...score })
  await recordSubmission(tx, attempt, { ...sitting, score: score.score }, seen)
  await missQuestions(tx, {
    userId,
    source: { kind: 'assessment', id: assessmentId },
    skill: skillSchema.parse(sitting.skill_category),
    questions: questions.filter(({ id }) => score.missed.includes(id)),
  })
  tx.changed(userId, 'assessments', 'dashboard', 'review')
  return {
    ...sitting,
    ...result,
    best: Math.max(sitting.best ?? 0, score.score),
    attempts: Number(sitting.attempts ?? 0) + 1,
    asked: all,
  }
}

type Sitting = Awaited<ReturnType<typeof takeSitting>>[number]

/** Deletes the open sitting and returns it with its questions and the best score so far. */
const takeSitting = statement((db, parameter: ParameterOf<Omit<Attempt, 'answers'>>) =>
  db
    .deleteFrom('assessment_sittings as sitting')
    .using('assessments as a')
    .whereRef('a.id', '=', 'sitting.assessment_id')
    .where('sitting.user_id', '=', parameter('userId'))
    .where('sitting.assessment_id', '=', parameter('assessmentId'))
    .where('sitting.id', '=', parameter('sittingId'))
    .returning(['sitting.version', 'sitting.answers', 'sitting.started_at', 'sitting.drawn'])
    .returning(aboutColumns)
    .returning((eb) => resultsSoFar(eb, parameter('userId'), parameter('assessmentId'))),
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
) {
  const seconds = (tx.now.getTime() - sitting.started_at.getTime()) / 1000
  const result = {
    id: attempt.sittingId,
    score,
    time_taken: Math.max(0, Math.round(seconds)),
    xp_paid: assessmentGain(sitting.best, score),
    submitted_at: tx.now,
  }
  await tx.write(
    insertStatement.with(tx.db, {
      ...result,
      user_id: attempt.userId,
      assessment_id: attempt.assessmentId,
      version: sitting.version,
      answers: JSON.stringify(answers),
      feedback: JSON.stringify(feedback),
    }),
  )
  return { ...result, feedback }
}

type NewResult = Insertable<Tables['user_assessment_results']>

const insertStatement = statement((db, parameter: ParameterOf<NewResult>) =>
  db.insertInto('user_assessment_results').values({
    user_id: parameter('user_id'),
    id: parameter('id'),
    assessment_id: parameter('assessment_id'),
    version: parameter('version'),
    score: parameter('score'),
    answers: parameter('answers'),
    feedback: parameter('feedback'),
    time_taken: parameter('time_taken'),
    xp_paid: parameter('xp_paid'),
    submitted_at: parameter('submitted_at'),
  }),
)

async function recordSubmission(
  tx: Tx,
  { userId, assessmentId, sittingId }: Attempt,
  { best, title, skill_category, score }: Sitting & { score: number },
  seen: SeenState | null,
): Promise<void> {
  const about = { subject: assessmentId, skill: skillSchema.parse(skill_category), score }
  const gain = assessmentGain(best, score)
  const submitted: NewActivity = {
    type: 'assessment_completion',
    awardKey: `assessment:${sittingId}`,
    amount: gain,
    description: `Scored ${score}% in "${title}"`,
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
  await recordActivities(tx, userId, isBetter ? [submitted, improved] : [submitted], seen)
}

function incomplete(unanswered: readonly string[]): Refusal {
  const fields = Object.fromEntries(unanswered.map((id) => [id, 'Answer this question']))
  return new Refusal('invalid', 'Answer every question first', { fields })
}

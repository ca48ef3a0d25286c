import { z } from 'zod'
import { answersSchema } from '#domain/learning/question.ts'
import { skillSchema } from '#domain/learning/skill-schema.ts'
import { whereXpShows } from './changes.ts'
import { route } from './define.ts'
import { openQuestion } from './open-question.ts'

const assessmentSummary = z.strictObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  skill: skillSchema,
  level: z.number(),
  /** How many a sitting asks. */
  questions: z.number(),
  /** How many they are drawn from. */
  pool: z.number(),
})

/** How the person did in the attempts so far. */
const record = {
  /** The best score in percent; null before the first attempt. */
  best: z.number().nullable(),
  attempts: z.number(),
}

const sitting = z.strictObject({
  id: z.string(),
  startedAt: z.string(),
  asked: z.array(openQuestion),
  /** Saved so far: question id to an answer as in `answersSchema`. */
  answers: z.record(z.string(), z.string()),
})

const markedQuestion = z.strictObject({
  id: z.string(),
  question: z.string(),
  /** What it is about: 'give each job an owner'. */
  objective: z.string().nullable(),
  correct: z.boolean(),
  yourAnswer: z.string(),
  /** Both null for a missed question until the assessment is passed. */
  correctAnswer: z.string().nullable(),
  explanation: z.string().nullable(),
  /** Why a wrong choice is tempting, or how near the work came. */
  note: z.string().optional(),
  /** It earned half. */
  partly: z.literal(true).optional(),
  /** Short answers only. */
  verdict: z.enum(['matches', 'compare']).optional(),
})

const result = z.strictObject({
  id: z.string(),
  score: z.number(),
  submittedAt: z.string(),
  /** Whole seconds. */
  timeTaken: z.number(),
  /** XP of this attempt: only the improvement over the best one before it. */
  xp: z.number(),
  /** From when the next attempt may start; null if it may now. */
  againAt: z.string().nullable(),
  marked: z.array(markedQuestion),
})

const resultState = z.strictObject({
  kind: z.literal('result'),
  assessment: assessmentSummary,
  ...record,
  result,
})
const state = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('new'), assessment: assessmentSummary, ...record }),
  z.strictObject({ kind: z.literal('sitting'), assessment: assessmentSummary, ...record, sitting }),
  resultState,
])

const id = z.string().max(100)
const sittingId = z.uuid()

export const assessmentRoutes = {
  'GET /api/assessments': route({
    who: 'student',
    policy: 'open',
    input: z.strictObject({
      skill: skillSchema.optional(),
      after: z.string().max(100).optional(),
    }),
    output: z.strictObject({
      assessments: z.array(assessmentSummary.extend({ ...record, underWay: z.boolean() })),
      next: z.string().nullable(),
    }),
  }),
  /** A sitting with answers takes precedence over a result; with `new` there is neither, and the page starts a sitting. */
  'GET /api/assessments/:id': route({
    // Other roles can read what it is about; only students can start it.
    who: 'signed-in',
    policy: 'own',
    input: z.strictObject({ id }),
    output: state,
  }),
  /** Opens a sitting, the first one or "Try again"; returns the open one if there is one. */
  'POST /api/assessments/:id/start': route({
    who: 'student',
    policy: 'own',
    input: z.strictObject({ id }),
    output: state,
    changes: [],
  }),
  /** Saves answers as they are given; answers left out stay unchanged. */
  'PUT /api/assessments/:id/answers': route({
    who: 'student',
    policy: 'own',
    input: z.strictObject({ id, sittingId, answers: answersSchema }),
    output: z.strictObject({ saved: z.literal(true) }),
    changes: [],
  }),
  /** `answers` override the saved ones. Sending the same sitting again returns the same result. */
  'POST /api/assessments/:id/submit': route({
    who: 'student',
    policy: 'own',
    input: z.strictObject({ id, sittingId, answers: answersSchema }),
    output: resultState,
    changes: [...whereXpShows, 'assessments', 'review'],
  }),
}

import { z } from 'zod'
import { questionMarkSchema } from '#domain/learning/quiz-attempt.ts'
import { questionTable } from '#domain/learning/question-parts.ts'
import { skillSchema } from '#domain/learning/skill-schema.ts'
import { typedText } from '#domain/text/typed-text.ts'
import { whereXpShows } from './changes.ts'
import { route } from './define.ts'
import { helpCard } from './help-card.ts'
import { openQuestion } from './open-question.ts'
import { none } from './shapes.ts'

const about = z.strictObject({
  id: z.string(),
  title: z.string(),
  place: z.string(),
  role: z.string(),
  minutes: z.number(),
  summary: z.string(),
  scene: z.string(),
  skills: z.array(skillSchema),
  steps: z.number(),
})

/** What a student has from it so far. */
const standing = {
  /** The best percentage of a finished day; null before the first. */
  best: z.number().nullable(),
  passed: z.boolean(),
}

const gauge = z.strictObject({
  id: z.string(),
  label: z.string(),
  unit: z.string().nullable(),
  value: z.number(),
})
export type ShownGauge = z.infer<typeof gauge>

/** A task without its key. Strict, as a question is. */
const openTask = z.union([
  openQuestion,
  z.strictObject({
    type: z.literal('form'),
    id: z.string(),
    question: z.string(),
    title: z.string(),
    table: questionTable.optional(),
    fields: z.array(z.strictObject({ label: z.string(), options: z.array(z.string()).nullable() })),
  }),
  z.strictObject({
    type: z.literal('reply'),
    id: z.string(),
    question: z.string(),
    to: z.string(),
    minWords: z.number(),
  }),
])
export type OpenTask = z.infer<typeof openTask>

const step = z.strictObject({
  id: z.string(),
  at: z.string(),
  part: z.strictObject({ title: z.string(), place: z.number(), of: z.number() }),
  messages: z.array(z.strictObject({ from: z.string(), text: z.string() })),
  task: openTask,
})
export type OpenStep = z.infer<typeof step>

const mark = questionMarkSchema.extend({
  rubric: z.array(z.strictObject({ line: z.string(), met: z.boolean() })).optional(),
  fields: z.array(z.strictObject({ right: z.boolean(), answer: z.string() })).optional(),
})
export type StepMark = z.infer<typeof mark>

const writtenText = z.strictObject({ question: z.string(), text: z.string(), model: z.string() })

const result = z.strictObject({
  score: z.number(),
  passed: z.boolean(),
  skills: z.array(z.strictObject({ skill: skillSchema, score: z.number(), shown: z.boolean() })),
  gauges: z.array(gauge),
  /** A line for a CV; null unless this day was passed. */
  cv: z.string().nullable(),
  finishedAt: z.string(),
  /** From when the next attempt may start; null if it may now. */
  againAt: z.string().nullable(),
  texts: z.array(writtenText),
})
export type SimulationResult = z.infer<typeof result>

/** A day under way takes precedence over a result. */
const state = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('new'), about, ...standing }),
  z.strictObject({
    kind: z.literal('going'),
    about,
    ...standing,
    attempt: z.number(),
    answered: z.number(),
    gauges: z.array(gauge),
    step,
  }),
  z.strictObject({ kind: z.literal('result'), about, ...standing, attempt: z.number(), result }),
])
export type SimulationState = z.infer<typeof state>

const passedSimulation = z.strictObject({
  id: z.string(),
  title: z.string(),
  score: z.number(),
  at: z.string(),
  /** Null when the simulation no longer exists. */
  cv: z.string().nullable(),
  texts: z.array(writtenText),
})
export type PassedSimulation = z.infer<typeof passedSimulation>

const id = z.string().max(80)

export const simulationRoutes = {
  'GET /api/simulations': route({
    who: 'student',
    policy: 'own',
    input: none,
    output: z.strictObject({
      simulations: z.array(about.extend({ ...standing, underWay: z.boolean() })),
    }),
  }),
  /** The best passed day of each simulation, for the portfolio. */
  'GET /api/passed-simulations': route({
    who: 'student',
    policy: 'own',
    input: none,
    output: z.strictObject({ passed: z.array(passedSimulation) }),
  }),
  'GET /api/simulations/:id': route({
    who: 'student',
    policy: 'own',
    input: z.strictObject({ id }),
    output: state,
  }),
  /** Begins a day, the first one or the next attempt; returns the open one if there is one. */
  'POST /api/simulations/:id/start': route({
    who: 'student',
    policy: 'own',
    input: z.strictObject({ id }),
    output: state,
    changes: ['simulations'],
  }),
  /** Marks one step. The first answer counts: sending another one returns the mark of the first. */
  'POST /api/simulations/:id/answers': route({
    who: 'student',
    policy: 'own',
    input: z.strictObject({
      id,
      attempt: z.int().min(0),
      stepId: z.string().max(80),
      answer: typedText(2000),
    }),
    output: z.strictObject({
      mark,
      /** What comes next. */
      state,
      /** XP, when the day was passed for the first time. */
      earned: z.number(),
      help: helpCard.nullable(),
    }),
    changes: [...whereXpShows, 'simulations', 'passed-simulations'],
  }),
}

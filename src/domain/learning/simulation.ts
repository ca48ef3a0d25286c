import { z } from 'zod'
import { authoredId, authoredText, refuseRepeats } from './authored.ts'
import { skillSchema } from './skill-schema.ts'
import { simulationTask, taskOutcome } from './simulation-task.ts'

/** A message of the inbox. One that depends on what happened is shown only then. */
const message = z.strictObject({
  from: authoredText.max(40),
  text: authoredText.max(700),
  if: authoredId.optional(),
  unless: authoredId.optional(),
})

const step = z.strictObject({
  id: authoredId,
  /** The time on the clock of the work place. */
  at: authoredText.max(20),
  /** The skill that the answer shows. */
  skill: skillSchema,
  messages: z.array(message).min(1).max(6),
  /** Versions of the same task: each attempt gets the next one. */
  tasks: z.array(simulationTask).min(1).max(3),
  /** What work done well, or not, leads to. A decision has this in its options. */
  right: taskOutcome.optional(),
  wrong: taskOutcome.optional(),
})
export type SimulationStep = z.infer<typeof step>

const gauge = z.strictObject({
  id: authoredId,
  label: authoredText.max(30),
  /** In front of the number when it ends in $, else after it. */
  unit: authoredText.max(10).optional(),
  start: z.int(),
  min: z.int().default(0),
  max: z.int().optional(),
})
export type SimulationGauge = z.infer<typeof gauge>

const part = z.strictObject({
  id: authoredId,
  title: authoredText.max(60),
  steps: z.array(step).min(1),
})

/** A working day in somebody's first job: messages, decisions and work that is marked. Checked by `simulationSchema`. */
export const simulationShape = z.strictObject({
  id: authoredId,
  title: authoredText.max(60),
  /** Made up, and said to be. */
  place: authoredText.max(80),
  role: authoredText.max(60),
  minutes: z.int().min(20).max(90),
  summary: authoredText.max(200),
  scene: authoredText.max(900),
  skills: z
    .array(skillSchema)
    .min(2)
    .max(4)
    .superRefine(refuseRepeats((skill) => skill, 'a skill')),
  /** Of somebody who passed. */
  cv: authoredText.max(240),
  gauges: z
    .array(gauge)
    .min(2)
    .max(4)
    .superRefine(refuseRepeats(({ id }) => id, 'a gauge')),
  parts: z.array(part).min(3).max(6),
})
export type Simulation = z.infer<typeof simulationShape>

import { z } from 'zod'

/** A course of a linked student, as their guardians see it. */
export const linkedCourse = z.strictObject({
  id: z.string(),
  title: z.string(),
  percent: z.number(),
  finished: z.boolean(),
})

/** An assessment of a linked student: the latest and the best score, never the answers. */
export const linkedAssessment = z.strictObject({
  id: z.string(),
  title: z.string(),
  score: z.number(),
  best: z.number(),
  /** Passed, which shows the skill. */
  shown: z.boolean(),
  at: z.string(),
})

/** A job simulation that a linked student passed: the best score, never the answers. */
export const linkedSimulation = z.strictObject({
  id: z.string(),
  title: z.string(),
  score: z.number(),
  at: z.string(),
})
export type LinkedSimulation = z.infer<typeof linkedSimulation>

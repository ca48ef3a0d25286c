import { z } from 'zod'
import { authoredId, authoredText, refuseRepeats } from '#domain/learning/authored.ts'
import { eventNameSchema, type EventName, type StudentEvent } from './events.ts'
import { pathPaySchema, pathRouteSchema } from './path-figures.ts'

/** What completes a step; a manual one is ticked by the student. */
export const evidenceSchema = z.union(
  [
    z.strictObject({ course: authoredId }),
    z.strictObject({ assessment: authoredId, minScore: z.int().min(1).max(100) }),
    z.strictObject({ event: eventNameSchema }),
    z.strictObject({ readiness: authoredId }),
    z.strictObject({ application: z.literal(true) }),
    z.strictObject({
      manual: z.literal(true),
      link: z.url({ protocol: /^https?$/, error: 'not an http(s) link' }).optional(),
    }),
  ],
  'evidence is { course }, { assessment, minScore }, { event }, { readiness }, { application: true } or { manual: true, link? }',
)
export type Evidence = z.infer<typeof evidenceSchema>

const stepSchema = z.strictObject({
  id: authoredId,
  title: authoredText,
  why: authoredText,
  evidence: evidenceSchema,
})
export type PathStep = z.infer<typeof stepSchema>

export const pathSchema = z.strictObject({
  id: authoredId,
  title: authoredText,
  description: authoredText,
  whatYouDo: authoredText,
  entry: authoredText,
  pay: authoredText.optional(),
  payFigures: z.array(pathPaySchema).default([]),
  routes: z.array(pathRouteSchema).default([]),
  steps: z
    .array(stepSchema)
    .min(3)
    .max(15)
    .superRefine(refuseRepeats(({ id }) => id, 'the step')),
})
export type CareerPath = z.infer<typeof pathSchema>

export type StepState = 'locked' | 'ready' | 'done'

/** Each step with its state, in order: the first that is not done is ready, and later done ones stay done. */
export function stepStates(
  path: CareerPath,
  done: ReadonlySet<string>,
): { step: PathStep; state: StepState }[] {
  const next = path.steps.find(({ id }) => !done.has(id))
  return path.steps.map((step) => {
    if (done.has(step.id)) return { step, state: 'done' }
    return { step, state: step === next ? 'ready' : 'locked' }
  })
}

/** The ids of completed steps: recorded before, or completed by these events. */
export function doneSteps(path: CareerPath, events: readonly StudentEvent[]): Set<string> {
  const recorded = new Set(
    events.filter(({ event }) => event === 'path-step-done').map(({ subject }) => subject),
  )
  const done = path.steps.filter(
    ({ id, evidence }) =>
      recorded.has(stepSubject(path.id, id)) || events.some((event) => proves(event, evidence)),
  )
  return new Set(done.map(({ id }) => id))
}

/** The subject of a `path-step-done` event. Step ids are only unique within their path. */
export function stepSubject(pathId: string, stepId: string): string {
  return `${pathId}/${stepId}`
}

/** The event that completes a step; null if the student ticks it. */
export function eventShowing(evidence: Evidence): EventName | null {
  if ('course' in evidence) return 'course-completed'
  if ('readiness' in evidence) return 'readiness-task-done'
  if ('assessment' in evidence) return 'assessment-submitted'
  if ('application' in evidence) return 'application-sent'
  return 'event' in evidence ? evidence.event : null
}

function proves({ event, subject, score }: StudentEvent, evidence: Evidence): boolean {
  if (event !== eventShowing(evidence)) return false
  if ('course' in evidence) return subject === evidence.course
  if ('readiness' in evidence) return subject === evidence.readiness
  if (!('assessment' in evidence)) return true
  return subject === evidence.assessment && (score ?? 0) >= evidence.minScore
}

import { z } from 'zod'
import { authoredId } from './authored.ts'
import {
  contentTypeSchema,
  eventDetails,
  eventNameSchema,
  type Detail,
  type EventName,
  type StudentEvent,
} from '#domain/ledger/events.ts'
import { skillSchema } from './skill-schema.ts'
import { skills } from './skills.ts'

const whereSchema = z.strictObject({
  skill: skillSchema.optional(),
  contentType: contentTypeSchema.optional(),
  course: authoredId.optional(),
  /** Only this subject of the event; see `eventDetails`. */
  subject: authoredId.optional(),
  minScore: z.int().min(1).max(100).optional(),
})

/** The fields of a goal, for schemas that add their own; check with `reachable`. */
export const goalParts = {
  event: eventNameSchema,
  /** Further events that count as well. */
  or: z.array(eventNameSchema).min(1).optional(),
  where: whereSchema.optional(),
  count: z.enum(['each', 'distinct-days', 'distinct-subjects', 'distinct-skills']).default('each'),
  target: z.int().min(1).max(1000),
}

/** What quests and achievements require: a number of events, or of distinct days, subjects or skills. */
export const goalSchema = z.strictObject(goalParts).superRefine(reachable)
export type Goal = z.infer<typeof goalSchema>

/** The events that count towards it. */
export function eventsOf({ event, or = [] }: Goal): EventName[] {
  return [event, ...or]
}

/** Whether this one event counts towards the goal. */
export function matches(goal: Goal, event: StudentEvent): boolean {
  const { skill, contentType, course, subject, minScore } = goal.where ?? {}
  if (event.event !== goal.event && !goal.or?.includes(event.event)) return false
  if (skill !== undefined && event.skill !== skill) return false
  if (contentType !== undefined && event.contentType !== contentType) return false
  if (course !== undefined && event.course !== course) return false
  if (subject !== undefined && event.subject !== subject) return false
  return minScore === undefined || (event.score ?? 0) >= minScore
}

/** Progress towards the goal: 0 to its target. The order of events does not matter. */
export function progressOf(goal: Goal, events: readonly StudentEvent[]): number {
  const counted = events.filter((event) => matches(goal, event))
  return Math.min(goal.target, countOf(goal.count, counted))
}

/** For `superRefine`: reports a goal that no events could ever reach. */
export function reachable(goal: Goal, context: z.core.$RefinementCtx<unknown>): void {
  const refuse = (message: string, path: string[]) =>
    context.addIssue({ code: 'custom', message, path })

  // Every event has a subject.
  const { subject: _subject, ...where } = goal.where ?? {}
  const conditions = Object.entries(where).filter(([, value]) => value !== undefined)
  for (const event of eventsOf(goal)) {
    const details: readonly Detail[] = eventDetails[event]
    for (const [key] of conditions) {
      const detail = key === 'minScore' ? 'score' : key
      if (!details.some((name) => name === detail)) {
        refuse(`${event} does not record its ${detail}`, ['where', key])
      }
    }
    if (goal.count === 'distinct-skills' && !details.includes('skill'))
      refuse(`${event} does not record its skill`, ['count'])
  }
  if (goal.count !== 'distinct-skills') return
  const skillsInReach = goal.where?.skill === undefined ? skills.length : 1
  if (goal.target > skillsInReach) refuse(`there are only ${skillsInReach} skills`, ['target'])
}

function countOf(count: Goal['count'], events: readonly StudentEvent[]): number {
  switch (count) {
    case 'each':
      return events.length
    case 'distinct-days':
      return new Set(events.map((event) => event.day)).size
    case 'distinct-subjects':
      return new Set(events.map((event) => event.subject)).size
    case 'distinct-skills':
      return new Set(events.flatMap((event) => event.skill ?? [])).size
  }
}

import { z } from 'zod'
import { goalStates, mentorGoals } from '#domain/mentoring/mentor-goal.ts'
import { sessionSides } from '#domain/mentoring/mentor-session.ts'
import { route } from './define.ts'
import { byUserId, done } from './shapes.ts'

/** A goal of one student with one mentor, the same for both. */
export const sharedGoal = z.strictObject({
  id: z.string(),
  goal: z.enum(mentorGoals),
  /** A calendar day in Jamaica. */
  by: z.string(),
  state: z.enum(goalStates),
  setBy: z.enum(sessionSides),
  setAt: z.string(),
  /** Who said last that it is done, open again or removed; null while it is as it was set. */
  changedBy: z.enum(sessionSides).nullable(),
  changedAt: z.string().nullable(),
})
export type SharedGoal = z.infer<typeof sharedGoal>

const oneGoal = byUserId.extend({ goalId: z.uuid() })

/** `id` is the other person: a student's mentor, or a mentor's student. */
export const mentorGoalRoutes = {
  /** Open ones first, by their day. A removed one is listed for a day, so that it can be put back. */
  'GET /api/mentorships/:id/goals': route({
    who: ['student', 'mentor'],
    policy: 'mentorship',
    input: byUserId,
    output: z.strictObject({ goals: z.array(sharedGoal) }),
  }),
  'POST /api/mentorships/:id/goals': route({
    who: ['student', 'mentor'],
    policy: 'mentorship',
    input: byUserId.extend({ goal: z.enum(mentorGoals), by: z.string().max(10) }),
    output: done,
    changes: ['mentorships'],
  }),
  'POST /api/mentorships/:id/goals/:goalId/move': route({
    who: ['student', 'mentor'],
    policy: 'mentorship',
    input: oneGoal.extend({ by: z.string().max(10) }),
    output: done,
    changes: ['mentorships'],
  }),
  /** Done, open again, or removed. */
  'POST /api/mentorships/:id/goals/:goalId/state': route({
    who: ['student', 'mentor'],
    policy: 'mentorship',
    input: oneGoal.extend({ state: z.enum(goalStates) }),
    output: done,
    changes: ['mentorships'],
  }),
}

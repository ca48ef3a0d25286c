import type { FastifyInstance } from 'fastify'
import type { UserId } from '#domain/people/user-id.ts'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { changeGoalState, moveGoal, setGoal, type GoalSide } from './goal-commands.ts'
import { goalsOf } from './goal-queries.ts'

/** Goals that a student and a mentor share; both call the same routes. */
export function goalRoutes(app: FastifyInstance, services: Services): void {
  const { db, transaction, now } = services

  bind(app, services, 'GET /api/mentorships/:id/goals', async ({ id }, { caller }) => ({
    goals: await goalsOf(db, sideOf(caller, id), now()),
  }))

  bind(app, services, 'POST /api/mentorships/:id/goals', async ({ id, ...goal }, { caller }) => {
    await transaction((tx) => setGoal(tx, sideOf(caller, id), goal))
    return { done: true }
  })

  bind(
    app,
    services,
    'POST /api/mentorships/:id/goals/:goalId/move',
    async ({ id, goalId, by }, { caller }) => {
      await transaction((tx) => moveGoal(tx, sideOf(caller, id), { id: goalId, by }))
      return { done: true }
    },
  )

  bind(
    app,
    services,
    'POST /api/mentorships/:id/goals/:goalId/state',
    async ({ id, goalId, state }, { caller }) => {
      await transaction((tx) => changeGoalState(tx, sideOf(caller, id), { id: goalId, state }))
      return { done: true }
    },
  )
}

/** The role of the caller's session says which of the two they are. */
function sideOf(caller: { userId: UserId; role: string }, other: UserId): GoalSide {
  return caller.role === 'mentor'
    ? { side: 'mentor', mentorId: caller.userId, studentId: other }
    : { side: 'student', studentId: caller.userId, mentorId: other }
}

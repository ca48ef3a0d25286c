import type { FastifyInstance } from 'fastify'
import { helpFor } from '#domain/safety/help-card.ts'
import { bind } from '../http/bind.ts'
import type { Caller } from '../http/session.ts'
import type { Services } from '../services.ts'
import { answerStep, startRun } from './commands.ts'
import { passedSimulations, simulationsFor, simulationState } from './queries.ts'

export function simulationRoutes(app: FastifyInstance, services: Services): void {
  const { db, content, transaction, env, now } = services
  const pace = env.ANSWER_PACE
  const stateFor = ({ userId }: Caller, id: string) =>
    simulationState({ db, content, userId, pace, now: now() }, id)

  bind(app, services, 'GET /api/simulations', async (_input, { caller }) => ({
    simulations: await simulationsFor({ db, content, userId: caller.userId }),
  }))
  bind(app, services, 'GET /api/passed-simulations', async (_input, { caller }) => ({
    passed: await passedSimulations({ db, content, userId: caller.userId }),
  }))
  bind(app, services, 'GET /api/simulations/:id', ({ id }, { caller }) => stateFor(caller, id))
  bind(app, services, 'POST /api/simulations/:id/start', async ({ id }, { caller }) => {
    await transaction((tx) => startRun(tx, pace, { userId: caller.userId, id }))
    return stateFor(caller, id)
  })
  bind(app, services, 'POST /api/simulations/:id/answers', async (input, { caller }) => {
    const { mark, earned } = await transaction((tx) =>
      answerStep(tx, pace, { userId: caller.userId, ...input }),
    )
    const { share: _share, ...shown } = mark
    return {
      mark: shown,
      state: await stateFor(caller, input.id),
      earned,
      help: helpFor(input.answer, caller.ageBand, content.helplines),
    }
  })
}

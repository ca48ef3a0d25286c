import type { FastifyInstance } from 'fastify'
import { skillLevel } from '#domain/ledger/skill-level.ts'
import { skillPercent, skills } from '#domain/learning/skills.ts'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { skillXpOf } from '../xp/queries.ts'

export function skillRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, 'GET /api/skills', async (_input, { caller }) => {
    const xpIn = await skillXpOf(services.db, caller.userId)
    return {
      skills: skills.map((skill) => {
        const xp = xpIn[skill] ?? 0
        const level = skillLevel(xp, services.content.learnableXp[skill])
        return { skill, xp, percent: skillPercent(xp), level }
      }),
    }
  })
}

import type { FastifyInstance } from 'fastify'
import { skillLevel } from '#domain/ledger/skill-level.ts'
import { skillPercent, skills } from '#domain/learning/skills.ts'
import { bind } from '../http/bind.ts'
import { ownRead } from '../http/own-read.ts'
import type { Services } from '../services.ts'
import { digestFrom } from '../xp/digest-queries.ts'

export function skillRoutes(app: FastifyInstance, services: Services): void {
  bind(
    app,
    services,
    'GET /api/skills',
    async (_input, { caller, own }) => {
      const { skillXp } = await digestFrom(services.db, caller.userId, own.digest)
      return {
        skills: skills.map((skill) => {
          const xp = skillXp[skill] ?? 0
          const level = skillLevel(xp, services.content.learnableXp[skill])
          return { skill, xp, percent: skillPercent(xp), level }
        }),
      }
    },
    ownDigest,
  )
}

const ownDigest = ownRead((query) =>
  query.leftJoin('student_stats as stats', 'stats.user_id', 'user.id').select('stats.digest'),
)

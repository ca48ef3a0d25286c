import type { FastifyInstance } from 'fastify'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { ownSkills, skillsFrom } from './queries.ts'

export function skillRoutes(app: FastifyInstance, services: Services): void {
  bind(
    app,
    services,
    'GET /api/skills',
    async (_input, { own }) => ({ skills: await skillsFrom(services, own) }),
    ownSkills,
  )
}

import { z } from 'zod'
import { skillSchema } from '#domain/skill-schema.ts'
import { route } from './define.ts'

export const skillRoutes = {
  /** All of them, in the order of the detailed view; the evidence of one is `GET /api/activities?skill=`. */
  'GET /api/skills': route({
    who: 'student',
    policy: 'own',
    input: z.strictObject({}),
    output: z.strictObject({
      skills: z.array(z.strictObject({ skill: skillSchema, xp: z.number(), percent: z.number() })),
    }),
  }),
}

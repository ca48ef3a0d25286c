import { z } from 'zod'
import { skillLevels } from '#domain/ledger/skill-level.ts'
import { skillSchema } from '#domain/learning/skill-schema.ts'
import { route } from './define.ts'
import { none } from './shapes.ts'

export const skillRoutes = {
  /** All of them, in the order of the detailed view; the evidence of one is `GET /api/activities?skill=`. */
  'GET /api/skills': route({
    who: 'student',
    policy: 'own',
    input: none,
    output: z.strictObject({
      skills: z.array(
        z.strictObject({
          skill: skillSchema,
          xp: z.number(),
          percent: z.number(),
          /** Relative to what can be learned here; null before the first XP. */
          level: z.enum(skillLevels).nullable(),
        }),
      ),
    }),
  }),
}

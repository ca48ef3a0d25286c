import { z } from 'zod'
import { skillLevels } from '#domain/ledger/skill-level.ts'
import { skillSchema } from '#domain/learning/skill-schema.ts'
import { route } from './define.ts'
import { none } from './shapes.ts'

/** How a skill was shown: the best score of a passed assessment, a project that a mentor passed, a job simulation. */
const shownBy = z.strictObject({
  score: z.number().nullable(),
  project: z.boolean(),
  simulation: z.boolean(),
})

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
          /** The XP, of a full skill. */
          percent: z.number(),
          /** How much of the skill the student holds, 0 to 100. */
          mastery: z.number(),
          /** A course of the skill is finished. */
          finished: z.boolean(),
          /** How the skill was shown; null if it was not. Businesses see this and nothing else of it. */
          shown: shownBy.nullable(),
          /** Relative to what can be learned here; null before the first XP. */
          level: z.enum(skillLevels).nullable(),
        }),
      ),
    }),
  }),
}

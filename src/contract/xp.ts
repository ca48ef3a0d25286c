import { z } from 'zod'
import { ledgerKinds } from '#domain/ledger/xp.ts'
import { skillSchema } from '#domain/learning/skill-schema.ts'
import { activity, earnedAchievement } from './dashboard.ts'
import { route } from './define.ts'
import { none } from './shapes.ts'

const ledgerRow = activity.extend({ skill: z.string().nullable() })

export const xpRoutes = {
  'GET /api/activities': route({
    who: 'student',
    policy: 'own',
    input: z.strictObject({
      before: z.string().max(200).optional(),
      skill: z.string().max(40).optional(),
      /** `quest` is the specification's name for XP from quests. */
      type: z.enum(['quest', ...ledgerKinds]).optional(),
    }),
    output: z.strictObject({
      activities: z.array(ledgerRow),
      next: z.string().nullable(),
      /** Of all pages. */
      count: z.number(),
    }),
  }),
  /** Other roles see every achievement as locked. */
  'GET /api/achievements': route({
    who: 'signed-in',
    policy: 'own',
    input: none,
    output: z.strictObject({
      xp: z.number(),
      earned: z.array(
        /** Whether it says a skill that is shown: only these can be shared with a business. */
        earnedAchievement.extend({ shown: z.boolean() }),
      ),
      ahead: z.array(
        z.strictObject({
          id: z.string(),
          title: z.string(),
          description: z.string(),
          xp: z.number(),
          progress: z.number(),
          target: z.number(),
          /** The skill that it says something about, which is earned by showing it. */
          shows: skillSchema.nullable(),
        }),
      ),
      courses: z.array(z.strictObject({ id: z.string(), title: z.string(), percent: z.number() })),
    }),
  }),
}

import { z } from 'zod'
import { rewardKinds } from '#domain/ledger/unlocks.ts'
import { avatarSchema } from '#domain/people/avatar.ts'
import { route } from './define.ts'
import { done, none } from './shapes.ts'

const rewardId = z.string().max(40)

/** What a student chose among what is unlocked; null for what they left as it comes. */
export const look = z.strictObject({
  roadTheme: rewardId.nullable(),
  frame: rewardId.nullable(),
  title: rewardId.nullable(),
  avatar: avatarSchema.nullable(),
})

export type Look = z.infer<typeof look>

/** One thing that a level unlocks. */
export const reward = z.strictObject({
  id: rewardId,
  kind: z.enum(rewardKinds),
  name: z.string(),
})

export const rewardRoutes = {
  'GET /api/rewards': route({
    who: 'student',
    policy: 'own',
    input: none,
    output: z.strictObject({
      xp: z.number(),
      streak: z.number(),
      freezes: z.number(),
      /** Streak days until the next freeze. */
      daysToFreeze: z.number(),
      todaysBonus: z.number(),
      earnedThisWeek: z.array(z.strictObject({ day: z.string(), xp: z.number() })),
      look,
      /** Everything there is, with the level that unlocks it. */
      unlocks: z.array(reward.extend({ level: z.number(), unlocked: z.boolean() })),
    }),
  }),
  /** What is left out stays; null goes back to how it comes. What is still locked is refused. */
  'PUT /api/rewards/look': route({
    who: 'student',
    policy: 'own',
    input: look.partial(),
    output: done,
    changes: ['rewards', 'profile', 'dashboard'],
  }),
}

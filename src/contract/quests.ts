import { z } from 'zod'
import { eventNameSchema } from '#domain/ledger/events.ts'
import { maxEvidence } from '#domain/ledger/evidence.ts'
import { cadenceSchema } from '#domain/ledger/quests.ts'
import { skillSchema } from '#domain/learning/skill-schema.ts'
import { whereXpShows } from './changes.ts'
import { route } from './define.ts'
import { typedText } from '#domain/text/typed-text.ts'
import { none } from './shapes.ts'

const quest = z.strictObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  why: z.string(),
  cadence: cadenceSchema,
  xp: z.number(),
  skill: skillSchema.nullable(),
  target: z.number(),
  /** The page where it is done. */
  goal: z.strictObject({
    event: eventNameSchema,
    course: z.string().nullable(),
    skill: skillSchema.nullable(),
  }),
  /** When its window closes; null when it stays open. */
  endsAt: z.string().nullable(),
})

/** One that the student starts. */
const chosenQuest = quest.extend({
  /** Done away from Upful: what the student is asked to write about it. Null for every other quest. */
  evidence: z.strictObject({ ask: z.string(), minWords: z.number() }).nullable(),
})

/** One of the three quests of the day, which are assigned and count by themselves. */
export const todaysQuest = quest.extend({
  /** How long it takes, roughly. */
  minutes: z.number(),
  progress: z.number(),
  /** `reached` waits for the tap that claims it; unclaimed it is paid when the next day opens. */
  state: z.enum(['open', 'reached', 'claimed']),
})

export type TodaysQuest = z.infer<typeof todaysQuest>

const board = z.strictObject({
  today: z.array(todaysQuest),
  active: z.array(chosenQuest.extend({ progress: z.number(), startedAt: z.string() })),
  offered: z.array(chosenQuest),
  /** The newest few. */
  done: z.array(
    z.strictObject({ id: z.string(), title: z.string(), xp: z.number(), at: z.string() }),
  ),
})

export const questRoutes = {
  'GET /api/quests': route({
    who: 'student',
    policy: 'own',
    input: none,
    output: board,
  }),
  /** Starts a quest on offer; what was done earlier in its window counts. */
  'POST /api/quests/:id/start': route({
    who: 'student',
    policy: 'own',
    input: z.strictObject({ id: z.string().max(100) }),
    output: board,
    changes: whereXpShows,
  }),
  /** What the student did for a started quest away from Upful, in their own words. Completes it. */
  'POST /api/quests/:id/evidence': route({
    who: 'student',
    policy: 'own',
    input: z.strictObject({ id: z.string().max(100), text: typedText(maxEvidence) }),
    output: board,
    changes: [...whereXpShows, 'quest-evidence'],
  }),
  /** What the student wrote so far, newest first. Nobody else reads it. */
  'GET /api/quest-evidence': route({
    who: 'student',
    policy: 'own',
    input: z.strictObject({ before: z.string().max(200).optional() }),
    output: z.strictObject({
      evidence: z.array(
        z.strictObject({ id: z.string(), title: z.string(), text: z.string(), at: z.string() }),
      ),
      next: z.string().nullable(),
    }),
  }),
  /** Pays a quest of today that was reached, once. */
  'POST /api/quests/:id/claim': route({
    who: 'student',
    policy: 'own',
    input: z.strictObject({ id: z.string().max(100) }),
    output: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('claimed'),
        xp: z.number(),
        leveledUpTo: z.number().nullable(),
      }),
      z.strictObject({ kind: z.literal('already-claimed') }),
    ]),
    changes: whereXpShows,
  }),
}

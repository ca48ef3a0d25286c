import { z } from 'zod'
import { route } from './define.ts'
import { none } from './shapes.ts'

const course = z.strictObject({
  title: z.string(),
  minutes: z.int(),
  /** Markdown. */
  sections: z.array(z.strictObject({ id: z.string(), title: z.string(), text: z.string() })),
  questions: z.array(
    z.strictObject({ id: z.string(), ask: z.string(), options: z.array(z.string()) }),
  ),
  sources: z.array(z.strictObject({ label: z.string(), url: z.string(), asOf: z.string() })),
  /** When the caller passed this version. */
  passedAt: z.string().nullable(),
})
export type SafeguardingCourse = z.infer<typeof course>

export const safeguardingRoutes = {
  'GET /api/mentor/safeguarding': route({
    who: 'mentor',
    policy: 'own',
    input: none,
    output: course,
  }),
  /** All questions at once. Students can ask for sessions once all are right. */
  'POST /api/mentor/safeguarding': route({
    who: 'mentor',
    policy: 'own',
    input: z.strictObject({ answers: z.record(z.string().max(80), z.int().min(1).max(4)) }),
    output: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('passed') }),
      z.strictObject({
        kind: z.literal('again'),
        wrong: z.array(z.strictObject({ id: z.string(), why: z.string() })),
      }),
    ]),
    changes: ['mentor'],
  }),
}

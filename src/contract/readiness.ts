import { z } from 'zod'
import { whereXpShows } from './changes.ts'
import { route } from './define.ts'
import { none } from './shapes.ts'

const task = z.strictObject({
  id: z.string(),
  title: z.string(),
  why: z.string(),
  steps: z.array(z.string()),
  link: z.string().nullable(),
  linkLabel: z.string().nullable(),
  minutes: z.number(),
  cost: z.string(),
  doneAt: z.string().nullable(),
})

export type ShownTask = z.infer<typeof task>

export const readinessRoutes = {
  'GET /api/readiness': route({
    who: 'student',
    policy: 'own',
    input: none,
    output: z.strictObject({ tasks: z.array(task), done: z.number() }),
  }),
  'POST /api/readiness/:id/done': route({
    who: 'student',
    policy: 'own',
    input: z.strictObject({ id: z.string().max(80) }),
    output: z.strictObject({ doneAt: z.string(), xp: z.number() }),
    changes: [...whereXpShows, 'readiness'],
  }),
}

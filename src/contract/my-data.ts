import { z } from 'zod'
import { route } from './define.ts'
import { none } from './shapes.ts'

export const myDataRoutes = {
  /** Everything the platform keeps about the person, by table. */
  'POST /api/my-data/export': route({
    whileStopped: true,
    who: 'signed-in',
    policy: 'own',
    input: none,
    output: z.strictObject({
      exportedAt: z.string(),
      tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    }),
    changes: [],
  }),
}

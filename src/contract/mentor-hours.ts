import { z } from 'zod'
import { byteFile } from './cv.ts'
import { route } from './define.ts'

/** Calendar days in Jamaica, both included. */
const period = z.strictObject({ from: z.string().max(10), to: z.string().max(10) })

export const mentorHourRoutes = {
  /** The sessions of the calling mentor that took place in a period, added up by month. */
  'GET /api/mentor/hours': route({
    who: 'verified-mentor',
    policy: 'own',
    input: period,
    output: z.strictObject({
      /** As it stands on the certificate. */
      name: z.string(),
      sessions: z.int(),
      minutes: z.int(),
      months: z.array(z.strictObject({ month: z.string(), sessions: z.int(), minutes: z.int() })),
    }),
  }),
  /** The same as a certificate, without the name of any student. */
  'GET /api/mentor/hours/pdf': route({
    who: 'verified-mentor',
    policy: 'own',
    input: period,
    output: byteFile,
  }),
}

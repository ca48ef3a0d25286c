import { z } from 'zod'
import { route } from './define.ts'
import { none } from './shapes.ts'

const feed = z.strictObject({
  /** The address that opens the caller's calendar, for anyone who has it; null when it is off. */
  link: z.string().nullable(),
})

const withCalendar = ['student', 'guardian', 'mentor', 'business'] as const

export const calendarRoutes = {
  'GET /api/calendar-feed': route({
    who: withCalendar,
    policy: 'own',
    input: none,
    output: feed,
  }),
  /** Makes a link, or another one: the old one stops working at once. */
  'PUT /api/calendar-feed': route({
    who: withCalendar,
    policy: 'own',
    input: none,
    output: feed,
    changes: ['calendar-feed'],
  }),
  'DELETE /api/calendar-feed': route({
    who: withCalendar,
    policy: 'own',
    input: none,
    output: feed,
    changes: ['calendar-feed'],
  }),
}

import { z } from 'zod'
import { isDay } from '#domain/day.ts'
import {
  maxBlocks,
  maxDaysOff,
  maxSessionsAWeek,
  pauses,
  sessionLengths,
} from '#domain/mentoring/mentor-week.ts'
import { isTimeZone } from '#domain/mentoring/time-zone.ts'
import { route } from './define.ts'

const halfHour = z.string().regex(/^([01]\d|2[0-3]):(00|30)$/, 'Choose a full or a half hour.')
const day = z.string().refine(isDay, 'Enter a real date.')

/** A mentor's usual week: hours and days off are on a clock in their own time zone. */
export const mentorWeek = z.strictObject({
  timeZone: z.string().refine(isTimeZone, 'Choose a time zone.'),
  minutes: z.literal(sessionLengths),
  pause: z.literal(pauses),
  mostPerWeek: z.int().min(1).max(maxSessionsAWeek).nullable(),
  /** Monday is 1. Times end at midnight with '00:00'. */
  hours: z
    .array(z.strictObject({ weekday: z.int().min(1).max(7), from: halfHour, to: halfHour }))
    .max(maxBlocks),
  daysOff: z.array(z.strictObject({ from: day, until: day })).max(maxDaysOff),
})

export const mentorWeekRoutes = {
  /** Opens the times of the week four weeks ahead, and keeps doing so. What is booked stays. */
  'PUT /api/mentor/week': route({
    who: 'verified-mentor',
    policy: 'own',
    input: mentorWeek,
    output: z.strictObject({
      /** Open times now. */
      open: z.int(),
      /** Booked times on a day off, which the mentor has to move or cancel. */
      booked: z.array(z.string()),
    }),
    changes: ['mentor'],
  }),
}

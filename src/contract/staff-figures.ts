import { z } from 'zod'
import { monthFigures } from '#domain/people/month-figures.ts'
import { route } from './define.ts'
import { atDesk } from './staff-who.ts'
import { none } from './shapes.ts'

const shownFigure = z.strictObject({
  places: z.array(z.number().nullable()),
  total: z.strictObject({ people: z.number(), atLeast: z.boolean() }).nullable(),
})

const countedMonth = z.strictObject({
  /** Its first day. */
  month: z.string(),
  countedAt: z.iso.datetime(),
  figures: z.record(z.enum(monthFigures), shownFigure),
})
export type CountedMonth = z.output<typeof countedMonth>

/** How many students are active, learn and find work. Groups only: nobody's record. */
export const staffFigureRoutes = {
  'GET /api/staff/figures': route({
    who: atDesk('figures'),
    policy: 'staff',
    input: none,
    /** The newest month first. */
    output: z.strictObject({ months: z.array(countedMonth) }),
  }),
}

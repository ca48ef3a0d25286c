import { z } from 'zod'
import { dayFrom, isDay } from '#domain/day.ts'
import { cursorOf } from '../http/cursor.ts'

const position = z.strictObject({
  /** The first sort key of the list; see `scoreWith` and `behindTitles`. */
  score: z.int().min(-201).max(999),
  closesOn: z.string().refine(isDay).transform(dayFrom),
  id: z.guid(),
})
export type ListPosition = z.infer<typeof position>

export const listCursor = cursorOf(position)

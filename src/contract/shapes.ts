import { z } from 'zod'
import type { Address } from '#domain/href.ts'
import { isAddress } from '#domain/known-address.ts'
import { userIdSchema } from '#domain/people/user-id.ts'

/** No input, or no output besides the status. */
export const none = z.strictObject({})
/** The input of a route for one object. */
export const byId = z.strictObject({ id: z.uuid() })
/** The input of a route for one person. */
export const byUserId = z.strictObject({ id: userIdSchema })
/** The output of a route that only performs an action. */
export const done = z.strictObject({ done: z.literal(true) })
/** Courses of the catalogue are identified by file name, those made for a student by an id. */
export const courseId = z.string().regex(/^[\w.:-]{1,120}$/, 'Invalid id')
/** Leads to a page of this app. */
export const address = z.string().refine(isAddress, 'Not a page of this app') as z.ZodType<
  Address,
  Address
>

/** Facts about the work of one of our own postings. */
export const postingWork = z.strictObject({
  positions: z.number().nullable(),
  hoursAWeek: z.number().nullable(),
  startsOn: z.string().nullable(),
  hybrid: z.boolean(),
})

/** A dated fact about Jamaica that a page quotes, with its source. */
export const sourcedFact = z.strictObject({
  id: z.string(),
  label: z.string(),
  value: z.string(),
  asOf: z.string(),
  source: z.string(),
  url: z.string().nullable(),
})
export type SourcedFact = z.infer<typeof sourcedFact>

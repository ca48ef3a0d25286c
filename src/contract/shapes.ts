import { z } from 'zod'

/** A route that takes nothing, or answers with nothing but its status. */
export const none = z.strictObject({})
/** A route that names one thing. */
export const byId = z.strictObject({ id: z.uuid() })
/** The answer of a route that only does something. */
export const done = z.strictObject({ done: z.literal(true) })
/** Courses of the catalogue are named by their files, those made for a student by an id. */
export const courseId = z.string().regex(/^[\w.:-]{1,120}$/, 'Invalid id')

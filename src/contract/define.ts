import type { z } from 'zod'
import type { Role } from '#domain/role.ts'

/** Who may knock at a route. Which object they may touch is the policy's and the query's business. */
export type Who = 'anyone' | 'signed-in' | Role | readonly Role[]

export interface Route<Input extends z.ZodType, Output extends z.ZodType> {
  readonly who: Who
  readonly input: Input
  readonly output: Output
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type RouteKey = `${Method} /api/${string}`

/** One row of the wire. `:name` parts of the path, the query of a GET and the body are one input. */
export function route<Input extends z.ZodType, Output extends z.ZodType>(
  definition: Route<Input, Output>,
): Route<Input, Output> {
  return definition
}

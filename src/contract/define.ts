import type { z } from 'zod'
import type { BusinessSeat } from '#domain/people/business-seat.ts'
import type { ChosenRole, Role } from '#domain/people/role.ts'
import type { RoutePolicy } from './policies.ts'
import type { StaffWho } from './staff-who.ts'

/** Who may call a route; of staff, always with which of their roles. Its policy decides which objects they may touch. */
export type Who =
  | 'anyone'
  | 'signed-in'
  | 'verified-mentor'
  | 'verified-business'
  | ChosenRole
  | readonly ChosenRole[]
  | StaffWho

export interface Route<
  Policy extends RoutePolicy,
  Input extends z.ZodType,
  Output extends z.ZodType,
  Changes extends readonly string[] | undefined = readonly string[] | undefined,
> {
  readonly who: Who
  readonly policy: Policy
  /** The least seat in a business that may call it. Required where only businesses may. */
  readonly seat?: BusinessSeat
  /** The roles that have to confirm their email address before they may do this. */
  readonly confirmed?: readonly Role[]
  /** Also open to somebody who told us that they are too young, until staff have decided. */
  readonly whileStopped?: true
  /** One-time response: it is not stored for a repeated request, which is refused instead. */
  readonly shownOnce?: true
  readonly input: Input
  readonly output: Output
  /**
   * What a write makes stale, as resources: 'courses' is every GET below `/api/courses`. The browser refetches
   * them. Required for every method except GET, see `routes.ts`.
   */
  readonly changes?: Changes
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type RouteKey = `${Method} /api/${string}`

/** One row of the API. `:name` parts of the path, the query of a GET and the body form one input. */
export function route<
  Policy extends RoutePolicy,
  Input extends z.ZodType,
  Output extends z.ZodType,
  const Changes extends readonly string[] | undefined = undefined,
>(definition: Route<Policy, Input, Output, Changes>): Route<Policy, Input, Output, Changes> {
  return definition
}

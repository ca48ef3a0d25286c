import type { FastifyRequest } from 'fastify'
import type { Compilable } from 'kysely'
import type { AnyDb } from '../db/database.ts'
import { statement, type ParameterOf } from '../db/statement.ts'
import { step } from './failed-step.ts'
import { sessionQuery, type CallerRow, type SessionValues } from './session-query.ts'

type SessionQuery = ReturnType<typeof sessionQuery>

/** What a route reads about its caller in the statement that identifies them. */
export interface OwnRead<Own> {
  read: (db: AnyDb, values: SessionValues, request: Sent) => Promise<(CallerRow & Own)[]>
}

/** What was sent, not parsed yet. */
export type Sent = Pick<FastifyRequest, 'query' | 'params'>

interface Reading<More> {
  /** The values of parameters besides `token`, `userId` and `now`. */
  values?: (now: Date, request: Sent) => More
  /** What the screen says when the statement fails unexpectedly. */
  failure?: string
}

/**
 * Extends the statement that identifies the caller by what a route reads about them, so that the request
 * is one round trip. It runs before the caller's role is checked: it must read only the caller's own rows.
 */
export function ownRead<Own, More extends object = object>(
  extend: (
    query: SessionQuery,
    parameter: ParameterOf<SessionValues & More>,
  ) => Compilable<CallerRow & Own>,
  { values, failure }: Reading<More> = {},
): OwnRead<Own> {
  const read = statement((db, parameter: ParameterOf<SessionValues & More>) =>
    extend(sessionQuery(db, parameter), parameter),
  )
  const run: OwnRead<Own>['read'] = (db, session, request) =>
    read(db, { ...session, ...values?.(session.now, request) } as SessionValues & More)
  return {
    read: failure === undefined ? run : (...args) => step(failure, () => run(...args)),
  }
}

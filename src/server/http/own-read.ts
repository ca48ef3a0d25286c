import type { FastifyRequest } from 'fastify'
import type { Compilable, Selectable } from 'kysely'
import type { ColleagueSeat } from '#domain/people/business-seat.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import { statement, type ParameterOf } from '../db/statement.ts'
import type { Tables } from '../db/tables.ts'
import { isUnavailable } from '../db/unavailable.ts'
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

/** For routes that read nothing more. */
export const onlySession: OwnRead<unknown> = ownRead((query) => query)

/** What staff decided about a mentor or a business. */
export interface StaffDecision {
  mentorStatus: Selectable<Tables['mentor_profiles']>['verification_status'] | null
  businessVerified: boolean | null
  /** The business of somebody else in which they have a seat. */
  seatBusinessId: UserId | null
  seat: ColleagueSeat | null
}

/** For routes that name mentors or businesses, with their seat. Most requests are of students, who have no rows there. */
export const sessionWithVerification: OwnRead<StaffDecision> = ownRead((query) =>
  query
    .leftJoin('mentor_profiles as mentor', 'mentor.user_id', 'user.id')
    .leftJoin('business_seats as seat', 'seat.user_id', 'user.id')
    .leftJoin('business_profiles as business', (join) =>
      join.on((on) => on('business.user_id', '=', on.fn.coalesce('seat.business_id', 'user.id'))),
    )
    .leftJoin('auth_users as owner', 'owner.id', 'seat.business_id')
    .select(['mentor.verification_status as mentorStatus', 'seat.seat'])
    .select('seat.business_id as seatBusinessId')
    // A business is verified through its owner.
    .select((row) =>
      row
        .and([row('business.verified', '=', true), row('owner.suspended_at', 'is', null)])
        .$castTo<boolean>()
        .as('businessVerified'),
    ),
)

/** What a route reads about its caller, or none of it. */
export type OrNone<Own> = Own | { [Column in Exclude<keyof Own, keyof CallerRow>]?: undefined }

/**
 * For a route that reads again what is missing: when the statement fails, only the caller is read, so that the step
 * which needs the rest reports the failure in its own words.
 */
export function ownReadIfPossible<Own>({ read }: OwnRead<Own>): OwnRead<OrNone<Own>> {
  return {
    read: async (...args) => {
      try {
        return await read(...args)
      } catch (error) {
        if (isUnavailable(error)) throw error
        return (await onlySession.read(...args)) as (CallerRow & OrNone<Own>)[]
      }
    },
  }
}

import type { FastifyInstance } from 'fastify'
import type { Selectable } from 'kysely'
import type { OwnedRow, PolicyName } from '#contract/policies.ts'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { notFound } from './refusal.ts'
import type { Caller } from './session.ts'
import { isUuid } from './uuid.ts'

/** The input of a policy: who asks, for which object, and when. */
export interface Ask {
  db: Db
  now: Date
  /** Null only at routes that are for anyone. */
  caller: Caller | null
  /** The parsed input, whatever the route takes. */
  input: Readonly<Record<string, unknown>>
  /** The first path parameter. */
  subject: string
}

/** What each named policy finds for the handler; `server/policies.ts` declares it. The others find nothing. */
export interface FoundByPolicy {}

/** What the policy of a route hands to its handler. */
export type Found<Policy> =
  Policy extends OwnedRow<infer Table>
    ? Selectable<Tables[Table & OwnedTable]>
    : Policy extends keyof FoundByPolicy
      ? FoundByPolicy[Policy]
      : undefined

/** The tables whose rows belong to a person and have an id. */
type OwnedTable = {
  [Table in keyof Tables]: Tables[Table] extends { user_id: string; id: unknown } ? Table : never
}[keyof Tables]

interface Refusing {
  /** The message of a refusal: the same for "does not exist" and for "not yours". */
  missing?: string
}

export interface Check extends Refusing {
  allows: (ask: Ask) => boolean | Promise<boolean>
}

export interface Finder<Row> extends Refusing {
  find: (ask: Ask) => Promise<Row | null>
}

export type Policies = {
  readonly [Name in PolicyName]: Name extends keyof FoundByPolicy
    ? Finder<FoundByPolicy[Name]>
    : Check
}

const policiesOf = new WeakMap<FastifyInstance, Policies>()

/** Registers the policies. Call it before the first route: a route without its policy does not start. */
export function enforcePolicies(app: FastifyInstance, policies: Policies): void {
  policiesOf.set(app, policies)
}

/** The policy of a route, ready to be asked: what it finds, or a refusal. */
export function finderFor(
  app: FastifyInstance,
  policy: PolicyName | OwnedRow<OwnedTable>,
  route: string,
): (ask: Ask) => Promise<unknown> {
  if (typeof policy !== 'string') return finderOf(rowOfCaller(policy))
  const named = policiesOf.get(app)?.[policy]
  if (named === undefined) throw new Error(`${route} has no policy: "${policy}" is not there`)
  return finderOf(named)
}

/** A check finds nothing, and its refusal is the same. */
function finderOf(policy: Check | Finder<unknown>): (ask: Ask) => Promise<unknown> {
  return async (ask) => {
    if ('find' in policy) {
      const found = await policy.find(ask)
      if (found !== null) return found
    } else if (await policy.allows(ask)) return undefined
    throw notFound(policy.missing)
  }
}

function rowOfCaller({ owns: table, missing, idField }: OwnedRow<OwnedTable>): Finder<unknown> {
  return {
    missing,
    find: async ({ db, caller, input, subject }) => {
      const id = idField === undefined ? subject : input[idField]
      if (caller === null || typeof id !== 'string' || !isUuid(id)) return null
      const row = await db
        .selectFrom(table)
        .selectAll()
        .where('user_id', '=', caller.userId)
        .where('id', '=', id)
        .executeTakeFirst()
      return row ?? null
    },
  }
}

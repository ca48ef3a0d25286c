import type { FastifyInstance } from 'fastify'
import type { Selectable } from 'kysely'
import type { OwnedRow, PolicyName } from '#contract/policies.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { notFound } from './refusal.ts'
import type { Caller } from './session.ts'
import { isUuid } from './uuid.ts'

/** The input of a policy: the caller, the object and the time. */
export interface PolicyInput {
  db: Db
  now: Date
  /** Null only on routes that are for anyone. */
  caller: Caller | null
  /** The parsed input, whatever the route takes. */
  input: Readonly<Record<string, unknown>>
  /** The first path parameter. */
  subject: string
}

/** The row that each named policy finds for the handler, declared in `server/policies.ts`. Other policies find none. */
export interface FoundByPolicy {}

/** What the handler of a route gets from its policy. */
export type Found<Policy> =
  Policy extends OwnedRow<infer Table>
    ? Selectable<Tables[Table & OwnedTable]>
    : Policy extends keyof FoundByPolicy
      ? FoundByPolicy[Policy]
      : undefined

/** The tables whose rows belong to a person and have an id. */
type OwnedTable = {
  [Table in keyof Tables]: Tables[Table] extends { user_id: UserId; id: unknown } ? Table : never
}[keyof Tables]

interface RefusalText {
  /** The message of a refusal: the same for "does not exist" and for "not yours". */
  missing?: string
}

export interface Check extends RefusalText {
  allows: (input: PolicyInput) => boolean | Promise<boolean>
}

export interface Finder<Row> extends RefusalText {
  find: (input: PolicyInput) => Promise<Row | null>
}

export type Policies = {
  readonly [Name in PolicyName]: Name extends keyof FoundByPolicy
    ? Finder<FoundByPolicy[Name]>
    : Check
}

const policiesOf = new WeakMap<FastifyInstance, Policies>()

/** Registers the policies. Call it before the first route: a route without its policy cannot be registered. */
export function enforcePolicies(app: FastifyInstance, policies: Policies): void {
  policiesOf.set(app, policies)
}

/** The check of a route's policy: resolves with the row it finds, or throws a refusal. */
export function finderFor(
  app: FastifyInstance,
  policy: PolicyName | OwnedRow<OwnedTable>,
  route: string,
): (input: PolicyInput) => Promise<unknown> {
  if (typeof policy !== 'string') return finderOf(rowOfCaller(policy))
  const namedPolicy = policiesOf.get(app)?.[policy]
  if (namedPolicy === undefined)
    throw new Error(`${route} has no policy: "${policy}" is not registered`)
  return finderOf(namedPolicy)
}

/** A check finds no row; it throws the same refusal. */
function finderOf(policy: Check | Finder<unknown>): (input: PolicyInput) => Promise<unknown> {
  return async (policyInput) => {
    if ('find' in policy) {
      const found = await policy.find(policyInput)
      if (found !== null) return found
    } else if (await policy.allows(policyInput)) return undefined
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

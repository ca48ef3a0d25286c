import type { FastifyInstance } from 'fastify'
import type { PolicyName } from '#contract/policies.ts'
import type { Db } from '../db/database.ts'
import { notFound } from './refusal.ts'
import type { Caller } from './session.ts'

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

export interface Policy {
  /** The message of a refusal: the same for "does not exist" and for "not yours". */
  missing?: string
  allows: (ask: Ask) => boolean | Promise<boolean>
}

export type Policies = Readonly<Record<PolicyName, Policy>>

const policiesOf = new WeakMap<FastifyInstance, Policies>()

/** Registers the policies. Call it before the first route: a route without its policy does not start. */
export function enforcePolicies(app: FastifyInstance, policies: Policies): void {
  policiesOf.set(app, policies)
}

export function policyNamed(app: FastifyInstance, name: PolicyName, route: string): Policy {
  const policy = policiesOf.get(app)?.[name]
  if (policy === undefined) throw new Error(`${route} has no policy: "${name}" is not there`)
  return policy
}

export async function refuseByPolicy(policy: Policy, ask: Ask): Promise<void> {
  if (!(await policy.allows(ask))) throw notFound(policy.missing)
}

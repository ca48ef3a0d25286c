import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { routes } from '#contract/routes.ts'
import { policies } from '#contract/policies.ts'
import { serverPolicies } from '../policies.ts'
import { startApp } from '../testing/start-app.ts'
import { bind, refuseUnbound } from './bind.ts'
import { enforcePolicies } from './policy.ts'

const { services } = await startApp()

test('a route does not start without its policy', () => {
  const app = Fastify()
  const work = () => Promise.resolve({ done: true as const })
  expect(() => bind(app, services, 'POST /api/sign-out', work)).toThrow('has no policy: "own"')
  enforcePolicies(app, serverPolicies)
  expect(() => bind(app, services, 'POST /api/sign-out', work)).not.toThrow()
})

test('an app does not start while a row of the contract has no handler', () => {
  expect(() => refuseUnbound(Fastify())).toThrow('GET /api/dashboard')
})

test('every route names a policy, and every policy has a route', () => {
  const named = new Set(Object.values(routes).map(({ policy }) => policy))
  expect([...named].toSorted()).toEqual(Object.keys(policies).toSorted())
})

import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { routes } from '#contract/routes.ts'
import { owns, policies } from '#contract/policies.ts'
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

test('every policy has a route', () => {
  const named = new Set(
    Object.values(routes).flatMap(({ policy }) => (typeof policy === 'string' ? [policy] : [])),
  )
  expect([...named].toSorted()).toEqual(Object.keys(policies).toSorted())
})

test('a policy of owned rows gets its sentence and its refusal from the name of the table', () => {
  expect(owns('applications')).toEqual({
    owns: 'applications',
    sentence: 'An application of the caller.',
    missing: 'Application not found',
  })
  expect(owns('employer_teams').sentence).toBe('An employer team of the caller.')
})

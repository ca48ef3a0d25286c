import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { routes } from '#contract/routes.ts'
import { owns, policies } from '#contract/policies.ts'
import { serverPolicies } from '../policies.ts'
import { startApp } from '../testing/start-app.ts'
import { bind, refuseUnbound } from './bind.ts'
import { enforcePolicies } from './policy.ts'

const { services } = await startApp()

test('a route whose policy is missing cannot be registered', () => {
  const app = Fastify()
  const handler = () => Promise.resolve({ done: true as const })
  expect(() => bind(app, services, 'POST /api/sign-out', handler)).toThrow('has no policy: "own"')
  enforcePolicies(app, serverPolicies)
  expect(() => bind(app, services, 'POST /api/sign-out', handler)).not.toThrow()
})

test('an app does not start if a route of the contract has no handler', () => {
  expect(() => refuseUnbound(Fastify())).toThrow('GET /api/dashboard')
})

test('every policy is used by a route', () => {
  const usedPolicies = new Set(
    Object.values(routes).flatMap(({ policy }) => (typeof policy === 'string' ? [policy] : [])),
  )
  expect([...usedPolicies].toSorted()).toEqual(Object.keys(policies).toSorted())
})

test('the policy for owned rows takes its sentence and its refusal from the name of the table', () => {
  expect(owns('applications')).toEqual({
    owns: 'applications',
    sentence: 'An application of the caller.',
    missing: 'Application not found',
  })
  expect(owns('employer_teams').sentence).toBe('An employer team of the caller.')
})

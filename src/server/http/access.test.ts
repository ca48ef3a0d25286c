import { beforeAll, describe, expect, test } from 'vitest'
import { routes } from '#contract/routes.ts'
import type { ColleagueSeat } from '#domain/people/business-seat.ts'
import { callers, type Caller } from '../testing/access.ts'
import { accessRows } from '../testing/access-rows.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { colleague } from '../testing/colleagues.ts'
import type { Answer, Visitor } from '../testing/visitor.ts'

let app: TestApp
let people: Record<Caller, Visitor>

const seated = async (seat: ColleagueSeat) => colleague(app, await app.verified('business'), seat)

beforeAll(async () => {
  app = await startApp()
  people = {
    nobody: app.visitor(),
    student: await app.person('student'),
    guardian: await app.person('guardian'),
    mentor: await app.person('mentor'),
    'verified-mentor': await app.verified('mentor'),
    business: await app.person('business'),
    'verified-business': await app.verified('business'),
    recruiter: await seated('recruiter'),
    viewer: await seated('viewer'),
    lead: await app.staff(),
    support: await app.staff('support'),
    moderation: await app.staff('moderation'),
    content: await app.staff('content'),
  }
})

/** A valid value for each path parameter; no object has this id. */
const nowhere = '0b8ff7a1-3d0c-4f0e-9a44-3b1f6d2c9e57'

function request(caller: Caller, route: string, part = nowhere): Promise<Answer<unknown>> {
  const [method = '', path = ''] = route.split(' ')
  return people[caller].send(method as 'GET', path.replaceAll(/:\w+/g, part))
}

const viewersOnly =
  'You can look, but not change anything here. Ask the owner for a recruiter’s seat.'
const ownersOnly = 'Only the owner of the business can do this.'
const notVerified = 'You can use this once our staff have verified you'

function accessOf({ status, body }: Answer<unknown>): 'allowed' | 'sign in first' | 'not for you' {
  const { message } = body as { message?: string }
  if (status === 401 && message === 'User not authenticated') return 'sign in first'
  const refused = [
    'Your type of account cannot use this',
    'This is for staff with another role',
    notVerified,
    viewersOnly,
    ownersOnly,
  ]
  if (status === 403 && refused.includes(message ?? '')) return 'not for you'
  expect(status).toBeLessThan(500)
  return 'allowed'
}

describe('access to every route', () => {
  test('is stated in an access file', () => {
    expect([...accessRows.keys()].toSorted()).toEqual(Object.keys(routes).toSorted())
  })

  test.for([...accessRows])(
    '%s is open only to the roles in its access file',
    async ([route, { may }]) => {
      for (const caller of callers) {
        const expected = may.includes(caller)
          ? 'allowed'
          : caller === 'nobody'
            ? 'sign in first'
            : 'not for you'
        const person = people[caller]
        const { cookie } = person
        expect([caller, accessOf(await request(caller, route))]).toEqual([caller, expected])
        person.cookie = cookie
        if (caller !== 'nobody' && route.includes('sign-out')) await person.signIn()
        if (route === 'POST /api/business/leave' && (caller === 'recruiter' || caller === 'viewer'))
          people[caller] = await seated(caller)
      }
    },
  )

  test('to the live stream is for everybody who is signed in', async () => {
    expect(accessOf(await request('nobody', 'GET /api/live'))).toBe('sign in first')
  })
})

describe('an invalid id in a path', () => {
  const withParts = [...accessRows].filter(([route]) => route.includes(':'))

  test.for(withParts)('is treated like an unknown id by %s', async ([route, { may }]) => {
    const caller = may.find((role) => role !== 'nobody') ?? 'nobody'
    for (const part of ['not-an-id', '0', '%00', "'", '../..', 'x'.repeat(90)]) {
      const { status } = await request(caller, route, encodeURIComponent(part))
      expect([part, status]).toEqual([
        part,
        expect.toSatisfy((code: number) => code >= 400 && code < 500),
      ])
    }
  })
})

test('a role that was removed has no access from the next request on', async () => {
  const staff = await app.staff()
  expect(accessOf(await staff.send('GET', '/api/staff/feeds'))).toBe('allowed')
  await app.services.db
    .updateTable('auth_users')
    .set({ role: 'mentor', staff_role: null })
    .where('id', '=', staff.userId)
    .execute()
  expect(accessOf(await staff.send('GET', '/api/staff/feeds'))).toBe('not for you')
})

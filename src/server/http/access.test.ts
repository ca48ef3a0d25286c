import { beforeAll, describe, expect, test } from 'vitest'
import { routes } from '#contract/routes.ts'
import { callers, type Caller } from '../testing/access.ts'
import { accessRows } from '../testing/access-rows.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Answer, Visitor } from '../testing/visitor.ts'

let app: TestApp
let people: Record<Caller, Visitor>

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
    staff: await app.staff(),
  }
})

/** A valid value for each path parameter; no object has this id. */
const nowhere = '0b8ff7a1-3d0c-4f0e-9a44-3b1f6d2c9e57'

function knock(caller: Caller, route: string, part = nowhere): Promise<Answer<unknown>> {
  const [method = '', path = ''] = route.split(' ')
  return people[caller].send(method as 'GET', path.replaceAll(/:\w+/g, part))
}

const notVerified = 'This opens once our staff have verified you'

function doorAnswer({ status, body }: Answer<unknown>): 'in' | 'sign in first' | 'not for you' {
  const { message } = body as { message?: string }
  if (status === 401 && message === 'User not authenticated') return 'sign in first'
  const refused = ['This is not for your kind of account', notVerified]
  if (status === 403 && refused.includes(message ?? '')) return 'not for you'
  expect(status).toBeLessThan(500)
  return 'in'
}

describe('access to every route', () => {
  test('is stated in an access file', () => {
    expect([...accessRows.keys()].toSorted()).toEqual(Object.keys(routes).toSorted())
  })

  test.for([...accessRows])(
    '%s opens to those it is for, and to no one else',
    async ([route, { may }]) => {
      for (const caller of callers) {
        const expected = may.includes(caller)
          ? 'in'
          : caller === 'nobody'
            ? 'sign in first'
            : 'not for you'
        const person = people[caller]
        const { cookie } = person
        expect([caller, doorAnswer(await knock(caller, route))]).toEqual([caller, expected])
        person.cookie = cookie
        if (caller !== 'nobody' && route.includes('sign-out')) await person.signIn()
      }
    },
  )

  test('to the person’s own stream is for everybody who is signed in', async () => {
    expect(doorAnswer(await knock('nobody', 'GET /api/live'))).toBe('sign in first')
  })
})

describe('an id in a path', () => {
  const withParts = [...accessRows].filter(([route]) => route.includes(':'))

  test.for(withParts)('%s treats an invalid id like an unknown one', async ([route, { may }]) => {
    const caller = may.find((one) => one !== 'nobody') ?? 'nobody'
    for (const part of ['not-an-id', '0', '%00', "'", '../..', 'x'.repeat(90)]) {
      const { status } = await knock(caller, route, encodeURIComponent(part))
      expect([part, status]).toEqual([
        part,
        expect.toSatisfy((code: number) => code >= 400 && code < 500),
      ])
    }
  })
})

test('a removed role no longer counts at the next request', async () => {
  const staff = await app.staff()
  expect(doorAnswer(await staff.send('GET', '/api/staff/feeds'))).toBe('in')
  await app.services.db
    .updateTable('auth_users')
    .set({ role: 'mentor' })
    .where('id', '=', staff.userId)
    .execute()
  expect(doorAnswer(await staff.send('GET', '/api/staff/feeds'))).toBe('not for you')
})

import { beforeAll, describe, expect, test } from 'vitest'
import { routes, type Routes } from '#contract/routes.ts'
import { linkGuardian } from '../testing/link-guardian.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'
import { askApproval } from './approval-commands.ts'

type Key = keyof Routes
type OfLink = Extract<Key, `${string} /api/guardian${'s' | '/students'}/:id${string}`>

/** Which standing of the link opens each route that names the other side. */
const opens: Record<OfLink, 'linked' | 'asked'> = {
  'GET /api/guardian/students/:id': 'linked',
  'POST /api/guardian/students/:id/accept': 'asked',
  'POST /api/guardian/students/:id/end': 'linked',
  'POST /api/guardian/students/:id/approvals/:approvalId': 'linked',
  'POST /api/guardians/:id/accept': 'asked',
  'POST /api/guardians/:id/end': 'linked',
}

const nowhere = '0b8ff7a1-3d0c-4f0e-9a44-3b1f6d2c9e57'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

interface Family {
  student: Visitor
  guardian: Visitor
  approvalId: string
}

async function family(standing: 'linked' | 'asked' | 'ended', asker: Side): Promise<Family> {
  const student = await app.person('student', { age: '16' })
  const guardian = await app.person('guardian')
  if (standing === 'asked') {
    const [from, to] = asker === 'student' ? [student, guardian] : [guardian, student]
    const { code } = await to.call('POST /api/link-codes', {})
    await from.call('POST /api/link-codes/enter', { code })
  } else await linkGuardian(student, guardian)
  await app.services.transaction((tx) =>
    askApproval(tx, {
      studentId: student.userId,
      kind: 'mentor',
      subject: 'somebody',
      title: 'Ms Grant',
      path: '/mentors',
    }),
  )
  const approvalId = (await student.call('GET /api/guardians', {})).approvals[0]?.id ?? ''
  if (standing === 'ended')
    await guardian.call('POST /api/guardian/students/:id/end', { id: student.userId })
  return { student, guardian, approvalId }
}

type Side = 'student' | 'guardian'

async function statusOf(
  route: OfLink,
  who: Visitor,
  { id, approvalId }: { id: string; approvalId: string },
): Promise<number> {
  const path = route.split(' ')[1]?.replace(':id', id).replace(':approvalId', approvalId) ?? ''
  const body = route.includes('approvals') ? { decision: 'approved' } : {}
  const answer = await who.send(route.startsWith('GET') ? 'GET' : 'POST', path, body)
  return answer.status
}

test('every route that names the other side has a row', () => {
  const named = Object.keys(routes).filter((route) => /\/api\/guardians?\/.*:id/.test(route))
  expect(named.toSorted()).toEqual(Object.keys(opens).toSorted())
})

describe.for(Object.entries(opens) as [OfLink, 'linked' | 'asked'][])('%s', ([route, standing]) => {
  const side: Side = route.includes('/students/') ? 'guardian' : 'student'
  const other: Side = side === 'guardian' ? 'student' : 'guardian'

  test(`opens to the ${side} of a link that is ${standing}, and to nobody else`, async () => {
    const own = await family(standing, other)
    const stranger = await family(standing, other)
    const named = { id: own[other].userId, approvalId: own.approvalId }
    expect(await statusOf(route, stranger[side], named)).toBe(404)
    expect(await statusOf(route, own[side], { ...named, id: nowhere })).toBe(404)
    expect(await statusOf(route, own[other], named)).toBe(403)
    expect(await statusOf(route, app.visitor(), named)).toBe(401)
    expect(await statusOf(route, own[side], named)).toBe(200)
  })

  test('is closed from the moment the link has ended', async () => {
    const ended = await family('ended', other)
    const named = { id: ended[other].userId, approvalId: ended.approvalId }
    expect(await statusOf(route, ended[side], named)).toBe(404)
  })
})

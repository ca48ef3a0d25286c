import { beforeAll, describe, expect, test } from 'vitest'
import { routes } from '#contract/routes.ts'
import type { StaffRole } from '#domain/people/staff-role.ts'
import { reportedPerson } from '../testing/staff-people.ts'
import { codeFor, invited, newAddress } from '../testing/staff-team.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
let lead: Visitor

beforeAll(async () => {
  app = await startApp()
  lead = await app.staff()
})

const reason = 'We talked about it on Monday'
const password = 'guinep season at noon'
const otherRole = 'This is for staff with another role'

function join(code: string, name = 'Marcia Bell') {
  return app.visitor().ask('POST /api/staff-invitations/join', { code, name, password })
}

describe('an invitation', () => {
  test('comes by letter with a code and a link, and makes an account with its role and a confirmed address', async () => {
    const email = newAddress()
    await invited(app, email, 'content')
    const code = await codeFor(app, email)
    expect(app.letters().at(-1)).toContain(`/join-staff?code=${code}`)
    expect((await join(code.toLowerCase().replaceAll('-', ' '))).status).toBe(200)

    const editor = app.visitor()
    const { user } = await editor.call('POST /api/sign-in', { email, password })
    expect(user).toMatchObject({ role: 'staff', staffRole: 'content', confirmed: true })
    expect((await editor.ask('GET /api/staff/facts', {})).status).toBe(200)
    const { members, invitations } = await lead.call('GET /api/staff/team', {})
    expect(members.find((each) => each.email === email)).toMatchObject({ role: 'content' })
    expect(invitations.filter((each) => each.email === email)).toEqual([])
  })

  test('works once, and not after seven days, a newer letter, or when it was withdrawn', async () => {
    const used = newAddress()
    await invited(app, used)
    const code = await codeFor(app, used)
    expect((await join(code)).status).toBe(200)
    expect((await join(code)).status).toBe(400)

    const again = newAddress()
    await invited(app, again)
    const older = await codeFor(app, again)
    const { id } = await invited(app, again)
    expect((await join(older)).body).toMatchObject({
      fields: { code: expect.any(String) as string },
    })
    const newer = await codeFor(app, again)
    await lead.call('POST /api/staff/team/invitations/:id/withdraw', { id, reason })
    expect((await join(newer)).status).toBe(400)

    const late = await startApp()
    const address = newAddress()
    await invited(late, address)
    const lateCode = await codeFor(late, address)
    late.setTime(new Date(Date.now() + 8 * 24 * 3_600_000))
    const input = { code: lateCode, name: 'Marcia Bell', password }
    expect((await late.visitor().ask('POST /api/staff-invitations/join', input)).status).toBe(400)
  })

  test('is used by one of two people who have its code', async () => {
    const email = newAddress()
    await invited(app, email)
    const code = await codeFor(app, email)
    const answers = await Promise.all([join(code, 'Marcia Bell'), join(code, 'Delroy Gordon')])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('cannot be tried out: after ten wrong codes a network has to wait', async () => {
    const guesser = app.visitor()
    const input = { code: 'AAAA-BBBB-CCCC-DDDD', name: 'Marcia Bell', password }
    const statuses: number[] = []
    for (let tries = 0; tries < 11; tries += 1) {
      statuses.push((await guesser.ask('POST /api/staff-invitations/join', input)).status)
    }
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429])
  })

  test('is refused for an address that has an account, with the field', async () => {
    const student = await app.person()
    const support = await app.staff('support')
    for (const { email } of [student, support]) {
      const input = { email, role: 'content', reason } as const
      const { status, body } = await lead.ask('POST /api/staff/team/invitations', input)
      expect([status, body]).toMatchObject([
        409,
        { fields: { email: expect.any(String) as string } },
      ])
    }
  })

  test('keeps its code when the name or the password is refused', async () => {
    const email = newAddress()
    await invited(app, email)
    const code = await codeFor(app, email)
    const visitor = app.visitor()
    for (const bad of [{ name: ' ' }, { password: '123456' }]) {
      const input = { code, name: 'Marcia Bell', password, ...bad }
      expect((await visitor.ask('POST /api/staff-invitations/join', input)).status).toBe(400)
    }
    expect((await join(code)).status).toBe(200)
  })
})

describe('a colleague', () => {
  test('who is removed is out at once, gets a letter without the reason, and can come back', async () => {
    const support = await app.staff('support')
    expect((await support.ask('GET /api/staff/messages', {})).status).toBe(200)
    await lead.call('POST /api/staff/team/:id/remove', { id: support.userId, reason })
    expect((await support.ask('GET /api/staff/messages', {})).status).toBe(401)
    const login = { email: support.email, password: support.password }
    expect((await support.ask('POST /api/sign-in', login)).status).toBe(403)
    await app.runJobs()
    const letter = app.letters().findLast((text) => text.includes(`To: ${support.email}`)) ?? ''
    expect(letter).toContain('not staff of Upful any more')
    expect(letter).not.toContain(reason)

    await invited(app, support.email, 'moderation')
    expect((await join(await codeFor(app, support.email), 'Nadia Cole')).status).toBe(200)
    const back = app.visitor()
    const { user } = await back.call('POST /api/sign-in', { email: support.email, password })
    expect(user).toMatchObject({ id: support.userId, name: 'Nadia Cole', staffRole: 'moderation' })
  })

  test('has another role from the next request on, and nobody has the cases it does not work on', async () => {
    const moderator = await app.staff('moderation')
    const { id } = await reportedPerson(app)
    await moderator.call('POST /api/staff/cases/:id/take', { id, seen: null })
    const change = { id: moderator.userId, role: 'content', reason } as const
    await lead.call('POST /api/staff/team/:id/role', change)
    const { status, body } = await moderator.ask('GET /api/staff/reports', {})
    expect([status, body]).toMatchObject([403, { message: otherRole }])
    expect((await moderator.ask('GET /api/staff/facts', {})).status).toBe(200)
    const found = await lead.call('GET /api/staff/cases/:id', { id })
    expect(found.case.assignedTo).toBeNull()
    expect(found.staff.map((member) => member.id)).not.toContain(moderator.userId)
  })

  test('of another role cannot be given a case, and a case of another role does not exist for them', async () => {
    const [support, moderator] = [await app.staff('support'), await app.staff('moderation')]
    const { id } = await reportedPerson(app)
    expect((await support.ask('GET /api/staff/cases/:id', { id })).status).toBe(404)
    expect((await support.ask('POST /api/staff/cases/:id/take', { id, seen: null })).status).toBe(
      404,
    )
    const given = { id, seen: null, to: support.userId }
    expect((await moderator.ask('POST /api/staff/cases/:id/give', given)).status).toBe(409)
    const { cases } = await support.call('GET /api/staff/cases', {})
    expect(cases.map(({ kind }) => kind)).not.toContain('report')
  })
})

describe('the last lead', () => {
  test('cannot be removed, get another role, or delete their account', async () => {
    const alone = await startApp()
    const only = await alone.staff()
    await alone.staff('support')
    const { members } = await only.call('GET /api/staff/team', {})
    expect(members.filter(({ lastLead }) => lastLead).map((each) => each.id)).toEqual([only.userId])
    const id = only.userId
    const role = { id, role: 'content', reason } as const
    expect((await only.ask('POST /api/staff/team/:id/role', role)).status).toBe(409)
    expect((await only.ask('POST /api/staff/team/:id/remove', { id, reason })).status).toBe(409)
    const deletion = await only.ask('POST /api/account/delete', { password: only.password })
    expect(deletion.body).toMatchObject({
      message: expect.stringMatching(/no other lead/) as string,
    })
    expect((await only.ask('GET /api/staff/team', {})).status).toBe(200)
  })

  test('stays when two leads remove each other at the same time', async () => {
    const pair = await startApp()
    const [one, other] = [await pair.staff(), await pair.staff()]
    const answers = await Promise.all([
      one.ask('POST /api/staff/team/:id/remove', { id: other.userId, reason }),
      other.ask('POST /api/staff/team/:id/remove', { id: one.userId, reason }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const leads = await pair.services.db
      .selectFrom('auth_users')
      .select('id')
      .where('staff_role', '=', 'lead')
      .execute()
    expect(leads).toHaveLength(1)
  })
})

describe('what each role sees', () => {
  test('of the log is what was decided at its own desks', async () => {
    const { userId: id } = await app.person()
    await lead.call('POST /api/staff/people/:id/look', { id, reason })
    const kindsFor = async (role: StaffRole) => {
      const { actions } = await (await app.staff(role)).call('GET /api/staff/log', {})
      return new Set(actions.map(({ subject }) => subject.kind))
    }
    expect(await kindsFor('lead')).toContain('colleague')
    expect(await kindsFor('lead')).toContain('person')
    expect(await kindsFor('support')).toContain('person')
    expect(await kindsFor('support')).not.toContain('colleague')
    expect(await kindsFor('content')).not.toContain('person')
  })

  test('of what waits is nothing at the desks of others', async () => {
    await reportedPerson(app)
    const reportsFor = async (role: StaffRole) =>
      (await (await app.staff(role)).call('GET /api/staff', {})).reports
    expect(await reportsFor('moderation')).toBeGreaterThan(0)
    expect(await reportsFor('support')).toBe(0)
    expect(await reportsFor('content')).toBe(0)
  })

  test('in the bell is only what its desks wait for', async () => {
    const [moderator, editor] = [await app.staff('moderation'), await app.staff('content')]
    await reportedPerson(app)
    const titles = async (person: Visitor) =>
      (await person.call('GET /api/notifications', {})).notifications.length
    expect(await titles(moderator)).toBeGreaterThan(0)
    expect(await titles(editor)).toBe(0)

    // Somebody who has other work from now on does not keep the names of the old one.
    const change = { id: moderator.userId, role: 'content', reason } as const
    await lead.call('POST /api/staff/team/:id/role', change)
    expect(await titles(moderator)).toBe(0)
  })

  test('is stated for every route of staff in the contract', () => {
    for (const [key, { who }] of Object.entries(routes)) {
      if (!key.includes(' /api/staff/') && !key.endsWith(' /api/staff')) continue
      expect([key, typeof who === 'object' && 'staff' in who && who.staff.length > 0]).toEqual([
        key,
        true,
      ])
    }
  })
})

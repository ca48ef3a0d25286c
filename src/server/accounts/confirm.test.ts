import { beforeAll, describe, expect, test } from 'vitest'
import type { Routes } from '#contract/routes.ts'
import { routes } from '#contract/routes.ts'
import { accessRows } from '../testing/access-rows.ts'
import { later, tokenIn } from '../testing/later.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

const day = 24 * 60 * 60_000
const confirmFirst = 'Confirm your email first: open the link in the letter we sent you.'

const isConfirmed = async (person: Visitor) =>
  (await person.call('GET /api/session', {})).user?.confirmed

async function lettersTo(address: string): Promise<string[]> {
  await app.runJobs()
  return app.letters().filter((letter) => letter.includes(`To: ${address}`))
}

describe('a new address', () => {
  test('signs the person in right away, and is confirmed when the link in the letter is opened', async () => {
    const student = await app.unconfirmed()
    expect(await isConfirmed(student)).toBe(false)
    const token = await tokenIn(app, student.email, 'confirm-email')
    const answer = await app.visitor().call('POST /api/email/confirm', { token })
    expect(answer).toEqual({ kind: 'confirmed' })
    expect(await isConfirmed(student)).toBe(true)
  })

  test('has a link that reports "already confirmed" when opened again, until the address changes', async () => {
    const student = await app.unconfirmed()
    const token = await tokenIn(app, student.email, 'confirm-email')
    const open = () => app.visitor().ask('POST /api/email/confirm', { token })
    expect((await open()).body).toEqual({ kind: 'confirmed' })
    expect((await open()).body).toEqual({ kind: 'already-confirmed' })
    const set = (change: { email_verified: boolean }) =>
      app.services.db
        .updateTable('auth_users')
        .set(change)
        .where('id', '=', student.userId)
        .execute()
    await set({ email_verified: false })
    expect((await open()).status).toBe(409)
    expect(await isConfirmed(student)).toBe(false)
    await set({ email_verified: true })
    expect((await later(app, 7 * day + 1, open)).status).toBe(409)
  })

  test('gets a letter with nothing in it that its sender typed', async () => {
    const student = await app.unconfirmed()
    const [letter = ''] = await lettersTo(student.email)
    expect(letter).toContain('Confirm your email for Upful')
    expect(letter).not.toContain(student.name)
  })

  test('can ask for the letter again, and only the newest link works', async () => {
    const student = await app.unconfirmed()
    const first = await tokenIn(app, student.email, 'confirm-email')
    await student.call('POST /api/email/send-again', {})
    const second = await tokenIn(app, student.email, 'confirm-email')
    expect(second).not.toBe(first)
    const confirm = (token: string) => app.visitor().ask('POST /api/email/confirm', { token })
    const refusal = await confirm(first)
    expect(refusal.status).toBe(409)
    expect(refusal.body).toMatchObject({
      message: 'We sent you a newer letter. Open the link in that one.',
    })
    expect(await isConfirmed(student)).toBe(false)
    expect((await confirm(second)).body).toEqual({ kind: 'confirmed' })
    // Opening the older link afterwards is harmless.
    expect((await confirm(first)).body).toEqual({ kind: 'already-confirmed' })
  })

  test('is never confirmed by a link that was created for another address', async () => {
    const student = await app.unconfirmed()
    const oldToken = await tokenIn(app, student.email, 'confirm-email')
    await student.call('POST /api/email/send-again', {})
    await tokenIn(app, student.email, 'confirm-email')
    const email = `new.${student.email}`
    await student.call('POST /api/account/email', { email, password: student.password })
    const change = await tokenIn(app, email, 'confirm-email')
    await app.visitor().call('POST /api/email/confirm', { token: change })
    expect((await app.visitor().ask('POST /api/email/confirm', { token: oldToken })).status).toBe(
      409,
    )
  })

  test('gets the letter at most three times an hour, and no longer once it is confirmed', async () => {
    const student = await app.unconfirmed()
    const sendAgain = () => student.ask('POST /api/email/send-again', {})
    for (let times = 0; times < 3; times += 1) expect((await sendAgain()).status).toBe(200)
    expect((await sendAgain()).status).toBe(429)

    const confirmed = await app.person()
    await confirmed.call('POST /api/email/send-again', {})
    expect(await lettersTo(confirmed.email)).toEqual([])
  })

  test('has a link that is valid for seven days', async () => {
    const student = await app.unconfirmed()
    const token = await tokenIn(app, student.email, 'confirm-email')
    const confirm = () => app.visitor().ask('POST /api/email/confirm', { token })
    expect((await later(app, 7 * day + 1, confirm)).status).toBe(409)
    expect((await later(app, 7 * day - 1, confirm)).status).toBe(200)
  })

  test('is also confirmed by a password reset, because its letter went to the same address', async () => {
    const student = await app.unconfirmed()
    await app.visitor().call('POST /api/password/forgot', { email: student.email })
    const token = await tokenIn(app, student.email, 'reset-password')
    await app.visitor().call('POST /api/password/reset', { token, password: student.password })
    await student.signIn()
    expect(await isConfirmed(student)).toBe(true)
  })

  test('of an account from before confirmation gets the letter at its next log-in, once', async () => {
    const student = await app.unconfirmed()
    await lettersTo(student.email)
    await app.services.db
      .deleteFrom('account_links')
      .where('user_id', '=', student.userId)
      .execute()
    await student.signIn()
    expect(await lettersTo(student.email)).toHaveLength(2)
    await student.signIn()
    expect(await lettersTo(student.email)).toHaveLength(2)
  })
})

describe('while an address is not confirmed', () => {
  const unknownId = '0b8ff7a1-3d0c-4f0e-9a44-3b1f6d2c9e57'

  const rows = [...accessRows].filter(([, { confirmed }]) => confirmed !== undefined)

  test('the same routes are refused according to the contract and to the access files', () => {
    const marked = (Object.keys(routes) as (keyof Routes)[]).filter(
      (key) => (routes[key].confirmed ?? []).length > 0,
    )
    expect(marked.toSorted()).toEqual(rows.map(([route]) => route).toSorted())
  })

  test.for(rows)(
    '%s is refused, but only to the roles that have to confirm',
    async ([route, { may, confirmed = [] }]) => {
      for (const caller of may) {
        const role = caller === 'verified-business' ? 'business' : caller
        if (role !== 'student' && role !== 'guardian' && role !== 'business') continue
        const person = role === 'business' ? await app.verified(role) : await app.person(role)
        await app.services.db
          .updateTable('auth_users')
          .set({ email_verified: false })
          .where('id', '=', person.userId)
          .execute()
        const [method = '', path = ''] = route.split(' ')
        const request = () => person.send(method as 'POST', path.replaceAll(/:\w+/g, unknownId))
        const refusal = { status: 403, body: { message: confirmFirst } }
        if (confirmed.includes(caller)) expect(await request()).toMatchObject(refusal)
        else expect(await request()).not.toMatchObject(refusal)
      }
    },
  )

  test('a guardian’s link cannot be accepted, even by the student', async () => {
    const [student, guardian] = [await app.person(), await app.person('guardian')]
    const { code } = await guardian.call('POST /api/link-codes', {})
    await student.call('POST /api/link-codes/enter', { code })
    await app.services.db
      .updateTable('auth_users')
      .set({ email_verified: false })
      .where('id', '=', guardian.userId)
      .execute()
    const accept = { id: student.userId }
    expect(await guardian.refused('POST /api/guardian/students/:id/accept', accept)).toMatchObject({
      status: 403,
      message: confirmFirst,
    })

    const otherGuardian = await app.person('guardian')
    const { code: studentCode } = await student.call('POST /api/link-codes', {})
    await otherGuardian.call('POST /api/link-codes/enter', { code: studentCode })
    await app.services.db
      .updateTable('auth_users')
      .set({ email_verified: false })
      .where('id', '=', otherGuardian.userId)
      .execute()
    const refusal = await student.refused('POST /api/guardians/:id/accept', {
      id: otherGuardian.userId,
    })
    expect(refusal.message).toMatch(/^Your guardian has to confirm their email first/)
  })

  test('a student’s guardian is not invited; the letter is sent automatically on confirmation', async () => {
    const guardianEmail = `mother.${Math.trunc(performance.now())}@example.com`
    const student = await app.unconfirmed('student', { age: '16', guardianEmail })
    expect(await lettersTo(guardianEmail)).toEqual([])
    const token = await tokenIn(app, student.email, 'confirm-email')
    await app.visitor().call('POST /api/email/confirm', { token })
    expect(await lettersTo(guardianEmail)).toHaveLength(1)
  })

  test('a student can still learn: they check in and see the courses', async () => {
    const student = await app.unconfirmed()
    await student.call('POST /api/check-in', {})
    expect((await student.ask('GET /api/courses', {})).status).toBe(200)
  })
})

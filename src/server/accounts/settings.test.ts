import { beforeAll, describe, expect, test } from 'vitest'
import type { UserId } from '#domain/people/user-id.ts'
import { accountJobs } from './jobs.ts'
import { later, tokenIn } from '../testing/later.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

const hour = 60 * 60_000
const day = 24 * hour

async function secondBrowser(person: Visitor): Promise<Visitor> {
  const browser = app.visitor()
  const { email, password } = person
  await browser.call('POST /api/sign-in', { email, password })
  return browser
}

const isSignedIn = async (browser: Visitor) =>
  (await browser.call('GET /api/session', {})).user !== null

describe('changing the password', () => {
  test('keeps this session and ends the others', async () => {
    const student = await app.person()
    const otherBrowser = await secondBrowser(student)
    const change = { current: student.password, next: 'sugar cane' }
    await student.call('POST /api/account/password', change)
    expect(await isSignedIn(student)).toBe(true)
    expect(await isSignedIn(otherBrowser)).toBe(false)
    await app.visitor().call('POST /api/sign-in', { email: student.email, password: 'sugar cane' })
  })

  test('needs the current one, and stops further guesses after ten wrong ones', async () => {
    const student = await app.person()
    const guess = (current: string) =>
      student.ask('POST /api/account/password', { current, next: 'sugar cane' })
    for (let times = 0; times < 10; times += 1) {
      expect(await guess('wrong')).toMatchObject({
        status: 400,
        body: { message: 'That is not your current password.' },
      })
    }
    expect((await guess(student.password)).status).toBe(429)
  })

  test('tries only ten of thirty concurrent guesses', async () => {
    const student = await app.person()
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        student.ask('POST /api/account/password', { current: 'wrong', next: 'sugar cane' }),
      ),
    )
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
  })
})

describe('changing the email', () => {
  test('the new address confirms it once, and the old one is notified', async () => {
    const student = await app.person()
    const email = `new.${student.email}`
    await student.call('POST /api/account/email', { email, password: student.password })
    expect((await student.call('GET /api/session', {})).user?.email).toBe(student.email)
    const token = await tokenIn(app, email, 'confirm-email')
    await app.visitor().call('POST /api/email/confirm', { token })
    expect((await student.call('GET /api/session', {})).user?.email).toBe(email)
    await app.runJobs()
    const letters = app.letters().filter((letter) => letter.includes(`To: ${student.email}`))
    expect(letters.at(-1)).toContain(`now uses ${email}`)
    await app.visitor().refused('POST /api/email/confirm', { token })
  })

  test('a link for an address that the person has moved away from no longer works', async () => {
    const student = await app.person()
    const mistaken = `mistaken.${student.email}`
    const { password } = student
    await student.call('POST /api/account/email', { email: mistaken, password })
    const token = await tokenIn(app, mistaken, 'confirm-email')
    await app.visitor().call('POST /api/email/confirm', { token })
    const back = { email: student.email, password }
    const refusal = await later(app, 60_000, async () => {
      await student.call('POST /api/account/email', back)
      const second = { token: await tokenIn(app, student.email, 'confirm-email') }
      await app.visitor().call('POST /api/email/confirm', second)
      return app.visitor().refused('POST /api/email/confirm', { token })
    })
    expect(refusal).toMatchObject({
      status: 409,
      message: 'This link no longer works. Ask for a new one.',
    })
  })

  test('a link is valid for an hour, and only unaltered', async () => {
    const student = await app.person()
    const email = `later.${student.email}`
    await student.call('POST /api/account/email', { email, password: student.password })
    const token = await tokenIn(app, email, 'confirm-email')
    const confirm = (text: string) => app.visitor().ask('POST /api/email/confirm', { token: text })
    expect((await later(app, 61 * 60_000, () => confirm(token))).status).toBe(409)
    for (const wrong of ['', 'x', `x${token}`, token.split('.')[0] ?? '', `${token}x`]) {
      expect((await confirm(wrong)).status).toBe(409)
    }
    expect((await confirm(token)).status).toBe(200)
  })

  test('an address that is already taken is refused when it is confirmed, not before', async () => {
    const [student, otherStudent] = [await app.person(), await app.person()]
    await student.call('POST /api/account/email', {
      email: otherStudent.email,
      password: student.password,
    })
    const token = await tokenIn(app, otherStudent.email, 'confirm-email')
    const refusal = await app.visitor().refused('POST /api/email/confirm', { token })
    expect(refusal.status).toBe(409)
    expect((await student.call('GET /api/session', {})).user?.email).toBe(student.email)
  })

  test('needs the password and a valid address', async () => {
    const { email, ...student } = await app.person().then((person) => ({
      email: person.email,
      ask: person.refused.bind(person),
      password: person.password,
    }))
    const wrong = { email: `x.${email}`, password: 'wrong' }
    expect((await student.ask('POST /api/account/email', wrong)).status).toBe(400)
    const unclear = { email: 'not an address', password: student.password }
    expect(await student.ask('POST /api/account/email', unclear)).toMatchObject({
      message: 'Enter an email address like name@example.com.',
    })
  })
})

describe('sessions', () => {
  test('are listed with the current one marked, and can be ended one by one', async () => {
    const student = await app.person()
    const otherBrowser = app.visitor()
    await otherBrowser.ask(
      'POST /api/sign-in',
      { email: student.email, password: student.password },
      { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36' },
    )
    const { sessions } = await student.call('GET /api/account/sessions', {})
    expect(sessions).toHaveLength(2)
    expect(sessions.filter(({ current }) => current)).toHaveLength(1)
    const phone = sessions.find(({ current }) => !current)
    expect(phone?.device).toBe('Chrome on Android')
    await student.call('DELETE /api/account/sessions/:id', { id: phone?.id ?? '' })
    expect(await isSignedIn(otherBrowser)).toBe(false)
    expect(await isSignedIn(student)).toBe(true)
  })

  test('of another person get the same response as those that never existed, whatever the id', async () => {
    const [student, otherStudent] = [await app.person(), await app.person()]
    const otherSessionId =
      (await otherStudent.call('GET /api/account/sessions', {})).sessions[0]?.id ?? ''
    const answers = []
    for (const id of [otherSessionId, crypto.randomUUID(), 'not-an-id']) {
      const { requestId: _, ...refusal } = await student.refused(
        'DELETE /api/account/sessions/:id',
        { id },
      )
      answers.push(refusal)
    }
    expect(answers[0]).toMatchObject({ status: 404 })
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    expect(await isSignedIn(otherStudent)).toBe(true)
  })

  test('all end with "sign out everywhere"', async () => {
    const student = await app.person()
    const otherBrowser = await secondBrowser(student)
    await student.call('POST /api/account/sign-out-everywhere', {})
    expect(student.cookie).toBe('')
    expect(await isSignedIn(otherBrowser)).toBe(false)
  })
})

describe('deleting the account', () => {
  const deleteDue = async () => {
    const job = accountJobs(app.services).find(({ name }) => name === 'accounts.delete-due')
    await job?.run({})
  }

  test('takes seven days, then deletes everything', async () => {
    const student = await app.person('student', { school: 'Kingston High', age: '17' })
    await student.call('POST /api/check-in', {})
    const { deleteAfter } = await student.call('POST /api/account/delete', {
      password: student.password,
    })
    expect(Date.parse(deleteAfter) - app.services.now().getTime()).toBeGreaterThan(7 * day - hour)
    const { user } = await student.call('GET /api/session', {})
    expect(user?.deleteAfter).toBe(deleteAfter)
    await later(app, 7 * day - hour, deleteDue)
    expect(await isSignedIn(student)).toBe(true)
    await later(app, 7 * day + hour, deleteDue)
    expect(await isSignedIn(student)).toBe(false)
    expect(await tablesWith(student.userId)).toEqual([])
  })

  test('sends a letter right away with the day and how to keep the account', async () => {
    const student = await app.person()
    const { deleteAfter } = await student.call('POST /api/account/delete', {
      password: student.password,
    })
    await app.runJobs()
    const [letter = ''] = app
      .letters()
      .filter((each) => each.includes(`To: ${student.email}`) && each.includes('will be deleted'))
    const day = new Date(deleteAfter).toLocaleDateString('en-JM', {
      timeZone: 'America/Jamaica',
      day: 'numeric',
      month: 'long',
    })
    expect(letter).toContain(day)
    expect(letter).toContain('Keep my account')
    expect(letter).toContain('/login')
  })

  async function tablesWith(userId: UserId): Promise<string[]> {
    const tables: string[] = []
    for (const table of [
      'auth_users',
      'user_profiles',
      'student_stats',
      'xp_activities',
    ] as const) {
      const column = table === 'auth_users' ? 'id' : 'user_id'
      const rows = await app.services.db
        .selectFrom(table)
        .select(column)
        .where(column, '=', userId)
        .execute()
      tables.push(...rows.map(() => table))
    }
    return tables
  }

  test('can be undone until it happens', async () => {
    const student = await app.person()
    await student.call('POST /api/account/delete', { password: student.password })
    await student.call('POST /api/account/delete/undo', {})
    await later(app, 8 * day, deleteDue)
    expect((await student.call('GET /api/session', {})).user?.deleteAfter).toBeNull()
  })

  test('needs the password', async () => {
    const student = await app.person()
    const refusal = await student.refused('POST /api/account/delete', { password: 'wrong' })
    expect(refusal.fields).toEqual({ password: 'That is not your current password.' })
  })
})

test('the nightly job deletes expired sessions, links and limits, and no others', async () => {
  const student = await app.person()
  await app.visitor().call('POST /api/password/forgot', { email: student.email })
  const job = accountJobs(app.services).find(({ name }) => name === 'accounts.forget')
  await job?.run({})
  expect(await isSignedIn(student)).toBe(true)
  await later(app, 31 * day, async () => job?.run({}))
  expect(await isSignedIn(student)).toBe(false)
  for (const table of ['auth_sessions', 'auth_verifications', 'rate_limits'] as const) {
    const rows = await app.services.db.selectFrom(table).selectAll().execute()
    expect(rows).toEqual([])
  }
})

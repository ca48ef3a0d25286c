import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startSmtpServer, type SmtpServer } from '../testing/smtp-server.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'
import { claimLetter, leaseSeconds } from './claim-commands.ts'

let app: TestApp
let mail: SmtpServer

beforeAll(async () => {
  mail = await startSmtpServer()
  app = await startApp({ SMTP_URL: mail.url })
})
afterAll(() => mail.close())

const clock = (time: string) => app.setTime(`2026-11-23T${time}:00-05:00`)

beforeEach(() => {
  mail.be('well')
  clock('10:00')
})

const hour = 60 * 60_000

/** Posts a letter of this person, whose link is valid for an hour unless `minutes` is given. */
async function post(
  { userId, email }: Visitor,
  { to = email, minutes = 60, urgent = true, text = 'mango season' } = {},
): Promise<void> {
  await app.services.transaction((tx) =>
    tx.post({
      userId,
      kind: urgent ? 'email-changed' : 'invitation',
      until: new Date(tx.now.getTime() + (minutes / 60) * hour),
      letter: { to, subject: 'A letter', greeting: 'Hi,', parts: [text], why: '' },
    }),
  )
}

const sendAt = async (time: string) => {
  clock(time)
  await app.services.outbox.idle()
}
const lettersTo = (address: string) =>
  mail.letters.filter((text) => text.includes(`To: ${address}`))
const rowsOf = ({ userId }: Visitor) =>
  app.services.db.selectFrom('letters').selectAll().where('user_id', '=', userId).execute()
const bouncesOf = ({ userId }: Visitor) =>
  app.services.db
    .selectFrom('bounced_addresses')
    .select(['email', 'code'])
    .where('user_id', '=', userId)
    .execute()

describe('a letter', () => {
  test('is neither lost nor duplicated when the mail server is down for most of its hour', async () => {
    const student = await app.person()
    mail.be('down')
    await post(student)
    for (const time of ['10:00', '10:10', '10:27', '10:50']) await sendAt(time)
    mail.be('well')
    for (const time of ['10:55', '11:30']) await sendAt(time)
    expect(lettersTo(student.email)).toHaveLength(1)
  })

  test('is given up when its link has expired, and its text is deleted', async () => {
    const student = await app.person()
    mail.be('down')
    await post(student)
    await sendAt('10:10')
    mail.be('well')
    await sendAt('11:01')
    expect(lettersTo(student.email)).toEqual([])
    expect(await rowsOf(student)).toMatchObject([{ state: 'given-up', sealed: null }])
  })

  test('is sent once by a mail server that answers late, and others do not wait for it', async () => {
    const [slowRecipient, other] = [await app.person(), await app.person()]
    mail.be('slow')
    await post(slowRecipient)
    app.services.outbox.wake()
    await expect.poll(mail.waiting).toBe(1)
    mail.be('well')
    await post(other)
    app.services.outbox.wake()
    await expect.poll(() => lettersTo(other.email)).toHaveLength(1)
    mail.answer()
    await app.services.outbox.idle()
    await sendAt('11:00')
    expect(lettersTo(slowRecipient.email)).toHaveLength(1)
  })

  test('that may have been delivered three times is not sent a fourth time', async () => {
    const student = await app.person()
    mail.be('forgets')
    await post(student)
    for (const time of ['10:00', '10:05', '10:15', '10:30', '10:45']) await sendAt(time)
    const ids = lettersTo(student.email).map((text) => /^Message-ID: (.+)$/im.exec(text)?.[1])
    expect(ids).toHaveLength(3)
    expect(new Set(ids).size).toBe(1)
    expect(await rowsOf(student)).toMatchObject([{ state: 'given-up', unclear_tries: 3 }])
  })

  test('to a mailbox that does not exist is not retried, and the bounce is recorded', async () => {
    const student = await app.person()
    mail.answerTo('gone.example', '550 5.1.1 No such user here')
    await post(student, { to: 'aunt@gone.example' })
    for (const time of ['10:00', '10:20', '10:40']) await sendAt(time)
    expect(await rowsOf(student)).toMatchObject([{ state: 'bounced', tries: 1 }])
    expect(await bouncesOf(student)).toEqual([{ email: 'aunt@gone.example', code: '550 5.1.1' }])
  })

  test('that arrives clears the bounce of its address', async () => {
    const student = await app.person()
    mail.answerTo('moved.example', '550 5.1.1 No such user here')
    await post(student, { to: 'aunt@moved.example' })
    await app.services.outbox.idle()
    mail.answerTo('moved.example', '250 OK')
    await post(student, { to: 'aunt@moved.example' })
    await app.services.outbox.idle()
    expect(await bouncesOf(student)).toEqual([])
  })

  test('is retried when the server refuses to relay it, and no bounce is recorded', async () => {
    const student = await app.person()
    mail.answerTo('relay.example', '554 5.7.1 Relay access denied')
    await post(student, { to: 'aunt@relay.example' })
    await app.services.outbox.idle()
    mail.answerTo('relay.example', '250 OK')
    await sendAt('10:10')
    expect(lettersTo('aunt@relay.example')).toHaveLength(1)
    expect(await bouncesOf(student)).toEqual([])
  })

  test('that is deferred is retried with growing delays', async () => {
    const student = await app.person()
    mail.answerTo('grey.example', '451 4.7.1 Try again later')
    await post(student, { to: 'aunt@grey.example' })
    await app.services.outbox.idle()
    const [first] = await rowsOf(student)
    await app.services.outbox.idle()
    await sendAt('10:02')
    const [second] = await rowsOf(student)
    expect([first?.tries, second?.tries]).toEqual([1, 2])
    mail.answerTo('grey.example', '250 OK')
    await sendAt('10:10')
    expect(lettersTo('aunt@grey.example')).toHaveLength(1)
  })

  test('is only stored encrypted', async () => {
    const student = await app.person()
    await post(student, { text: 'https://upful.example/reset?token=very-secret' })
    const [row] = await rowsOf(student)
    expect(row?.sealed).not.toContain('very-secret')
    expect(Buffer.from(row?.sealed ?? '', 'base64').toString('latin1')).not.toContain('very-secret')
    await app.services.outbox.idle()
    expect(await rowsOf(student)).toMatchObject([{ state: 'sent', sealed: null }])
    expect(lettersTo(student.email).join()).toContain('very-secret')
  })

  test('with a new link replaces an older one that is still waiting', async () => {
    const student = await app.person()
    mail.be('down')
    for (const _ of [1, 2]) {
      await student.call('POST /api/password/forgot', { email: student.email })
      await app.services.jobs.runDue()
    }
    const resets = (await rowsOf(student)).filter(({ kind }) => kind === 'reset-password')
    expect(resets).toHaveLength(1)
    mail.be('well')
    await sendAt('10:20')
    expect(lettersTo(student.email).filter((text) => text.includes('/reset'))).toHaveLength(1)
  })

  test('is deleted with the account', async () => {
    const student = await app.person()
    await post(student)
    await sql`delete from auth_users where id = ${student.userId}`.execute(app.services.db)
    await app.services.outbox.idle()
    expect(lettersTo(student.email)).toEqual([])
  })
})

describe('the outbox', () => {
  test('is not blocked by a domain whose mail server does not respond', async () => {
    const student = await app.person()
    mail.answerTo('silent.example', null)
    for (let count = 0; count < 8; count += 1)
      await post(student, { to: `aunt.${count}@silent.example` })
    const others = [await app.person(), await app.person(), await app.person()]
    for (const person of others) await post(person)
    app.services.outbox.wake()
    await expect
      .poll(() => others.flatMap(({ email }) => lettersTo(email)))
      .toHaveLength(others.length)
    mail.be('down')
    await app.services.outbox.idle()
    expect((await rowsOf(student)).every(({ state }) => state === 'waiting')).toBe(true)
    await sql`delete from letters where user_id = ${student.userId}`.execute(app.services.db)
  })

  test('sends urgent letters before the others', async () => {
    const student = await app.person()
    mail.be('down')
    for (let count = 0; count < 30; count += 1)
      await post(student, { to: `news.${count}@example.com`, urgent: false })
    const before = mail.letters.length
    await post(student, { to: 'urgent@example.com' })
    mail.be('well')
    await sendAt('10:05')
    const newLetters = mail.letters.slice(before)
    expect(newLetters).toHaveLength(31)
    expect(newLetters.slice(0, 4).join()).toContain('To: urgent@example.com')
  })

  test('reuses its connections', async () => {
    const student = await app.person()
    const before = mail.connections()
    for (let count = 0; count < 40; count += 1)
      await post(student, { to: `one.${count}@example.com` })
    await app.services.outbox.idle()
    expect(lettersTo('one.39@example.com')).toHaveLength(1)
    expect(mail.connections() - before).toBeLessThanOrEqual(8)
  })

  test('takes over the letter of a process that was killed, within two minutes', async () => {
    const student = await app.person()
    await post(student)
    // Another process claims it and dies.
    const claimed = await app.services.transaction((tx) =>
      claimLetter(tx, { composers: {}, secret: app.services.secret, busyDomains: [] }),
    )
    expect(claimed).toMatchObject({ letter: { to: student.email } })
    await app.services.outbox.idle()
    expect(lettersTo(student.email)).toEqual([])
    app.setTime(new Date(app.services.now().getTime() + leaseSeconds * 1000))
    await app.services.outbox.idle()
    expect(lettersTo(student.email)).toHaveLength(1)
  })
})

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { jobLabel } from '#domain/openings/job-label.ts'
import { jobsOf } from '../background.ts'
import { forgetLetters } from '../mail/jobs.ts'
import { notify } from '../notifications/commands.ts'
import { startSmtpServer, type SmtpServer } from '../testing/smtp-server.ts'
import { failedJob, unsentLetter } from '../testing/failed-work.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
let mail: SmtpServer
let staff: Visitor

beforeAll(async () => {
  mail = await startSmtpServer()
  app = await startApp({ SMTP_URL: mail.url })
  app.setTime(morning)
  staff = await app.staff()
})
afterAll(() => mail.close())

const morning = '2026-11-24T10:00:00-05:00'
beforeEach(() => app.setTime(morning))

const reason = 'Their school called us about it'
const hour = 3_600_000

const unsolvedCount = async () => {
  const { failedJobs, unsentLetters } = await staff.call('GET /api/staff', {})
  return failedJobs + unsentLetters
}
const countedLetters = async () => (await staff.call('GET /api/staff/letters', {})).letters
const letterOf = async (id: string, list: 'unsent' | 'waiting' | 'given-up' | 'bounced') =>
  (await staff.call('GET /api/staff/letters', { list })).letters.find((letter) => letter.id === id)

test('a letter that bounced is listed without its text, and sent when staff retry it', async () => {
  const before = await unsolvedCount()
  const { id, userId } = await unsentLetter(app)
  expect(await unsolvedCount()).toBe(before + 1)
  const { name, email } = await app.services.db
    .selectFrom('auth_users')
    .select(['name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  expect(await letterOf(id, 'bounced')).toMatchObject({
    kind: 'Choose a new password',
    person: name,
    code: '550 5.1.1',
    canTry: true,
  })

  await staff.call('POST /api/staff/letters/:id/try-again', { id, reason })
  await app.services.outbox.idle()
  expect(mail.letters.filter((text) => text.includes(`To: ${email}`)).join()).toContain(
    'canaryletter',
  )
  expect(await unsolvedCount()).toBe(before)
  expect(await letterOf(id, 'bounced')).toBeUndefined()
  expect(
    (await staff.ask('POST /api/staff/letters/:id/try-again', { id, reason })).body,
  ).toMatchObject({
    message: 'This letter has already been sent',
  })
  const [row] = (await staff.call('GET /api/staff/log', { about: id })).actions
  expect(row?.sentence).toMatch(/ had a letter for \S+( \S\.)? tried again\.$/)
})

test('notifications are sent again to an address once staff retry its bounced letter', async () => {
  const student = await app.person()
  mail.answerTo(student.email, '550 5.1.1 No such user here')
  await app.services.transaction((tx) =>
    notify(tx, {
      userId: student.userId,
      type: 'guardian-asks',
      data: { guardian: 'Ms Grant' },
      key: 'asks',
      subjects: ['link:one'],
    }),
  )
  await app.services.outbox.idle()
  const { letters } = await staff.call('GET /api/staff/letters', { list: 'bounced' })
  const id = letters.find(({ person }) => person === student.name)?.id ?? ''
  mail.answerTo(student.email, '250 OK')
  await staff.call('POST /api/staff/letters/:id/try-again', { id, reason })
  await app.services.outbox.idle()
  expect(mail.letters.filter((text) => text.includes(`To: ${student.email}`))).toHaveLength(1)
})

test('the staff desk lists exactly the letters it counts, whether they bounced or were given up', async () => {
  const { id } = await unsentLetter(app)
  const late = await unsentLetter(app)
  await app.services.db
    .updateTable('letters')
    .set({ state: 'given-up', code: 'late', tries: 0 })
    .where('id', '=', late.id)
    .execute()
  expect(await letterOf(id, 'unsent')).toMatchObject({ state: 'bounced' })
  expect(await letterOf(late.id, 'unsent')).toMatchObject({ state: 'given-up', tries: 0 })
  const { unsentLetters } = await staff.call('GET /api/staff', {})
  expect(await countedLetters()).toHaveLength(unsentLetters)
  app.setTime(new Date(app.services.now().getTime() + 8 * 24 * hour))
  await staff.signIn()
  expect((await countedLetters()).map((letter) => letter.id)).not.toContain(id)
  expect(await letterOf(id, 'bounced')).toBeDefined()
})

test('a letter whose link has expired cannot be retried', async () => {
  const { id } = await unsentLetter(app)
  app.setTime(new Date(app.services.now().getTime() + 2 * hour))
  expect(await letterOf(id, 'bounced')).toMatchObject({ canTry: false })
  const { status } = await staff.ask('POST /api/staff/letters/:id/try-again', { id, reason })
  expect(status).toBe(409)
})

test('a dismissed letter is neither listed nor counted, and not retried', async () => {
  const before = await unsolvedCount()
  const { id } = await unsentLetter(app)
  expect(await unsolvedCount()).toBe(before + 1)
  await staff.call('POST /api/staff/letters/:id/dismiss', { id, reason })
  expect(await unsolvedCount()).toBe(before)
  expect(await letterOf(id, 'bounced')).toBeUndefined()
  const again = await staff.ask('POST /api/staff/letters/:id/try-again', { id, reason })
  expect([again.status, again.body]).toEqual([
    409,
    expect.objectContaining({ message: 'This letter has already been dismissed' }),
  ])
  const [row] = (await staff.call('GET /api/staff/log', { about: id })).actions
  expect(row?.sentence).toMatch(/ dismissed a letter for Shanice \S+$/)
})

test('a letter that is still being retried cannot be dismissed', async () => {
  const { id } = await unsentLetter(app)
  await app.services.db
    .updateTable('letters')
    .set({ state: 'waiting', ended_at: null })
    .where('id', '=', id)
    .execute()
  const { status } = await staff.ask('POST /api/staff/letters/:id/dismiss', { id, reason })
  expect(status).toBe(409)
})

test('the dismissal of a letter is deleted with the letter', async () => {
  const { id } = await unsentLetter(app)
  await staff.call('POST /api/staff/letters/:id/dismiss', { id, reason })
  const dismissals = async () => {
    await app.services.transaction(forgetLetters)
    return app.services.db
      .selectFrom('dismissed_letters')
      .select('letter_id')
      .where('letter_id', '=', id)
      .execute()
  }
  expect(await dismissals()).toHaveLength(1)
  app.setTime(new Date(app.services.now().getTime() + 91 * 24 * hour))
  expect(await dismissals()).toHaveLength(0)
})

test('a letter scheduled for the morning does not count as waiting', async () => {
  const student = await app.person()
  const insert = (at: Date) =>
    app.services.db
      .insertInto('letters')
      .values({
        user_id: student.userId,
        kind: 'notifications',
        urgent: false,
        domain: 'example.com',
        created_at: app.services.now(),
        until: new Date(at.getTime() + 24 * hour),
        next_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  const now = app.services.now().getTime()
  const before = await unsolvedCount()
  const morning = await insert(new Date(now + 8 * hour))
  const stuck = await insert(new Date(now - 2 * hour))
  expect(await letterOf(morning.id, 'waiting')).toBeUndefined()
  expect(await letterOf(stuck.id, 'waiting')).toMatchObject({ kind: 'Notifications', tries: 0 })
  expect(await unsolvedCount()).toBe(before + 1)
})

const failedCount = async () => (await staff.call('GET /api/staff', {})).failedJobs

test('a failed job is listed with its code, and runs when staff retry it', async () => {
  const before = await failedCount()
  const { id } = await failedJob(app)
  expect(await failedCount()).toBe(before + 1)
  const { failed } = await staff.call('GET /api/staff/jobs', {})
  expect(failed).toContainEqual(
    expect.objectContaining({ id, label: 'Forget old letters', code: 'E42' }),
  )
  await staff.call('POST /api/staff/jobs/:id/try-again', { id, reason })
  const { queues } = await staff.call('GET /api/staff/jobs', {})
  expect(queues).toContainEqual(
    expect.objectContaining({ label: 'Forget old letters', waiting: 1 }),
  )
  await app.runJobs()
  const { rows } = await sql<{ state: string }>`
    select state from jobs.job where id = ${id}`.execute(app.services.db)
  expect(rows).toEqual([{ state: 'completed' }])
  expect(await failedCount()).toBe(before)
})

test('every background job has a label that staff can read', () => {
  for (const { name } of jobsOf(app.services))
    expect([name, jobLabel(name)]).not.toEqual([name, name])
})

describe('an address whose letters bounce', () => {
  const bounce = async (person: Visitor, address: string) => {
    mail.answerTo(address, '550 5.1.1 No such user here')
    await app.services.transaction((tx) =>
      tx.post({
        userId: person.userId,
        kind: 'invitation',
        until: new Date(tx.now.getTime() + hour),
        letter: { to: address, subject: 'A letter', greeting: 'Hi,', parts: [], why: '' },
      }),
    )
    await app.services.outbox.idle()
  }

  test('a bouncing address is shown to its owner and to staff until a letter is delivered', async () => {
    const mentor = await app.person('mentor')
    await bounce(mentor, mentor.email)
    const bounceFlags = async () => {
      const { user } = await mentor.call('GET /api/session', {})
      const { people } = await staff.call('GET /api/staff/verifications', {})
      const id = mentor.userId
      await staff.call('POST /api/staff/people/:id/look', { id, reason })
      const record = await staff.call('GET /api/staff/people/:id', { id })
      return [user?.bounced, people.find((person) => person.id === id)?.bounced, record.bounced]
    }
    expect(await bounceFlags()).toEqual([true, true, true])
    await mentor.call('POST /api/password/forgot', { email: mentor.email })
    mail.answerTo(mentor.email, '250 OK')
    await app.runJobs()
    expect(await bounceFlags()).toEqual([false, false, false])
  })

  test('a bouncing address of an invited guardian is shown to the student who entered it', async () => {
    const address = 'aunt.typo@example.com'
    const student = await app.person('student', { guardianEmail: address })
    mail.answerTo(address, '550 5.1.1 No such user here')
    await app.runJobs()
    expect(await student.call('GET /api/guardians', {})).toMatchObject({
      invited: address,
      invitedBounced: true,
    })
    expect((await student.call('GET /api/session', {})).user?.bounced).toBe(false)
  })
})

import { beforeAll, expect, test } from 'vitest'
import { confirmAddress } from '../accounts/confirm-commands.ts'
import { later, tokenIn } from '../testing/later.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'

let app: TestApp
const dayMs = 24 * 60 * 60 * 1000

beforeAll(async () => {
  app = await startApp()
})

const lettersTo = (address: string) =>
  app.letters().filter((text) => text.includes(`To: ${address}`))

async function studentOf(guardianEmail: string, name = 'Kemar Brown') {
  const student = await app.person('student', { age: '16' })
  await student.call('PATCH /api/profile', { fields: { displayName: name, guardianEmail } })
  await app.runJobs()
  return student
}

test('an address gets one invitation a week, however many students name it at the same time', async () => {
  const address = 'busy.aunt@example.com'
  const students = await Promise.all([1, 2, 3].map(() => app.person('student')))
  await Promise.all(
    students.map((student) =>
      student.call('PATCH /api/profile', { fields: { guardianEmail: address } }),
    ),
  )
  await app.runJobs()
  expect(lettersTo(address)).toHaveLength(1)

  // The other students see what to do, but not why.
  const pages = await Promise.all(students.map((student) => student.call('GET /api/guardians', {})))
  expect(pages.filter(({ invited }) => invited === address)).toHaveLength(1)
  expect(pages.filter(({ notInvited }) => notInvited === address)).toHaveLength(2)

  await later(app, 7 * dayMs + 1000, () => studentOf(address))
  expect(lettersTo(address)).toHaveLength(2)
})

test('the link in the letter stops all invitations to the address, without a log-in', async () => {
  const address = 'leave.me@example.com'
  await studentOf(address)
  const token = await tokenIn(app, address, 'no-invitations')
  const stranger = app.visitor()
  // Mail scanners open links, so opening it must not change anything.
  expect(await stranger.call('GET /api/no-invitations', { token })).toEqual({ kind: 'open' })
  await stranger.call('POST /api/no-invitations', { token })
  await stranger.call('POST /api/no-invitations', { token })
  expect(await stranger.call('GET /api/no-invitations', { token })).toEqual({ kind: 'stopped' })

  await later(app, 30 * dayMs, async () => {
    const student = await studentOf(address)
    const { invited, notInvited } = await student.call('GET /api/guardians', {})
    expect({ invited, notInvited }).toEqual({ invited: null, notInvited: address })
  })
  expect(lettersTo(address)).toHaveLength(1)
})

test('an invitation that waits for the student’s own email is shown, and can be withdrawn', async () => {
  const student = await app.unconfirmed('student', { age: '16' })
  const fields = { guardianEmail: 'patient.mother@example.com' }
  await student.call('PATCH /api/profile', { fields })
  await app.runJobs()
  expect(await student.call('GET /api/guardians', {})).toMatchObject({
    invited: null,
    notInvited: null,
    invitationWaits: 'patient.mother@example.com',
  })
  await student.call('PATCH /api/profile', { fields: { guardianEmail: '' } })
  expect(await student.call('GET /api/guardians', {})).toMatchObject({ invitationWaits: null })
})

test('a sent invitation can be withdrawn, and is open again when the address comes back', async () => {
  const guardian = await app.person('guardian')
  const address = guardian.email
  const student = await studentOf(address)
  const waiting = async () => (await guardian.call('GET /api/guardian', {})).asks
  expect(await waiting()).toHaveLength(1)

  await student.call('PATCH /api/profile', { fields: { guardianEmail: 'other@example.com' } })
  await app.runJobs()
  expect(await waiting()).toEqual([])
  const answer = { studentId: student.userId, accept: true }
  expect((await guardian.ask('POST /api/guardian/invitations', answer)).status).toBe(404)
  expect(await student.call('GET /api/guardians', {})).toMatchObject({
    invited: 'other@example.com',
  })

  await student.call('PATCH /api/profile', { fields: { guardianEmail: address } })
  await app.runJobs()
  expect(lettersTo(address).filter((text) => text.includes('invites you'))).toHaveLength(1)
  expect(await waiting()).toHaveLength(1)
  expect(await guardian.call('POST /api/guardian/invitations', answer)).toEqual({ kind: 'asked' })
})

test('an open code is mentioned until it is used or expires, but the code itself is shown only once', async () => {
  const [student, guardian] = [await app.person('student'), await app.person('guardian')]
  const codeUntil = async () => (await student.call('GET /api/guardians', {})).codeUntil
  expect(await codeUntil()).toBeNull()
  const { code, expiresAt } = await student.call('POST /api/link-codes', {})
  expect(await codeUntil()).toBe(expiresAt)
  const page = await student.call('GET /api/guardians', {})
  expect(JSON.stringify(page)).not.toContain(code)
  await guardian.call('POST /api/link-codes/enter', { code })
  expect(await codeUntil()).toBeNull()
  const own = await guardian.call('POST /api/link-codes', {})
  expect((await guardian.call('GET /api/guardian', {})).codeUntil).toBe(own.expiresAt)
  await later(app, 8 * dayMs, async () => {
    await guardian.signIn()
    expect((await guardian.call('GET /api/guardian', {})).codeUntil).toBeNull()
  })
})

test('an invited guardian whose link has ended is not shown as somebody who could not be invited', async () => {
  const guardian = await app.person('guardian')
  const student = await studentOf(guardian.email)
  const [letter = ''] = lettersTo(guardian.email).slice(-1)
  const code = /Code from \w+: (\S+)/.exec(letter)?.[1] ?? ''
  await guardian.call('POST /api/link-codes/enter', { code })
  await student.call('POST /api/guardians/:id/accept', { id: guardian.userId })
  await student.call('POST /api/guardians/:id/end', { id: guardian.userId })
  expect(await student.call('GET /api/guardians', {})).toMatchObject({
    guardians: [],
    invited: null,
    notInvited: null,
  })
})

test('the link in an older letter works as well as the one in the newest', async () => {
  const address = 'twice@example.com'
  await studentOf(address)
  const oldToken = await tokenIn(app, address, 'no-invitations')
  await later(app, 8 * dayMs, () => studentOf(address))
  expect(lettersTo(address)).toHaveLength(2)
  await app.visitor().call('POST /api/no-invitations', { token: oldToken })
  expect(await app.visitor().call('GET /api/no-invitations', { token: oldToken })).toEqual({
    kind: 'stopped',
  })
})

test('a made-up link stops nothing, and neither the address nor the token is stored in plain text', async () => {
  const address = 'quiet@example.com'
  await studentOf(address)
  const visitor = app.visitor()
  expect(await visitor.call('GET /api/no-invitations', { token: 'x' })).toEqual({
    kind: 'bad-link',
  })
  expect((await visitor.ask('POST /api/no-invitations', { token: 'x' })).status).toBe(409)
  const token = await tokenIn(app, address, 'no-invitations')
  const rows = await app.services.db.selectFrom('invited_addresses').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(address)
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('the only text from the student in the letter is a first name made of letters', async () => {
  await studentOf('plain@example.com', "D'Andre Brown")
  expect(lettersTo('plain@example.com')[0]).toContain("D'Andre invites you to follow")
  await studentOf('danger@example.com', 'Prizes.evil.example Brown')
  const letter = lettersTo('danger@example.com')[0] ?? ''
  expect(letter).toContain('A student invites you to follow')
  expect(letter).not.toContain('evil')
  expect(letter).not.toContain('we will not write again')
})

test('an invited guardian who signs up with that address finds the invitation, and the student confirms', async () => {
  const guardian = await app.unconfirmed('guardian')
  const student = await studentOf(guardian.email, 'Tia Gordon')
  const letter = lettersTo(guardian.email).find((text) => text.includes('invites you')) ?? ''
  const address = encodeURIComponent(guardian.email)
  expect(letter).toContain(`/signup?type=ally&from=%2Fdashboard&email=${address}`)
  const asks = async () => (await guardian.call('GET /api/guardian', {})).asks
  // The address may be somebody else's until it is confirmed.
  expect(await asks()).toEqual([])
  const yes = { studentId: student.userId, accept: true }
  expect(await guardian.refused('POST /api/guardian/invitations', yes)).toMatchObject({
    code: 'not-allowed',
  })
  await app.services.transaction((tx) => confirmAddress(tx, guardian.userId))
  expect(await asks()).toMatchObject([{ id: student.userId, name: 'Tia', invited: true }])
  expect(await guardian.call('POST /api/guardian/invitations', yes)).toEqual({ kind: 'asked' })
  expect(await asks()).toEqual([])
  await student.call('POST /api/guardians/:id/accept', { id: guardian.userId })
  expect((await guardian.call('GET /api/guardian', {})).students).toHaveLength(1)
})

test('a no uses the invitation up, and nobody else can answer it', async () => {
  const guardian = await app.person('guardian')
  const stranger = await app.person('guardian')
  const student = await studentOf(guardian.email)
  const no = { studentId: student.userId, accept: false }
  expect((await stranger.ask('POST /api/guardian/invitations', no)).status).toBe(404)
  expect((await stranger.call('GET /api/guardian', {})).asks).toEqual([])
  expect(await guardian.call('POST /api/guardian/invitations', no)).toEqual({ kind: 'refused' })
  expect((await guardian.ask('POST /api/guardian/invitations', no)).status).toBe(404)
  expect((await guardian.call('GET /api/guardian', {})).asks).toEqual([])
})

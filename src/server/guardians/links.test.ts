import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { comeOfAge, linkGuardian } from '../testing/link-guardian.ts'
import { tokenIn } from '../testing/later.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

const morning = '2026-11-23T10:00:00-05:00'
beforeEach(() => app.setTime(morning))

const nowhere = '0b8ff7a1-3d0c-4f0e-9a44-3b1f6d2c9e57'

async function family(): Promise<{ student: Visitor; guardian: Visitor }> {
  return {
    student: await app.person('student', { age: '16' }),
    guardian: await app.person('guardian', { relationship: 'Aunt' }),
  }
}

const codeOf = async (maker: Visitor) => (await maker.call('POST /api/link-codes', {})).code
const homeOf = (guardian: Visitor) => guardian.call('GET /api/guardian', {})
const guardiansOf = async (student: Visitor) =>
  (await student.call('GET /api/guardians', {})).guardians
const titlesOf = async (person: Visitor) =>
  (await person.call('GET /api/notifications', {})).notifications.map(({ title }) => title)

describe('a code', () => {
  test('of a student, entered by a guardian, links them once the student accepts', async () => {
    const { student, guardian } = await family()
    const code = await codeOf(student)
    expect(await guardian.call('POST /api/link-codes/enter', { code })).toEqual({ kind: 'asked' })
    // Before that the guardian sees nothing, not even a name.
    const home = await homeOf(guardian)
    expect(home).toMatchObject({ students: [], asks: [], waiting: 1 })
    expect(JSON.stringify(home)).not.toContain(student.name)
    expect(await titlesOf(guardian)).toEqual([])
    expect(await guardiansOf(student)).toMatchObject([
      { name: guardian.name, relationship: 'Aunt', standing: 'asked', waitsFor: 'student' },
    ])
    expect(await titlesOf(student)).toContain(`${guardian.name} asks to follow your progress`)

    await student.call('POST /api/guardians/:id/accept', { id: guardian.userId })
    expect(await homeOf(guardian)).toMatchObject({ students: [{ name: student.name }], waiting: 0 })
    expect(await titlesOf(guardian)).toEqual([`You and ${student.name} are linked`])
  })

  test('of a guardian, entered by a student, links them once the guardian accepts', async () => {
    const { student, guardian } = await family()
    const code = await codeOf(guardian)
    await student.call('POST /api/link-codes/enter', { code: code.toLowerCase().replace('-', ' ') })
    expect(await homeOf(guardian)).toMatchObject({
      students: [],
      asks: [{ id: student.userId, name: student.name }],
    })
    expect(
      (await guardian.ask('GET /api/guardian/students/:id', { id: student.userId })).status,
    ).toBe(404)
    await guardian.call('POST /api/guardian/students/:id/accept', { id: student.userId })
    expect(await guardiansOf(student)).toMatchObject([{ standing: 'in-force', waitsFor: null }])
  })

  test('links both immediately when each has entered the other’s', async () => {
    const { student, guardian } = await family()
    const [ofStudent, ofGuardian] = [await codeOf(student), await codeOf(guardian)]
    await student.call('POST /api/link-codes/enter', { code: ofGuardian })
    const answer = await guardian.call('POST /api/link-codes/enter', { code: ofStudent })
    expect(answer).toEqual({ kind: 'linked' })
    expect((await homeOf(guardian)).students).toHaveLength(1)
  })

  test('works once, for the first of many who enter it at the same time', async () => {
    const { student } = await family()
    const guardians = await Promise.all([1, 2, 3, 4].map(() => app.person('guardian')))
    const code = await codeOf(student)
    const answers = await Promise.all(
      guardians.map((guardian) => guardian.ask('POST /api/link-codes/enter', { code })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(3)
    expect(await guardiansOf(student)).toHaveLength(1)
  })

  test('that is used, expired, replaced, their own, from the same side or made up gets the same refusal', async () => {
    const { student, guardian } = await family()
    const usedCode = await codeOf(student)
    await guardian.call('POST /api/link-codes/enter', { code: usedCode })
    const replacedCode = await codeOf(student)
    await codeOf(student)
    const otherStudent = await app.person('student')
    const expiredCode = await codeOf(otherStudent)
    const codeOfGuardian = await codeOf(await app.person('guardian'))
    app.setTime('2026-11-30T10:00:01-05:00')
    const ownCode = await codeOf(guardian)

    const refusals = []
    for (const code of [usedCode, replacedCode, expiredCode, ownCode, codeOfGuardian]) {
      const newcomer = await app.person('guardian')
      const person = code === ownCode ? guardian : newcomer
      refusals.push(await person.refused('POST /api/link-codes/enter', { code }))
    }
    const stranger = await app.person('guardian')
    refusals.push(await stranger.refused('POST /api/link-codes/enter', { code: 'AAAA-AAAA' }))
    const bodies = refusals.map(({ requestId: _each, ...refusal }) => JSON.stringify(refusal))
    expect(new Set(bodies).size).toBe(1)
    expect(bodies[0]).toContain('This code does not work. Ask for a new one.')
    expect(await guardiansOf(otherStudent)).toEqual([])
  })

  test('cannot be guessed: after five wrong codes the right one is refused too', async () => {
    const { student, guardian } = await family()
    for (let guess = 0; guess < 5; guess += 1) {
      await guardian.refused('POST /api/link-codes/enter', { code: `AAAA-AAA${guess + 2}` })
    }
    const code = await codeOf(student)
    const refusal = await guardian.refused('POST /api/link-codes/enter', { code })
    expect(refusal.status).toBe(429)
    expect(await guardiansOf(student)).toEqual([])
    app.setTime('2026-11-23T11:00:01-05:00')
    await guardian.call('POST /api/link-codes/enter', { code })
  })

  test('cannot be made or entered by a mentor or a business', async () => {
    for (const role of ['mentor', 'business'] as const) {
      const person = await app.person(role)
      expect((await person.ask('POST /api/link-codes', {})).status).toBe(403)
      expect((await person.ask('POST /api/link-codes/enter', { code: 'x' })).status).toBe(403)
    }
  })
})

describe('a link', () => {
  test('can exist between several guardians and several students', async () => {
    const { student, guardian } = await family()
    const [sister, father] = [await app.person('student'), await app.person('guardian')]
    await linkGuardian(student, guardian)
    await linkGuardian(sister, guardian)
    await linkGuardian(student, father)
    expect((await homeOf(guardian)).students).toHaveLength(2)
    expect(await guardiansOf(student)).toHaveLength(2)
    expect((await homeOf(father)).students.map(({ id }) => id)).toEqual([student.userId])
  })

  test.for(['student', 'guardian'] as const)(
    'ended by the %s takes effect on the next request',
    async (side) => {
      const { student, guardian } = await family()
      await linkGuardian(student, guardian)
      const viewStudent = () =>
        guardian.ask('GET /api/guardian/students/:id', { id: student.userId })
      expect((await viewStudent()).status).toBe(200)
      if (side === 'student')
        await student.call('POST /api/guardians/:id/end', { id: guardian.userId })
      else await guardian.call('POST /api/guardian/students/:id/end', { id: student.userId })
      const { status, body } = await viewStudent()
      const unknown = await guardian.ask('GET /api/guardian/students/:id', { id: nowhere })
      expect({ status, body: { ...(body as object), requestId: '' } }).toEqual({
        status: 404,
        body: { ...(unknown.body as object), requestId: '' },
      })
      expect((await homeOf(guardian)).students).toEqual([])
      expect(await guardiansOf(student)).toEqual([])
      const recipient = side === 'student' ? guardian : student
      const ender = side === 'student' ? student : guardian
      expect(await titlesOf(recipient)).toContain(`The link with ${ender.name} has ended`)
    },
  )

  test('that ended can only be renewed with a new code that is accepted again', async () => {
    const { student, guardian } = await family()
    await linkGuardian(student, guardian)
    await student.call('POST /api/guardians/:id/end', { id: guardian.userId })
    for (const step of ['accept', 'end'] as const) {
      const attempt = student.ask(`POST /api/guardians/:id/${step}`, { id: guardian.userId })
      expect((await attempt).status).toBe(404)
    }
    await linkGuardian(student, guardian)
    expect((await homeOf(guardian)).students).toHaveLength(1)
  })

  test('that was requested cannot be accepted by the side that asked, or by anyone else', async () => {
    const { student, guardian } = await family()
    const code = await codeOf(student)
    await guardian.call('POST /api/link-codes/enter', { code })
    const own = await guardian.ask('POST /api/guardian/students/:id/accept', { id: student.userId })
    expect(own.status).toBe(404)
    const otherStudent = await app.person('student')
    const foreign = await otherStudent.ask('POST /api/guardians/:id/accept', {
      id: guardian.userId,
    })
    expect(foreign.status).toBe(404)
    expect((await homeOf(guardian)).students).toEqual([])
  })

  test('that was refused shows the guardian nothing, and an unanswered request expires', async () => {
    const { student, guardian } = await family()
    await guardian.call('POST /api/link-codes/enter', { code: await codeOf(student) })
    await student.call('POST /api/guardians/:id/end', { id: guardian.userId })
    expect(await homeOf(guardian)).toMatchObject({ waiting: 0, students: [] })
    expect(await titlesOf(guardian)).toEqual([])

    await guardian.call('POST /api/link-codes/enter', { code: await codeOf(student) })
    app.setTime('2026-12-08T10:00:00-05:00')
    const acceptance = await student.ask('POST /api/guardians/:id/accept', { id: guardian.userId })
    expect(acceptance.status).toBe(404)
  })

  test('shows nothing from the day the student is 18, until the student renews it', async () => {
    const { student, guardian } = await family()
    await linkGuardian(student, guardian)
    await comeOfAge(app, student)
    const viewStudent = () => guardian.ask('GET /api/guardian/students/:id', { id: student.userId })
    expect((await viewStudent()).status).toBe(404)
    expect((await homeOf(guardian)).students).toEqual([])
    expect(await guardiansOf(student)).toMatchObject([{ standing: 'paused', waitsFor: 'student' }])
    const byGuardian = await guardian.ask('POST /api/guardian/students/:id/accept', {
      id: student.userId,
    })
    expect(byGuardian.status).toBe(404)
    await student.call('POST /api/guardians/:id/accept', { id: guardian.userId })
    expect((await viewStudent()).status).toBe(200)
  })

  test('of a student who is already 18 needs no renewal', async () => {
    const [student, guardian] = [
      await app.person('student', { age: '20' }),
      await app.person('guardian'),
    ]
    await linkGuardian(student, guardian)
    expect(await guardiansOf(student)).toMatchObject([{ standing: 'in-force' }])
  })

  test('is limited to eight per person', async () => {
    const { student } = await family()
    for (let count = 0; count < 8; count += 1) {
      const guardian = await app.person('guardian')
      await guardian.call('POST /api/link-codes/enter', { code: await codeOf(student) })
    }
    const ninth = await app.person('guardian')
    const refusal = await ninth.refused('POST /api/link-codes/enter', {
      code: await codeOf(student),
    })
    expect(refusal.message).toBe('That would be more than 8 links. End one first.')
  })
})

describe('the guardian’s address given at sign-up', () => {
  async function inviteByAddress(): Promise<{ student: Visitor; address: string; code: string }> {
    const address = `aunt.${performance.now()}@example.com`
    const student = await app.person('student', { age: '15', guardianEmail: address })
    await app.runJobs()
    const letter = app.letters().findLast((text) => text.includes(`To: ${address}`)) ?? ''
    // The headers contain ids that can look like a code.
    const body = letter.slice(letter.search(/\r?\n\r?\n/))
    return { student, address, code: /[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(body)?.[0] ?? '' }
  }

  test('gets one letter with a code that only that address can use', async () => {
    const { student, address, code } = await inviteByAddress()
    const stranger = await app.person('guardian')
    expect((await stranger.ask('POST /api/link-codes/enter', { code })).status).toBe(400)

    const aunt = app.visitor()
    await aunt.call('POST /api/sign-up', {
      name: 'Marcia Brown',
      email: address,
      password: aunt.password,
      role: 'guardian',
    })
    const token = await tokenIn(app, address, 'confirm-email')
    await app.visitor().call('POST /api/email/confirm', { token })
    expect((await student.call('GET /api/guardians', {})).invited).toBe(address)
    expect(await aunt.call('POST /api/link-codes/enter', { code })).toEqual({ kind: 'asked' })
    expect(await guardiansOf(student)).toMatchObject([
      { name: 'Marcia Brown', waitsFor: 'student' },
    ])
    expect((await student.call('GET /api/guardians', {})).invited).toBeNull()
  })

  test('gets no second letter for the same student, who can invite at most three people a day', async () => {
    const { student, address } = await inviteByAddress()
    const lettersTo = (to: string) => app.letters().filter((text) => text.includes(`To: ${to}`))
    await student.call('PATCH /api/profile', { fields: { guardianEmail: address } })
    await app.runJobs()
    expect(lettersTo(address)).toHaveLength(1)
    const otherAddresses = [1, 2, 3].map((number) => `${number}.${address}`)
    for (const guardianEmail of otherAddresses) {
      await student.call('PATCH /api/profile', { fields: { guardianEmail } })
      await app.runJobs()
    }
    expect(otherAddresses.map((to) => lettersTo(to).length)).toEqual([1, 1, 0])
  })
})

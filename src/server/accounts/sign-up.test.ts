import { beforeAll, describe, expect, test } from 'vitest'
import type { ChosenRole } from '#domain/people/role.ts'
import { consume } from '../http/limits.ts'
import { signUpsOfNetwork } from './limits.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'

let app: TestApp
let addresses = 0

beforeAll(async () => {
  app = await startApp()
})

function somebody(more: Record<string, unknown> = {}) {
  addresses += 1
  const email = `kemar.${addresses}@example.com`
  return { name: 'Kemar Grant', email, password: 'mango season', ...more }
}

async function accountsWith(email: string): Promise<number> {
  const rows = await app.services.db
    .selectFrom('auth_users')
    .select('id')
    .where('email', '=', email)
    .execute()
  return rows.length
}

describe('signing up', () => {
  const details: Record<ChosenRole, Record<string, string>> = {
    student: {
      school: 'Kingston High',
      grade: 'Grade 11',
      birthMonth: '2009-03',
      guardianEmail: 'mother@example.com',
    },
    mentor: {
      company: 'Blue Mountain Coffee',
      jobTitle: 'Roaster',
      expertise: 'coffee, sales , coffee',
      yearsOfExperience: '12',
    },
    guardian: { relationship: 'Aunt', phone: '876-555-0142' },
    business: {
      companyName: 'Harbour Bikes',
      industry: 'Retail',
      website: 'https://bikes.example.com',
      companySize: '11-50',
    },
  }

  test.for(Object.entries(details) as [ChosenRole, Record<string, string>][])(
    'a %s is signed in right away and finds every field in the profile',
    async ([role, fields]) => {
      const visitor = app.visitor()
      const { user } = await visitor.call('POST /api/sign-up', somebody({ role, details: fields }))
      expect(user).toMatchObject({ name: 'Kemar Grant', role, deleteAfter: null })
      const profile = await visitor.call('GET /api/profile', {})
      const values = Object.fromEntries(profile.fields.map(({ name, value }) => [name, value]))
      const expected = role === 'mentor' ? { ...fields, expertise: 'coffee, sales' } : fields
      expect(values).toMatchObject({ displayName: 'Kemar Grant', ...expected })
      const needsVerification = role === 'mentor' || role === 'business'
      expect(profile.verification).toBe(needsVerification ? 'pending' : null)
    },
  )

  test('a new student starts at level 1 with one milestone and the First Login achievement', async () => {
    const student = await app.person()
    const answer = await student.call('GET /api/dashboard', {})
    expect(answer).toMatchObject({
      kind: 'ready',
      user: { role: 'student', profileFinished: false },
      student: {
        xp: 50,
        completion: 25,
        activities: 1,
        achievements: [{ id: 'first-login', title: 'First Login', xp: 50 }],
      },
    })
  })

  test.for(['staff', 'admin', 'Student', ''])('the role "%s" becomes student', async (role) => {
    const { user } = await app.visitor().call('POST /api/sign-up', somebody({ role }))
    expect(user.role).toBe('student')
  })

  test('needs a name, an email and a password', async () => {
    for (const blank of [{ name: ' ' }, { email: '' }, { password: '' }]) {
      const refusal = await app.visitor().refused('POST /api/sign-up', somebody(blank))
      expect(refusal).toMatchObject({ status: 400, message: 'Please fill in all fields' })
    }
  })

  test('needs a password of at least six characters', async () => {
    const refusal = await app
      .visitor()
      .refused('POST /api/sign-up', somebody({ password: '12345' }))
    expect(refusal.message).toBe('Password must be at least 6 characters')
    await app.visitor().call('POST /api/sign-up', somebody({ password: 'kq7x2v' }))
  })

  test.for(['10', '14'])('an age of %s is refused, and nothing is stored', async (age) => {
    const bornFor = (years: string) => app.visitor().bornForAge(years)
    const person = somebody({ role: 'student', details: { birthMonth: bornFor(age) } })
    const refusal = await app.visitor().refused('POST /api/sign-up', person)
    expect(refusal).toMatchObject({
      status: 400,
      message: 'Upful is for people aged 15 and over.',
      fields: { birthMonth: 'Upful is for people aged 15 and over.' },
    })
    expect(await accountsWith(person.email)).toBe(0)
    await app
      .visitor()
      .call('POST /api/sign-up', { ...person, details: { birthMonth: bornFor('15') } })
  })

  test('all errors are reported together', async () => {
    const person = somebody({ role: 'business', details: { website: 'our page' } })
    const refusal = await app
      .visitor()
      .refused('POST /api/sign-up', { ...person, name: 'me: you', email: 'me', password: '12345' })
    expect(refusal.status).toBe(400)
    expect(Object.keys(refusal.fields ?? {}).toSorted()).toEqual([
      'email',
      'name',
      'password',
      'website',
    ])
    expect(refusal.message).toBe(refusal.fields?.['name'])
  })

  test('a field that does not belong to the role is refused, whatever it would set', async () => {
    const forged = ['xp', 'level', 'role', 'verified', 'verification_status', 'user_id', 'badges']
    for (const field of forged) {
      for (const role of ['student', 'mentor', 'business']) {
        const person = somebody({ role, details: { [field]: '1' } })
        expect(await app.visitor().refused('POST /api/sign-up', person)).toMatchObject({
          status: 400,
        })
        expect(await accountsWith(person.email)).toBe(0)
      }
      const body = somebody({ [field === 'role' ? 'is_demo' : field]: '1' })
      expect(await app.visitor().send('POST', '/api/sign-up', body)).toMatchObject({ status: 400 })
    }
  })

  test('a taken address is recognised in any spelling, and the response says what to do', async () => {
    const person = somebody()
    await app.visitor().call('POST /api/sign-up', person)
    const samePerson = { ...somebody(), email: ` ${person.email.toUpperCase()} ` }
    const refusal = await app.visitor().refused('POST /api/sign-up', samePerson)
    expect(refusal).toMatchObject({ status: 409, code: 'not-possible' })
    expect(refusal.fields).toHaveProperty('email')
  })

  test('ten concurrent sign-ups with one address create one account', async () => {
    const person = somebody()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.visitor().send('POST', '/api/sign-up', person)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
    expect(await accountsWith(person.email)).toBe(1)
  })

  test('two classes of 35 behind one IP address sign up at the same time, without a refusal', async () => {
    const network = { 'x-forwarded-for': '192.0.2.7' }
    const join = () => app.visitor().ask('POST /api/sign-up', somebody(), network)
    const classes = await Promise.all(Array.from({ length: 70 }, join))
    expect(new Set(classes.map(({ status }) => status))).toEqual(new Set([200]))
  })

  test('the 401st account in an hour from one network is refused', async () => {
    const network = '192.0.2.9'
    for (let times = 0; times < 400; times += 1) {
      await consume(app.services, signUpsOfNetwork, network)
    }
    const response = await app
      .visitor()
      .ask('POST /api/sign-up', somebody(), { 'x-forwarded-for': network })
    expect(response).toMatchObject({ status: 429 })
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(3_000)
  })

  test('probing which addresses have an account is stopped after twenty responses', async () => {
    const network = { 'x-forwarded-for': '192.0.2.8' }
    const person = somebody()
    await app.visitor().call('POST /api/sign-up', person)
    const guess = () => app.visitor().ask('POST /api/sign-up', person, network)
    for (let times = 0; times < 20; times += 1) expect((await guess()).status).toBe(409)
    expect((await guess()).status).toBe(429)
    // A new address then gets the same response, so the refusal reveals nothing.
    const response = await app.visitor().ask('POST /api/sign-up', somebody(), network)
    expect(response.status).toBe(429)
  })

  test('a refused form does not reveal whether the address is taken', async () => {
    const person = somebody()
    await app.visitor().call('POST /api/sign-up', person)
    for (const email of [person.email, somebody().email]) {
      const child = {
        ...person,
        email,
        role: 'student',
        details: { birthMonth: app.visitor().bornForAge('12') },
      }
      const refusal = await app.visitor().refused('POST /api/sign-up', child)
      expect(refusal).toMatchObject({
        status: 400,
        message: 'Upful is for people aged 15 and over.',
      })
    }
  })

  test('the owner of a taken address gets a letter about it, at most once a day', async () => {
    const person = somebody()
    await app.visitor().call('POST /api/sign-up', person)
    for (let times = 0; times < 3; times += 1) {
      await app.visitor().refused('POST /api/sign-up', { ...person, name: 'Evil Sender' })
    }
    await app.runJobs()
    const letters = app
      .letters()
      .filter((letter) => letter.includes(`To: ${person.email}`))
      .filter((letter) => letter.includes('You already have an Upful account'))
    expect(letters).toHaveLength(1)
    expect(letters[0]).not.toContain('Evil')
  })
})

import { afterEach, describe, expect, test } from 'vitest'
import { dayOf, daysAfter, startOfDay, weekStartOf } from '#domain/day.ts'
import { decideVerification } from '../profiles/verification-commands.ts'
import { earnSkill } from '../testing/openings.ts'
import { startApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

const app = await startApp()
const { services } = app

async function employer(...names: string[]) {
  const owner = await app.verified('business', { companyName: 'Hope Bakery' })
  const teams = []
  for (const name of names) {
    const { id } = await owner.call('POST /api/business/teams', { name })
    const { code } = await owner.call('POST /api/business/teams/:id/code', { id })
    teams.push({ id, code })
  }
  return { owner, teams }
}

/** People of age who join and are active today. */
async function members(code: string, count: number): Promise<Visitor[]> {
  const people: Visitor[] = []
  for (let at = 0; at < count; at += 1) {
    const person = await app.person('student', { age: '22', school: 'Canary High' })
    await person.call('POST /api/check-in', {})
    await person.call('POST /api/employer', { code })
    people.push(person)
  }
  return people
}

async function people(owner: Visitor) {
  const { teams, total } = await owner.call('GET /api/business/teams', {})
  return {
    teams: teams.map(({ figures }) => figures?.people ?? null),
    total: total?.people ?? null,
  }
}

const start = services.now()
const monday = startOfDay(weekStartOf(dayOf(start)))

/** Noon so many days after the Monday of this week. */
function goTo(days: number): void {
  app.setTime(new Date(daysAfter(monday, days).getTime() + 12 * 60 * 60_000))
}

afterEach(() => app.setTime(start))

describe('figures of employees', () => {
  test('begin with the fifth person, and the total never tells of fewer by subtraction', async () => {
    goTo(-20)
    const four = await employer('Day', 'Night')
    await members(four.teams[0]?.code ?? '', 4)
    const five = await employer('Day', 'Night')
    const [first] = await members(five.teams[0]?.code ?? '', 5)
    // With one person at night, 6 less 5 would be that person.
    const six = await employer('Day', 'Night')
    await members(six.teams[0]?.code ?? '', 5)
    await members(six.teams[1]?.code ?? '', 1)
    const halves = await employer('Day', 'Night')
    await members(halves.teams[0]?.code ?? '', 3)
    await members(halves.teams[1]?.code ?? '', 2)
    goTo(1)
    expect(await people(four.owner)).toEqual({ teams: [null, null], total: null })
    expect(await people(five.owner)).toEqual({ teams: [5, null], total: 5 })
    expect(await people(six.owner)).toEqual({ teams: [5, null], total: null })
    expect(await people(halves.owner)).toEqual({ teams: [null, null], total: 5 })
    await first?.call('DELETE /api/employer', {})
    goTo(7)
    expect(await people(five.owner)).toEqual({ teams: [null, null], total: null })
  })

  test('stay as they are until Monday, whoever joins, leaves, learns or goes', async () => {
    goTo(-20)
    const { owner, teams } = await employer('Day')
    const code = teams[0]?.code ?? ''
    const [first, second, third] = await members(code, 7)
    const late = await app.person('student', { age: '22' })
    await late.call('POST /api/check-in', {})
    goTo(0)
    const seen = await owner.call('GET /api/business/teams', {})
    expect(seen.total).toMatchObject({ people: 7 })
    await first?.call('DELETE /api/employer', {})
    await services.db
      .deleteFrom('auth_users')
      .where('id', '=', second?.userId ?? '')
      .execute()
    await earnSkill(services, third?.userId ?? '', 'teamwork', 900)
    const { code: fresh } = await owner.call('POST /api/business/teams/:id/code', {
      id: teams[0]?.id ?? '',
    })
    await late.call('POST /api/employer', { code: fresh })
    goTo(6)
    const { teams: shown, ...still } = await owner.call('GET /api/business/teams', {})
    expect({ ...still, teams: shown.map(({ figures }) => figures) }).toEqual({
      ...seen,
      teams: seen.teams.map(({ figures }) => figures),
    })
    goTo(7)
    expect(await people(owner)).toEqual({ teams: [6], total: 6 })
  })

  test('asked for twice at once are the same', async () => {
    goTo(-20)
    const { owner, teams } = await employer('Day')
    await members(teams[0]?.code ?? '', 5)
    goTo(1)
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => owner.call('GET /api/business/teams', {})),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.total).toMatchObject({ people: 5 })
  })

  test('of four accounts of its own and one real person show a business nothing', async () => {
    // The four are made for this: new ones first, then old ones that nobody uses.
    goTo(-40)
    const { owner, teams } = await employer('Day')
    const id = teams[0]?.id ?? ''
    const real = await app.person('student', { age: '22' })
    const unused = []
    for (let at = 0; at < 4; at += 1) unused.push(await app.person('student', { age: '22' }))
    goTo(-13)
    const { code } = await owner.call('POST /api/business/teams/:id/code', { id })
    await real.call('POST /api/check-in', {})
    await real.call('POST /api/employer', { code })
    const own = await members(code, 4)
    goTo(-3)
    for (const person of own) await person.call('POST /api/check-in', {})
    goTo(0)
    expect(await people(owner)).toEqual({ teams: [null], total: null })

    for (const person of own) await person.call('DELETE /api/employer', {})
    const { code: next } = await owner.call('POST /api/business/teams/:id/code', { id })
    for (const person of unused) {
      await person.signIn()
      await person.call('POST /api/employer', { code: next })
    }
    goTo(7)
    expect(await people(owner)).toEqual({ teams: [null], total: null })
  })

  test('count an account from its fourteenth day, and until four weeks after it was last used', async () => {
    goTo(-14)
    app.setTime(new Date(services.now().getTime() - 12 * 60 * 60_000))
    const { owner, teams } = await employer('Day')
    await members(teams[0]?.code ?? '', 5)
    goTo(0)
    expect(await people(owner)).toEqual({ teams: [5], total: 5 })
    goTo(14)
    expect(await people(owner)).toEqual({ teams: [5], total: 5 })
    goTo(21)
    expect(await people(owner)).toEqual({ teams: [null], total: null })
  })

  test('are averages in steps, and nobody is in them by name or id', async () => {
    goTo(-20)
    const { owner, teams } = await employer('Day')
    const group = await members(teams[0]?.code ?? '', 5)
    goTo(-3)
    for (const [at, person] of group.entries()) {
      await earnSkill(services, person.userId, 'communication', 100 * (at + 1))
    }
    goTo(1)
    const answer = await owner.call('GET /api/business/teams', {})
    const figures = answer.teams[0]?.figures
    expect(figures).toMatchObject({ people: 5, level: 1, completion: 30, courses: 0, active: 100 })
    expect(figures?.weeks).toHaveLength(8)
    expect(figures?.weeks.at(-1)).toMatchObject({ activeDays: 1 })
    expect(figures?.weeks.at(-1)?.xp).toBeGreaterThanOrEqual(300)
    expect(figures?.weeks[0]).toMatchObject({ xp: 0, activeDays: 0 })
    expect(figures?.skills).toHaveLength(6)
    expect(figures?.skills).toContainEqual({ skill: 'communication', percent: 30 })
    const everything = JSON.stringify([
      answer,
      await owner.call('GET /api/business', {}),
      await owner.call('GET /api/notifications', {}),
      await owner.call('POST /api/my-data/export', {}),
    ])
    for (const { userId, name, email } of group) {
      for (const canary of [userId, `${name}"`, email, 'anary']) {
        expect(everything).not.toContain(canary)
      }
    }
  })

  test('leave out who is not surely an adult any more', async () => {
    goTo(-20)
    const { owner, teams } = await employer('Day')
    const [first] = await members(teams[0]?.code ?? '', 5)
    goTo(1)
    await first?.call('PATCH /api/profile', { fields: { birthMonth: first.bornForAge('17') } })
    expect(await people(owner)).toEqual({ teams: [null], total: null })
  })

  test('and everybody in them are gone with the account of the business', async () => {
    const { owner, teams } = await employer('Day')
    const [first] = await members(teams[0]?.code ?? '', 1)
    await services.db.deleteFrom('auth_users').where('id', '=', owner.userId).execute()
    expect(await first?.call('GET /api/employer', {})).toMatchObject({ employer: null })
  })

  test('are for a verified business alone', async () => {
    goTo(-20)
    const { owner, teams } = await employer('Day')
    await members(teams[0]?.code ?? '', 5)
    const code = teams[0]?.code ?? ''
    await services.transaction((tx) =>
      decideVerification(tx, { userId: owner.userId, state: 'pending' }),
    )
    expect((await owner.refused('GET /api/business/teams', {})).status).toBe(403)
    const student = await app.person('student', { age: '22' })
    expect((await student.refused('POST /api/employer', { code })).status).toBe(400)
  })
})

describe('teams', () => {
  test('have one name each, and no code until one is made', async () => {
    const { owner, teams } = await employer('Day')
    const [{ id } = { id: '' }] = teams
    expect(await owner.refused('POST /api/business/teams', { name: ' day ' })).toMatchObject({
      fields: { name: 'You have a team of this name.' },
    })
    const { id: other } = await owner.call('POST /api/business/teams', { name: 'Night' })
    expect(
      await owner.refused('PATCH /api/business/teams/:id', { id: other, name: 'Day' }),
    ).toMatchObject({ status: 400 })
    await owner.call('PATCH /api/business/teams/:id', { id, name: 'DAY' })
    const { teams: shown } = await owner.call('GET /api/business/teams', {})
    expect(shown.map(({ name, codeUntil }) => [name, codeUntil !== null])).toEqual([
      ['DAY', true],
      ['Night', false],
    ])
  })
})

describe('a join code', () => {
  test('shows whose it is, and works for many people until a new one replaces it', async () => {
    const { owner, teams } = await employer('Day')
    const [{ id, code } = { id: '', code: '' }] = teams
    const one = await app.person('student', { age: '22' })
    const typed = code.toLowerCase().replace('-', ' ')
    expect(await one.call('POST /api/employer/code', { code: typed })).toEqual({
      business: 'Hope Bakery',
      team: 'Day',
    })
    expect(await one.call('GET /api/employer', {})).toMatchObject({ employer: null, mayLink: true })
    await one.call('POST /api/employer', { code: typed })
    await members(code, 1)
    const { code: fresh } = await owner.call('POST /api/business/teams/:id/code', { id })
    const late = await app.person('student', { age: '22' })
    expect((await late.refused('POST /api/employer', { code })).status).toBe(400)
    await late.call('POST /api/employer', { code: fresh })
    expect(await one.call('GET /api/employer', {})).toMatchObject({
      employer: { business: 'Hope Bakery', team: 'Day' },
    })
  })

  test('ends after 14 days', async () => {
    const { teams } = await employer('Day')
    const code = teams[0]?.code ?? ''
    const start = services.now()
    const person = await app.person('student', { age: '22' })
    app.setTime(new Date(daysAfter(start, 14).getTime() - 60_000))
    await person.call('POST /api/employer/code', { code })
    app.setTime(daysAfter(start, 14))
    expect(await person.refused('POST /api/employer/code', { code })).toMatchObject({
      status: 400,
      fields: { code: 'This code does not work. Ask your employer for a new one.' },
    })
    app.setTime(start)
  })

  test('is not found by guessing: five wrong ones an hour, then nothing is tried', async () => {
    const { teams } = await employer('Day')
    const code = teams[0]?.code ?? ''
    const guesser = await app.person('student', { age: '22' })
    for (let at = 0; at < 5; at += 1) {
      const route = at % 2 === 0 ? 'POST /api/employer' : 'POST /api/employer/code'
      expect((await guesser.refused(route, { code: `AAAA-BBB${at + 2}` })).status).toBe(400)
    }
    expect((await guesser.refused('POST /api/employer', { code })).status).toBe(429)
  })

  test.each([['17'], ['']])('is not for somebody of age "%s"', async (age) => {
    const { owner, teams } = await employer('Day')
    const code = teams[0]?.code ?? ''
    const minor = await app.person('student', age === '' ? {} : { age })
    for (const route of ['POST /api/employer', 'POST /api/employer/code'] as const) {
      expect(await minor.refused(route, { code })).toMatchObject({
        status: 409,
        message: expect.stringContaining('18 and over'),
      })
    }
    expect(await minor.call('GET /api/employer', {})).toMatchObject({ mayLink: false })
    expect(await people(owner)).toEqual({ teams: [null], total: null })
  })
})

describe('the employer of a student', () => {
  test('is one: another has to be left first, and the same twice is once', async () => {
    const { teams } = await employer('Day', 'Night')
    const { teams: others } = await employer('Desk')
    const [day, night, desk] = [...teams, ...others].map(({ code }) => code)
    const person = await app.person('student', { age: '22' })
    const joins = Array.from({ length: 4 }, () =>
      person.call('POST /api/employer', { code: day ?? '' }),
    )
    const employers = (await Promise.all(joins)).map((answer) => answer.employer)
    expect(new Set(employers.map(({ since }) => since)).size).toBe(1)
    for (const code of [night ?? '', desk ?? '']) {
      expect(await person.refused('POST /api/employer', { code })).toMatchObject({
        status: 409,
        message: 'You are linked with Hope Bakery, Day. Leave it first.',
      })
    }
    await person.call('DELETE /api/employer', {})
    await person.call('DELETE /api/employer', {})
    expect(await person.call('POST /api/employer', { code: desk ?? '' })).toMatchObject({
      employer: { team: 'Desk' },
    })
  })
})

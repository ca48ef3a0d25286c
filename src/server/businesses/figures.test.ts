import { afterEach, describe, expect, test } from 'vitest'
import { dayOf, daysAfter, startOfDay, weekStartOf } from '#domain/day.ts'
import { numberedUserId } from '#domain/people/numbered-user-id.ts'
import { decideVerification } from '../profiles/verification-commands.ts'
import { employer, members, peopleShown } from '../testing/employer-teams.ts'
import { earnSkill } from '../testing/openings.ts'
import { startApp } from '../testing/start-app.ts'

const app = await startApp()
const { services } = app

const start = services.now()
const monday = startOfDay(weekStartOf(dayOf(start)))

/** Moves the clock to noon, `days` after the Monday of this week. */
function goTo(days: number): void {
  app.setTime(new Date(daysAfter(monday, days).getTime() + 12 * 60 * 60_000))
}

afterEach(() => app.setTime(start))

describe('figures of employees', () => {
  test('are shown for five people or more, and the total does not reveal smaller groups by subtraction', async () => {
    goTo(-20)
    const four = await employer(app, 'Day', 'Night')
    await members(app, four.teams[0]?.code ?? '', 4)
    const five = await employer(app, 'Day', 'Night')
    const [first] = await members(app, five.teams[0]?.code ?? '', 5)
    // With one person at night, 6 less 5 would be that person.
    const six = await employer(app, 'Day', 'Night')
    await members(app, six.teams[0]?.code ?? '', 5)
    await members(app, six.teams[1]?.code ?? '', 1)
    const halves = await employer(app, 'Day', 'Night')
    await members(app, halves.teams[0]?.code ?? '', 3)
    await members(app, halves.teams[1]?.code ?? '', 2)
    goTo(1)
    expect(await peopleShown(four.owner)).toEqual({ teams: [null, null], total: null })
    expect(await peopleShown(five.owner)).toEqual({ teams: [5, null], total: 5 })
    expect(await peopleShown(six.owner)).toEqual({ teams: [5, null], total: null })
    expect(await peopleShown(halves.owner)).toEqual({ teams: [null, null], total: 5 })
    await first?.call('DELETE /api/employer', {})
    goTo(7)
    expect(await peopleShown(five.owner)).toEqual({ teams: [null, null], total: null })
  })

  test('do not change until Monday when people join, leave, learn or are deleted', async () => {
    goTo(-20)
    const { owner, teams } = await employer(app, 'Day')
    const code = teams[0]?.code ?? ''
    const [first, second, third] = await members(app, code, 7)
    const late = await app.person('student', { age: '22' })
    await late.call('POST /api/check-in', {})
    goTo(0)
    const before = await owner.call('GET /api/business/teams', {})
    expect(before.total).toMatchObject({ people: 7 })
    await first?.call('DELETE /api/employer', {})
    await services.db
      .deleteFrom('auth_users')
      .where('id', '=', second?.userId ?? numberedUserId(0))
      .execute()
    await earnSkill(services, third?.userId ?? numberedUserId(0), 'teamwork', 900)
    const { code: newCode } = await owner.call('POST /api/business/teams/:id/code', {
      id: teams[0]?.id ?? '',
    })
    await late.call('POST /api/employer', { code: newCode })
    goTo(6)
    const { teams: shownTeams, ...after } = await owner.call('GET /api/business/teams', {})
    expect({ ...after, teams: shownTeams.map(({ figures }) => figures) }).toEqual({
      ...before,
      teams: before.teams.map(({ figures }) => figures),
    })
    goTo(7)
    expect(await peopleShown(owner)).toEqual({ teams: [6], total: 6 })
  })

  test('are the same in two concurrent requests', async () => {
    goTo(-20)
    const { owner, teams } = await employer(app, 'Day')
    await members(app, teams[0]?.code ?? '', 5)
    goTo(1)
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => owner.call('GET /api/business/teams', {})),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.total).toMatchObject({ people: 5 })
  })

  test('with four fake accounts and one real person show a business nothing', async () => {
    // The four fake accounts: new ones first, then old ones that are not used.
    goTo(-40)
    const { owner, teams } = await employer(app, 'Day')
    const id = teams[0]?.id ?? ''
    const real = await app.person('student', { age: '22' })
    const unused = []
    for (let count = 0; count < 4; count += 1)
      unused.push(await app.person('student', { age: '22' }))
    goTo(-13)
    const { code } = await owner.call('POST /api/business/teams/:id/code', { id })
    await real.call('POST /api/check-in', {})
    await real.call('POST /api/employer', { code })
    const fakes = await members(app, code, 4)
    goTo(-3)
    for (const person of fakes) await person.call('POST /api/check-in', {})
    goTo(0)
    expect(await peopleShown(owner)).toEqual({ teams: [null], total: null })

    for (const person of fakes) await person.call('DELETE /api/employer', {})
    const { code: next } = await owner.call('POST /api/business/teams/:id/code', { id })
    for (const person of unused) {
      await person.signIn()
      await person.call('POST /api/employer', { code: next })
    }
    goTo(7)
    expect(await peopleShown(owner)).toEqual({ teams: [null], total: null })
  })

  test('include an account from its fourteenth day until four weeks after its last use', async () => {
    goTo(-14)
    app.setTime(new Date(services.now().getTime() - 12 * 60 * 60_000))
    const { owner, teams } = await employer(app, 'Day')
    await members(app, teams[0]?.code ?? '', 5)
    goTo(0)
    expect(await peopleShown(owner)).toEqual({ teams: [5], total: 5 })
    goTo(14)
    expect(await peopleShown(owner)).toEqual({ teams: [5], total: 5 })
    goTo(21)
    expect(await peopleShown(owner)).toEqual({ teams: [null], total: null })
  })

  test('are rounded averages without any name or id', async () => {
    goTo(-20)
    const { owner, teams } = await employer(app, 'Day')
    const group = await members(app, teams[0]?.code ?? '', 5)
    goTo(-3)
    for (const [index, person] of group.entries()) {
      await earnSkill(services, person.userId, 'communication', 100 * (index + 1))
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

  test('leave out students who are no longer certainly adults', async () => {
    goTo(-20)
    const { owner, teams } = await employer(app, 'Day')
    const [first] = await members(app, teams[0]?.code ?? '', 5)
    goTo(1)
    await first?.call('PATCH /api/profile', { fields: { birthMonth: first.bornForAge('17') } })
    expect(await peopleShown(owner)).toEqual({ teams: [null], total: null })
    // They can still open the page to leave the team.
    expect((await first?.call('GET /api/session', {}))?.user?.mayHaveEmployer).toBe(true)
  })

  test('are deleted with the account of the business, and so are the links of its members', async () => {
    const { owner, teams } = await employer(app, 'Day')
    const [first] = await members(app, teams[0]?.code ?? '', 1)
    await services.db.deleteFrom('auth_users').where('id', '=', owner.userId).execute()
    expect(await first?.call('GET /api/employer', {})).toMatchObject({ employer: null })
  })

  test('are only for a verified business', async () => {
    goTo(-20)
    const { owner, teams } = await employer(app, 'Day')
    await members(app, teams[0]?.code ?? '', 5)
    const code = teams[0]?.code ?? ''
    await services.transaction((tx) =>
      decideVerification(tx, { userId: owner.userId, state: 'pending' }),
    )
    expect((await owner.refused('GET /api/business/teams', {})).status).toBe(403)
    const student = await app.person('student', { age: '22' })
    expect((await student.refused('POST /api/employer', { code })).status).toBe(400)
  })
})

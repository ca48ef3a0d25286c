import { describe, expect, test } from 'vitest'
import { daysAfter } from '#domain/day.ts'
import { employer, members, peopleShown } from '../testing/employer-teams.ts'
import { startApp } from '../testing/start-app.ts'

const app = await startApp()
const { services } = app

describe('teams', () => {
  test('have unique names, and no code until one is created', async () => {
    const { owner, teams } = await employer(app, 'Day')
    const [{ id } = { id: '' }] = teams
    expect(await owner.refused('POST /api/business/teams', { name: ' day ' })).toMatchObject({
      fields: { name: 'You already have a team with this name.' },
    })
    const { id: other } = await owner.call('POST /api/business/teams', { name: 'Night' })
    expect(
      await owner.refused('PATCH /api/business/teams/:id', { id: other, name: 'Day' }),
    ).toMatchObject({ status: 400 })
    await owner.call('PATCH /api/business/teams/:id', { id, name: 'DAY' })
    const { teams: teamsNow } = await owner.call('GET /api/business/teams', {})
    expect(teamsNow.map(({ name, codeUntil }) => [name, codeUntil !== null])).toEqual([
      ['DAY', true],
      ['Night', false],
    ])
  })
})

test('a stopped code lets nobody in, and a deleted team leaves its people without an employer', async () => {
  const { owner, teams } = await employer(app, 'Day', 'Night')
  const [day, night] = teams
  const student = await app.person('student', { age: '22' })
  await student.call('POST /api/employer', { code: day?.code ?? '' })
  const id = day?.id ?? ''
  await owner.call('DELETE /api/business/teams/:id/code', { id })
  const late = await app.person('student', { age: '22' })
  expect((await late.refused('POST /api/employer', { code: day?.code ?? '' })).status).toBe(400)
  expect(await student.call('GET /api/employer', {})).toMatchObject({ employer: { team: 'Day' } })
  const answer = await owner.call('DELETE /api/business/teams/:id', { id })
  expect(answer).toEqual({ done: true })
  expect(await student.call('GET /api/employer', {})).toMatchObject({ employer: null })
  expect((await owner.call('GET /api/business/teams', {})).teams).toMatchObject([{ name: 'Night' }])
  // They can join another team immediately.
  await student.call('POST /api/employer', { code: night?.code ?? '' })
})

describe('a join code', () => {
  test('shows which business and team it is for, and works for many people until it is replaced', async () => {
    const { owner, teams } = await employer(app, 'Day')
    const [{ id, code } = { id: '', code: '' }] = teams
    const student = await app.person('student', { age: '22' })
    const typed = code.toLowerCase().replace('-', ' ')
    expect(await student.call('POST /api/employer/code', { code: typed })).toEqual({
      business: 'Hope Bakery',
      team: 'Day',
    })
    expect(await student.call('GET /api/employer', {})).toMatchObject({
      employer: null,
      mayLink: true,
    })
    await student.call('POST /api/employer', { code: typed })
    await members(app, code, 1)
    const { code: newCode } = await owner.call('POST /api/business/teams/:id/code', { id })
    const late = await app.person('student', { age: '22' })
    expect((await late.refused('POST /api/employer', { code })).status).toBe(400)
    await late.call('POST /api/employer', { code: newCode })
    expect(await student.call('GET /api/employer', {})).toMatchObject({
      employer: { business: 'Hope Bakery', team: 'Day' },
    })
  })

  test('ends after 14 days', async () => {
    const { teams } = await employer(app, 'Day')
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

  test('cannot be guessed: after five wrong ones in an hour no more are tried', async () => {
    const { teams } = await employer(app, 'Day')
    const code = teams[0]?.code ?? ''
    const guesser = await app.person('student', { age: '22' })
    for (let count = 0; count < 5; count += 1) {
      const route = count % 2 === 0 ? 'POST /api/employer' : 'POST /api/employer/code'
      expect((await guesser.refused(route, { code: `AAAA-BBB${count + 2}` })).status).toBe(400)
    }
    expect((await guesser.refused('POST /api/employer', { code })).status).toBe(429)
  })

  test.each([['17'], ['']])('does not work for a student of age "%s"', async (age) => {
    const { owner, teams } = await employer(app, 'Day')
    const code = teams[0]?.code ?? ''
    const minor = await app.person('student', age === '' ? {} : { age })
    for (const route of ['POST /api/employer', 'POST /api/employer/code'] as const) {
      expect(await minor.refused(route, { code })).toMatchObject({
        status: 409,
        message: expect.stringContaining('18 and over'),
      })
    }
    expect(await minor.call('GET /api/employer', {})).toMatchObject({ mayLink: false })
    // The menu does not link there.
    expect((await minor.call('GET /api/session', {})).user?.mayHaveEmployer).toBe(false)
    const adult = await app.person('student', { age: '22' })
    expect((await adult.call('GET /api/session', {})).user?.mayHaveEmployer).toBe(true)
    expect((await owner.call('GET /api/session', {})).user?.mayHaveEmployer).toBe(false)
    expect(await peopleShown(owner)).toEqual({ teams: [null], total: null })
  })
})

describe('the employer of a student', () => {
  test('is only one: a student has to leave it before joining another, and joining twice counts once', async () => {
    const { teams } = await employer(app, 'Day', 'Night')
    const { teams: others } = await employer(app, 'Desk')
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

import { decodeJwt } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import type { BadgeVerdict } from '#contract/badges.ts'
import { givenSkillBadge } from '../testing/badges.ts'
import { comeOfAge, linkedPair, titlesOf } from '../testing/link-guardian.ts'
import { finishCourse } from '../testing/made-course.ts'
import { passSimulation } from '../testing/pass-simulation.ts'
import { showSkill } from '../testing/sit-assessment.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'
import { giveBadge } from './commands.ts'
import { badgeIssuer } from './issuer.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

const budgeting = { kind: 'skill', sourceId: 'budgeting', name: 'full' } as const

/** The public page, as somebody who is signed out reads it. */
function pageOf(id: string): Promise<BadgeVerdict> {
  return app.visitor().call('GET /api/given-badges/:id', { id })
}

function check(badge: string): Promise<BadgeVerdict> {
  return app.visitor().call('POST /api/badge-checks', { badge })
}

describe('getting a badge', () => {
  test('is possible for what is shown, and not for what is only finished', async () => {
    const student = await app.person('student', { age: '19' })
    const course = app.services.content.courses.find(({ skill }) => skill === 'budgeting')
    const finished = { kind: 'course', sourceId: course?.id ?? '', name: 'full' } as const
    await finishCourse(app, student, finished.sourceId)
    expect((await student.call('GET /api/badges', {})).possible).toEqual([])
    for (const wanted of [finished, budgeting])
      expect(await student.refused('POST /api/badges', wanted)).toMatchObject({
        message: 'You get a badge for what you have shown. Show this first.',
      })

    await showSkill(app, student, 'budgeting')
    expect((await student.call('GET /api/badges', {})).possible).toEqual([
      { kind: 'skill', sourceId: 'budgeting', title: 'Budgeting' },
      { kind: 'course', sourceId: course?.id, title: course?.title },
    ])
    const badge = await student.call('POST /api/badges', finished)
    expect(await pageOf(badge.id)).toMatchObject({
      state: 'valid',
      badge: {
        kind: 'course',
        did: `Finished every lesson of the course “${course?.title}”, and showed its skill, Budgeting: assessment passed with 100%.`,
      },
    })
  })

  test('of a job simulation says how the day went', async () => {
    const student = await app.person('student', { age: '19' })
    const title = await passSimulation(app, student, 'cook-shop')
    const wanted = { kind: 'simulation', sourceId: 'cook-shop', name: 'initial' } as const
    const badge = await student.call('POST /api/badges', wanted)
    expect(await pageOf(badge.id)).toMatchObject({
      badge: {
        title,
        did: expect.stringMatching(/^Passed the job simulation .+ with \d+%\.$/) as string,
      },
    })
  })

  test('a second time is the same badge, also at the same moment', async () => {
    const student = await app.person('student', { age: '19' })
    await showSkill(app, student, 'budgeting')
    const both = await Promise.all([
      student.call('POST /api/badges', budgeting),
      student.call('POST /api/badges', budgeting),
    ])
    const third = await student.call('POST /api/badges', { ...budgeting, name: 'initial' })
    expect(new Set([...both, third].map(({ id }) => id)).size).toBe(1)
    expect((await student.call('GET /api/badges', {})).badges).toHaveLength(1)
  })

  test('nothing about the student is in it but the name they chose', async () => {
    const { student, jwt } = await givenSkillBadge(app)
    const text = JSON.stringify(decodeJwt(jwt))
    expect(text).toContain(student.name)
    expect(text).not.toContain(student.userId)
    expect(text).not.toContain(student.email)
    const { badge } = (await check(jwt)) as Extract<BadgeVerdict, { state: 'valid' }>
    expect([badge.shownAt, badge.givenAt].map((at) => at.slice(0, 10))).toEqual([
      app.services.now().toISOString().slice(0, 10),
      app.services.now().toISOString().slice(0, 10),
    ])
  })
})

describe('the name', () => {
  test('of a minor is the first name and an initial, whatever they choose, and no name is on the page', async () => {
    const { badge, jwt, student } = await givenSkillBadge(app, { age: '16' })
    expect((await student.call('GET /api/badges', {})).names.full).toBeNull()
    expect(badge.name).toMatch(/^\S+ \S\.$/)
    expect(JSON.stringify(decodeJwt(jwt))).not.toContain(student.name)
    expect(await pageOf(badge.id)).toMatchObject({ state: 'valid', badge: { name: null } })
  })

  test('is on the page when the student shows it there, and guardians of a minor are told by letter too', async () => {
    const { student, guardian } = await linkedPair(app)
    // At night the letter waits for the morning.
    await guardian.call('PATCH /api/notification-settings', { quietHours: false })
    await showSkill(app, student, 'budgeting')
    const { id, name } = await student.call('POST /api/badges', budgeting)
    expect(await titlesOf(guardian)).not.toContainEqual(expect.stringContaining('badge'))
    const show = (published: boolean) =>
      student.call('PUT /api/badges/:id/published', { id, published })
    await show(true)
    await show(true)
    expect(await pageOf(id)).toMatchObject({ badge: { name } })
    const notices = (await titlesOf(guardian)).filter((title) =>
      title.includes('of a badge: Budgeting'),
    )
    expect(notices).toHaveLength(1)
    await app.runJobs()
    const letter = app.letters().findLast((each) => each.includes(guardian.email))
    expect(letter).toContain('put their name on the page of a badge: Budgeting')

    await show(false)
    expect(await pageOf(id)).toMatchObject({ badge: { name: null } })
    const { notifications } = await guardian.call('GET /api/notifications', {})
    expect(notifications.find(({ title }) => title.includes('of a badge'))?.read).toBe(true)
  })

  test('of an adult is told to no guardian', async () => {
    const { student, guardian } = await linkedPair(app, '17')
    await showSkill(app, student, 'budgeting')
    await comeOfAge(app, student)
    const { id, name } = await student.call('POST /api/badges', budgeting)
    expect(name).toBe(student.name)
    await student.call('PUT /api/badges/:id/published', { id, published: true })
    expect(await titlesOf(guardian)).not.toContainEqual(expect.stringContaining('badge'))
  })
})

describe('a check', () => {
  test('of a badge that nobody changed finds what it is for, with the name in it', async () => {
    const { badge, jwt } = await givenSkillBadge(app)
    expect(await check(` ${jwt}\n`)).toMatchObject({
      state: 'valid',
      badge: {
        id: badge.id,
        name: badge.name,
        did: 'Showed the skill Budgeting: assessment passed with 100%.',
      },
    })
  })

  test('finds every letter that was changed', async () => {
    const { jwt } = await givenSkillBadge(app)
    const last = jwt.length - 1
    for (let at = 0; at < jwt.length; at += 53) {
      if (jwt[at] === '.') continue
      const changed = `${jwt.slice(0, at)}${jwt[at] === 'A' ? 'B' : 'A'}${jwt.slice(at + 1)}`
      // The last letter of base64url has bits that say nothing.
      if (at === last) continue
      expect([at, (await check(changed)).state]).toEqual([
        at,
        expect.stringMatching(/^(?:altered|unreadable|not-ours)$/) as string,
      ])
    }
  })

  test('knows another issuer, a badge without a signature, and what is no badge', async () => {
    const { jwt } = await givenSkillBadge(app)
    const [, payload = ''] = jwt.split('.')
    const stranger = await badgeIssuer({ secret: 'another', publicUrl: 'https://badges.example' })
    expect(await check(await stranger.sign({ iss: stranger.did }))).toEqual({ state: 'not-ours' })
    const forger = await badgeIssuer({ secret: 'forged', publicUrl: app.services.publicUrl })
    expect(await check(await forger.sign(decodeJwt(jwt)))).toEqual({ state: 'altered' })
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    expect(await check(`${none}.${payload}.`)).toEqual({ state: 'altered' })
    for (const text of ['none', 'a.b.c', '{}', 'https://upful.example'])
      expect(await check(text)).toEqual({ state: 'unreadable' })
  })

  test('still accepts a badge that was signed with an earlier secret', async () => {
    const student = await app.person('student', { age: '19' })
    await showSkill(app, student, 'budgeting')
    const { publicUrl, transaction } = app.services
    const earlier = await badgeIssuer({ secret: 'the secret before', publicUrl })
    const { id } = await transaction((tx) =>
      giveBadge(tx, earlier, { userId: student.userId, ...budgeting }),
    )
    const { jwt } = await student.call('GET /api/badges/:id/file', { id })
    expect(await check(jwt)).toMatchObject({ state: 'valid' })
    const { body } = await app.app.inject({ url: '/.well-known/did.json' })
    expect(body).toContain(earlier.kid)
  })
})

describe('a badge that is taken back', () => {
  test('by the student does not count, and a new one does', async () => {
    const { student, badge, jwt } = await givenSkillBadge(app)
    await student.call('DELETE /api/badges/:id', { id: badge.id })
    expect(await pageOf(badge.id)).toEqual({ state: 'taken-back', title: null })
    expect(await check(jwt)).toEqual({ state: 'taken-back', title: 'Budgeting' })
    const next = await student.call('POST /api/badges', budgeting)
    expect(next.id).not.toBe(badge.id)
    expect(await pageOf(next.id)).toMatchObject({ state: 'valid' })
  })

  test('by staff stays with the student, who is told and cannot get it again', async () => {
    const { student, badge, jwt } = await givenSkillBadge(app)
    const staff = await app.staff()
    const { id } = badge
    await staff.call('POST /api/staff/badges/:id/stop', { id, reason: 'Somebody else sat it' })
    expect(await check(jwt)).toEqual({ state: 'taken-back', title: 'Budgeting' })
    expect(await titlesOf(student)).toContain('Our staff took back your badge: Budgeting')
    expect((await student.call('GET /api/badges', {})).badges).toMatchObject([{ stopped: true }])
    await student.call('DELETE /api/badges/:id', { id })
    expect(await student.refused('POST /api/badges', budgeting)).toMatchObject({ status: 409 })
    expect(
      await student.refused('PUT /api/badges/:id/published', { id, published: true }),
    ).toMatchObject({ status: 409 })
    expect(await student.refused('GET /api/badges/:id/file', { id })).toMatchObject({ status: 404 })
  })

  test('is not mistaken for one that never was', async () => {
    const unknown: Visitor = app.visitor()
    expect(
      await unknown.refused('GET /api/given-badges/:id', { id: crypto.randomUUID() }),
    ).toMatchObject({ status: 404 })
  })
})

test('the export of a student has their badges', async () => {
  const { student, jwt } = await givenSkillBadge(app)
  expect(JSON.stringify(await student.call('POST /api/my-data/export', {}))).toContain(jwt)
})

import ICAL from 'ical.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayOf } from '#domain/day.ts'
import { minuteMs } from '#domain/duration.ts'
import { newInterview } from '../testing/interviews.ts'
import { later } from '../testing/later.ts'
import { linkGuardian } from '../testing/link-guardian.ts'
import { plannedSession } from '../testing/mentors.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

async function linkOf(person: Visitor): Promise<string> {
  const { link } = await person.call('PUT /api/calendar-feed', {})
  return link ?? ''
}

function read(link: string, headers: Record<string, string> = {}) {
  const { pathname, search } = new URL(link)
  return app.app.inject({ method: 'GET', url: pathname + search, headers })
}

/** As an independent parser reads them. */
async function eventsOf(person: Visitor) {
  const answer = await read(await linkOf(person))
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
  const calendar = new ICAL.Component(ICAL.parse(answer.body))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      title: event.summary,
      at: event.startDate.isDate
        ? event.startDate.toString()
        : event.startDate.toJSDate().toISOString(),
      where: event.location,
      details: event.description,
      status: component.getFirstPropertyValue('status'),
      url: component.getFirstPropertyValue('url'),
      uid: event.uid,
      sequence: event.sequence,
    }
  })
}

describe('the calendar of', () => {
  test('a student and a mentor has their session, and says when it is cancelled', async () => {
    const { student, mentor, id, startsAt } = await plannedSession(app)
    const url = `${app.services.publicUrl}/mentor-sessions/${id}`
    const [forStudent] = await eventsOf(student)
    expect(forStudent).toMatchObject({
      title: 'Mentor session with Shanice',
      at: startsAt,
      where: url,
      url,
      details: null,
      status: 'CONFIRMED',
    })
    const [forMentor] = await eventsOf(mentor)
    expect(forMentor).toMatchObject({ uid: forStudent?.uid, at: startsAt, status: 'CONFIRMED' })
    await later(app, minuteMs, () =>
      mentor.call('POST /api/mentor-sessions/:id/cancel', { id, reason: 'sick' }),
    )
    const [cancelled] = await eventsOf(student)
    expect(cancelled).toMatchObject({ uid: forStudent?.uid, status: 'CANCELLED', where: null })
    expect(cancelled?.sequence).toBeGreaterThan(forStudent?.sequence ?? 0)
    // Neither the reason nor what they meet for.
    const { body } = await read(await linkOf(student))
    expect(body).not.toMatch(/sick|feeling well|work is like/i)
  })

  test('a business and an applicant has their interview, with the place', async () => {
    const { owner, student } = await newInterview(app)
    const [forStudent] = await eventsOf(student)
    expect(forStudent).toMatchObject({
      title: expect.stringMatching(/^Interview: Baker, /),
      where: '12 Hope Road, Kingston 6, beside the post office',
      details: null,
      status: 'CONFIRMED',
    })
    const [forBusiness] = await eventsOf(owner)
    expect(forBusiness).toMatchObject({ uid: forStudent?.uid, at: forStudent?.at })
    expect(forBusiness?.url).toContain('/applicants')
  })

  test('a student has the deadlines of what they keep, as whole days', async () => {
    const student = await app.person('student', { age: '19' })
    const deadline = addDays(dayOf(app.services.now()), 5)
    await student.call('POST /api/applications/manual', {
      title: 'Baker',
      company: 'Hope Bakery',
      state: 'saved',
      deadline,
    })
    expect(await eventsOf(student)).toMatchObject([
      { title: 'Closes: Baker, Hope Bakery', at: deadline, status: 'CONFIRMED' },
    ])
  })

  test('a guardian has the interviews of a student under 18, as long as they are linked', async () => {
    const guardian = await app.person('guardian')
    const { student } = await newInterview(app)
    await linkGuardian(student, guardian)
    // Adults tell their guardians themselves.
    expect(await eventsOf(guardian)).toEqual([])
    await app.services.db
      .updateTable('student_profiles')
      .set({ birth_month: '2010-05' })
      .where('user_id', '=', student.userId)
      .execute()
    const [event] = await eventsOf(guardian)
    expect(event?.title).toMatch(/^\w+: Interview: Baker, /)
    await student.call('POST /api/guardians/:id/end', { id: guardian.userId })
    expect(await eventsOf(guardian)).toEqual([])
  })
})

describe('the link of a calendar', () => {
  test('works until it is replaced, turned off, or the person is suspended', async () => {
    const student = await app.person()
    expect(await student.call('GET /api/calendar-feed', {})).toEqual({ link: null })
    const first = await linkOf(student)
    expect(await student.call('GET /api/calendar-feed', {})).toEqual({ link: first })
    expect((await read(first)).statusCode).toBe(200)
    const second = await linkOf(student)
    expect(second).not.toBe(first)
    expect((await read(first)).statusCode).toBe(404)
    expect((await read(second)).statusCode).toBe(200)
    await app.services.db
      .updateTable('auth_users')
      .set({ suspended_at: app.services.now() })
      .where('id', '=', student.userId)
      .execute()
    expect((await read(second)).statusCode).toBe(404)
    await app.services.db
      .updateTable('auth_users')
      .set({ suspended_at: null })
      .where('id', '=', student.userId)
      .execute()
    await student.call('DELETE /api/calendar-feed', {})
    expect((await read(second)).statusCode).toBe(404)
  })

  test('cannot be guessed from another one', async () => {
    const [student, other] = [await app.person(), await app.person()]
    const [mine, theirs] = [await linkOf(student), await linkOf(other)]
    const keyOf = (link: string) => new URL(link).searchParams.get('key') ?? ''
    const [owner = ''] = keyOf(theirs).split('.')
    const forged = mine.replace(/key=.*/, `key=${owner}.${keyOf(mine).split('.')[1]}`)
    expect((await read(forged)).statusCode).toBe(404)
    for (const key of ['', 'x', 'x.y', keyOf(mine).slice(0, -1)])
      expect((await read(mine.replace(/key=.*/, `key=${key}`))).statusCode).toBe(404)
  })

  test('answers 304 as long as nothing changed', async () => {
    const student = await app.person()
    const link = await linkOf(student)
    const { headers } = await read(link)
    const tag = String(headers.etag)
    const again = await read(link, { 'if-none-match': `W/"other", ${tag}` })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    await student.call('POST /api/applications/manual', {
      title: 'Baker',
      company: 'Hope Bakery',
      state: 'saved',
      deadline: addDays(dayOf(app.services.now()), 5),
    })
    expect((await read(link, { 'if-none-match': tag })).statusCode).toBe(200)
  })

  test('can be read so often an hour, and no more', async () => {
    const link = await linkOf(await app.person())
    let answer = await read(link)
    for (let reads = 1; reads <= 120; reads += 1) answer = await read(link)
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })
})

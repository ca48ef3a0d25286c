import { describe, expect, test } from 'vitest'
import { addDays, dayOf } from '#domain/day.ts'
import { offer, writtenOffer } from '../testing/interviews.ts'
import { earnSkill, listedOpenings, newOpening, postedOpening } from '../testing/openings.ts'
import { showSkill } from '../testing/sit-assessment.ts'
import { startApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

const app = await startApp()
const { services } = app
const today = dayOf(services.now())

async function outsideOpening(change: Parameters<typeof newOpening>[0] = {}): Promise<string> {
  const [id = ''] = await listedOpenings(services, [newOpening(change)])
  return id
}

async function manual(student: Visitor, state: 'saved' | 'applied', change: object = {}) {
  return student.call('POST /api/applications/manual', {
    title: 'Shop Helper',
    company: 'Corner Shop',
    state,
    ...change,
  })
}

describe('applying to a posting on Upful', () => {
  test('copies exactly what the student ticked, as it was at that time', async () => {
    const student = await app.person('student', { age: '18' })
    await earnSkill(services, student.userId, 'teamwork', 300)
    await showSkill(app, student, 'communication')
    const { id } = await postedOpening(app)
    const { fields } = await student.call('GET /api/sharing', {})
    // First Login and the XP in teamwork are left out: they show nothing.
    expect(fields.map(({ field }) => field)).toEqual(['name', 'email', 'skills', 'badges'])
    const sent = await student.call('POST /api/applications', {
      opportunityId: id,
      share: ['name', 'skills'],
      message: ' I bake every Sunday. ',
    })
    expect(sent).toMatchObject({
      kind: 'applied',
      xp: 25,
      application: { state: 'applied', via: 'platform' },
    })
    await student.call('PATCH /api/profile', { fields: { displayName: 'Somebody Else' } })
    const details = await student.call('GET /api/applications/:id', { id: sent.application.id })
    expect(details.shared).toEqual([
      { field: 'name', value: student.name },
      { field: 'skills', value: 'Communication: assessment passed with 100%' },
      { field: 'message', value: 'I bake every Sunday.' },
    ])
    expect(details.events).toMatchObject([{ from: null, to: 'applied', by: 'student' }])
  })

  test('ten concurrent requests create one application and one award', async () => {
    const student = await app.person('student', { age: '18' })
    const { id } = await postedOpening(app)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        student.call('POST /api/applications', { opportunityId: id, share: ['name'] }),
      ),
    )
    expect(answers.filter(({ kind }) => kind === 'applied')).toHaveLength(1)
    expect(answers.reduce((sum, { xp }) => sum + xp, 0)).toBe(25)
    expect(new Set(answers.map(({ application }) => application.id)).size).toBe(1)
  })

  test('is refused when the opening has closed or takes applications on its own site', async () => {
    const student = await app.person('student', { age: '18' })
    const { id } = await postedOpening(app)
    await services.db
      .updateTable('opportunities')
      .set({ deadline: addDays(today, -1) })
      .where('id', '=', id)
      .execute()
    expect(
      await student.refused('POST /api/applications', { opportunityId: id, share: [] }),
    ).toMatchObject({
      message: 'This opening has closed',
    })
    const outside = await outsideOpening()
    expect(
      await student.refused('POST /api/applications', { opportunityId: outside, share: [] }),
    ).toMatchObject({ status: 409 })
    expect(
      await student.refused('POST /api/applications/outside', { opportunityId: id }),
    ).toMatchObject({ status: 409 })
  })

  test('is moved by the business, and accepted or withdrawn by the student', async () => {
    const student = await app.person('student', { age: '18' })
    const { id, owner } = await postedOpening(app)
    const { application } = await student.call('POST /api/applications', {
      opportunityId: id,
      share: ['name'],
    })
    expect(application.next).toEqual(['no-reply', 'withdrawn'])
    const ids = { id, applicationId: application.id }
    await owner.call(offer, { ...ids, ...writtenOffer(app.services.now()) })
    expect(
      await student.refused('POST /api/applications/:id/move', {
        id: application.id,
        state: 'interview',
      }),
    ).toMatchObject({ status: 409 })
    await student.call('POST /api/applications/:id/move', { id: application.id, state: 'accepted' })
    const { events } = await student.call('GET /api/applications/:id', { id: application.id })
    expect(events.map(({ to, by }) => [to, by])).toEqual([
      ['applied', 'student'],
      ['offer', 'business'],
      ['accepted', 'student'],
    ])
  })
})

describe("the student's own record", () => {
  test('keeps an application whose opening was deleted', async () => {
    const student = await app.person()
    const opportunityId = await outsideOpening({ title: 'Soon gone' })
    await student.call('POST /api/applications/outside', { opportunityId })
    await services.db.deleteFrom('opportunities').where('id', '=', opportunityId).execute()
    const { applications } = await student.call('GET /api/applications', {})
    expect(applications).toMatchObject([{ title: 'Soon gone', state: 'applied', via: 'outside' }])
  })

  test('shows openings that are saved but not applied for, open or closed', async () => {
    const student = await app.person()
    const [savedId, appliedId] = [
      await outsideOpening({ title: 'One' }),
      await outsideOpening({ title: 'Two' }),
    ]
    await student.call('PUT /api/opportunities/:id/saved', { id: savedId })
    await student.call('PUT /api/opportunities/:id/saved', { id: appliedId })
    await student.call('POST /api/applications/outside', { opportunityId: appliedId })
    await services.db
      .updateTable('opportunities')
      .set({ status: 'expired' })
      .where('id', '=', savedId)
      .execute()
    const { saved } = await student.call('GET /api/applications', {})
    expect(saved).toMatchObject([{ title: 'One', open: false }])
  })

  test('accepts openings found elsewhere, moves them with a date and a note, and corrects them', async () => {
    const student = await app.person()
    const { application, xp } = await manual(student, 'saved', { url: '', deadline: '' })
    expect(xp).toBe(0)
    const { id } = application
    const move = (state: 'applied' | 'interview' | 'declined', more: object = {}) =>
      student.call('POST /api/applications/:id/move', { id, state, ...more })
    expect((await move('applied')).xp).toBe(25)
    const on = addDays(today, 4)
    expect((await move('interview', { on, note: 'Bring certificates' })).application.stateOn).toBe(
      on,
    )
    await move('declined')
    expect((await move('applied')).xp).toBe(0)
    const { events } = await student.call('GET /api/applications/:id', { id })
    expect(events.map(({ to }) => to)).toEqual([
      'saved',
      'applied',
      'interview',
      'declined',
      'applied',
    ])
    expect(events[2]).toMatchObject({ on, note: 'Bring certificates' })
    expect(
      await student.refused('POST /api/applications/:id/move', {
        id,
        state: 'offer',
        on: '2099-01-01',
      }),
    ).toMatchObject({ status: 400 })
    expect(
      await student.call('PATCH /api/applications/:id', {
        id,
        notes: 'Ring again',
        deadline: '2026-12-24',
      }),
    ).toMatchObject({
      notes: 'Ring again',
      deadline: '2026-12-24',
    })
  })

  test('awards XP for at most three sent applications a day', async () => {
    const student = await app.person()
    const awards: number[] = []
    for (let count = 0; count < 5; count += 1)
      awards.push((await manual(student, 'applied', { title: `Job ${count}` })).xp)
    expect(awards).toEqual([25, 25, 25, 0, 0])
  })

  test('is paged, newest change first', async () => {
    const student = await app.person()
    const rows = Array.from({ length: 55 }, (_, index) => ({
      user_id: student.userId,
      via: 'manual' as const,
      title: `Job ${index}`,
      company: 'Shop',
      state: 'applied' as const,
      state_on: today,
      created_at: new Date(1_700_000_000_000 + index * 1000),
      updated_at: new Date(1_700_000_000_000 + index * 1000),
    }))
    await services.db.insertInto('applications').values(rows).execute()
    const first = await student.call('GET /api/applications', {})
    const second = await student.call('GET /api/applications', { after: first.next ?? '' })
    const titles = [...first.applications, ...second.applications].map(({ title }) => title)
    expect(titles).toEqual(rows.map(({ title }) => title).toReversed())
    expect(second.next).toBeNull()
  })

  test('is only visible to its student', async () => {
    const student = await app.person()
    const { application } = await manual(student, 'applied')
    const other = await app.person()
    const { id } = application
    for (const answer of [
      await other.refused('GET /api/applications/:id', { id }),
      await other.refused('PATCH /api/applications/:id', { id, notes: 'x' }),
      await other.refused('POST /api/applications/:id/move', { id, state: 'offer' }),
    ]) {
      expect(answer).toMatchObject({ status: 404, message: 'Application not found' })
    }
    expect(
      await student.refused('POST /api/applications/manual', {
        title: ' ',
        company: 'x',
        state: 'applied',
      }),
    ).toMatchObject({
      fields: { title: 'Enter what the work is.' },
    })
  })
})

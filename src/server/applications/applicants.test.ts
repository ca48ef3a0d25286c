import { describe, expect, test } from 'vitest'
import type { SharedField } from '#domain/openings/application.ts'
import { newUserId } from '../accounts/new-user-id.ts'
import { decideVerification } from '../profiles/verification-commands.ts'
import { decline, invite, offer, writtenInterview, writtenOffer } from '../testing/interviews.ts'
import { postedOpening } from '../testing/openings.ts'
import { showSkill } from '../testing/sit-assessment.ts'
import { startApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

const app = await startApp()
const { services } = app
const face = {
  skin: '4',
  hair: 'locs',
  top: 'tee',
  accessory: 'glasses',
  background: 'plain',
} as const
const unknownId = '0b8ff7a1-3d0c-4f0e-9a44-3b1f6d2c9e57'

async function apply(
  opportunityId: string,
  share: SharedField[] = ['name'],
  message = '',
): Promise<{ student: Visitor; applicationId: string }> {
  const student = await app.person('student', { age: '19', school: 'Canary High', grade: '12' })
  const { application } = await student.call('POST /api/applications', {
    opportunityId,
    share,
    message,
  })
  return { student, applicationId: application.id }
}

describe('the applicants of a posting', () => {
  test('show exactly what each student ticked, and nothing else', async () => {
    const { owner, id } = await postedOpening(app)
    const student = await app.person('student', {
      age: '19',
      school: 'Canary High',
      grade: 'Canary Form',
      guardianEmail: 'canary.guardian@example.com',
    })
    await showSkill(app, student, 'communication')
    await student.call('PATCH /api/profile', { fields: { bio: 'Canary about me' } })
    await student.call('PUT /api/rewards/look', { avatar: face })
    const { application } = await student.call('POST /api/applications', {
      opportunityId: id,
      share: ['skills', 'name'],
      message: 'I bake every Sunday.',
    })
    const { id: applicationId } = application
    const note = { id: applicationId, notes: 'Canary note' }
    await student.call('PATCH /api/applications/:id', note)
    const change = { id: applicationId, state: 'no-reply', note: 'Canary on my move' } as const
    await student.call('POST /api/applications/:id/move', change)
    const answers = [
      await owner.call('GET /api/postings/:id/applicants', { id }),
      await owner.call(invite, { id, applicationId, ...writtenInterview(services.now()) }),
      await owner.call('GET /api/postings/:id', { id }),
      await owner.call('GET /api/postings', {}),
      await owner.call('GET /api/notifications', {}),
      await owner.call('GET /api/dashboard', {}),
      await owner.call('POST /api/my-data/export', {}),
    ]
    expect(answers[0]).toMatchObject({
      applicants: [
        {
          kind: 'applicant',
          id: application.id,
          state: 'no-reply',
          unread: true,
          shared: [
            { field: 'name', value: student.name },
            { field: 'skills', value: 'Communication: assessment passed with 100%' },
            { field: 'message', value: 'I bake every Sunday.' },
          ],
          avatar: face,
          moves: [
            { to: 'applied', by: 'student', reason: null },
            { to: 'no-reply', by: 'student', reason: null },
          ],
          next: ['interview', 'offer', 'declined'],
        },
      ],
      next: null,
    })
    const everything = JSON.stringify(answers)
    for (const canary of ['anary', student.userId, student.email, 'guardian@']) {
      expect(everything).not.toContain(canary)
    }
  })

  test('have their avatar only next to a name that they shared', async () => {
    const { owner, id } = await postedOpening(app)
    for (const share of [['name'], ['email']] as const) {
      const { student } = await apply(id, [...share])
      await student.call('PUT /api/rewards/look', { avatar: face })
    }
    const { applicants } = await owner.call('GET /api/postings/:id/applicants', { id })
    const avatarBeside = (field: SharedField) =>
      applicants.flatMap((each) =>
        each.kind === 'applicant' && each.shared[0]?.field === field ? [each.avatar] : [],
      )
    expect(avatarBeside('name')).toEqual([face])
    expect(avatarBeside('email')).toEqual([null])
  })

  test('are listed newest first, page by page, each once', async () => {
    const { owner, id } = await postedOpening(app)
    const { student } = await apply(id)
    const many = Array.from({ length: 60 }, (_, index) => ({
      id: newUserId(),
      email: `applicant.${index}@example.com`,
      name: `Applicant ${index}`,
    }))
    await services.db.insertInto('auth_users').values(many).execute()
    const people = many.map(({ id: userId, name }) => ({ user_id: userId, display_name: name }))
    await services.db.insertInto('user_profiles').values(people).execute()
    const applications = many.map(({ id: userId }, index) => ({
      user_id: userId,
      opportunity_id: id,
      via: 'platform' as const,
      title: 'Baker',
      company: 'Bakery',
      state: 'applied' as const,
      state_on: '2026-01-01',
      shared: JSON.stringify([{ field: 'name', value: `Applicant ${index}` }]),
      created_at: new Date(1_700_000_000_000 + Math.floor(index / 2) * 1000),
      updated_at: new Date(1_700_000_000_000),
    }))
    await services.db.insertInto('applications').values(applications).execute()
    const first = await owner.call('GET /api/postings/:id/applicants', { id })
    const second = await owner.call('GET /api/postings/:id/applicants', {
      id,
      after: first.next ?? '',
    })
    const names = [...first.applicants, ...second.applicants].map((each) =>
      each.kind === 'applicant' ? each.shared[0]?.value : null,
    )
    expect(names).toHaveLength(61)
    expect(new Set(names).size).toBe(61)
    expect(names[0]).toBe(student.name)
    expect(new Set(names.slice(-2))).toEqual(new Set(['Applicant 0', 'Applicant 1']))
    expect(second.next).toBeNull()
  })

  test('show only that someone withdrew, from the next request on', async () => {
    const { owner, id } = await postedOpening(app)
    const { student, applicationId } = await apply(id, ['name', 'email'], 'Canary message')
    await owner.call(invite, { id, applicationId, ...writtenInterview(services.now()) })
    await student.call('POST /api/applications/:id/move', { id: applicationId, state: 'withdrawn' })
    const { applicants } = await owner.call('GET /api/postings/:id/applicants', { id })
    expect(applicants).toEqual([
      { kind: 'withdrew', id: applicationId, on: expect.any(String), turnedDown: false },
    ])
    expect((await owner.call('GET /api/postings/:id', { id })).counts).toMatchObject({
      applications: 1,
      unread: 0,
    })
    expect(
      (await owner.refused(offer, { id, applicationId, ...writtenOffer(services.now()) })).status,
    ).toBe(409)
  })

  test('disappear when their account is deleted', async () => {
    const { owner, id } = await postedOpening(app)
    const { student } = await apply(id)
    await services.db.deleteFrom('auth_users').where('id', '=', student.userId).execute()
    const { applicants } = await owner.call('GET /api/postings/:id/applicants', { id })
    expect(applicants).toEqual([])
  })

  test('are unread until they have been viewed', async () => {
    const { owner, id } = await postedOpening(app)
    await apply(id)
    app.setTime(new Date(services.now().getTime() + 1000))
    const unread = async () => (await owner.call('GET /api/postings/:id', { id })).counts.unread
    expect(await unread()).toBe(1)
    await owner.call('POST /api/postings/:id/applicants/seen', { id })
    expect(await unread()).toBe(0)
    app.setTime(new Date(services.now().getTime() + 1000))
    const { applicationId } = await apply(id)
    expect(await unread()).toBe(1)
    const { applicants } = await owner.call('GET /api/postings/:id/applicants', { id })
    expect(applicants.map((each) => each.kind === 'applicant' && each.unread)).toEqual([
      true,
      false,
    ])
    await owner.call(decline, { id, applicationId })
    expect(await unread()).toBe(0)
    const [answered] = (await owner.call('GET /api/postings/:id/applicants', { id })).applicants
    expect(answered).toMatchObject({ state: 'declined', unread: false })
  })

  test('are hidden from a business that is not verified, which sees only how many there are', async () => {
    const { owner, id } = await postedOpening(app)
    const { student, applicationId } = await apply(id, ['name'], 'Canary message')
    await services.transaction((tx) =>
      decideVerification(tx, { userId: owner.userId, state: 'pending' }),
    )
    for (const refusal of [
      await owner.refused('GET /api/postings/:id/applicants', { id }),
      await owner.refused('POST /api/postings/:id/applicants/seen', { id }),
      await owner.refused(offer, { id, applicationId, ...writtenOffer(services.now()) }),
    ]) {
      expect(refusal).toMatchObject({ status: 403 })
    }
    const posting = await owner.call('GET /api/postings/:id', { id })
    expect(posting.counts).toMatchObject({ applications: 1 })
    expect(JSON.stringify(posting)).not.toContain(student.name)
  })
})

describe('a response from the business', () => {
  test('reaches the student immediately, in the history, with a reason from the list', async () => {
    const { owner, id } = await postedOpening(app)
    const { student, applicationId } = await apply(id)
    const ids = { id, applicationId }
    const applicants = async () =>
      (await owner.call('GET /api/postings/:id/applicants', { id })).applicants
    await owner.call(invite, { ...ids, ...writtenInterview(services.now()) })
    expect(await applicants()).toMatchObject([
      { state: 'interview', next: ['interview', 'offer', 'declined'] },
    ])
    await owner.call(decline, { ...ids, reason: 'experience' })
    expect(await applicants()).toMatchObject([
      {
        state: 'declined',
        moves: [
          { to: 'applied', by: 'student' },
          { to: 'interview', by: 'business', reason: null },
          { to: 'declined', by: 'business', reason: 'They looked for more experience this time.' },
        ],
      },
    ])
    const { events } = await student.call('GET /api/applications/:id', { id: applicationId })
    expect(events.at(-1)).toMatchObject({
      to: 'declined',
      note: 'They looked for more experience this time.',
    })
    const { notifications } = await student.call('GET /api/notifications', {})
    expect(notifications.map(({ title }) => title).toSorted()).toEqual([
      'Not this time: Baker',
      'You are invited to an interview: Baker',
    ])
  })

  test('only follows the allowed transitions; sent twice, even concurrently, it counts once', async () => {
    const { owner, id } = await postedOpening(app)
    const { student, applicationId } = await apply(id)
    const ids = { id, applicationId }
    await Promise.all(
      Array.from({ length: 5 }, () =>
        owner.call(offer, { ...ids, ...writtenOffer(services.now()) }),
      ),
    )
    const { events } = await student.call('GET /api/applications/:id', { id: applicationId })
    expect(events.map(({ to }) => to)).toEqual(['applied', 'offer'])
    expect((await student.call('GET /api/notifications', {})).notifications).toHaveLength(1)
    expect(
      (await owner.refused(invite, { ...ids, ...writtenInterview(services.now()) })).status,
    ).toBe(409)
    await student.call('POST /api/applications/:id/move', { id: applicationId, state: 'accepted' })
    expect((await owner.refused(decline, { ...ids })).status).toBe(409)
    const unknown = await owner.send(
      'POST',
      `/api/postings/${id}/applicants/${applicationId}/decline`,
      { reason: 'You are too short' },
    )
    expect(unknown.status).toBe(400)
  })

  test('to an application for another posting gets "not found"', async () => {
    const { owner, id } = await postedOpening(app)
    const other = await postedOpening(app)
    const { applicationId } = await apply(other.id)
    const answerTo = (applicantId: string) =>
      owner.refused(decline, { id, applicationId: applicantId })
    const { requestId: _first, ...foreign } = await answerTo(applicationId)
    const { requestId: _second, ...missing } = await answerTo(unknownId)
    expect(foreign).toEqual(missing)
    expect(foreign).toMatchObject({ status: 404, message: 'Application not found' })
  })
})

import { describe, expect, test } from 'vitest'
import type { Applicant } from '#contract/applicants.ts'
import type { SharedField } from '#domain/openings/application.ts'
import { newUserId } from '../accounts/new-user-id.ts'
import { decline, invite, offer, writtenInterview, writtenOffer } from '../testing/interviews.ts'
import { postedOpening } from '../testing/openings.ts'
import { startApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

const app = await startApp()
const { services } = app
const list = 'GET /api/postings/:id/applicants'
const keep = 'PATCH /api/postings/:id/applicants/:applicationId'

async function apply(opportunityId: string, share: SharedField[] = ['name'], message = '') {
  const student = await app.person('student', { age: '19' })
  const sent = { opportunityId, share, message }
  const { application } = await student.call('POST /api/applications', sent)
  app.setTime(new Date(services.now().getTime() + 1000))
  return { student, applicationId: application.id }
}

function idsOf({ applicants }: { applicants: readonly Applicant[] }): string[] {
  return applicants.map(({ id }) => id)
}

async function historyOf(student: Visitor, id: string) {
  return (await student.call('GET /api/applications/:id', { id })).events.map(({ to }) => to)
}

describe('the list of applicants', () => {
  test('is searched by what they shared, and by nothing else', async () => {
    const { owner, id } = await postedOpening(app)
    const open = await apply(id, ['name'], 'I bake 100% rye_bread')
    const closed = await apply(id, [], '')
    await closed.student.call('PATCH /api/profile', { fields: { bio: 'rye_bread too' } })
    const found = async (q: string) => idsOf(await owner.call(list, { id, q }))
    expect(await found('RYE_bread')).toEqual([open.applicationId])
    expect(await found('100%')).toEqual([open.applicationId])
    expect(await found(open.student.name)).toEqual([open.applicationId])
    expect(await found(closed.student.name)).toEqual([])
    expect(await found('ryeXbread')).toEqual([])
    await open.student.call('POST /api/applications/:id/move', {
      id: open.applicationId,
      state: 'withdrawn',
    })
    expect(await found('rye_bread')).toEqual([])
    expect((await owner.call(list, { id })).applicants).toHaveLength(2)
  })

  test('shows one kind of applicant, and counts each kind', async () => {
    const { owner, id } = await postedOpening(app)
    const [waiting, invited, offered, declined] = [
      await apply(id),
      await apply(id),
      await apply(id),
      await apply(id),
    ]
    const of = ({ applicationId }: { applicationId: string }) => ({ id, applicationId })
    await owner.call(invite, { ...of(invited), ...writtenInterview(services.now()) })
    await owner.call(offer, { ...of(offered), ...writtenOffer(services.now()) })
    await owner.call(decline, of(declined))
    await owner.call(keep, { ...of(waiting), starred: true })
    const shown = async (show: 'waiting' | 'interview' | 'offer' | 'declined' | 'starred') =>
      idsOf(await owner.call(list, { id, show }))
    expect(await shown('waiting')).toEqual([waiting.applicationId])
    expect(await shown('interview')).toEqual([invited.applicationId])
    expect(await shown('offer')).toEqual([offered.applicationId])
    expect(await shown('declined')).toEqual([declined.applicationId])
    expect(await shown('starred')).toEqual([waiting.applicationId])
    const { counts, lastInterview } = await owner.call(list, { id })
    expect(counts).toEqual({
      all: 4,
      waiting: 1,
      interview: 1,
      offer: 1,
      accepted: 0,
      declined: 1,
      starred: 1,
    })
    expect(lastInterview).toMatchObject({ way: 'place', contactName: 'Keisha' })
  })

  test('is in the chosen order, page by page, each once; those without a name come last', async () => {
    const { owner, id } = await postedOpening(app)
    const people = Array.from({ length: 53 }, (_, index) => ({
      id: newUserId(),
      email: `listed.${index}@example.com`,
      name: `Listed ${index}`,
    }))
    await services.db.insertInto('auth_users').values(people).execute()
    const profiles = people.map((each) => ({ user_id: each.id, display_name: each.name }))
    await services.db.insertInto('user_profiles').values(profiles).execute()
    const rows = people.map((each, index) => ({
      user_id: each.id,
      opportunity_id: id,
      via: 'platform' as const,
      title: 'Baker',
      company: 'Bakery',
      state: 'applied' as const,
      state_on: '2026-01-01',
      // Two of them have no name, and two share one.
      shared: JSON.stringify(
        index < 2
          ? []
          : [{ field: 'name', value: `Name ${String(Math.max(index, 3)).padStart(2, '0')}` }],
      ),
      created_at: new Date(1_700_000_000_000 + Math.floor(index / 2) * 1000),
      updated_at: new Date(1_700_000_000_000),
    }))
    await services.db.insertInto('applications').values(rows).execute()
    for (const sort of ['newest', 'oldest', 'name'] as const) {
      const first = await owner.call(list, { id, sort })
      const second = await owner.call(list, { id, sort, after: first.next ?? '' })
      expect(second.next).toBeNull()
      const all = [...first.applicants, ...second.applicants]
      expect(new Set(idsOf({ applicants: all })).size).toBe(53)
      const keys = all.map((each) =>
        each.kind !== 'applicant'
          ? ''
          : sort === 'name'
            ? (each.shared[0]?.value ?? 'nameless')
            : each.sentAt,
      )
      const sorted = keys.toSorted()
      expect(keys).toEqual(sort === 'newest' ? sorted.toReversed() : sorted)
    }
    const byName = await owner.call(list, { id, sort: 'name' })
    const wrong = await owner.refused(list, { id, sort: 'newest', after: byName.next ?? '' })
    expect(wrong.status).toBe(400)
  })
})

describe('the star and the note about an applicant', () => {
  test('are kept for the business, and neither the student nor an export ever shows them', async () => {
    const { owner, id } = await postedOpening(app)
    const { student, applicationId } = await apply(id)
    await owner.call(keep, { id, applicationId, note: 'Canary: ask about Sundays' })
    await owner.call(keep, { id, applicationId, starred: true })
    expect((await owner.call(list, { id })).applicants).toMatchObject([
      { starred: true, note: 'Canary: ask about Sundays' },
    ])
    const elsewhere = JSON.stringify([
      await student.call('GET /api/applications/:id', { id: applicationId }),
      await student.call('GET /api/applications', {}),
      await student.call('POST /api/my-data/export', {}),
      await owner.call('POST /api/my-data/export', {}),
      await owner.call('GET /api/postings/:id/applicants/table', { id }),
    ])
    expect(elsewhere).not.toContain('Canary')
  })

  test('go when the applicant withdraws, and with the account', async () => {
    const { owner, id } = await postedOpening(app)
    const [first, second] = [await apply(id), await apply(id)]
    const kept = () =>
      services.db
        .selectFrom('applicant_notes')
        .select('application_id')
        .where('application_id', 'in', [first.applicationId, second.applicationId])
        .execute()
    await owner.call(keep, { id, applicationId: first.applicationId, note: 'First' })
    await owner.call(keep, { id, applicationId: second.applicationId, note: 'Second' })
    const withdrawal = { id: first.applicationId, state: 'withdrawn' } as const
    await first.student.call('POST /api/applications/:id/move', withdrawal)
    expect(await kept()).toEqual([{ application_id: second.applicationId }])
    const late = { id, applicationId: first.applicationId, note: 'Again' }
    expect((await owner.refused(keep, late)).status).toBe(404)
    await services.db.deleteFrom('auth_users').where('id', '=', second.student.userId).execute()
    expect(await kept()).toEqual([])
  })
})

describe('several applicants at once', () => {
  test('are declined with one reason, except those who changed since they were read', async () => {
    const { owner, id } = await postedOpening(app)
    const people = [await apply(id), await apply(id), await apply(id)]
    const [first, second] = people
    const read = await owner.call(list, { id })
    const applicants = read.applicants.flatMap((each) =>
      each.kind === 'applicant' ? [{ applicationId: each.id, seen: each.seen }] : [],
    )
    const changed = { id, applicationId: second?.applicationId ?? '' }
    await owner.call(invite, { ...changed, ...writtenInterview(services.now()) })
    const answer = { id, applicants, reason: 'filled' } as const
    const declineSeveral = 'POST /api/postings/:id/applicants/decline'
    expect(await owner.call(declineSeveral, answer)).toEqual({ answered: 2, left: 1 })
    expect(await owner.call(declineSeveral, answer)).toEqual({ answered: 0, left: 3 })
    const histories = await Promise.all(
      people.map(({ student, applicationId }) => historyOf(student, applicationId)),
    )
    expect(histories).toEqual([
      ['applied', 'declined'],
      ['applied', 'interview'],
      ['applied', 'declined'],
    ])
    const { notifications } = (await first?.student.call('GET /api/notifications', {})) ?? {}
    expect(notifications).toMatchObject([
      { title: 'Not this time: Baker', body: expect.stringContaining('has been filled') },
    ])
  })

  test('are invited with the same times; an applicant of another opening is left alone', async () => {
    const { owner, id } = await postedOpening(app)
    const other = await postedOpening(app)
    const [first, second, foreign] = [await apply(id), await apply(id), await apply(other.id)]
    const applicants = [first, second, foreign].map(({ applicationId }) => ({ applicationId }))
    const form = writtenInterview(services.now())
    const inviteSeveral = 'POST /api/postings/:id/applicants/invite'
    expect(await owner.call(inviteSeveral, { id, applicants, ...form })).toEqual({
      answered: 2,
      left: 1,
    })
    for (const { student } of [first, second]) {
      const { applications } = await student.call('GET /api/applications', {})
      expect(applications).toMatchObject([{ state: 'interview', interview: { state: 'proposed' } }])
      expect(applications[0]?.interview?.times).toHaveLength(2)
    }
    expect(await historyOf(foreign.student, foreign.applicationId)).toEqual(['applied'])
    const wrong = { id, applicants, ...writtenInterview(services.now(), { contactName: '' }) }
    const third = await apply(id)
    const refusal = await owner.refused(inviteSeveral, {
      ...wrong,
      applicants: [{ applicationId: third.applicationId }],
    })
    expect(refusal).toMatchObject({ status: 400, fields: { contactName: expect.any(String) } })
    expect(await historyOf(third.student, third.applicationId)).toEqual(['applied'])
  })

  test('the rest are declined: not those who applied later, nor those with an interview unless asked', async () => {
    const { owner, id } = await postedOpening(app)
    const [waiting, invited, offered] = [await apply(id), await apply(id), await apply(id)]
    const of = ({ applicationId }: { applicationId: string }) => ({ id, applicationId })
    await owner.call(invite, { ...of(invited), ...writtenInterview(services.now()) })
    await owner.call(offer, { ...of(offered), ...writtenOffer(services.now()) })
    const { asOf: sentBefore } = await owner.call(list, { id })
    app.setTime(new Date(services.now().getTime() + 1000))
    const late = await apply(id)
    const rest = 'POST /api/postings/:id/applicants/decline-rest'
    const answer = { id, reason: 'filled', sentBefore } as const
    expect(await owner.call(rest, { ...answer, interviews: false })).toEqual({
      answered: 1,
      left: 0,
    })
    expect(await historyOf(waiting.student, waiting.applicationId)).toEqual(['applied', 'declined'])
    expect(await historyOf(invited.student, invited.applicationId)).toEqual([
      'applied',
      'interview',
    ])
    expect(await owner.call(rest, { ...answer, interviews: true })).toEqual({
      answered: 1,
      left: 0,
    })
    expect(await historyOf(invited.student, invited.applicationId)).toContain('declined')
    expect(await historyOf(offered.student, offered.applicationId)).toEqual(['applied', 'offer'])
    expect(await historyOf(late.student, late.applicationId)).toEqual(['applied'])
  })
})

test('the table for a spreadsheet has what was shared, no formula, and nobody who withdrew', async () => {
  const { owner, id } = await postedOpening(app)
  const { student } = await apply(id, ['name'], '=HYPERLINK("https://example.com")')
  const gone = await apply(id, ['name', 'email'], 'Canary')
  const withdrawal = { id: gone.applicationId, state: 'withdrawn' } as const
  await gone.student.call('POST /api/applications/:id/move', withdrawal)
  const { file } = await owner.call('GET /api/postings/:id/applicants/table', { id })
  const [header, row, end] = file.split('\r\n')
  expect(header).toContain('"Name","Email"')
  expect(row).toContain(student.name)
  expect(row).toContain(`"'=HYPERLINK(""https://example.com"")"`)
  expect(row).not.toContain(student.email)
  expect(end).toBe('')
  expect(file).not.toContain('Canary')
  expect(file).not.toContain(gone.student.name)
})

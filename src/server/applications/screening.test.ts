import { expect, test } from 'vitest'
import type { ScreeningAnswer } from '#domain/openings/screening.ts'
import { linkGuardian } from '../testing/link-guardian.ts'
import { postedOpening } from '../testing/openings.ts'
import { startApp } from '../testing/start-app.ts'

const app = await startApp()
const answers: ScreeningAnswer[] = [
  { question: 'start', choice: 'In two weeks' },
  { question: 'driving', choice: 'No' },
]
const shown = 'When can you start? In two weeks\nDo you have a driver’s licence? No'

test('every question is answered from its list, and the business reads the answers', async () => {
  const { owner, id } = await postedOpening(app, { questions: ['start', 'driving'] })
  const student = await app.person('student', { age: '19' })
  const { questions } = await student.call('GET /api/sharing', { opportunityId: id })
  expect(questions).toEqual(['start', 'driving'])
  const sent = { opportunityId: id, share: ['name' as const] }
  const own = { question: 'driving' as const, choice: 'Call me: 876-555-1234' }
  for (const incomplete of [[], answers.slice(1), [...answers.slice(0, 1), own]]) {
    const refusal = await student.refused('POST /api/applications', {
      ...sent,
      answers: incomplete,
    })
    expect(refusal).toMatchObject({ status: 400, fields: { answers: expect.any(String) } })
  }
  await student.call('POST /api/applications', { ...sent, answers })
  const { applicants } = await owner.call('GET /api/postings/:id/applicants', { id })
  expect(applicants).toMatchObject([
    {
      shared: [
        { field: 'name', value: student.name },
        { field: 'answers', value: shown },
      ],
    },
  ])
  const found = await owner.call('GET /api/postings/:id/applicants', { id, q: 'in two weeks' })
  expect(found.applicants).toHaveLength(1)
})

test('a minor’s answers wait with the application, even if the questions change in the meantime', async () => {
  const { owner, id } = await postedOpening(app, { questions: ['start', 'driving'] })
  const student = await app.person('student', { age: '16' })
  const guardian = await app.person('guardian')
  await linkGuardian(student, guardian)
  await student.call('POST /api/applications', { opportunityId: id, share: ['name'], answers })
  const { chosen } = await student.call('GET /api/sharing', { opportunityId: id })
  expect(chosen).toMatchObject({ share: ['name', 'answers'], answers })
  await app.services.db
    .updateTable('opportunities')
    .set({ questions: [] })
    .where('id', '=', id)
    .execute()
  const { approvals } = await guardian.call('GET /api/guardian', {})
  await guardian.call('POST /api/guardian/students/:id/approvals/:approvalId', {
    id: student.userId,
    approvalId: approvals[0]?.id ?? '',
    decision: 'approved',
  })
  const { applicants } = await owner.call('GET /api/postings/:id/applicants', { id })
  expect(applicants).toMatchObject([
    { shared: [{ field: 'name' }, { field: 'answers', value: shown }] },
  ])
})

import { beforeAll, expect, test } from 'vitest'
import { emptyCv } from '#domain/cv/cv.ts'
import { plainTextOfCv } from '#domain/cv/plain-text.ts'
import { answerLast, linkedPair } from '../testing/link-guardian.ts'
import { postedOpening } from '../testing/openings.ts'
import { readPdf } from '../../../scripts/testing/read-pdf.ts'
import { showSkill } from '../testing/sit-assessment.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

const cvOf = 'GET /api/postings/:id/applicants/:applicationId/cv' as const
const pdfOf = 'GET /api/postings/:id/applicants/:applicationId/cv/pdf' as const

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

const document = {
  ...emptyCv,
  name: 'Keisha Reid',
  headline: 'Baker',
  email: 'keisha.reid@example.com',
  phone: '876-555-0101',
  summary: 'Baked 40 buns a day.',
  referees: [{ name: 'Mrs. Example', role: 'Teacher', phone: '876-555-0102', email: '' }],
}

async function writtenCv(student: Visitor, change: Partial<typeof document> = {}) {
  const { id } = await student.call('POST /api/cvs', { name: 'Bakery' })
  const changed = { ...document, ...change }
  await student.call('PUT /api/cvs/:id', { id, name: 'Bakery', document: changed })
  return id
}

test('a business reads and downloads the CV as it was sent, and nothing of it after it was withdrawn', async () => {
  const student = await app.person('student', { age: '19' })
  const { owner, id } = await postedOpening(app)
  const cvId = await writtenCv(student)
  await showSkill(app, student, 'budgeting')
  const { cvs } = await student.call('GET /api/sharing', { opportunityId: id })
  expect(cvs).toEqual([{ id: cvId, name: 'Bakery' }])
  const { application } = await student.call('POST /api/applications', {
    opportunityId: id,
    share: ['name', 'email'],
    cvId,
  })
  // What changes afterwards is not sent.
  await student.call('DELETE /api/cvs/:id', { id: cvId })

  const [applicant] = (await owner.call('GET /api/postings/:id/applicants', { id })).applicants
  expect(applicant).toMatchObject({ kind: 'applicant', hasCv: true })
  const names = { id, applicationId: application.id }
  const { cv } = await owner.call(cvOf, names)
  expect(plainTextOfCv(cv)).toContain('Budgeting: assessment passed with 100%')
  const { base64 } = await owner.call(pdfOf, names)
  const text = (await readPdf(base64)).pages.flat().join('\n')
  expect(text).toContain('876-555-0101 | keisha.reid@example.com')
  const own = await student.call('GET /api/applications/:id/cv', { id: application.id })
  expect(own.cv).toEqual(cv)

  const { owner: other, id: otherPosting } = await postedOpening(app)
  for (const route of [cvOf, pdfOf]) {
    expect(await other.refused(route, names)).toMatchObject({ status: 404 })
    expect(await other.refused(route, { ...names, id: otherPosting })).toMatchObject({
      status: 404,
    })
  }
  await student.call('POST /api/applications/:id/move', { id: application.id, state: 'withdrawn' })
  for (const route of [cvOf, pdfOf])
    expect(await owner.refused(route, names)).toMatchObject({ status: 404 })
  expect(
    JSON.stringify(await owner.call('GET /api/postings/:id/applicants', { id })),
  ).not.toContain('Keisha')
})

test('without the name and the email ticked, neither they nor the phone number are in the CV', async () => {
  const student = await app.person('student', { age: '19' })
  const { owner, id } = await postedOpening(app)
  const cvId = await writtenCv(student)
  const sent = { opportunityId: id, share: [], cvId }
  const { application } = await student.call('POST /api/applications', sent)
  const names = { id, applicationId: application.id }
  const { cv } = await owner.call(cvOf, names)
  expect(JSON.stringify(cv)).not.toMatch(/Keisha|keisha|0101/)
  const pdf = await owner.call(pdfOf, names)
  expect(pdf.name).toBe('cv.pdf')
  expect((await readPdf(pdf.base64)).pages.flat().join()).not.toMatch(/Keisha|keisha|0101/)
})

test('a CV of somebody else cannot be sent, and an application without one has none', async () => {
  const student = await app.person('student', { age: '19' })
  const { owner, id } = await postedOpening(app)
  const cvId = await writtenCv(await app.person('student', { age: '19' }))
  const apply = 'POST /api/applications' as const
  expect(await student.refused(apply, { opportunityId: id, share: [], cvId })).toMatchObject({
    status: 404,
  })
  const { application } = await student.call(apply, { opportunityId: id, share: [] })
  const names = { id, applicationId: application.id }
  expect(await owner.refused(cvOf, names)).toMatchObject({ status: 404 })
  const [applicant] = (await owner.call('GET /api/postings/:id/applicants', { id })).applicants
  expect(applicant).toMatchObject({ hasCv: false })
})

test('of a minor a guardian reads it first, and no phone number or other way to reach them is sent', async () => {
  const { student, guardian } = await linkedPair(app)
  const { owner, id } = await postedOpening(app)
  const cvId = await writtenCv(student, { summary: 'Call me at 876 555 0199.' })
  const apply = { opportunityId: id, share: ['name' as const], cvId }
  expect(await student.refused('POST /api/applications', apply)).toMatchObject({
    status: 400,
    message: expect.stringContaining('Your CV contains “876 555 0199”'),
  })
  await student.call('PUT /api/cvs/:id', { id: cvId, name: 'Bakery', document })
  const { kind, application } = await student.call('POST /api/applications', apply)
  expect(kind).toBe('waiting')
  const sharing = await student.call('GET /api/sharing', { opportunityId: id })
  expect(sharing.chosen?.cvId).toBe(cvId)

  const { approvals } = await student.call('GET /api/guardians', {})
  const approvalId = approvals[0]?.id ?? ''
  const asked = await guardian.call('GET /api/guardian/students/:id/approvals/:approvalId', {
    id: student.userId,
    approvalId,
  })
  expect(asked).toMatchObject({ kind: 'application', cv: { document: { headline: 'Baker' } } })
  await answerLast(guardian, student)
  const names = { id, applicationId: application.id }
  const text = plainTextOfCv((await owner.call(cvOf, names)).cv)
  expect(text).toContain('KEISHA REID')
  expect(text).toContain('Mrs. Example, Teacher')
  expect(text).not.toMatch(/555|keisha\.reid/)
})

test('a way to reach a minor that came into the CV while it waited keeps the CV back', async () => {
  const { student, guardian } = await linkedPair(app)
  const { owner, id } = await postedOpening(app)
  const cvId = await writtenCv(student)
  const apply = { opportunityId: id, share: ['name' as const], cvId }
  const { application } = await student.call('POST /api/applications', apply)
  const changed = { ...document, summary: 'Find me on IG @keisha876' }
  await student.call('PUT /api/cvs/:id', { id: cvId, name: 'Bakery', document: changed })
  await answerLast(guardian, student)
  const names = { id, applicationId: application.id }
  expect(await owner.refused(cvOf, names)).toMatchObject({ status: 404 })
})

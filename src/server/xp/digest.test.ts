import { beforeAll, expect, test } from 'vitest'
import { sit } from '../testing/sit-assessment.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'
import { verifyLedger } from './verify-queries.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

async function storedDigest({ userId }: Visitor) {
  const { digest } = await app.services.db
    .selectFrom('student_stats')
    .select('digest')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return digest
}

function forgetDigest({ userId }: Visitor) {
  return app.services.db
    .updateTable('student_stats')
    .set({ digest: null })
    .where('user_id', '=', userId)
    .execute()
}

async function activeStudent(): Promise<Visitor> {
  const student = await app.person()
  const [assessment = expect.fail()] = app.services.content.assessments
  await student.call('POST /api/check-in', {})
  await sit(student, assessment)
  return student
}

test('a digest that is missing changes nothing on any page, and the next activity stores it', async () => {
  const student = await activeStudent()
  const pages = async () => [
    await student.call('GET /api/dashboard', {}),
    await student.call('GET /api/skills', {}),
    await student.call('GET /api/achievements', {}),
  ]
  const [before, stored] = [await pages(), await storedDigest(student)]
  expect(stored).toMatchObject({ milestones: ['assessment-submitted'] })
  await forgetDigest(student)
  expect(await pages()).toEqual(before)

  app.setTime(new Date(app.services.now().getTime() + 24 * 60 * 60_000))
  await student.call('POST /api/check-in', {})
  expect(await storedDigest(student)).toMatchObject({
    checkedInOn: expect.not.stringMatching(String(stored?.checkedInOn)),
    skillXp: stored?.skillXp,
  })
})

test('a digest that does not follow from the ledger is reported by its part', async () => {
  const student = await activeStudent()
  const digest = await storedDigest(student)
  expect((await verifyLedger(app.services.db, app.services.content.goals)).differences).toEqual([])
  await app.services.db
    .updateTable('student_stats')
    .set({ digest: JSON.stringify({ ...digest, skillXp: { budgeting: 7 } }) })
    .where('user_id', '=', student.userId)
    .execute()
  expect((await verifyLedger(app.services.db, app.services.content.goals)).differences).toEqual([
    expect.stringContaining(`${student.userId}: digest skillXp is {"budgeting":7}`),
  ])
})

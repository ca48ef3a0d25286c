import { beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'
import { recordActivity } from './commands.ts'
import { ownState, seenStateIn } from './seen-state-queries.ts'
import { verifyLedger } from './verify-queries.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

/** The student's state as a request reads it with their session. */
async function seenBy({ userId }: Visitor) {
  const { db, now } = app.services
  const { token } = await db
    .selectFrom('auth_sessions')
    .select('token')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const request = { query: {}, params: {} }
  const [row] = await ownState.read(db, { token, userId, now: now() }, request)
  return row === undefined ? expect.fail() : seenStateIn(row)
}

const record = (
  { userId }: Visitor,
  awardKey: string,
  seen: Awaited<ReturnType<typeof seenBy>> = null,
) =>
  app.services.transaction((tx) =>
    recordActivity(
      tx,
      { userId, type: 'readiness', awardKey, amount: 10, description: 'Did a thing' },
      seen,
    ),
  )

async function statsOf({ userId }: Visitor) {
  return app.services.db
    .selectFrom('student_stats')
    .select(['xp', 'revision'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
}

const differences = async () =>
  (await verifyLedger(app.services.db, app.services.content.goals)).differences

test('an award computed from a state that has changed is computed again, so that both activities are paid', async () => {
  const student = await app.person()
  const seen = await seenBy(student)
  await record(student, 'first')
  const { xp } = await statsOf(student)
  expect(await record(student, 'second', seen)).toMatchObject({ paid: 10, moment: null })
  expect((await statsOf(student)).xp).toBe(xp + 10)
  expect(await differences()).toEqual([])
})

test('fifty awards computed from the same state are all paid, each once', async () => {
  const student = await app.person()
  await record(student, 'before')
  const { xp } = await statsOf(student)
  const seen = await seenBy(student)
  const keys = Array.from({ length: 50 }, (_, index) => `task:${index % 25}`)
  await Promise.all(keys.map((key) => record(student, key, seen)))
  expect((await statsOf(student)).xp).toBe(xp + 250)
  expect(await differences()).toEqual([])
})

test('an award key that was paid before is not paid again, although the state does not have the keys', async () => {
  const student = await app.person()
  await record(student, 'once')
  const before = await statsOf(student)
  expect(await record(student, 'once', await seenBy(student))).toBeNull()
  expect(await statsOf(student)).toEqual(before)
})

test('a chosen path makes a state without it outdated, also when choosing it pays nothing', async () => {
  const student = await app.person()
  const [first = expect.fail(), second = expect.fail()] = app.services.content.paths
  for (const { id } of [first, second]) await student.call('POST /api/paths/:id/choose', { id })
  const before = await statsOf(student)
  await student.call('POST /api/paths/:id/choose', { id: first.id })
  const after = await statsOf(student)
  expect(after.xp).toBe(before.xp)
  expect(after.revision).toBeGreaterThan(before.revision)
})

test('there is no state to build on for somebody without stats', async () => {
  expect(await seenBy(await app.person('guardian'))).toBeNull()
})

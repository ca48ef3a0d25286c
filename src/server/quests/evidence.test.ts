import { beforeEach, expect, test } from 'vitest'
import { daysAfter } from '#domain/day.ts'
import { maxEvidence } from '#domain/ledger/evidence.ts'
import { startApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

const app = await startApp()
const noon = new Date('2026-11-30T17:00:00Z')
const id = 'folder-at-home'
const text =
  'I found my birth certificate and my school papers under the bed, and I still need a TRN.'
const give = 'POST /api/quests/:id/evidence' as const

beforeEach(() => app.setTime(noon))

test('a line about what was done completes the quest, once, even if ten are sent at the same time', async () => {
  const student = await starter()
  await Promise.all(Array.from({ length: 10 }, () => student.call(give, { id, text })))
  const board = await student.call('GET /api/quests', {})
  expect(board.done.map((quest) => quest.id)).toEqual([id])
  expect(board.active).toEqual([])
  expect(await paidFor(student)).toEqual([50])

  // A second text, a day later, has no effect.
  app.setTime(daysAfter(noon, 1))
  await student.call(give, { id, text: `${text} And a passport.` })
  const { evidence } = await student.call('GET /api/quest-evidence', {})
  expect(evidence).toMatchObject([{ title: 'A folder at home', text, at: noon.toISOString() }])
})

test('nothing is stored before the quest is started, or for a quest of another kind', async () => {
  const student = await app.person()
  expect(await student.refused(give, { id, text })).toMatchObject({ code: 'not-possible' })
  expect(await student.refused(give, { id: 'first-lesson', text })).toMatchObject({
    code: 'not-found',
  })
  expect(await student.call('GET /api/quest-evidence', {})).toEqual({ evidence: [], next: null })
})

test('a text that says too little is refused with what is missing, and the quest goes on', async () => {
  const student = await starter()
  expect(await student.refused(give, { id, text: 'done it' })).toMatchObject({
    code: 'invalid',
    message: 'Write at least 12 words. You have 2.',
  })
  expect(await student.refused(give, { id, text: 'yes '.repeat(20) })).toMatchObject({
    code: 'invalid',
  })
  expect(
    await student.refused(give, { id, text: `${text} `.repeat(20).slice(0, maxEvidence + 1) }),
  ).toMatchObject({ code: 'invalid' })
  const { active } = await student.call('GET /api/quests', {})
  expect(active).toMatchObject([
    { id, evidence: { ask: 'Which papers did you find, and which one do you still need?' } },
  ])
})

test('what a student wrote is in their export and in nobody else’s list', async () => {
  const student = await starter()
  await student.call(give, { id, text })
  const other = await starter()
  expect((await other.call('GET /api/quest-evidence', {})).evidence).toEqual([])
})

async function starter(): Promise<Visitor> {
  const student = await app.person()
  const { offered } = await student.call('GET /api/quests', {})
  expect(offered.map((quest) => quest.id)).toContain(id)
  await student.call('POST /api/quests/:id/start', { id })
  return student
}

async function paidFor({ userId }: Visitor): Promise<number[]> {
  const rows = await app.services.db
    .selectFrom('xp_activities')
    .select('amount')
    .where('user_id', '=', userId)
    .where('subject', '=', id)
    .where('type', '=', 'quest_completion')
    .execute()
  return rows.map(({ amount }) => amount)
}

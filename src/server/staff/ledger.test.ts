import { beforeAll, expect, test } from 'vitest'
import { earnSkill } from '../testing/openings.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
let staff: Visitor

beforeAll(async () => {
  app = await startApp()
  staff = await app.staff()
})

async function openRecord(person: Visitor): Promise<string> {
  const id = person.userId
  await staff.call('POST /api/staff/people/:id/look', { id, reason: 'Asked why XP is missing' })
  return id
}

test('the ledger explains a balance row by row, page by page, down to zero', async () => {
  const student = await app.person()
  await student.call('POST /api/check-in', {})
  for (let times = 0; times < 60; times += 1) {
    await earnSkill(app.services, student.userId, 'teamwork', 10)
  }
  const id = await openRecord(student)
  const first = await staff.call('GET /api/staff/people/:id/ledger', { id })
  expect(first).toMatchObject({ follows: true, differences: [] })
  expect(first.rows).toHaveLength(50)
  const second = await staff.call('GET /api/staff/people/:id/ledger', {
    id,
    after: first.next ?? '',
  })
  expect(second.next).toBeNull()
  const rows = [...first.rows, ...second.rows]
  expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length)
  expect(rows[0]?.balance).toBe(first.xp)
  for (const [index, row] of rows.entries()) {
    expect(row.balance - row.amount).toBe(rows[index + 1]?.balance ?? 0)
  }
  expect(rows.map(({ description }) => description)).toContain('Daily check-in')
})

test('the staff desk names every total that differs from the ledger', async () => {
  const student = await app.person()
  await app.services.db
    .updateTable('student_stats')
    .set({ xp: 2500, level: 3 })
    .where('user_id', '=', student.userId)
    .execute()
  const id = await openRecord(student)
  const ledger = await staff.call('GET /api/staff/people/:id/ledger', { id })
  expect(ledger).toMatchObject({ xp: 2500, level: 3, follows: false })
  expect(ledger.differences.map(({ name, stored }) => [name, stored])).toEqual([
    ['xp', '2500'],
    ['level', '3'],
  ])
})

test('only students have a ledger', async () => {
  const id = await openRecord(await app.person('mentor'))
  expect((await staff.refused('GET /api/staff/people/:id/ledger', { id })).status).toBe(404)
})

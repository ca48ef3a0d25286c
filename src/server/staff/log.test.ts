import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { LogFilters } from '#contract/staff-log.ts'
import { addDays, dayOf } from '#domain/day.ts'
import { deleteDueAccounts } from '../accounts/deletion-commands.ts'
import { later } from '../testing/later.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { seenCard } from '../testing/verification.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
let staff: Visitor

beforeAll(async () => {
  app = await startApp()
  staff = await app.staff()
})

const day = 24 * 60 * 60_000
const reason = 'Asked for by their school'

async function logOf(about: string) {
  return (await staff.call('GET /api/staff/log', { about })).actions
}

describe('the log', () => {
  test('the log shows who did what, to which person, why and when, and what changed', async () => {
    const business = await app.person('business', { companyName: 'Ital Foods' })
    const id = business.userId
    await staff.call('POST /api/staff/verifications/:id/verify', {
      ...(await seenCard(app, business)),
      checks: ['register'],
      reason,
    })
    expect(await logOf(id)).toEqual([
      {
        id: expect.any(String) as string,
        at: app.services.now().toISOString(),
        kind: 'verified',
        staff: { id: staff.userId, name: staff.name },
        subject: { kind: 'person', id, name: 'Ital Foods' },
        sentence: `${staff.name} verified Ital Foods.`,
        reason: `Number found in the register. ${reason}`,
        before: { state: 'pending' },
        after: { state: 'verified' },
      },
    ])
  })

  test('the log names a person by first name and initial, never by address', async () => {
    const student = await app.person()
    await student.call('PATCH /api/profile', { fields: { displayName: 'Kemar Anthony Reid' } })
    const id = student.userId
    await staff.call('POST /api/staff/people/:id/suspend', { id, reason })
    const [action] = await logOf(id)
    expect(action).toMatchObject({
      sentence: `${staff.name} suspended Kemar R.`,
      before: { suspended: false, sessions: 1 },
      after: { suspended: true, sessions: 0 },
    })
    const rows = await app.services.db.selectFrom('staff_actions').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('@')
  })

  test('the log is listed newest first, in pages of fifty, optionally of one kind or about one subject', async () => {
    const [student, classmate] = [await app.person(), await app.person()]
    for (let times = 0; times < 51; times += 1) {
      await later(app, times * 1000, () =>
        staff.call('POST /api/staff/people/:id/look', { id: student.userId, reason }),
      )
    }
    await staff.call('POST /api/staff/people/:id/end-sessions', { id: student.userId, reason })
    await staff.call('POST /api/staff/people/:id/look', { id: classmate.userId, reason })

    const filters = { about: student.userId, kind: 'looked-at' } as const
    const first = await staff.call('GET /api/staff/log', filters)
    const second = await staff.call('GET /api/staff/log', { ...filters, after: first.next ?? '' })
    expect([first.actions.length, second.actions.length, second.next]).toEqual([50, 1, null])
    const times = [...first.actions, ...second.actions].map(({ at }) => at)
    expect(times).toEqual([...new Set(times)].toSorted().toReversed())
    expect(await logOf(student.userId)).toHaveLength(50)
    expect((await logOf(classmate.userId)).map(({ kind }) => kind)).toEqual(['looked-at'])
    const ended = await staff.call('GET /api/staff/log', { kind: 'ended-sessions' })
    expect(ended.actions.map(({ subject }) => subject.id)).toEqual([student.userId])
    expect((await staff.ask('GET /api/staff/log', { after: 'nonsense' })).status).toBe(400)
  })

  test('the log is searched by name, staff and day together', async () => {
    const colleague = await app.staff()
    const person = await app.person()
    await person.call('PATCH /api/profile', { fields: { displayName: 'Zéphyrine Quallo' } })
    const id = person.userId
    await staff.call('POST /api/staff/people/:id/look', { id, reason })
    await later(app, 2 * day, () =>
      colleague.call('POST /api/staff/people/:id/end-sessions', { id, reason }),
    )
    const today = dayOf(app.services.now())
    const found = async (filters: LogFilters) =>
      (await staff.call('GET /api/staff/log', filters)).actions.map(({ kind }) => kind)
    expect(await found({ q: 'zephyr q' })).toEqual(['ended-sessions', 'looked-at'])
    expect(await found({ q: 'quallo zephyrine' })).toEqual([])
    expect(await found({ q: 'zephyr', staff: colleague.userId })).toEqual(['ended-sessions'])
    expect(await found({ q: 'zephyr', to: today })).toEqual(['looked-at'])
    expect(await found({ q: 'zephyr', from: addDays(today, 1) })).toEqual(['ended-sessions'])
    expect(await found({ q: "'; --" })).toEqual([])
    expect((await staff.ask('GET /api/staff/log', { from: '2026-02-31' })).status).toBe(400)
    const { members } = await staff.call('GET /api/staff/log/members', {})
    for (const { userId, name } of [staff, colleague])
      expect(members.filter((member) => member.id === userId)).toEqual([{ id: userId, name }])
  })

  test('the log is exported as a table in which no cell is a formula, and the export is logged', async () => {
    const person = await app.person()
    const id = person.userId
    const formula = '=HYPERLINK("https://evil.example")'
    await staff.call('POST /api/staff/people/:id/look', { id, reason: formula })
    const table = await staff.call('POST /api/staff/log/export', { about: id, reason })
    expect(table).toMatchObject({ entries: 1, cut: false })
    const [header, line, end] = table.file.slice(1).split('\r\n')
    expect(header).toMatch(/^"Time in Jamaica","Staff","What"/)
    expect(line).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
    expect(line).toMatch(/^"\d{4}-\d\d-\d\d \d\d:\d\d","/)
    expect(end).toBe('')
    expect((await logOf('log')).at(0)).toMatchObject({
      kind: 'exported-log',
      reason,
      sentence: `${staff.name} exported 1 entry of the log.`,
    })
  })

  test.for([
    "update staff_actions set reason = 'Nothing happened here'",
    'update staff_actions set staff_id = subject_id::uuid',
    'delete from staff_actions',
    'truncate staff_actions',
  ])('the log refuses "%s"', async (statement) => {
    const { userId: id } = await app.person()
    await staff.call('POST /api/staff/people/:id/look', { id, reason })
    const all = () =>
      app.services.db.selectFrom('staff_actions').selectAll().orderBy('id').execute()
    const before = await all()
    await expect(
      app.services.transaction((tx) => sql.raw(statement).execute(tx.db)),
    ).rejects.toThrow('staff_actions is append-only')
    expect(await all()).toEqual(before)
  })

  test('a log row outlives the accounts of the person and of the staff member', async () => {
    const [student, leaving] = [await app.person(), await app.staff()]
    const id = student.userId
    await leaving.call('POST /api/staff/people/:id/look', { id, reason })
    for (const person of [student, leaving]) {
      await person.call('POST /api/account/delete', { password: person.password })
    }
    const deleted = await later(app, 8 * day, () => app.services.transaction(deleteDueAccounts))
    expect(deleted).toHaveLength(2)
    expect(await logOf(id)).toMatchObject([{ staff: { name: leaving.name }, subject: { id } }])
  })
})

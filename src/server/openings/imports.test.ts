import { beforeAll, describe, expect, test } from 'vitest'
import { columnsIn } from '#domain/openings/import-fields.ts'
import { listedOpenings, newOpening } from '../testing/openings.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
let staff: Visitor

beforeAll(async () => {
  app = await startApp()
  staff = await app.staff()
})

const reason = 'The list that the parish library sent us'
const fileName = 'jobs.csv'
const fileOf = (...lines: string[]) => ['title,company,url,closing date', ...lines].join('\n')
/** Without digits and vowels: a random 'f15' asks for a sex and an age and 'fee' for money, which holds an opening. */
const newName = () =>
  `Helper ${crypto
    .randomUUID()
    .slice(0, 8)
    .replaceAll(/./g, (digit) => 'bcdghjklmnpqrstv'.charAt(Number.parseInt(digit, 16)))}`
/** A line with its page, and the name by which its opening is found. */
function lineOf(name = newName(), deadline = '') {
  const page = name.replaceAll(' ', '-')
  return { name, line: `${name},Parish Library,library.example.com/${page},${deadline}` }
}
const preview = (file: string) => staff.call('POST /api/staff/imports/preview', { file })
const add = (file: string) => staff.call('POST /api/staff/imports', { file, fileName, reason })
const outcomesOf = async (file: string) =>
  (await preview(file)).rows.map(({ row, outcome, notes }) => [row, outcome, ...notes])
const batch = (id: string) => staff.call('GET /api/staff/imports/:id', { id })
const decide = (id: string, step: 'publish' | 'hold' | 'undo') =>
  staff.call(`POST /api/staff/imports/:id/${step}`, { id, reason })

async function storedAs(title: string) {
  const rows = await app.services.db
    .selectFrom('opportunities')
    .selectAll()
    .where('title', '=', title)
    .execute()
  expect(rows).toHaveLength(1)
  return rows[0]
}

async function isListed(student: Visitor, name: string) {
  const { opportunities } = await student.call('GET /api/opportunities', { q: name })
  return opportunities.some(({ title }) => title === name)
}

describe('the preview', () => {
  test('shows row by row what would happen, and stores nothing', async () => {
    const [fresh, other] = [lineOf(), lineOf()]
    const file = fileOf(
      fresh.line,
      fresh.line,
      ',Acme,acme.example,',
      `Mystery Shopper ${other.name},Acme,acme.example/${other.name.slice(7)},31/12/2019`,
    )
    const answer = await preview(file)
    expect(answer).toMatchObject({
      problem: null,
      headers: ['title', 'company', 'url', 'closing date'],
      columns: { title: 0, company: 1, url: 2, deadline: 3, pay: null },
      counts: { new: 1, twice: 1, problem: 2, same: 0 },
    })
    expect(await outcomesOf(file)).toEqual([
      [2, 'new'],
      [3, 'twice', 'The same opening as row 2.'],
      [4, 'problem', 'The title is missing.'],
      [5, 'problem', 'Its closing date is over.'],
    ])
    const rows = await app.services.db
      .selectFrom('opportunities')
      .select('id')
      .where('title', '=', fresh.name)
      .execute()
    expect(rows).toEqual([])
  })

  test('reads the columns that staff chose instead of the headers', async () => {
    const { name } = lineOf()
    const file = `Post name;Who;Page\n${name};Acme;acme.example/${name.slice(7)}`
    const columns = { ...columnsIn([]), title: 0, company: 1, url: 2 }
    const answer = await staff.call('POST /api/staff/imports/preview', { file, columns })
    expect(answer).toMatchObject({ problem: null, rows: [{ title: name, outcome: 'new' }] })
  })

  test('an opening that another source lists is left out', async () => {
    const opening = newOpening()
    await listedOpenings(app.services, [opening])
    const { title, company } = opening
    const file = `title,company,parish,url\n${title},${company},Kingston,a.example/${title.slice(8)}`
    expect(await outcomesOf(file)).toEqual([
      [2, 'elsewhere', expect.stringMatching(/^It is listed already, from /)],
    ])
  })
})

describe('an import', () => {
  test('is held until it is published, and the log has its name', async () => {
    const student = await app.person()
    const [one, two] = [lineOf(), lineOf()]
    const { id, counts } = await add(fileOf(one.line, two.line, ',,x,'))
    expect(counts).toMatchObject({ new: 2, problem: 1 })
    expect(await batch(id)).toMatchObject({
      fileName,
      waiting: 2,
      held: 2,
      published: 0,
      undoneAt: null,
      problems: [{ row: 4, problems: expect.arrayContaining(['The title is missing.']) }],
    })
    expect(await isListed(student, one.name)).toBe(false)
    expect(await decide(id, 'publish')).toEqual({ openings: 2 })
    expect(await isListed(student, one.name)).toBe(true)
    expect(await decide(id, 'hold')).toEqual({ openings: 2 })
    expect(await isListed(student, one.name)).toBe(false)
    const { actions } = await staff.call('GET /api/staff/log', { about: id })
    expect(actions.map(({ sentence }) => sentence).toSorted()).toEqual([
      `${staff.name} held 2 openings from jobs.csv.`,
      `${staff.name} imported 2 openings from jobs.csv.`,
      `${staff.name} published 2 openings from jobs.csv.`,
    ])
    const { imports } = await staff.call('GET /api/staff/imports', {})
    expect(imports.find((each) => each.id === id)).toMatchObject({ waiting: 2 })
  })

  test('of the same file a second time adds nothing and is refused', async () => {
    const { name, line } = lineOf()
    await add(fileOf(line))
    expect(await outcomesOf(fileOf(line))).toEqual([[2, 'same']])
    const again = await staff.refused('POST /api/staff/imports', {
      file: fileOf(line),
      fileName,
      reason,
    })
    expect(again).toMatchObject({
      status: 409,
      message: 'This file adds nothing and changes nothing.',
    })
    await storedAs(name)
  })

  test('of one file by two staff at once adds each opening once', async () => {
    const [one, two] = [lineOf(), lineOf()]
    const input = { file: fileOf(one.line, two.line), fileName, reason }
    const colleague = await app.staff()
    const answers = await Promise.all([
      staff.ask('POST /api/staff/imports', input),
      colleague.ask('POST /api/staff/imports', input),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    for (const { name } of [one, two]) await storedAs(name)
  })

  test('with a new closing date changes the opening and leaves it published', async () => {
    const { name, line } = lineOf()
    const { id } = await add(fileOf(line))
    await decide(id, 'publish')
    const file = fileOf(lineOf(name, '31 Dec 2027').line)
    expect(await outcomesOf(file)).toEqual([[2, 'changed', 'Changes: closing date.']])
    await add(file)
    expect(await storedAs(name)).toMatchObject({
      deadline: '2027-12-31',
      status: 'published',
      batch_id: id,
    })
  })

  test('of a text with a red flag waits at the desk of openings, and publishing the rest leaves it held', async () => {
    const { name, line } = lineOf()
    const flagged = lineOf()
    const file = `${fileOf(line, flagged.line)}`.replace(
      flagged.name,
      `${flagged.name} registration fee J$2000`,
    )
    expect(await outcomesOf(file)).toEqual([
      [2, 'new'],
      [3, 'check', 'Asks the applicant for money.'],
    ])
    const { id } = await add(file)
    expect(await batch(id)).toMatchObject({ waiting: 1, held: 2 })
    expect(await decide(id, 'publish')).toEqual({ openings: 1 })
    expect(await storedAs(name)).toMatchObject({ status: 'published' })
    expect(await storedAs(`${flagged.name} registration fee J$2000`)).toMatchObject({
      status: 'held',
      held_by: 'rules',
    })
  })
})

describe('undoing an import', () => {
  test('removes what it added and answers its reports; a student keeps what they saved, as closed', async () => {
    const student = await app.person()
    const { name, line } = lineOf()
    const { id } = await add(fileOf(line))
    await decide(id, 'publish')
    const { id: openingId = '' } = (await storedAs(name)) ?? {}
    await student.call('PUT /api/opportunities/:id/saved', { id: openingId })
    await student.call('POST /api/opportunities/:id/report', { id: openingId, reason: 'not-real' })
    expect(await decide(id, 'undo')).toEqual({ openings: 1 })

    expect(await isListed(student, name)).toBe(false)
    expect((await student.refused('GET /api/opportunities/:id', { id: openingId })).status).toBe(
      404,
    )
    const { hidden } = await student.call('GET /api/opportunities', { saved: 'yes' })
    expect(hidden).toMatchObject([{ title: name, standing: 'closed' }])
    const { undoneAt, removed, published } = await batch(id)
    expect([undoneAt !== null, removed, published]).toEqual([true, 1, 0])
    const open = await app.services.db
      .selectFrom('opportunity_reports')
      .select('opportunity_id')
      .where('opportunity_id', '=', openingId)
      .where('settled_at', 'is', null)
      .execute()
    expect(open).toEqual([])
    for (const step of ['publish', 'hold', 'undo'] as const)
      expect(
        (await staff.refused(`POST /api/staff/imports/:id/${step}`, { id, reason })).status,
      ).toBe(409)
  })

  test('leaves what another import added, and the same file can be imported again', async () => {
    const [kept, undone] = [lineOf(), lineOf()]
    const first = await add(fileOf(kept.line))
    const second = await add(fileOf(kept.line, undone.line))
    expect(await decide(second.id, 'undo')).toEqual({ openings: 1 })
    expect(await storedAs(kept.name)).toMatchObject({ status: 'held', batch_id: first.id })

    expect(await outcomesOf(fileOf(undone.line))).toEqual([[2, 'new']])
    const third = await add(fileOf(undone.line))
    expect(await storedAs(undone.name)).toMatchObject({
      status: 'held',
      held_by: 'staff',
      batch_id: third.id,
    })
  })

  test('an opening that staff removed by itself stays removed, whatever is imported', async () => {
    const { name, line } = lineOf()
    const { id } = await add(fileOf(line))
    const { posts } = await staff.call('GET /api/staff/posts', { list: 'kept', q: name })
    const [{ id: openingId, seen } = { id: '', seen: '' }] = posts
    const reasons = ['pay-unclear' as const]
    await staff.call('POST /api/staff/posts/:id/remove', { id: openingId, seen, reason, reasons })
    expect(await outcomesOf(fileOf(line))).toEqual([
      [2, 'removed', 'Staff removed it earlier, so it stays removed.'],
    ])
    expect(
      (await staff.refused('POST /api/staff/imports/:id/publish', { id, reason })).status,
    ).toBe(409)
  })
})

import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { shownContent, type AuthoredContent } from '../content/shown-content.ts'
import { openServices } from '../open-services.ts'
import type { FieldTexts } from '#domain/learning/content-edit.ts'
import { guideAnswer } from '../guide/queries.ts'
import type { Services } from '../services.ts'
import { changeContent, restoreContent } from '../staff/content-commands.ts'
import { contentEdits } from '../staff/content-queries.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
let staff: Visitor
const reason = 'The ministry said so on Friday'

beforeAll(async () => {
  app = await startApp()
  staff = await app.staff()
})

async function change(id: string, texts: FieldTexts, person = staff) {
  const { seen } = await person.call('GET /api/staff/content/:id', { id })
  return person.ask('POST /api/staff/content/:id/change', { id, texts, seen, reason })
}

async function undo(id: string) {
  const { seen } = await staff.call('GET /api/staff/content/:id', { id })
  await staff.call('POST /api/staff/content/:id/restore', { id, seen, reason })
}

function asked(question: string): Promise<{ text: string }> {
  const { services } = app
  const asker = { userId: staff.userId, role: 'guardian', adult: true } as const
  return guideAnswer({ ...services, now: services.now() }, asker, question)
}

describe('a changed fact', () => {
  const id = 'fact.minimum-wage-week'

  test('is previewed in the texts that quote it, without being stored', async () => {
    const preview = await staff.call('POST /api/staff/content/:id/preview', {
      id,
      texts: { value: 'J$18,765' },
    })
    expect(preview).toMatchObject({ problems: [], changed: ['value'] })
    expect(preview.shown[0]?.text).toContain('J$18,765')
    expect(preview.shown.length).toBeGreaterThan(3)
    expect(preview.shown.slice(1).every(({ text }) => text.includes('J$18,765'))).toBe(true)
    expect((await staff.call('GET /api/staff/content-edits', {})).edits).toEqual([])
  })

  test('is in the texts, the lessons and the guide, and undone again', async () => {
    expect((await change(id, { value: 'J$18,765' })).status).toBe(200)
    const { content, db } = app.services
    expect(content.facts.find((fact) => fact.id === 'minimum-wage-week')?.value).toBe('J$18,765')
    expect(JSON.stringify(content.courses).includes('J$18,765')).toBe(true)
    expect((await asked('What is the minimum wage?')).text).toContain('J$18,765')
    await app.runJobs()
    const inLessons = () =>
      db
        .selectFrom('course_content')
        .select('id')
        .where(sql<boolean>`body::text like '%J$18,765%'`)
        .execute()
    expect(await inLessons()).not.toEqual([])

    await undo(id)
    await app.runJobs()
    expect(JSON.stringify(content.courses).includes('J$18,765')).toBe(false)
    expect(await inLessons()).toEqual([])
    expect((await staff.call('GET /api/staff/content/:id', { id })).change).toBe(null)
  })

  test.each<[string, string, FieldTexts, string]>([
    ['an empty value', id, { value: ' ' }, 'value'],
    ['pay without a number', id, { value: 'enough' }, 'value'],
    ['a day that is not one', id, { reviewBy: 'next year' }, 'reviewBy'],
    ['a day of review that is over', id, { reviewBy: '2020-01-01' }, 'reviewBy'],
    ['a source of a day to come', id, { asOf: '2099-01-01' }, 'asOf'],
    ['a link that is not one', id, { url: 'javascript:alert(1)' }, 'url'],
    ['no source', id, { source: '' }, 'source'],
    ['an unknown fact', id, { sentence: '{{fact:moon-wage}}' }, 'sentence'],
    ['ages that are not', 'fact.sl-top-ages', { value: 'young people' }, 'value'],
    ['an answer with a dead link', 'answer.tips', { answer: '[Here](/no-page)' }, 'answer'],
    ['a figure written out', 'answer.tips', { answer: 'The minimum wage is J$425.' }, 'answer'],
    ['half a source', 'answer.tips', { url: '' }, 'asOf'],
    ['five ways to ask', 'answer.tips', { asked: 'a\nb\nc\nd\ne' }, 'asked'],
    ['another answer’s question', 'answer.tips', { asked: 'a\nb\nc\nd\ne\nwhat is nht' }, 'asked'],
    ['a programme without a text', 'programme.heart-gwep', { description: '' }, 'description'],
  ])('%s is refused at its field', async (_name, entry, texts, field) => {
    const preview = await staff.call('POST /api/staff/content/:id/preview', { id: entry, texts })
    expect(preview.problems.map((problem) => problem.field)).toContain(field)
    const { status, body } = await change(entry, texts)
    expect([status, body]).toEqual([400, expect.objectContaining({ code: 'invalid' })])
    expect(Object.keys((body as { fields: object }).fields)).toContain(field)
    expect((await staff.call('GET /api/staff/content-edits', {})).edits).toEqual([])
  })
})

test('an outdated form is refused, and names the colleague who was first', async () => {
  const id = 'fact.trn-fee'
  const colleague = await app.staff()
  expect((await change(id, { source: 'Asked by phone' }, colleague)).status).toBe(200)
  const { status, body } = await staff.ask('POST /api/staff/content/:id/change', {
    id,
    texts: { source: 'Read on the website' },
    seen: '',
    reason,
  })
  expect([status, (body as { message: string }).message]).toEqual([
    409,
    expect.stringContaining(colleague.name),
  ])
  await undo(id)
})

test('an answer is found by its new title at once', async () => {
  const id = 'answer.tips'
  const answer = 'Zebra money is yours. Ask before the first shift. {{fact:minimum-wage-hour}}'
  expect((await change(id, { title: 'Who gets the zebra money?', answer })).status).toBe(200)
  const { text } = await asked('Who gets the zebra money?')
  expect(text).toContain('Zebra money is yours.')
  await undo(id)
  expect((await asked('are tips mine')).text).not.toContain('Zebra')
})

test('a programme changes its opening', async () => {
  const id = 'programme.heart-gwep'
  expect((await change(id, { audience: 'Graduates of any age', ages: '' })).status).toBe(200)
  await app.runJobs()
  const opening = () =>
    app.services.db
      .selectFrom('opportunities')
      .select('audience')
      .where('external_id', '=', 'heart-gwep')
      .executeTakeFirstOrThrow()
  expect(await opening()).toEqual({ audience: 'Graduates of any age' })
  await undo(id)
  await app.runJobs()
  expect((await opening()).audience).toMatch(/^Graduates aged \d+/)
})

test('the files contain the changes, and nothing else is different', async () => {
  await change('fact.trn-fee', { source: 'Asked at the counter' })
  await change('answer.tips', { title: 'Who owns my tips?' })
  const { files } = await staff.call('GET /api/staff/content-files', {})
  expect(files.map(({ path }) => path)).toEqual([
    'content/facts.yaml',
    'content/answers/pay/tips.md',
  ])
  expect(files[0]?.text).toContain('source: Asked at the counter\n')
  expect(files[1]?.text).toMatch(/^---\ntitle: Who owns my tips\?\n/)
  await undo('fact.trn-fee')
  await undo('answer.tips')
})

test('the search finds a text by words of its title', async () => {
  const { entries } = await staff.call('GET /api/staff/content', { kind: 'answer', q: 'tips MINE' })
  expect(entries.map(({ id }) => id)).toContain('answer.tips')
  const { more } = await staff.call('GET /api/staff/content', {})
  expect(more).toBe(true)
})

describe('a release whose files changed too', () => {
  const name = 'fact.trn-fee'
  type Files = AuthoredContent
  const saying = (field: 'value' | 'label', text: string) => (files: Files) => ({
    ...files,
    facts: files.facts.map((fact) => (fact.id === 'trn-fee' ? { ...fact, [field]: text } : fact)),
  })

  /** A server that starts with other files, on the same database. */
  async function release(
    changed: (files: Files) => Files,
    during?: (next: Services) => Promise<unknown>,
  ) {
    const { services } = app
    const { shipped } = services.editedContent
    const next = await openServices({
      env: services.env,
      root: `${import.meta.dirname}/../../..`,
      log: services.log,
      database: services.database,
      content: shownContent(changed(shipped.authored), shipped),
      now: services.now,
    })
    await during?.(next.services)
    const judged = next.services.editedContent.judged().map(({ edit, state }) => [edit.id, state])
    const shown = next.services.content.facts.find(({ id }) => id === 'trn-fee')
    await next.close()
    return { judged, shown }
  }

  test('in the same field is a conflict, and the change is still shown', async () => {
    await change(name, { value: 'J$777' })
    const { judged, shown } = await release(saying('value', 'J$888'))
    expect([judged, shown?.value]).toEqual([[['trn-fee', 'conflict']], 'J$777'])
  })

  test('in another field shows both', async () => {
    const { judged, shown } = await release(saying('label', 'Fee for a TRN'))
    expect(judged).toEqual([['trn-fee', 'shown']])
    expect(shown).toMatchObject({ value: 'J$777', label: 'Fee for a TRN' })
  })

  test('to the same text drops the change', async () => {
    const { shown } = await release(saying('value', 'J$777'))
    expect(shown?.value).toBe('J$777')
    expect(await app.services.db.selectFrom('content_edits').selectAll().execute()).toEqual([])
    await app.services.editedContent.changed()
    expect((await staff.call('GET /api/staff/content-edits', {})).edits).toEqual([])
  })

  test('is no conflict any more once staff keep what they wrote', async () => {
    await change(name, { value: 'J$777' })
    const { judged, shown } = await release(saying('value', 'J$888'), async (next) => {
      const [first] = next.editedContent.judged()
      const seen = first?.edit.editedAt.toISOString() ?? ''
      const { shipped } = next.editedContent
      const texts = { value: 'J$777' }
      const kept = await app.services.transaction((tx) =>
        changeContent(tx, shipped, { name, seen, texts }),
      )
      expect(kept).toMatchObject({ before: { value: 'J$888' }, after: { value: 'J$777' } })
      await next.editedContent.refresh()
    })
    expect([judged, shown?.value]).toEqual([[['trn-fee', 'shown']], 'J$777'])
    await undo(name)
  })

  test('and have no such entry any more cannot show the change, which can be undone', async () => {
    const gone = 'programme.heart-gwep'
    await change(gone, { audience: 'Graduates of any age' })
    const without = (files: Files) => ({
      ...files,
      programmes: files.programmes.filter(({ id }) => id !== 'heart-gwep'),
    })
    const { judged } = await release(without, async (next) => {
      const [edit] = await contentEdits(next)
      expect(edit).toMatchObject({ id: gone, change: { state: 'unusable' } })
      expect(edit?.change.problems).toHaveLength(1)
      const seen = edit?.change.at ?? ''
      const { shipped } = next.editedContent
      await app.services.transaction((tx) => restoreContent(tx, shipped, { name: gone, seen }))
      await next.editedContent.refresh()
    })
    expect(judged).toEqual([])
    await app.runJobs()
  })
})

test('another process shows the change without a restart', async () => {
  const { services } = app
  const next = await openServices({
    env: services.env,
    root: `${import.meta.dirname}/../../..`,
    log: services.log,
    database: services.database,
    content: services.editedContent.shipped,
    now: services.now,
  })
  const other = await createApp(next.services, null)
  const value = () => next.services.content.facts.find(({ id }) => id === 'trn-fee')?.value
  const before = value()
  await change('fact.trn-fee', { value: 'J$999' })
  if (services.database.engine === 'embedded') await next.services.editedContent.refresh()
  await expect.poll(value, { timeout: 10_000 }).toBe('J$999')
  await undo('fact.trn-fee')
  if (services.database.engine === 'embedded') await next.services.editedContent.refresh()
  await expect.poll(value, { timeout: 10_000 }).toBe(before)
  await other.close()
  await next.close()
})

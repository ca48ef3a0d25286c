import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { accessRows } from '../testing/access-rows.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

const reads = [...accessRows.keys()].filter((route) => route.startsWith('GET '))

/** Each table's name with a hash of all its rows. A read may only update when the person was last seen. */
async function tableHashes(): Promise<Record<string, string>> {
  const { db } = app.services
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`.execute(db)
  const hashes: Record<string, string> = {}
  for (const { name } of rows) {
    const table = await sql<{ text: string | null }>`
      select string_agg(row_text, E'\n' order by row_text) as text
      from (select (to_jsonb(t) - 'last_seen_at')::text as row_text from ${sql.table(name)} t) as rows`.execute(
      db,
    )
    hashes[name] = createHash('sha256')
      .update(table.rows[0]?.text ?? '')
      .digest('hex')
  }
  return hashes
}

/** Ids of existing objects, so that a read finds something. */
async function idsFor(route: string): Promise<string[]> {
  const { content } = app.services
  const course = content.courses[0]
  const item = course?.sections[0]?.items[0]
  if (route.includes('/courses/') || route.includes('/course-progress/')) {
    return [course?.id ?? '', item?.id ?? '']
  }
  if (route.includes('/assessments/')) return [content.assessments[0]?.id ?? '']
  if (route.includes('/paths/')) return [content.paths[0]?.id ?? '']
  if (route.includes('/opportunities/')) {
    const opening = await app.services.db
      .selectFrom('opportunities')
      .select('id')
      .limit(1)
      .executeTakeFirst()
    return [opening?.id ?? crypto.randomUUID()]
  }
  return [crypto.randomUUID(), crypto.randomUUID()]
}

async function readAll(person: Visitor): Promise<string[]> {
  const answeredRoutes: string[] = []
  for (const route of reads) {
    const ids = await idsFor(route)
    const path = route.slice(4).replaceAll(/:\w+/g, () => ids.shift() ?? 'nothing')
    const { status } = await person.send('GET', path)
    if (status === 200) answeredRoutes.push(route)
  }
  return answeredRoutes
}

test('a GET request changes nothing except when the person was last seen', async () => {
  const student = await app.person('student', { school: 'A', grade: '11', age: '17' })
  await student.call('POST /api/check-in', {})
  const others = [await app.person('guardian'), await app.person('mentor'), await app.staff()]
  // A new day, so that a read that counts the day would be detected.
  app.setTime(new Date(app.services.now().getTime() + 23 * 60 * 60_000))
  const before = await tableHashes()
  const answeredRoutes = await readAll(student)
  for (const person of others) await readAll(person)
  await readAll(app.visitor())
  expect(await tableHashes()).toEqual(before)
  const studentReads = reads.filter((route) => accessRows.get(route)?.may.includes('student'))
  expect(answeredRoutes.length).toBeGreaterThan(studentReads.length / 2)
})

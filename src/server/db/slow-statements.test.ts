import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openLog } from '../log.ts'
import { signUpAt } from '../testing/browser.ts'
import { freshSettings, startServer } from '../testing/server-process.ts'
import { newDatabase } from '../testing/test-database.ts'
import { currentWork } from './current-work.ts'
import type { Database } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'
import { slowStatementLog, type OnStatement } from './slow-statements.ts'

const onPostgres = process.env['TEST_ENGINE'] === 'postgres'

interface SlowLine {
  msg: string
  statement: string
  statementId: string
  milliseconds: number
  work: string
}

function openSlowLog(limitMs: number) {
  const lines: string[] = []
  const log = openLog('warn', { write: (line) => void lines.push(line) })
  return { lines, onStatement: slowStatementLog(log, limitMs) }
}

const parsed = (line: string | undefined) => JSON.parse(line ?? '{}') as SlowLine

async function withEmptyDatabase(
  onStatement: OnStatement | undefined,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const fresh = onPostgres ? await newDatabase() : null
  const database =
    fresh === null
      ? await openEmbedded(null, null, onStatement)
      : openPostgres(fresh.url, { onStatement })
  try {
    await work(database)
  } finally {
    await database.close()
    await fresh?.drop()
  }
}

describe('slow statements', () => {
  test('are logged with duration, text and the work that ran them, without parameters', async () => {
    const { lines, onStatement } = openSlowLog(40)
    await withEmptyDatabase(onStatement, async ({ db }) => {
      await currentWork.run({ name: 'GET /api/dashboard', span: null }, async () => {
        await sql`select 1 as fast`.execute(db)
        await sql`select pg_sleep(0.05), ${'the words of Shanice'}::text, 'Kingston 10' as place`.execute(
          db,
        )
      })
    })
    const slow = lines.filter((line) => line.includes('pg_sleep'))
    expect(slow).toHaveLength(1)
    expect(parsed(slow[0])).toMatchObject({
      msg: 'a slow statement',
      statement: 'select pg_sleep(?), $1::text, ? as place',
      statementId: expect.stringMatching(/^[\da-f]{8}$/),
      work: 'GET /api/dashboard',
    })
    expect(parsed(slow[0]).milliseconds).toBeGreaterThanOrEqual(40)
    expect(lines.join()).not.toMatch(/Shanice|Kingston/)
  })

  test('that fail are logged too, and so are scripts of the job queue', async () => {
    const { lines, onStatement } = openSlowLog(40)
    const failing = "do $$ begin perform pg_sleep(0.05); raise exception 'Shanice'; end $$"
    await withEmptyDatabase(onStatement, async ({ db, script }) => {
      await expect(sql.raw(failing).execute(db)).rejects.toThrow('Shanice')
      await script('select pg_sleep(0.05); select 1')
    })
    const slow = lines.map(parsed).filter(({ statement }) => statement.includes('pg_sleep'))
    expect(slow).toMatchObject([
      { statement: 'do $$ begin perform pg_sleep(?); raise exception ?; end $$' },
      { statement: 'select pg_sleep(?); select ?', work: 'background' },
    ])
  })

  test('are not measured with the limit 0', () => {
    expect(openSlowLog(0).onStatement).toBeUndefined()
  })

  test('have a short text, and the same id whenever they run', () => {
    const { lines, onStatement } = openSlowLog(1)
    const long = `select ${'"column" , '.repeat(200)} from "table"`
    for (const text of [long, long, 'select 2']) onStatement?.(text, 2, false)
    const [first, second, third] = lines.map(parsed)
    expect(first?.statement.length).toBeLessThan(210)
    expect(first?.statementId).toBe(second?.statementId)
    expect(first?.statementId).not.toBe(third?.statementId)
  })

  test('of a running server name their route or job', async () => {
    const server = await startServer({ ...(await freshSettings()), SLOW_STATEMENT_MS: '1' })
    const student = await signUpAt(server.url)
    const works = () =>
      server
        .output()
        .split('\n')
        .filter((line) => line.includes('a slow statement'))
        .map((line) => parsed(line).work)
    await expect.poll(works).toContain('POST /api/sign-up')
    await expect.poll(() => works().some((work) => work.startsWith('job '))).toBe(true)
    expect(server.output()).not.toContain(student.email)
    await server.end('SIGTERM')
  })
})

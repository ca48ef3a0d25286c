import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openLog } from './log.ts'
import { openTestDatabase } from './testing/test-database.ts'

test('a database error is logged with code and location, without personal data', async () => {
  const { database } = await openTestDatabase()
  const lines: string[] = []
  const log = openLog('error', { write: (line) => void lines.push(line) })
  const failure = await sql`select ${'the words of Shanice'}::text::uuid`
    .execute(database.db)
    .catch((error: unknown) => error)
  log.error({ err: failure }, 'request failed')
  await database.close()
  expect(String(failure)).toContain('Shanice')
  expect(lines.join()).not.toContain('Shanice')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    err: {
      code: '22P02',
      message: 'the database refused the statement',
      stack: expect.stringContaining('at '),
    },
  })
})

test('an error that is not from the database is logged with its message', () => {
  const lines: string[] = []
  const log = openLog('error', { write: (line) => void lines.push(line) })
  log.error({ err: new TypeError('no such thing') }, 'request failed')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    err: { type: 'TypeError', message: 'no such thing' },
  })
})

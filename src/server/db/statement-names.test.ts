import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { newDatabase } from '../testing/test-database.ts'
import { openPostgres } from './postgres.ts'
import { statementNames } from './statement-names.ts'

const onPostgres = process.env['TEST_ENGINE'] === 'postgres'

describe('the names of prepared statements', () => {
  test('are unique, and only for repeated statements', () => {
    const names = statementNames()
    const useFiveTimes = (text: string) => [1, 2, 3, 4, 5].map(() => names.of(text))
    const [first, , , , fifth] = useFiveTimes('select $1')
    expect(first).toBeUndefined()
    expect(fifth).toBe(names.of('select $1'))
    expect(useFiveTimes('select $2').at(-1)).not.toBe(fifth)
    names.renew('select $1')
    expect(names.of('select $1')).not.toBe(fifth)
  })

  test('are limited in number', () => {
    const names = statementNames(2)
    for (const text of ['a', 'b', 'c']) for (let time = 0; time < 9; time += 1) names.of(text)
    expect(['a', 'b', 'c'].map((text) => typeof names.of(text))).toEqual([
      'string',
      'string',
      'undefined',
    ])
  })
})

describe.runIf(onPostgres)('on PostgreSQL', () => {
  test('a repeated statement is prepared, and still works after its table has changed', async () => {
    const { url, drop } = await newDatabase()
    const [prepared, unprepared] = [openPostgres(url, { prepare: true }), openPostgres(url)]
    const count = sql<{ count: number }>`select count(*) as count from pg_prepared_statements`
    try {
      await prepared.script('create table one (id integer); insert into one values (1)')
      for (const { db } of [prepared, unprepared])
        for (let time = 0; time < 6; time += 1) await rowsOf(db)
      expect((await count.execute(prepared.db)).rows).toEqual([{ count: 1 }])
      expect((await count.execute(unprepared.db)).rows).toEqual([{ count: 0 }])

      await prepared.script('alter table one add column name text')
      expect(await rowsOf(prepared.db)).toEqual([{ id: 1, name: null }])

      await prepared.script('alter table one add column age integer')
      const inTransaction = () => prepared.unguarded.transaction().execute(rowsOf)
      await expect(inTransaction()).rejects.toThrow('cached plan')
      expect(await inTransaction()).toEqual([{ id: 1, name: null, age: null }])
    } finally {
      await Promise.all([prepared.close(), unprepared.close()])
      await drop()
    }
  })
})

async function rowsOf(db: Parameters<ReturnType<typeof sql>['execute']>[0]): Promise<unknown[]> {
  return (await sql`select * from one where id = ${1}`.execute(db)).rows
}

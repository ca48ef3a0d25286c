import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { onCitus } from '../testing/citus.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { TxDb } from './database.ts'
import type { Tx } from './transaction.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
  await sql`create table pots (id int primary key, mangoes int not null)`.execute(app.services.db)
  await sql`insert into pots values (1, 0), (2, 0)`.execute(app.services.db)
})

const addTo = (db: TxDb, pot: number) =>
  sql`update pots set mangoes = mangoes + 1 where id = ${pot}`.execute(db)

describe.runIf(process.env['TEST_ENGINE'] === 'postgres')(
  'two transactions that block each other',
  () => {
    test('both happen exactly once, although the database aborts one of them', async () => {
      const { transaction, db } = app.services
      let locked = 0
      const bothHaveOne = Promise.withResolvers<void>()
      const crossing = (first: number, second: number) =>
        transaction(async (tx) => {
          await addTo(tx.db, first)
          locked += 1
          if (locked === 2) bothHaveOne.resolve()
          await bothHaveOne.promise
          await addTo(tx.db, second)
        })
      await Promise.all([crossing(1, 2), crossing(2, 1)])
      // A cluster looks for such pairs from outside, and may abort both.
      expect([3, ...(onCitus ? [4] : [])]).toContain(locked)
      const { rows } = await sql`select mangoes from pots`.execute(db)
      expect(rows).toEqual([{ mangoes: 2 }, { mangoes: 2 }])
    })
  },
)

describe('a write that is not awaited', () => {
  const mangoesIn = async (pot: number) => {
    const { rows } = await sql<{ mangoes: number }>`
      select mangoes from pots where id = ${pot}`.execute(app.services.db)
    return rows[0]?.mangoes
  }
  const setTo = ({ db }: Tx, mangoes: number) => ({
    compile: () => sql`update pots set mangoes = ${mangoes} where id = 3`.compile(db),
  })
  const broken = ({ db }: Tx) => ({
    compile: () => sql`update pots set mangoes = null`.compile(db),
  })

  beforeAll(() => sql`insert into pots values (3, 0)`.execute(app.services.db))

  test('is seen by the next statement, keeps its order, and is committed', async () => {
    const seen = await app.services.transaction(async (tx) => {
      await tx.write(setTo(tx, 1))
      await tx.write(setTo(tx, 2))
      const { rows } = await sql`select mangoes from pots where id = 3`.execute(tx.db)
      await tx.write(setTo(tx, 3))
      return rows
    })
    expect(seen).toEqual([{ mangoes: 2 }])
    expect(await mangoesIn(3)).toBe(3)
  })

  test('that fails undoes the transaction, which fails with what was made of its error', async () => {
    const renamed = (write: () => Promise<unknown>) =>
      write().catch((error: unknown) => {
        throw new Error('No mangoes', { cause: error })
      })
    const transaction = app.services.transaction(async (tx) => {
      await tx.write(setTo(tx, 9))
      await tx.write(broken(tx), renamed)
      return 'done'
    })
    await expect(transaction).rejects.toThrow('No mangoes')
    expect(await mangoesIn(3)).not.toBe(9)
  })

  test('that fails is the error, not the statement that the aborted transaction refuses after it', async () => {
    const transaction = app.services.transaction(async (tx) => {
      await tx.write(broken(tx))
      await sql`select 1`.execute(tx.db)
    })
    await expect(transaction).rejects.toThrow('null value')
  })
})

// A cluster refuses a new trigger on a table that is spread.
test.skipIf(onCitus).for([
  ['the database is read-only after a failover', '25006', '5'],
  ['a transaction was idle for too long', '25P03', '5'],
  ['the disk is full', '53100', '60'],
  ['a race was lost three times', '40001', '5'],
  ['a deadlock occurred three times', '40P01', '5'],
  ['a lock was not released in time', '55P03', '5'],
  ['the operator ended the connection', '57P01', '5'],
])(
  'a write that fails because %s gets a 503 response with a retry time',
  async ([, code = '', wait]) => {
    const student = await app.person()
    await sql
      .raw(
        `create or replace function refuse() returns trigger language plpgsql as $$
       begin raise exception using errcode = '${code}', message = 'refused'; end $$`,
      )
      .execute(app.services.db)
    await sql`create or replace trigger refuse before insert on xp_activities
    for each row execute function refuse()`.execute(app.services.db)
    try {
      const answer = await student.ask('POST /api/check-in', {})
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, wait])
    } finally {
      await sql`drop trigger refuse on xp_activities`.execute(app.services.db)
    }
  },
)

import type { Insertable } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { rowsStatement } from './rows-statement.ts'
import type { Tables } from './tables.ts'

let app: TestApp
let built = 0

interface Lists {
  days: readonly Insertable<Tables['daily_xp_tracking']>[]
}

const daysStatement = rowsStatement((db, { days }: Lists) => {
  built += 1
  return db.insertInto('daily_xp_tracking').values(days)
})

beforeAll(async () => {
  app = await startApp()
})

describe('a write of rows', () => {
  test('gets the rows of each run, and is built once for each number of rows', async () => {
    const { userId } = await app.person()
    const freeze = (day: string) => {
      return { user_id: userId, activity_type: 'streak_freeze' as const, gained_at: day }
    }
    const { transaction, db } = app.services
    for (const days of [['2020-01-01'], ['2020-01-02', '2020-01-03'], ['2020-01-04']]) {
      await transaction((tx) => tx.write(daysStatement(tx.db, { days: days.map(freeze) })))
    }
    const written = await db
      .selectFrom('daily_xp_tracking')
      .select('gained_at')
      .where('user_id', '=', userId)
      .where('activity_type', '=', 'streak_freeze')
      .orderBy('gained_at')
      .execute()
    expect(written.map(({ gained_at }) => gained_at)).toEqual([
      '2020-01-01',
      '2020-01-02',
      '2020-01-03',
      '2020-01-04',
    ])
    expect(built).toBe(2)
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import type { UserId } from '#domain/people/user-id.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { statement, type ParameterOf } from './statement.ts'

let app: TestApp
let built = 0

const nameStatement = statement((db, parameter: ParameterOf<{ userId: UserId }>) => {
  built += 1
  return db
    .selectFrom('user_profiles')
    .select('display_name')
    .where('user_id', '=', parameter('userId'))
    .where('role', '=', 'student')
})

beforeAll(async () => {
  app = await startApp()
})

describe('a statement that is compiled once', () => {
  test('gets the values of each run, and is built only once', async () => {
    const [first, second] = [await app.person(), await app.person()]
    const { db } = app.services
    for (const { userId, name } of [first, second, first]) {
      expect(await nameStatement(db, { userId })).toEqual([{ display_name: name }])
    }
    expect(built).toBe(1)
  })

  test('runs inside a transaction with its handle, and is refused with the outer one', async () => {
    const { userId, name } = await app.person()
    const { transaction, db } = app.services
    expect(await transaction((tx) => nameStatement(tx.db, { userId }))).toEqual([
      { display_name: name },
    ])
    await expect(transaction(() => nameStatement(db, { userId }))).rejects.toThrow(
      'A query left its transaction',
    )
  })
})

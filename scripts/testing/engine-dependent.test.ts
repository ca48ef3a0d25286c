import { expect, test } from 'vitest'
import { engineDependentTests, isEngineDependent } from './engine-dependent.ts'

test.for([
  ['src/server/paths/paths.test.ts', 'await Promise.all([chosen, again])'],
  ['src/server/paths/paths.test.ts', "test('two concurrent choices', () => {})"],
  ['src/server/paths/paths.test.ts', 'const server = await startServer(settings)'],
  ['src/server/paths/paths.test.ts', 'await sql`select 1`.execute(db)'],
  ['src/server/xp/digest.test.ts', ''],
  ['src/server/openings/list.test.ts', ''],
] as const)('%s with "%s" depends on the engine', ([file, text]) => {
  expect(isEngineDependent(file, text)).toBe(true)
})

test('requests one after the other do not depend on the engine', () => {
  const text = "const opened = await student.call('GET /api/paths', {})"
  expect(isEngineDependent('src/server/paths/paths.test.ts', text)).toBe(false)
})

test('the rule finds the tests of races', () => {
  expect(engineDependentTests()).toEqual(
    expect.arrayContaining([
      'src/server/guardians/concurrent-links.test.ts',
      'src/server/xp/ledger.test.ts',
      'src/server/db/transaction.test.ts',
    ]),
  )
})

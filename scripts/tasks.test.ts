import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tasks } from './tasks.mjs'

test('each task is a script of package.json, and each of those runs its own task', () => {
  const { scripts } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
  ) as { scripts: Record<string, string> }
  expect(scripts).toEqual(
    Object.fromEntries(Object.keys(tasks).map((task) => [task, `node scripts/run.mjs ${task}`])),
  )
})

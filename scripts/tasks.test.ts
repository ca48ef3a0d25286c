import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = import.meta.dirname

test('each task is a script of package.json, and each of those runs its own task', async () => {
  // By its address, because a file of plain JavaScript has no types.
  const { tasks } = (await import(join(folder, 'tasks.mjs'))) as { tasks: object }
  const { scripts } = JSON.parse(readFileSync(join(folder, '../package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  expect(scripts).toEqual(
    Object.fromEntries(Object.keys(tasks).map((task) => [task, `node scripts/run.mjs ${task}`])),
  )
})

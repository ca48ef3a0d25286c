import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { completed, missingFrom } from './lockfile-platforms.ts'

test('the lockfile pins every package of every platform, so that npm ci accepts it anywhere', () => {
  const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  expect([...missingFrom(lockfile).keys()], 'run node scripts/complete-lockfile.ts').toEqual([])
})

test('a missing package is pinned for its own platform only', () => {
  const tool = { version: '1.0.0', optionalDependencies: { '@tool/bin-linux-x64-musl': '1.0.0' } }
  const lockfile = completed({ packages: { '': {}, 'node_modules/tool': tool } })
  expect(lockfile.packages['node_modules/@tool/bin-linux-x64-musl']).toEqual({
    version: '1.0.0',
    optional: true,
    os: ['linux'],
    cpu: ['x64'],
    libc: ['musl'],
  })
  expect(missingFrom(lockfile).size).toBe(0)
})

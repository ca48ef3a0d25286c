import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

test('code that follows the import table has no lint errors', async () => {
  const findings = await lint({
    'src/domain/ledger/level.ts': `import { z } from 'zod'\nimport { a } from './xp.ts'\nexport const b = [z, a]`,
    'src/contract/xp.ts': `import { a } from '#domain/ledger/level.ts'\nexport const b = a`,
    'src/server/xp/queries.ts': `import { a } from '#contract/xp.ts'\nexport const b = a`,
    'src/client/app/api.ts': `import type { z } from 'zod'\nexport type A = z.ZodType`,
    'src/domain/ledger/level.test.ts': `import fc from 'fast-check'\nexport const at = [fc, Date.now()]`,
  })
  expect(findings).toEqual('')
})

test.for([
  ['src/domain/a.ts', `import { a } from 'node:fs'`, 'domain is pure'],
  ['src/domain/a.ts', `import type { A } from '#server/a.ts'`, 'domain is pure'],
  ['src/domain/a.ts', `import { a } from '../server/a.ts'`, 'domain is pure'],
  ['src/domain/a.ts', `export const a = Math.random()`, 'brings the dice'],
  ['src/domain/a.ts', `export const a = Date.now()`, 'brings the clock'],
  ['src/domain/a.ts', `console.log(1)`, "Unexpected use of 'console'"],
  ['src/domain/a.ts', `export const a = process.pid`, "Unexpected use of 'process'"],
  ['src/contract/a.ts', `import type { A } from '#server/a.ts'`, 'contract imports domain'],
  ['src/contract/a.ts', `import { a } from 'fastify'`, 'contract imports domain'],
  ['src/server/a.ts', `import type { A } from '#client/a.ts'`, 'never the client'],
  ['src/server/xp/a.ts', `import { a } from '../../domain/a.ts'`, 'never the client'],
  ['src/server/xp/a.ts', `export const a = process.env['A']`, 'process.env'],
  ['src/client/a.ts', `import type { A } from '#server/a.ts'`, 'never the server'],
  ['src/client/a.ts', `export const a = await import('../server/a.ts')`, 'never the server'],
  ['src/client/a.ts', `import { a } from 'node:path'`, 'never the server'],
  ['src/client/a.ts', `import { z } from 'zod'`, '24 kB'],
  ['e2e/a.spec.ts', `import { a } from '../src/server/a.ts'`, 'only HTTP and the browser'],
  ['src/domain/a.ts', `export const a: any = 1`, 'no-explicit-any'],
  ['src/domain/a.ts', `export default 1`, 'no-default-export'],
  ['src/domain/a.ts', `export const a = (b?: string) => b!`, 'no-non-null-assertion'],
  ['src/domain/a.ts', '\n'.repeat(301), 'max-lines'],
  ['src/server/a.ts', `async function a() {}\na()`, 'no-floating-promises'],
] as const)('in %s the linter finds: %s', async ([file, text, finding]) => {
  expect(await lint({ [file]: text })).toContain(finding)
})

async function lint(files: Record<string, string>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'upful-lint-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync('.oxlintrc.json', join(folder, '.oxlintrc.json'))
  writeFileSync(join(folder, 'tsconfig.json'), '{"compilerOptions":{"strict":true}}')
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const linter = resolve('node_modules/oxlint/bin/oxlint')
  const args = [linter, '--type-aware', '--format=json', ...Object.keys(files)]
  return new Promise((done, fail) => {
    execFile(process.execPath, args, { cwd: folder }, (_, stdout, stderr) => {
      if (!stdout.startsWith('{')) return fail(new Error(stdout + stderr))
      const { diagnostics } = JSON.parse(stdout)
      done(diagnostics.map((diagnostic: object) => JSON.stringify(diagnostic)).join('\n'))
    })
  })
}

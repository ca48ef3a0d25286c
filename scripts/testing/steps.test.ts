import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { sideBySide } from './steps.ts'

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

test('a step that fails without a failed test counts as one failure', async () => {
  const [outcome] = await outcomesOf('process.exit(2)')
  expect(outcome).toMatchObject({ ok: false, passed: 0, failed: 1 })
})

test('a step of tests counts what its runner counted', async () => {
  const [outcome] = await outcomesOf('process.exit(1)', { passed: 8, failed: 3, skipped: 0 })
  expect(outcome).toMatchObject({ ok: false, passed: 8, failed: 3 })
})

test('a crash after the tests passed is still a failure', async () => {
  const [outcome] = await outcomesOf('process.exit(1)', { passed: 8, failed: 0, skipped: 0 })
  expect(outcome).toMatchObject({ ok: false, passed: 8, failed: 1 })
})

test('what a failed step said is shown, what a good one said is not', async () => {
  const shown: unknown[] = []
  vi.mocked(console.log).mockImplementation((line) => void shown.push(line))
  await outcomesOf('console.log("found 3 errors"); process.exitCode = 1')
  await outcomesOf('console.log("all is well")')
  expect(shown).toEqual(['FAIL planted', 'found 3 errors', 'ok   planted'])
})

async function outcomesOf(script: string, counts?: Parameters<typeof countsOf>[0]) {
  const folder = mkdtempSync(join(tmpdir(), 'upful-step-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'step.mjs')
  writeFileSync(file, script)
  return sideBySide([{ name: 'planted', run: [file], ...(counts && countsOf(counts)) }])
}

function countsOf(counts: { passed: number; failed: number; skipped: number }) {
  return { count: () => counts }
}

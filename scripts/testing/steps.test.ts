import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { CountsFile, readCounts } from './counts-file.ts'
import { inTurn, sideBySide } from './steps.ts'

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

test('a step that fails without a failed test counts as one failure', async () => {
  const [outcome] = await outcomesOf('process.exit(2)')
  expect(outcome).toMatchObject({ ok: false, passed: 0, failed: 1 })
})

test('a step that runs tests reports the counts of its runner', async () => {
  const [outcome] = await outcomesOf('process.exit(1)', { passed: 8, failed: 3, skipped: 0 })
  expect(outcome).toMatchObject({ ok: false, passed: 8, failed: 3 })
})

test('a crash after the tests passed is still a failure', async () => {
  const [outcome] = await outcomesOf('process.exit(1)', { passed: 8, failed: 0, skipped: 0 })
  expect(outcome).toMatchObject({ ok: false, passed: 8, failed: 1 })
})

test('the output of a failed step is shown, and the output of a passed one is not', async () => {
  const lines: unknown[] = []
  vi.mocked(console.log).mockImplementation((line) => void lines.push(line))
  await outcomesOf('console.log("found 3 errors"); process.exitCode = 1')
  await outcomesOf('console.log("all is well")')
  expect(lines).toEqual(['FAIL planted', 'found 3 errors', 'ok   planted'])
})

test('a step that goes silent is killed with all its child processes, and its counts are kept', async () => {
  const folder = newFolder()
  const counts = join(folder, 'counts.json')
  new CountsFile(counts).add('passed')
  const file = stepFile(folder, STARTS_A_CHILD)
  const step = { name: 'hanging', run: [file], count: () => readCounts(counts) }
  const [outcome] = await inTurn([step], 3_000)
  expect(outcome).toMatchObject({ ok: false, passed: 1, failed: 1 })
  await isGone(join(folder, 'child.pid'))
})

test('a step that keeps writing output is not killed, however long it takes', async () => {
  const lines = `for (let i = 0; i < 8; i++) { console.log(i); await new Promise((go) => setTimeout(go, 500)) }`
  const [outcome] = await inTurn([{ name: 'slow', run: [stepFile(newFolder(), lines)] }], 3_000)
  expect(outcome).toMatchObject({ ok: true })
})

test('a run that is killed with SIGKILL leaves no process behind', async () => {
  const folder = newFolder()
  const step = stepFile(folder, STARTS_A_CHILD)
  const script = `
    const { inTurn } = await import('./scripts/testing/steps.ts')
    await inTurn([{ name: 'planted', run: [${JSON.stringify(step)}] }])`
  const run = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })
  const child = join(folder, 'child.pid')
  await expect.poll(() => existsSync(child)).toBe(true)
  run.kill('SIGKILL')
  await once(run, 'exit')
  await isGone(child)
})

// The child writes its pid once it watches its parent, and then does nothing for an hour.
const END_WITH_PARENT = join(import.meta.dirname, 'end-with-parent.ts')
const STARTS_A_CHILD = `
  import { spawn } from 'node:child_process'
  import { join } from 'node:path'
  const number = join(import.meta.dirname, 'child.pid')
  const child = "require('fs').writeFileSync(process.argv[1], String(process.pid)); setTimeout(() => {}, 3_600_000)"
  spawn(process.execPath, ['--import', ${JSON.stringify(END_WITH_PARENT)}, '-e', child, number], { stdio: 'ignore' })`

async function isGone(pidFile: string): Promise<void> {
  const pid = Number(readFileSync(pidFile, 'utf8'))
  await expect.poll(() => isRunning(pid)).toBe(false)
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function outcomesOf(script: string, counts?: Parameters<typeof countsOf>[0]) {
  const file = stepFile(newFolder(), script)
  return sideBySide([{ name: 'planted', run: [file], ...(counts && countsOf(counts)) }])
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'upful-step-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

function stepFile(folder: string, script: string): string {
  const file = join(folder, 'step.mjs')
  writeFileSync(file, script)
  return file
}

function countsOf(counts: { passed: number; failed: number; skipped: number }) {
  return { count: () => counts }
}

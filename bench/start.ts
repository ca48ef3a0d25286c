import { mkdtempSync, rmSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memoryOf } from './process-memory.ts'
import { startFlags } from './server-process.ts'

const budgets = { cold: { now: 400, peak: 400 }, warm: { now: 300, peak: 400 } }

/** The time from starting the built server to its first response, on a first and a second start, and its memory. */
const folder = mkdtempSync(join(tmpdir(), 'upful-bench-'))
await startOnce('cold')
for (let round = 0; round < 3; round += 1) await startOnce('warm')
rmSync(folder, { recursive: true })

async function startOnce(name: keyof typeof budgets): Promise<void> {
  const started = performance.now()
  const server = spawn(process.execPath, [...startFlags, 'dist/server/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
    },
  })
  const exit = once(server, 'exit')
  server.stdout.setEncoding('utf8')
  let output = ''
  for await (const part of server.stdout) {
    output += String(part)
    const url = /Upful is at (\S+)/.exec(output)?.[1]
    if (url === undefined) continue
    const page = await fetch(`${url}/`)
    await page.arrayBuffer()
    const seconds = (performance.now() - started) / 1000
    const { now, peak } = memoryOf(server.pid)
    const over = now > budgets[name].now || peak > budgets[name].peak
    if (over) process.exitCode = 1
    console.log(
      `${name}  ${seconds.toFixed(2)} s to the first page, ${now} MB RSS of ${budgets[name].now}, ` +
        `${peak} MB at its peak of ${budgets[name].peak}${over ? '  OVER' : ''}`,
    )
    break
  }
  server.kill('SIGTERM')
  await exit
}

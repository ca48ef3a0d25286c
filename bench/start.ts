import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** How long the built server takes from nothing, and again, to its first answer, and what it weighs then. */
const folder = mkdtempSync(join(tmpdir(), 'upful-bench-'))
await startOnce('cold')
for (const round of [1, 2, 3]) await startOnce(`warm ${round}`)
rmSync(folder, { recursive: true })

async function startOnce(name: string): Promise<void> {
  const started = performance.now()
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
    },
  })
  const gone = once(server, 'exit')
  server.stdout.setEncoding('utf8')
  let said = ''
  for await (const part of server.stdout) {
    said += String(part)
    const url = /Upful is at (\S+)/.exec(said)?.[1]
    if (url === undefined) continue
    const page = await fetch(`${url}/`)
    await page.arrayBuffer()
    const seconds = (performance.now() - started) / 1000
    console.log(
      `${name.padEnd(8)} ${seconds.toFixed(2)} s to the first page, ${weightOf(server.pid)}`,
    )
    break
  }
  server.kill('SIGTERM')
  await gone
}

function weightOf(pid: number | undefined): string {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1000)
  return `${megabytes('VmRSS')} MB RSS, ${megabytes('VmHWM')} MB at its peak`
}

import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { balance } from './balancer.ts'
import { startPostgres } from './testing/postgres-server.ts'

const PORT = Number(process.env['PORT'] ?? 3000)
const WEB_PORTS = [PORT + 1, PORT + 2]
let stopping = false

const given = process.env['DATABASE_URL']
const postgres = given ? undefined : await startPostgres()
const settings = {
  DATABASE_URL: given ?? postgres?.url,
  SECRET: process.env['SECRET'] ?? randomBytes(32).toString('hex'),
  PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://localhost:${PORT}`,
}
const web = WEB_PORTS.map((port) => startProcess({ ROLE: 'web', PORT: String(port) }))
const processes = [...web, startProcess({ ROLE: 'worker', PORT: String(PORT + 3) })]
const balancer = balance(WEB_PORTS)
for (const child of processes) child.once('exit', (code) => stop(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop(0))

await Promise.all(web.map(saysReady))
balancer.listen(PORT, '127.0.0.1', () => {
  console.log(`Two web processes and a worker on one PostgreSQL: ${settings.PUBLIC_URL}`)
  if (postgres) console.log('The database is gone when this ends; set DATABASE_URL to keep one.')
})

function startProcess(env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...settings, ...env },
  })
  child.stdout.pipe(process.stdout)
  return child
}

/** A web process prints where it is once it answers. */
async function saysReady(child: ChildProcess): Promise<void> {
  await new Promise<void>((resolve) => {
    child.stdout?.on('data', (text) => {
      if (String(text).includes('Upful is at')) resolve()
    })
  })
}

async function stop(exitCode: number): Promise<void> {
  if (stopping) return
  stopping = true
  balancer.close()
  const left = processes.filter((child) => child.exitCode === null && child.signalCode === null)
  const ended = left.map((child) => once(child, 'exit'))
  for (const child of left) child.kill('SIGTERM')
  await Promise.all(ended)
  await postgres?.stop()
  process.exit(exitCode)
}

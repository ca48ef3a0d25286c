import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { connect, createServer, type Socket } from 'node:net'
import { startPostgres } from './testing/postgres-server.ts'

const PORT = Number(process.env['PORT'] ?? 3000)
const WEB_PORTS = [PORT + 1, PORT + 2]

const given = process.env['DATABASE_URL']
const postgres = given ? undefined : await startPostgres()
const DATABASE_URL = given ?? postgres?.url
const SECRET = process.env['SECRET'] ?? randomBytes(32).toString('hex')
const PUBLIC_URL = process.env['PUBLIC_URL'] ?? `http://localhost:${PORT}`

const processes = [
  ...WEB_PORTS.map((port) => startProcess({ ROLE: 'web', PORT: String(port) })),
  startProcess({ ROLE: 'worker', PORT: String(PORT + 3) }),
]
const balancer = createServer(handToNext).listen(PORT, '127.0.0.1', () => {
  console.log(`Two web processes and a worker on one PostgreSQL: ${PUBLIC_URL}`)
  if (postgres) console.log('The database is gone when this ends; set DATABASE_URL to keep one.')
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop(0))
for (const child of processes) child.once('exit', (code) => stop(code ?? 1))

function startProcess(env: Record<string, string>) {
  return spawn(process.execPath, ['dist/server/main.js'], {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL, SECRET, PUBLIC_URL, ...env },
  })
}

// Every connection may land on another process, so that anything kept in memory shows at once.
let turn = 0
function handToNext(from: Socket): void {
  turn = (turn + 1) % WEB_PORTS.length
  const to = connect(WEB_PORTS[turn] ?? PORT + 1, '127.0.0.1')
  from.pipe(to).pipe(from)
  from.on('error', () => to.destroy())
  to.on('error', () => from.destroy())
}

let stopping: Promise<void> | undefined
function stop(exitCode: number): void {
  stopping ??= end(exitCode)
}

async function end(exitCode: number): Promise<void> {
  balancer.close()
  const ended = processes.map(async (child) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await gone
  })
  await Promise.all(ended)
  await postgres?.stop()
  process.exit(exitCode)
}

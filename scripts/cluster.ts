import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { balance } from './balancer.ts'
import { keepRunning } from './keep-running.ts'
import { startPostgres } from './testing/postgres-server.ts'

const PORT = Number(process.env['PORT'] ?? 3000)
const WEB_PORTS = [PORT + 1, PORT + 2]
const METRICS_PORT = process.env['METRICS_PORT']
let stopping = false

const databaseUrl = process.env['DATABASE_URL']
const postgres = databaseUrl ? undefined : await startPostgres()
const settings = {
  DATABASE_URL: databaseUrl ?? postgres?.url,
  SECRET: process.env['SECRET'] ?? randomBytes(32).toString('hex'),
  PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://localhost:${PORT}`,
}
const web = WEB_PORTS.map((port) => keep('web process', { ROLE: 'web', PORT: String(port) }))
const processes = [...web, keep('worker', { ROLE: 'worker', PORT: String(PORT + 3) })]
const balancer = balance(WEB_PORTS)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop(0))

await Promise.all(web.map(({ ready }) => ready))
balancer.listen(PORT, '127.0.0.1', () => {
  console.log(`Two web processes and a worker on one PostgreSQL: ${settings.PUBLIC_URL}`)
  if (postgres) console.log('The database is deleted when this ends; set DATABASE_URL to keep one.')
})

function keep(name: string, env: Record<string, string>) {
  const { promise: ready, resolve: setReady } = Promise.withResolvers<void>()
  const { stop: end } = keepRunning({
    name: `${name} on port ${env['PORT']}`,
    start: () => startProcess(env, setReady),
    print: (line) => console.error(line),
    onGiveUp: () => {
      console.error('The cluster is giving up and stops all its processes.')
      void stop(1)
    },
  })
  return { ready, end }
}

/** A web process prints its address once it is ready. */
function startProcess(env: Record<string, string>, onReady: () => void): ChildProcess {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...settings, ...env, ...metricsPortFor(Number(env['PORT'])) },
  })
  child.stdout.pipe(process.stdout)
  child.stdout.on('data', (text) => {
    if (String(text).includes('Upful is at')) onReady()
  })
  return child
}

/** Each process serves its own metrics: METRICS_PORT + 1, + 2 and + 3. */
function metricsPortFor(port: number): Record<string, string> {
  return METRICS_PORT ? { METRICS_PORT: String(Number(METRICS_PORT) + port - PORT) } : {}
}

async function stop(exitCode: number): Promise<void> {
  if (stopping) return
  stopping = true
  balancer.close()
  await Promise.all(processes.map(({ end }) => end()))
  await postgres?.stop()
  process.exit(exitCode)
}

import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import { isAbsolute, join, relative, sep } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createApp } from './app.ts'
import { readBuiltContent } from './content/built-content.ts'
import { guideRulesOf } from './guide/guide-rules.ts'
import { writeAddress } from './db/folder-address.ts'
import { readEnv, warningsOf, type Env } from './env.ts'
import { readPages } from './http/page-routes.ts'
import { countStreams } from './http/event-stream.ts'
import { beginDraining } from './http/stopping.ts'
import { jobsOf } from './background.ts'
import { openLog } from './log.ts'
import { figureReader } from './metrics/figures.ts'
import { serveMetrics, type MetricsServer } from './metrics/metrics-server.ts'
import { openServices } from './open-services.ts'
import type { Services } from './services.ts'
import { stopWithReason } from './stop-with-reason.ts'
import { startWatchdog } from './watchdog.ts'

// Both src/server and dist/server are two folders below the project.
const root = join(import.meta.dirname, '../..')

const stuckSeconds = 60

async function start(): Promise<void> {
  const env = readEnv(process.env)
  const log = openLog(env.LOG_LEVEL)
  for (const warning of warningsOf(env, process.env)) log.warn(warning)
  const content = readBuiltContent(import.meta.dirname)
  const { services, close } = await openServices({ env, root, log, content })
  const app = await createApp(services, await readPages(join(root, 'dist/client')))
  const work = env.ROLE !== 'web'
  await services.jobs.start(jobsOf(services), { work })
  if (work) services.outbox.start()
  // Otherwise the first question would wait for it, and every other request with it.
  if (env.ROLE !== 'worker') guideRulesOf(services.content)
  await listenSilently(app, env)
  const metricsServer = await openMetricsServer(services, app)

  const drainMs = 1_000 * (env.DRAIN_SECONDS ?? (env.DATABASE_URL === undefined ? 0 : 5))
  await startWatchdog(stuckSeconds)
  closeWithGrace({ delay: drainMs + 10_000 }, async ({ err }) => {
    beginDraining(app)
    if (err === undefined) await setTimeout(drainMs)
    else log.fatal({ err }, 'stopping after an error')
    await app.close()
    await metricsServer?.close()
    await close()
  })
  const address = env.PUBLIC_URL ?? localAddress(env.HOST, app)
  if (services.database.engine === 'embedded') writeAddress(services.dataDir, address)
  process.stdout.write(`\n${greeting(address, env, services.dataDir, metricsServer)}\n\n`)
}

/** Fastify would log the address as JSON, right above our own line with the address. */
async function listenSilently(app: FastifyInstance, { PORT, HOST }: Env): Promise<void> {
  const { level } = app.log
  if (level === 'info' || level === 'debug') app.log.level = 'warn'
  await app.listen({ port: PORT, host: HOST })
  app.log.level = level
}

/** On a separate port; null without METRICS_PORT. */
async function openMetricsServer(
  services: Services,
  app: FastifyInstance,
): Promise<MetricsServer | null> {
  const { metrics, env } = services
  if (metrics === null || env.METRICS_PORT === undefined) return null
  const read = figureReader(services, () => countStreams(app.server))
  const text = async () => metrics.text(await read())
  const { contentType } = metrics
  return serveMetrics({ text, contentType }, { host: env.HOST, port: env.METRICS_PORT })
}

function greeting(
  address: string,
  env: Env,
  dataDir: string,
  metricsServer: MetricsServer | null,
): string {
  const lines = [`Upful is at ${address}`]
  if (env.SMTP_URL === undefined) {
    lines.push(
      `There is no mail server, so letters are saved in ${shortPath(join(dataDir, 'outbox'))}`,
    )
  }
  if (metricsServer !== null)
    lines.push(`Metrics are at ${localAddress(env.HOST, metricsServer)}/metrics`)
  return lines.map((line) => `  ${line}`).join('\n')
}

/** Relative if it is inside the current folder. */
function shortPath(path: string): string {
  const short = relative(process.cwd(), path)
  return short.startsWith('..') || isAbsolute(short) ? path : `.${sep}${short}`
}

function localAddress(host: string, { server }: Pick<FastifyInstance, 'server'>): string {
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : ''
  return `http://${host === '0.0.0.0' || host === '127.0.0.1' ? 'localhost' : host}:${port}`
}

start().catch(stopWithReason)

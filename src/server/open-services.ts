import { join, resolve } from 'node:path'
import type { Logger } from 'pino'
import type { UserId } from '#domain/people/user-id.ts'
import { newUserId } from './accounts/new-user-id.ts'
import { owaspMinimum } from './accounts/password.ts'
import { openProvider } from './ai/open-provider.ts'
import { meetingFile } from './calendar/queries.ts'
import { currentContent } from './content/current-content.ts'
import type { Content } from './content/load-content.ts'
import { dropEdits } from './content-edits/commands.ts'
import { followEdits } from './content/follow-edits.ts'
import type { Database } from './db/database.ts'
import { openEmbedded } from './db/embedded.ts'
import { migrate } from './db/migrate.ts'
import { openPostgres } from './db/postgres.ts'
import { allOf, slowStatementLog } from './db/slow-statements.ts'
import { transactions } from './db/transaction.ts'
import { waitForDatabase } from './db/wait-for-database.ts'
import type { Env } from './env.ts'
import { claimKey } from './http/idempotency.ts'
import { openJobQueue } from './jobs/queue.ts'
import { openLiveHub } from './live/hub.ts'
import { calendarSource } from './mail/calendar-source.ts'
import { openMailer } from './mail/mailer.ts'
import { openOutbox } from './mail/outbox.ts'
import { observedProvider } from './metrics/answer-outcome.ts'
import { buildOf } from './metrics/build.ts'
import type { Metrics } from './metrics/metrics.ts'
import { notificationComposer } from './notifications/letter-commands.ts'
import { vapidKeys } from './push/vapid.ts'
import { secretFrom } from './secret.ts'
import type { Services } from './services.ts'
import { watchStorage } from './storage.ts'
import { syncContent } from './sync-content.ts'
import type { Traces } from './traces/traces.ts'

export interface OpenOptions {
  env: Env
  /** Where the project's files are: content, migrations, the built image. */
  root: string
  log: Logger
  /** The content prepared by the build; without it the source files are read. */
  content?: Content | null
  /** Tests provide their own database, clock and ids. */
  database?: Database
  now?: () => Date
  newUserId?: () => UserId
  checkAnswers?: boolean
  freeBytes?: () => Promise<number>
  passwordCost?: Services['passwordCost']
  /** Only tests have a push service on this machine. */
  allowLocalPush?: boolean
}

/** Opens everything a process needs, migrated and ready; `close` releases it. */
export async function openServices(
  options: OpenOptions,
): Promise<{ services: Services; close: () => Promise<void> }> {
  const { env, root, log } = options
  const dataDir = resolve(root, env.DATA_DIR)
  const metrics = await metricsFor(options)
  const traces = await tracesFor(options)
  const database = options.database ?? (await openDatabase(options, dataDir, { metrics, traces }))
  if (options.database === undefined)
    await migrate(database, join(root, 'src/server/db/migrations'))

  const now = options.now ?? (() => new Date())
  const contentFolder = join(root, 'content')
  const shipped = options.content ?? (await contentIn(contentFolder))
  const current = currentContent(shipped)
  const { content } = current
  const editedContent = await followEdits(database, shipped, current, (error) =>
    log.error({ err: error }, 'changed texts could not be read'),
  )
  const jobs = openJobQueue(database, log, traces)
  const live = await openLiveHub(database, (error) => log.error({ err: error }, 'live event lost'))
  const storage = await watchStorage(dataDir, log, options.freeBytes)
  const embedded = database.engine === 'embedded'
  const secret = secretFrom(env.SECRET, dataDir)
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  const transaction = transactions({
    database,
    now,
    content,
    secret,
    begin(db, at) {
      if (embedded) storage.refuseWhenFull()
      return claimKey(db, at)
    },
    publish: live.publish,
    enqueue: jobs.enqueue,
  })
  const mailer = openMailer({
    smtpUrl: env.SMTP_URL,
    from: env.MAIL_FROM,
    host: new URL(publicUrl).hostname,
    outbox: join(dataDir, 'outbox'),
    log,
  })
  const calendarOf = meetingFile({ publicUrl, source: calendarSource(env) })
  const composers = { notifications: notificationComposer({ secret, publicUrl, calendarOf }) }
  const provider = openProvider(env, log, now)
  const services: Services = {
    env,
    secret,
    publicUrl,
    now,
    newUserId: options.newUserId ?? newUserId,
    log,
    dataDir,
    storage,
    database,
    db: database.db,
    transaction,
    live,
    jobs,
    outbox: openOutbox({ transaction, mailer, composers, secret, now, log, traces }),
    push: { keys: vapidKeys(secret), allowLoopback: options.allowLocalPush ?? false },
    ai: provider && observedProvider(provider, env.AI_MODEL, { metrics, traces }),
    content,
    contentFolder,
    editedContent,
    metrics,
    traces,
    passwordCost: options.passwordCost ?? owaspMinimum,
    checkAnswers: options.checkAnswers ?? false,
  }
  const same = editedContent.judged().filter(({ state }) => state === 'same')
  if (same.length > 0)
    await transaction((tx) =>
      dropEdits(
        tx,
        same.map(({ edit }) => edit),
      ),
    )
  await syncContent(services)

  async function close(): Promise<void> {
    await services.outbox.stop()
    storage.stop()
    await jobs.stop()
    // Closing the database may take long, and a stopping server has limited time.
    await Promise.all([live.close(), editedContent.stop(), traces?.close()])
    if (options.database === undefined) await database.close()
  }
  return { services, close }
}

/** A built server never needs the YAML parser. */
export async function contentIn(folder: string): Promise<Content> {
  const { loadContent } = await import('./content/load-content.ts')
  return loadContent(folder)
}

/** The library is loaded only when it is used. */
async function metricsFor({ env, root }: OpenOptions): Promise<Metrics | null> {
  if (env.METRICS_PORT === undefined) return null
  const { openMetrics } = await import('./metrics/metrics.ts')
  return openMetrics(buildOf(root, env))
}

/** The library is loaded only when it is used. */
async function tracesFor({ env, root, log }: OpenOptions): Promise<Traces | null> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env
  if (endpoint === undefined) return null
  const { openTraces } = await import('./traces/traces.ts')
  return openTraces(endpoint, env, buildOf(root, env), log)
}

/** The configured PostgreSQL, else the embedded database in the data folder. */
async function openDatabase(
  { env, root, log }: OpenOptions,
  dataDir: string,
  { metrics, traces }: Pick<Services, 'metrics' | 'traces'>,
): Promise<Database> {
  const onStatement = allOf([slowStatementLog(log, env.SLOW_STATEMENT_MS), traces?.statementEnded])
  if (env.DATABASE_URL === undefined)
    return openEmbedded(dataDir, join(root, 'dist/embedded.tar.gz'), onStatement)
  const database = openPostgres(env.DATABASE_URL, {
    prepare: env.DATABASE_PREPARE === 'on',
    onStatement,
    onWait: metrics?.waitedForConnection,
  })
  try {
    await waitForDatabase(database, env.DATABASE_WAIT_SECONDS * 1_000, log)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

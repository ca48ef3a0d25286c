import { join, resolve } from 'node:path'
import type { Database } from '../db/database.ts'
import { openEmbedded } from '../db/embedded.ts'
import { migrationsIn } from '../db/migrate.ts'
import { openPostgres } from '../db/postgres.ts'
import { BadConfiguration, readEnv, warningsOf, type Env } from '../env.ts'
import { checkDatabase } from './doctor/database-checks.ts'
import { checked, findingsAbout, reasonFor, type Finding } from './doctor/finding.ts'
import { askServer, checkBackup, checkDisk, checkFolder } from './doctor/folder-checks.ts'
import { checkCollector, checkFeeds, checkMail, checkProvider } from './doctor/outside-checks.ts'
import { checkJobs, checkLedger, checkLetters } from './doctor/row-checks.ts'
import { contentIn } from '../open-services.ts'
import { migrationsOf } from './open-backup.ts'

/**
 * `npm run doctor`: one line per check, and exit code 1 when something is wrong. It changes nothing, and works
 * beside a running server.
 */
async function run(): Promise<void> {
  for await (const { verdict, about, text } of examine(join(import.meta.dirname, '../../..'))) {
    process.stdout.write(`${verdict.padEnd(5)}  ${about}: ${text}\n`)
    if (verdict === 'wrong') process.exitCode = 1
  }
}

async function* examine(root: string): AsyncGenerator<Finding> {
  const settings = findingsAbout('settings')
  const env = settingsOrProblem()
  if (typeof env === 'string') {
    yield settings.wrong(`${env}. Correct it first: the other checks need the settings.`)
    return
  }
  const warnings = warningsOf(env, process.env)
  yield* warnings.length === 0 ? [settings.ok('accepted.')] : warnings.map(settings.warn)

  const dataDir = resolve(root, env.DATA_DIR)
  const embedded = env.DATABASE_URL === undefined
  const { state, finding } = checkFolder(dataDir, embedded)
  yield finding
  yield* await checked('free disk', () => [checkDisk(dataDir, embedded)])
  if (embedded && state === 'in use') {
    yield await askServer(dataDir)
    yield findingsAbout('database').ok(
      'open in the running server, so jobs, letters and the ledger are not checked here: see the staff desk, or stop it first.',
    )
  } else if (!embedded || state === 'free') yield* databaseFindings(env, root, dataDir)
  yield* await checked('backup', () => [checkBackup(dataDir, embedded, new Date())])
  yield* await checked('mail', async () => [await checkMail(env, dataDir)])
  yield* await checked('AI provider', async () => [await checkProvider(env)])
  yield* await checked('traces', async () => [await checkCollector(env)])
  yield* await checked('feeds', () => checkFeeds(env, dataDir))
}

/** The message names the setting, and never its value. */
function settingsOrProblem(): Env | string {
  try {
    return readEnv(process.env)
  } catch (error) {
    if (error instanceof BadConfiguration) return error.message
    throw error
  }
}

async function* databaseFindings(env: Env, root: string, dataDir: string): AsyncGenerator<Finding> {
  const about = findingsAbout('database')
  let database: Database | null = null
  try {
    database = await openAsItIs(env, dataDir)
    await database.ping()
    const { current, findings } = await checkDatabase(
      database,
      await migrationsIn(migrationsOf(root)),
    )
    yield* findings
    if (!current) return
    const { db } = database
    yield* await checked('jobs', async () => [await checkJobs(db)])
    yield* await checked('letters', async () => [await checkLetters(db, new Date())])
    yield* await checked('ledger', async () => [
      await checkLedger(db, (await contentIn(join(root, 'content'))).goals),
    ])
  } catch (error) {
    const advice =
      env.DATABASE_URL === undefined ? '' : ' Check DATABASE_URL, and that PostgreSQL runs.'
    yield about.wrong(`cannot be used: ${reasonFor(error)}.${advice}`)
  } finally {
    await database?.close()
  }
}

/** Without migrating it and without filling it: a check changes nothing. */
async function openAsItIs(env: Env, dataDir: string): Promise<Database> {
  if (env.DATABASE_URL === undefined) return openEmbedded(dataDir, null)
  return openPostgres(env.DATABASE_URL, { waitMs: 5_000 })
}

await run()

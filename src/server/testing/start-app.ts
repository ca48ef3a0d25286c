import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ChosenRole } from '#domain/people/role.ts'
import type { StaffRole } from '#domain/people/staff-role.ts'
import { type UserId, userIdSchema } from '#domain/people/user-id.ts'
import { confirmAddress } from '../accounts/confirm-commands.ts'
import { addStaff } from '../accounts/staff-commands.ts'
import { createApp } from '../app.ts'
import { readEnv } from '../env.ts'
import { jobsOf } from '../background.ts'
import { openLog } from '../log.ts'
import { openServices, type OpenOptions } from '../open-services.ts'
import { openingsReadFirst } from '#domain/openings/posting.ts'
import { passSafeguarding } from './safeguarding.ts'
import { decideVerification } from '../profiles/verification-commands.ts'
import type { Services } from '../services.ts'
import { closeAfter } from './close-after.ts'
import { root } from './fill-template.ts'
import { shippedContent } from './shipped-content.ts'
import { openTestDatabase } from './test-database.ts'
import { completeDetails } from './verification.ts'
import { Visitor } from './visitor.ts'

export interface TestApp {
  app: FastifyInstance
  services: Services
  /** The connection string, if this run is on PostgreSQL. */
  databaseUrl: string | null
  /** A signed-out visitor with a separate network address. */
  visitor: () => Visitor
  /** Signs up a new person with a confirmed address. */
  person: (role?: ChosenRole, details?: Record<string, string>) => Promise<Visitor>
  /** Signs up a new person without a confirmed address. */
  unconfirmed: (role?: ChosenRole, details?: Record<string, string>) => Promise<Visitor>
  /** A new, verified mentor or business. */
  verified: (role: 'mentor' | 'business', details?: Record<string, string>) => Promise<Visitor>
  /** A new member of staff, created as the operator does it: a lead, or with this role. */
  staff: (role?: StaffRole) => Promise<Visitor>
  setTime: (instant: string | Date) => void
  runJobs: () => Promise<void>
  /** Every letter so far, oldest first. */
  letters: () => string[]
  /** Starts listening on a real port, for tests that need an open stream. */
  listen: () => Promise<string>
}

interface StartOptions extends Pick<OpenOptions, 'freeBytes' | 'passwordCost' | 'allowLocalPush'> {
  /** The database to use instead of an empty one; closed with the app. */
  opened?: Awaited<ReturnType<typeof openTestDatabase>>
}

/** The least that argon2id allows: thousands of accounts are created in a test run. */
const cheapPasswords = { memory: 8, passes: 1, parallelism: 1 }

let people = 0

/** A whole server with its own database; closed after the test or file that started it. */
export async function startApp(
  settings: Record<string, string> = {},
  { freeBytes, opened, passwordCost = cheapPasswords, allowLocalPush = false }: StartOptions = {},
): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'upful-test-'))
  const { database, url } = opened ?? (await openTestDatabase())
  const env = readEnv({
    DATA_DIR: dataDir,
    LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent',
    TRUST_PROXY: '1',
    // A test's clock may stand still for a thousand requests.
    REQUESTS_A_MINUTE: '1000000',
    REQUESTS_AT_ONCE: '1000000',
    // Tests do not take time to read. The tests of the answer pace turn it on.
    ANSWER_PACE: 'off',
    ...settings,
  })
  let time = new Date()
  const { services, close } = await openServices({
    env,
    root,
    log: openLog(env.LOG_LEVEL),
    database,
    content: shippedContent(),
    now: () => new Date(time),
    ...(opened === undefined ? { newUserId: sameIdsEachRun() } : {}),
    checkAnswers: true,
    passwordCost,
    allowLocalPush,
    ...(freeBytes === undefined ? {} : { freeBytes }),
  })
  const app = await createApp(services, null)
  await services.jobs.start(jobsOf(services), { work: false })

  closeAfter(async () => {
    await app.close()
    await close()
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  function visitor(): Visitor {
    people += 1
    const network = `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`
    return new Visitor(app, network, services.now)
  }

  async function unconfirmed(role: ChosenRole = 'student', details: Record<string, string> = {}) {
    const someone = visitor()
    await someone.signUp(role, details)
    return someone
  }

  async function person(role?: ChosenRole, details?: Record<string, string>) {
    const someone = await unconfirmed(role, details)
    await services.transaction((tx) => confirmAddress(tx, someone.userId))
    return someone
  }

  return {
    app,
    services,
    databaseUrl: url,
    visitor,
    person,
    unconfirmed,
    async verified(role, details = {}) {
      const someone = await person(role, { ...completeDetails[role], ...details })
      await services.transaction((tx) =>
        decideVerification(tx, { userId: someone.userId, state: 'verified' }),
      )
      if (role === 'mentor') await passSafeguarding(services, someone.userId)
      // A business that staff already know; the tests of postings use `newcomer` for a new one.
      await services.db
        .updateTable('business_profiles')
        .set({ postings_read: openingsReadFirst })
        .where('user_id', '=', someone.userId)
        .execute()
      return someone
    },
    async staff(role = 'lead') {
      const someone = await person('mentor')
      await services.transaction((tx) => addStaff(tx, services, someone.email, role))
      return someone
    },
    setTime: (instant) => {
      time = new Date(instant)
    },
    runJobs: async () => {
      await services.jobs.runDue()
      await services.outbox.idle()
    },
    letters: () => lettersIn(join(dataDir, 'outbox')),
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
  }
}

/**
 * The nth person of an app has the same id in every run, so that random choices (quests, the
 * order of questions) are the same too.
 */
function sameIdsEachRun(): () => UserId {
  let count = 0
  return () => {
    count += 1
    const digits = createHash('sha256').update(`person ${count}`).digest('hex')
    return userIdSchema.parse(
      `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`,
    )
  }
}

function lettersIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .sort()
      .map((file) =>
        readFileSync(join(folder, file), 'utf8').replaceAll('=\n', '').replaceAll('=3D', '='),
      )
  } catch {
    return []
  }
}

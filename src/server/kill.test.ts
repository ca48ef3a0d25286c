import { expect, test } from 'vitest'
import { openEmbedded } from './db/embedded.ts'
import { openPostgres } from './db/postgres.ts'
import { freshSettings, startServer } from './testing/server-process.ts'
import { shippedContent } from './testing/shipped-content.ts'
import { verifyLedger } from './xp/verify-queries.ts'

const rounds = Number(process.env['KILL_ROUNDS'] ?? 3)
const writers = 4

/** What the server acknowledged as stored. */
interface Acknowledged {
  waiting: string[]
  accounts: string[]
}

test(`killing the server ${rounds} times with SIGKILL during many writes loses nothing that it acknowledged`, async () => {
  const settings = await freshSettings()
  const acknowledged: Acknowledged = { waiting: [], accounts: [] }
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer(settings)
    const before = acknowledged.waiting.length + acknowledged.accounts.length
    const writes = Array.from({ length: writers }, (_, writer) =>
      writeUntilGone(server.url, `${round}.${writer}`, acknowledged),
    )
    await expect
      .poll(() => acknowledged.waiting.length + acknowledged.accounts.length, {
        interval: 5,
      })
      .toBeGreaterThan(before + 25 + 15 * round)
    await server.end('SIGKILL')
    await Promise.all(writes)

    const stored = await storedData(settings['DATA_DIR'] ?? '', settings['DATABASE_URL'])
    expect(acknowledged.waiting.filter((email) => !stored.waiting.has(email))).toEqual([])
    expect(acknowledged.accounts.filter((email) => !stored.accounts.has(email))).toEqual([])
    expect(stored.differences).toEqual([])
    expect(stored.halfAccounts).toBe(0)
  }
  expect(acknowledged.accounts.length).toBeGreaterThan(rounds)
}, 240_000)

/** One writer: mostly short writes, and every sixth one an account with its profile, ledger and stats. */
async function writeUntilGone(
  url: string,
  name: string,
  acknowledged: Acknowledged,
): Promise<void> {
  for (let count = 0; ; count += 1) {
    const email = `${name}.${count}@example.com`
    const isAccount = count % 6 === 0
    const person = { name: 'Kemar Grant', email, password: 'mango season' }
    try {
      const answer = await fetch(`${url}/api/${isAccount ? 'sign-up' : 'waitlist'}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `10.7.${count >> 8}.${count & 255}`,
        },
        body: JSON.stringify(isAccount ? person : { email }),
      })
      await answer.json()
      if (answer.ok) acknowledged[isAccount ? 'accounts' : 'waiting'].push(email)
    } catch {
      return
    }
  }
}

async function storedData(folder: string, databaseUrl: string | undefined) {
  const database =
    databaseUrl === undefined ? await openEmbedded(folder, null) : openPostgres(databaseUrl)
  try {
    const { db } = database
    const waiting = await db.selectFrom('waitlist').select('email').execute()
    const accounts = await db
      .selectFrom('auth_users')
      .leftJoin('student_stats', 'student_stats.user_id', 'auth_users.id')
      .select(['email', 'student_stats.xp'])
      .execute()
    const { differences } = await verifyLedger(db, shippedContent().goals)
    return {
      waiting: new Set(waiting.map(({ email }) => email)),
      accounts: new Set(accounts.map(({ email }) => email)),
      halfAccounts: accounts.filter(({ xp }) => xp === null).length,
      differences,
    }
  } finally {
    await database.close()
  }
}

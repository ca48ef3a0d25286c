import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database } from './database.ts'
import { isUnavailable } from './unavailable.ts'

const askEveryMs = 1_000

/** After a power cut everything starts together, and a database takes longer than we do. */
export async function waitForDatabase(
  database: Database,
  maxWaitMs: number,
  log: Logger,
): Promise<void> {
  const givesUp = performance.now() + maxWaitMs
  for (let waited = false; ; waited = true) {
    try {
      return await database.ping()
    } catch (error) {
      if (!isUnavailable(error) || performance.now() >= givesUp) throw error
      if (!waited) log.warn({ err: error }, 'PostgreSQL does not answer yet: waiting for it')
      await setTimeout(askEveryMs)
    }
  }
}

import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database } from './database.ts'
import { isUnavailable } from './unavailable.ts'

const askEveryMs = 1_000

/** After a power cut everything starts together, and the database takes longer than this process. */
export async function waitForDatabase(
  database: Database,
  maxWaitMs: number,
  log: Logger,
): Promise<void> {
  const deadline = performance.now() + maxWaitMs
  for (let isWaiting = false; ; isWaiting = true) {
    try {
      return await database.ping()
    } catch (error) {
      if (!isUnavailable(error) || performance.now() >= deadline) throw error
      if (!isWaiting) log.warn({ err: error }, 'PostgreSQL does not answer yet: waiting for it')
      await setTimeout(askEveryMs)
    }
  }
}

import { join } from 'node:path'
import { newestBackup } from '../backups/newest-backup.ts'
import type { Database } from '../db/database.ts'
import type { PoolNumbers } from '../db/pool-numbers.ts'
import { queueFigures, type QueueFigures } from '../jobs/figure-queries.ts'
import { letterFigures, type LetterFigures } from '../mail/figure-queries.ts'
import type { Storage } from '../storage.ts'
import { cachedRead } from './cached-read.ts'

/** What is read for each answer. Null for what does not apply here, or could not be read in time. */
export interface Figures {
  streams: number
  databaseUp: boolean
  pool: PoolNumbers | null
  rows: { queues: QueueFigures[]; letters: LetterFigures } | null
  freeBytes: number | null
  backupSeconds: number | null
}

export interface FigureSources {
  database: Database
  storage: Storage
  dataDir: string
  now: () => Date
}

const limits = { freshMs: 10_000, limitMs: 2_000 }

/** Several readers, or an impatient one, cost the database no more than one read in ten seconds. */
export function figureReader(
  { database, storage, dataDir, now }: FigureSources,
  countStreams: () => number,
): () => Promise<Figures> {
  const ping = cachedRead(() => database.ping().then(() => true), limits)
  const free = cachedRead(storage.freeBytes, limits)
  const rows = cachedRead(async () => {
    const queues = await queueFigures(database.db)
    return { queues, letters: await letterFigures(database.db, now()) }
  }, limits)

  return async () => {
    // Reading the pool first, because reading the rows uses it.
    const pool = database.pool?.() ?? null
    const [answer, figures, freeBytes] = await Promise.all([ping(), rows(), free()])
    return {
      streams: countStreams(),
      databaseUp: answer === true,
      pool,
      rows: answer === true ? figures : null,
      freeBytes,
      backupSeconds: database.image === null ? null : ageOfBackup(dataDir, now()),
    }
  }
}

function ageOfBackup(dataDir: string, now: Date): number | null {
  const backup = newestBackup(join(dataDir, 'backups'))
  return backup === null ? null : (now.getTime() - backup.madeAt.getTime()) / 1_000
}

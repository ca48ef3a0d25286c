import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { databaseOver, openEngine, type EmbeddedDatabase } from '../db/embedded.ts'
import { CannotUpgrade, migrationsIn, refuseNewer } from '../db/migrate.ts'
import { NotDone } from '../stop-with-reason.ts'

export const migrationsOf = (root: string) => join(root, 'src/server/db/migrations')

/** Opens a copy of a backup below `folder`, so that a broken file is found before anything is replaced. */
export async function openBackup(
  root: string,
  source: string,
  folder: string,
): Promise<EmbeddedDatabase> {
  try {
    await readWhole(source)
    const database = databaseOver(await openEngine(folder, source))
    try {
      await refuseNewer(database.unguarded, await migrationsIn(migrationsOf(root)))
    } catch (error) {
      await database.close()
      throw error
    }
    return database
  } catch (error) {
    if (error instanceof CannotUpgrade) throw error
    const reason = error instanceof Error ? error.message : 'it could not be opened'
    throw new NotDone(`${source} is no whole backup (${reason}). Nothing was changed.`)
  }
}

/** Its checksum is at its end. The engine's own reading of a cut file ends the process. */
async function readWhole(source: string): Promise<void> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  await pipeline(createReadStream(source), createGunzip(), nowhere)
}

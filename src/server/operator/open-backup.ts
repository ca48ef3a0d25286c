import { join } from 'node:path'
import { databaseOver, openEngine, type EmbeddedDatabase } from '../db/embedded.ts'
import { CannotUpgrade, migrationsIn, refuseNewer } from '../db/migrate.ts'
import { isDiskFull } from '../db/unavailable.ts'
import { unpackCluster } from '../db/unpack-cluster.ts'
import { NotDone } from '../stop-with-reason.ts'

export const migrationsOf = (root: string) => join(root, 'src/server/db/migrations')

/** Opens a copy of a backup below `folder`, so that a damaged file is detected before anything is replaced. */
export async function openBackup(
  root: string,
  source: string,
  folder: string,
): Promise<EmbeddedDatabase> {
  try {
    await unpackCluster(source, join(folder, 'pg'))
    const database = databaseOver(await openEngine(folder))
    try {
      await refuseNewer(database.unguarded, await migrationsIn(migrationsOf(root)))
    } catch (error) {
      await database.close()
      throw error
    }
    return database
  } catch (error) {
    if (error instanceof CannotUpgrade) throw error
    if (isDiskFull(error))
      throw new NotDone(`There is not enough disk space to unpack ${source}. Nothing was changed.`)
    const reason = error instanceof Error ? error.message : 'it could not be opened'
    throw new NotDone(`${source} is not a complete backup (${reason}). Nothing was changed.`)
  }
}

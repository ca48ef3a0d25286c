import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { newestBackup } from '../backups/newest-backup.ts'
import { migrate } from '../db/migrate.ts'
import { contentIn } from '../open-services.ts'
import { NotDone } from '../stop-with-reason.ts'
import { verifyLedger } from '../xp/verify-queries.ts'
import { command, counted, embeddedFolder, sizeOf } from './open.ts'
import { migrationsOf, openBackup } from './open-backup.ts'

/** `npm run restore:drill [file]`: proves that the newest backup can be restored, next to a running server. */
command(async ([file]) => {
  const { root, dataDir } = embeddedFolder(import.meta.dirname, 'pg_restore')
  const source = file === undefined ? newestIn(join(dataDir, 'backups')) : resolve(root, file)
  if (!existsSync(source)) throw new NotDone(`There is no file ${source}.`)
  const folder = await mkdtemp(join(tmpdir(), 'upful-drill-'))
  try {
    const database = await openBackup(root, source, folder)
    try {
      await migrate(database, migrationsOf(root))
      const size = await sizeOf(database.db)
      const { goals } = await contentIn(join(root, 'content'))
      const { differences } = await verifyLedger(database.db, goals)
      if (differences.length > 0)
        throw new NotDone(
          [
            `${source} opens, but ${counted(differences.length, 'student')} differ.`,
            ...differences,
          ].join('\n'),
        )
      return `${source} can be restored: ${size}, and every total follows from its ledger. Nothing was changed.`
    } finally {
      await database.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

function newestIn(folder: string): string {
  const newest = newestBackup(folder)
  if (newest === null)
    throw new NotDone(`There is no backup in ${folder} yet. npm run backup makes one.`)
  return newest.file
}

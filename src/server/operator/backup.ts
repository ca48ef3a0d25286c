import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { writeWhole } from '../backups/write-whole.ts'
import { databaseOver, openEngine } from '../db/embedded.ts'
import { lockFolder } from '../db/lock.ts'
import { NotDone } from '../stop-with-reason.ts'
import { command, embeddedFolder, sizeOf } from './open.ts'

/** `npm run backup [file]`: the whole embedded database in one file; the server must be stopped. */
command(async ([file]) => {
  const { root, dataDir } = embeddedFolder(import.meta.dirname, 'pg_dump')
  const target = resolve(root, file ?? join(dataDir, 'backups', `upful-${stamp()}.tar.gz`))
  if (!existsSync(join(dataDir, 'pg', 'PG_VERSION')))
    throw new NotDone(`There is no database in ${dataDir}, so there is nothing to back up.`)
  if (existsSync(target)) throw new NotDone(`${target} already exists. Choose another name.`)
  const lock = lockFolder(dataDir)
  try {
    const database = databaseOver(await openEngine(dataDir))
    const size = await sizeOf(database.db)
    const image = await database.image()
    await database.close()
    await writeWhole(target, image)
    return `Backed up ${size} to ${target} (${(image.length / 1e6).toFixed(1)} MB).`
  } finally {
    lock.release()
  }
})

function stamp(): string {
  return new Date().toISOString().slice(0, 19).replaceAll(':', '-')
}

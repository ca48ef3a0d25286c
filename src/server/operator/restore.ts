import { createReadStream, existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { databaseOver, openEngine } from '../db/embedded.ts'
import { lockFolder } from '../db/lock.ts'
import { CannotUpgrade, migrationsIn, refuseNewer } from '../db/migrate.ts'
import { NotDone } from '../stop-with-reason.ts'
import { command, embeddedFolder, sizeOf } from './open.ts'

/** `npm run restore <file>`: what was there before is kept beside it. */
command(async ([file]) => {
  const { root, dataDir } = embeddedFolder(import.meta.dirname, 'pg_restore')
  if (file === undefined) throw new NotDone('Which one? npm run restore data/backups/<file>')
  const source = resolve(root, file)
  if (!existsSync(source)) throw new NotDone(`There is no file ${source}.`)
  const lock = lockFolder(dataDir)
  const staging = join(dataDir, 'restoring')
  try {
    await rm(staging, { recursive: true, force: true })
    await mkdir(staging, { mode: 0o700 })
    const size = await unpack(root, source, staging)
    const kept = await putAside(dataDir)
    await rename(join(staging, 'pg'), join(dataDir, 'pg'))
    return `Restored ${size} from ${source}.${kept === null ? '' : ` What was there before is in ${kept}.`}`
  } finally {
    await rm(staging, { recursive: true, force: true })
    lock.release()
  }
})

/** Opens the copy and counts, so that a broken file is found before anything is replaced. */
async function unpack(root: string, source: string, staging: string): Promise<string> {
  try {
    await readWhole(source)
    const database = databaseOver(await openEngine(staging, source))
    try {
      await refuseNewer(
        database.unguarded,
        await migrationsIn(join(root, 'src/server/db/migrations')),
      )
      return await sizeOf(database.db)
    } finally {
      await database.close()
    }
  } catch (error) {
    if (error instanceof CannotUpgrade) throw error
    const reason = error instanceof Error ? error.message : 'it could not be opened'
    throw new NotDone(`${source} is no whole backup (${reason}). Nothing was changed.`)
  }
}

/** Its checksum stands at its end. The engine's own reading of a cut file ends the process. */
async function readWhole(source: string): Promise<void> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  await pipeline(createReadStream(source), createGunzip(), nowhere)
}

async function putAside(dataDir: string): Promise<string | null> {
  const current = join(dataDir, 'pg')
  if (!existsSync(current)) return null
  const kept = join(
    dataDir,
    `pg-before-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`,
  )
  await rename(current, kept)
  return kept
}

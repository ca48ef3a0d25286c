import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { databaseOver, openEngine } from '../db/embedded.ts'
import { lockFolder } from '../db/lock.ts'
import { NotDone } from '../stop-with-reason.ts'
import { command, embeddedFolder, sizeOf } from './open.ts'

/** `npm run backup [file]`: the whole embedded database in one file, nothing running meanwhile. */
command(async ([file]) => {
  const { root, dataDir } = embeddedFolder(import.meta.dirname, 'pg_dump')
  const target = resolve(root, file ?? join(dataDir, 'backups', `upful-${stamp()}.tar.gz`))
  if (!existsSync(join(dataDir, 'pg', 'PG_VERSION')))
    throw new NotDone(`There is no database in ${dataDir}, so there is nothing to back up.`)
  if (existsSync(target)) throw new NotDone(`${target} is there already. Choose another name.`)
  const lock = lockFolder(dataDir)
  try {
    const engine = await openEngine(dataDir, null)
    const database = databaseOver(engine)
    await database.script('checkpoint')
    const size = await sizeOf(database.db)
    const image = Buffer.from(await (await engine.dumpDataDir('gzip')).arrayBuffer())
    await database.close()
    await writeWhole(target, image)
    return `Backed up ${size} to ${target} (${(image.length / 1e6).toFixed(1)} MB).`
  } finally {
    lock.release()
  }
})

/** Under its name only once it is whole. */
async function writeWhole(target: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  await writeFile(`${target}.part`, bytes, { mode: 0o600, flush: true })
  await rename(`${target}.part`, target)
}

function stamp(): string {
  return new Date().toISOString().slice(0, 19).replaceAll(':', '-')
}

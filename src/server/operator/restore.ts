import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { UserId } from '#domain/people/user-id.ts'
import { forgetContacts } from '../applications/contact-commands.ts'
import { deletedAccounts } from '../backups/deleted-accounts.ts'
import type { Db } from '../db/database.ts'
import { lockFolder } from '../db/lock.ts'
import { NotDone } from '../stop-with-reason.ts'
import { command, counted, embeddedFolder, sizeOf } from './open.ts'
import { openBackup } from './open-backup.ts'

/** `npm run restore <file>`: the old database is kept next to it. */
command(async ([file]) => {
  const { root, dataDir } = embeddedFolder(import.meta.dirname, 'pg_restore')
  if (file === undefined)
    throw new NotDone('Which backup? Use: npm run restore data/backups/<file>')
  const source = resolve(root, file)
  if (!existsSync(source)) throw new NotDone(`There is no file ${source}.`)
  const lock = lockFolder(dataDir)
  const staging = join(dataDir, 'restoring')
  try {
    await rm(staging, { recursive: true, force: true })
    await mkdir(staging, { mode: 0o700 })
    const { size, deleted } = await unpack(root, { source, staging, dataDir })
    const previousFolder = await putAside(dataDir)
    await rename(join(staging, 'pg'), join(dataDir, 'pg'))
    return [
      `Restored ${size} from ${source}.`,
      deleted === 0
        ? ''
        : ` Deleted ${counted(deleted, 'account')} again that had been deleted since.`,
      previousFolder === null ? '' : ` The previous data is in ${previousFolder}.`,
    ].join('')
  } finally {
    await rm(staging, { recursive: true, force: true })
    lock.release()
  }
})

async function unpack(
  root: string,
  { source, staging, dataDir }: { source: string; staging: string; dataDir: string },
): Promise<{ size: string; deleted: number }> {
  const database = await openBackup(root, source, staging)
  try {
    const deleted = await deleteAgain(database.db, await deletedAccounts(dataDir))
    return { size: await sizeOf(database.db), deleted }
  } finally {
    await database.close()
  }
}

/** After a restore, deletes the accounts that had been deleted since the backup; returns how many it found. */
async function deleteAgain(db: Db, ids: readonly UserId[]): Promise<number> {
  if (ids.length === 0) return 0
  return db.transaction().execute(async (tx) => {
    await forgetContacts({ db: tx }, ids)
    const rows = await tx.deleteFrom('auth_users').where('id', 'in', ids).returning('id').execute()
    return rows.length
  })
}

async function putAside(dataDir: string): Promise<string | null> {
  const current = join(dataDir, 'pg')
  if (!existsSync(current)) return null
  const previousFolder = join(
    dataDir,
    `pg-before-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`,
  )
  await rename(current, previousFolder)
  return previousFolder
}

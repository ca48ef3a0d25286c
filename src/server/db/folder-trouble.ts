import { accessSync, constants, existsSync, readdirSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { isDiskFull } from './unavailable.ts'

/** The data folder cannot be used; the message says why and what to do. */
export class FolderTrouble extends Error {
  override name = 'FolderTrouble'
}

const neededBytes = 64 * 1024 * 1024
const diskFull = 'the disk is full. Make room and start again.'

/** Refuses to start with an empty database in a folder that had one: a volume or a restore is missing. */
export function refuseMissingDatabase(folder: string): void {
  if (!existsSync(folder) || existsSync(join(folder, 'pg', 'PG_VERSION'))) return
  const traces = readdirSync(folder).filter(
    (name) => name === 'secret' || name === 'backups' || name.startsWith('pg-before-'),
  )
  if (traces.length === 0) return
  throw new FolderTrouble(
    `The database is missing from ${folder}, although Upful was used there before (${traces.join(', ')}). Is a volume not mounted, or was a restore interrupted? Put the folder "pg" back, or restore a backup with npm run restore. For a new, empty school set DATA_DIR to another folder.`,
  )
}

/** An error with the likely cause, because the engine only reports that it failed. */
export function openFailure(folder: string, error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error)
  const cause = likelyCause(folder, error)
  return new FolderTrouble(`The database in ${folder} cannot be opened: ${cause} (${reason})`)
}

function likelyCause(folder: string, error: unknown): string {
  if (isDiskFull(error)) return diskFull
  try {
    accessSync(folder, constants.R_OK | constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    if (bavail * bsize < neededBytes) return diskFull
  } catch {
    return 'the folder cannot be written to. Check that it belongs to the user who runs Upful and is not mounted read-only.'
  }
  return 'its files are damaged. Restore the newest backup with npm run restore.'
}

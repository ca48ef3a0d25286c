import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Somebody else holds the data folder. */
export class FolderInUse extends Error {
  override name = 'FolderInUse'
}

/**
 * Takes the data folder for this process alone. Two processes on one embedded database corrupt it
 * silently, so this is an operating-system lock: the kernel releases it, even after kill -9.
 */
export function lockFolder(folder: string): { release: () => void } {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(folder, 'upful.lock'), { timeout: 0 })
  try {
    lock.exec('PRAGMA locking_mode=EXCLUSIVE; PRAGMA journal_mode=MEMORY; BEGIN EXCLUSIVE;')
  } catch {
    lock.close()
    throw new FolderInUse(
      `The data folder ${folder} is in use by another Upful process. Stop it first, or set DATA_DIR to another folder.`,
    )
  }
  return { release: () => lock.close() }
}

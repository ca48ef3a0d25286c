import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { addressIn, removeAddress } from './folder-address.ts'
import { openFailure } from './folder-trouble.ts'

/** Another process has locked the data folder. */
export class FolderInUse extends Error {
  override name = 'FolderInUse'
}

const checkEveryMs = 10_000

/**
 * Locks the data folder for this process. Two processes on one embedded database corrupt it
 * silently, so this is an operating-system lock: the kernel releases it, even after kill -9. If the
 * lock file is deleted another process can start, so `onLost` is called as soon as that is noticed.
 */
export function lockFolder(
  folder: string,
  onLost: () => void = () => endWithoutLock(folder),
  everyMs = checkEveryMs,
): { release: () => void } {
  const file = join(folder, 'upful.lock')
  const lock = openLock(folder, file)
  try {
    lock.exec('PRAGMA locking_mode=EXCLUSIVE; PRAGMA journal_mode=MEMORY; BEGIN EXCLUSIVE;')
  } catch {
    lock.close()
    throw new FolderInUse(inUseMessage(folder))
  }
  removeAddress(folder)
  const lockedFile = identityOf(file)
  const check = setInterval(() => {
    if (identityOf(file) === lockedFile) return
    clearInterval(check)
    onLost()
  }, everyMs)
  check.unref()
  return {
    release() {
      clearInterval(check)
      removeAddress(folder)
      lock.close()
    },
  }
}

function inUseMessage(folder: string): string {
  const address = addressIn(folder)
  const holder =
    address === null
      ? `The data folder ${folder} is in use by another Upful process.`
      : `Upful is already running at ${address}, on the data folder ${folder}.`
  return `${holder} Stop it first, or set DATA_DIR to another folder.`
}

function openLock(folder: string, file: string): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    return new DatabaseSync(file, { timeout: 0 })
  } catch (error) {
    throw openFailure(folder, error)
  }
}

/** The identity of the lock file: a new file with the same name is another one. */
function identityOf(path: string): string | null {
  try {
    const { dev, ino } = statSync(path)
    return `${dev} ${ino}`
  } catch {
    return null
  }
}

/** Exits without writing: a second process may already have the database open. */
function endWithoutLock(folder: string): void {
  process.stderr.write(
    `upful.lock in ${folder}, which keeps a second Upful process from starting, was deleted or replaced. This process stops now, so that two do not write to one database. Start it again.\n`,
  )
  process.exit(1)
}

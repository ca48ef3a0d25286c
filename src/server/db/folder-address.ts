import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Stores the server's address in the data folder, for the message of a process that is refused the folder. */
export function writeAddress(folder: string, address: string): void {
  try {
    writeFileSync(fileIn(folder), address)
  } catch {
    // On a full disk the refusal names no address; nothing else depends on it.
  }
}

export function addressIn(folder: string): string | null {
  try {
    return readFileSync(fileIn(folder), 'utf8').trim() || null
  } catch {
    return null
  }
}

/** Called when the folder is locked or released: the address of a killed server is outdated. */
export function removeAddress(folder: string): void {
  rmSync(fileIn(folder), { force: true })
}

function fileIn(folder: string): string {
  return join(folder, 'address')
}

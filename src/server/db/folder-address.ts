import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Says in the data folder where the server that holds it answers, for whoever is refused the folder. */
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

/** Whoever takes or leaves the folder: what a killed server wrote is no longer true. */
export function removeAddress(folder: string): void {
  rmSync(fileIn(folder), { force: true })
}

function fileIn(folder: string): string {
  return join(folder, 'address')
}

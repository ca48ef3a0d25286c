import { FolderTrouble } from './db/folder-trouble.ts'
import { FolderInUse } from './db/lock.ts'
import { CannotUpgrade } from './db/migrate.ts'
import { isUnavailable } from './db/unavailable.ts'
import { BadConfiguration } from './env.ts'
import { Refusal } from './http/refusal.ts'

/** Something an operator asked for is not possible now; the message says what to do instead. */
export class NotDone extends Error {
  override name = 'NotDone'
}

/** Ends the process: one clear line if the operator can fix it, else a stack trace. */
export function stopWithReason(error: unknown): never {
  process.stderr.write(`${reasonOf(error)}\n`)
  process.exit(1)
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (
    [BadConfiguration, CannotUpgrade, FolderInUse, FolderTrouble, NotDone, Refusal].some(
      (kind) => error instanceof kind,
    )
  )
    return error.message
  if (hasCode(error, 'EADDRINUSE'))
    return `${error.message}. Stop the other process, or set PORT or METRICS_PORT to another number.`
  if (hasCode(error, 'EADDRNOTAVAIL') || hasCode(error, 'EACCES'))
    return `${error.message}. Check HOST, PORT and DATA_DIR.`
  if (hasCode(error, '42501'))
    return `DATABASE_URL: its role lacks a permission that Upful needs (${error.message}). Make it the owner of the database.`
  if (isUnavailable(error) || ['28000', '28P01', '3D000'].some((code) => hasCode(error, code)))
    return `DATABASE_URL: cannot connect to PostgreSQL: ${error.message}`
  return error.stack ?? error.message
}

function hasCode(error: Error, code: string): boolean {
  return 'code' in error && error.code === code
}

import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The newest backup in the folder, made at night or by the operator; null without one. */
export function newestBackup(folder: string): { file: string; madeAt: Date } | null {
  const names = existsSync(folder) ? readdirSync(folder) : []
  const backups = names
    .filter((name) => name.endsWith('.tar.gz'))
    .map((name) => join(folder, name))
    .map((file) => ({ file, madeAt: statSync(file).mtime }))
  return backups.toSorted((one, other) => Number(other.madeAt) - Number(one.madeAt))[0] ?? null
}

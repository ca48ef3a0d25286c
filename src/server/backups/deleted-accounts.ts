import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const fileName = 'deleted-accounts.txt'

/** Stores their ids next to the backups, so that a restore can delete these accounts again. */
export async function rememberDeleted(dataDir: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const folder = join(dataDir, 'backups')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const lines = ids.map((id) => `${id}\n`).join('')
  await appendFile(join(folder, fileName), lines, { mode: 0o600, flush: true })
}

export async function deletedAccounts(dataDir: string): Promise<string[]> {
  const text = await readFile(join(dataDir, 'backups', fileName), 'utf8').catch(() => '')
  return text.split('\n').filter((line) => /^[\da-f-]{36}$/.test(line))
}

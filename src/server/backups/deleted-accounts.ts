import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type UserId, userIdSchema } from '#domain/people/user-id.ts'

const fileName = 'deleted-accounts.txt'

/** Stores their ids next to the backups, so that a restore can delete these accounts again. */
export async function rememberDeleted(dataDir: string, ids: readonly UserId[]): Promise<void> {
  if (ids.length === 0) return
  const folder = join(dataDir, 'backups')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const lines = ids.map((id) => `${id}\n`).join('')
  await appendFile(join(folder, fileName), lines, { mode: 0o600, flush: true })
}

export async function deletedAccounts(dataDir: string): Promise<UserId[]> {
  const text = await readFile(join(dataDir, 'backups', fileName), 'utf8').catch(() => '')
  return text.split('\n').flatMap((line) => userIdSchema.safeParse(line).data ?? [])
}

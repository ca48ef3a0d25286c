import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The file gets its name only when it is complete; a failed write leaves nothing behind. */
export async function writeWhole(target: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  const part = `${target}.part`
  try {
    await writeFile(part, bytes, { mode: 0o600, flush: true })
    await rename(part, target)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

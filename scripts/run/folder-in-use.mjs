import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { nodeHere } from './find-node.mjs'

const IN_USE = 3

/** A sentence about the process that has locked the data folder; null when it is free. */
export function folderInUse() {
  if (process.env.DATABASE_URL) return null
  const folder = resolve(process.env.DATA_DIR || 'data')
  const node = nodeHere()
  if (node === null || !existsSync(join(folder, 'upful.lock'))) return null
  const result = spawnSync(node, ['scripts/run/try-lock.ts', folder, String(IN_USE)])
  return result.status === IN_USE ? result.stdout.toString().trim() : null
}

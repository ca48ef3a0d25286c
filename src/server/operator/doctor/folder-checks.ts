import { accessSync, constants, existsSync, statfsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { dayMs, hourMs } from '#domain/duration.ts'
import { newestBackup } from '../../backups/newest-backup.ts'
import { addressIn } from '../../db/folder-address.ts'
import { FolderTrouble, refuseMissingDatabase } from '../../db/folder-trouble.ts'
import { FolderInUse, lockFolder } from '../../db/lock.ts'
import { findingsAbout, reasonFor, type Finding } from './finding.ts'

/** How the data folder can be used: `in use` by a running server, or not at all. */
export type FolderState = 'free' | 'in use' | 'unusable'

const megabyte = 1024 * 1024
const lateBackupMs = 36 * hourMs
const answerMs = 3_000

const folder = findingsAbout('data folder')

export function checkFolder(
  dataDir: string,
  embedded: boolean,
): { state: FolderState; finding: Finding } {
  const state = (name: FolderState, finding: Finding) => ({ state: name, finding })
  if (!existsSync(dataDir))
    return state(
      'unusable',
      folder.warn(`${dataDir} does not exist yet. The first start makes it.`),
    )
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK)
    if (!embedded) return state('free', folder.ok(`${dataDir} can be written to.`))
    refuseMissingDatabase(dataDir)
    lockFolder(dataDir).release()
  } catch (error) {
    if (error instanceof FolderInUse)
      return state('in use', folder.ok(`${dataDir} is in use by a running server.`))
    if (error instanceof FolderTrouble) return state('unusable', folder.wrong(error.message))
    const advice = 'Check that it belongs to the user who runs Upful and is not mounted read-only.'
    return state('unusable', folder.wrong(`${dataDir} cannot be used. ${advice}`))
  }
  if (existsSync(join(dataDir, 'pg', 'PG_VERSION')))
    return state('free', folder.ok(`${dataDir} can be written to, and no server uses it.`))
  return state('unusable', folder.warn(`${dataDir} has no database yet. The first start makes it.`))
}

/** The same limits as the server's own: below 64 MB an embedded one is read-only. */
export function checkDisk(dataDir: string, embedded: boolean): Finding {
  const disk = findingsAbout('free disk')
  const existing = existsSync(dataDir) ? dataDir : dirname(dataDir)
  if (!existsSync(existing)) return disk.warn(`${existing} does not exist.`)
  const { bavail, bsize } = statfsSync(existing)
  const free = Math.floor((bavail * bsize) / megabyte)
  const text = `${free.toLocaleString('en')} MB are left`
  const advice = 'Copy old files of its backups folder elsewhere, or enlarge the disk.'
  if (free < 64 && embedded) return disk.wrong(`${text}, so nothing is written. ${advice}`)
  return free < 200 ? disk.warn(`${text}. ${advice}`) : disk.ok(`${text}.`)
}

export function checkBackup(dataDir: string, embedded: boolean, now: Date): Finding {
  const backup = findingsAbout('backup')
  if (!embedded) return backup.ok('made with the tools of PostgreSQL, so it is not checked here.')
  const newest = newestBackup(join(dataDir, 'backups'))
  if (newest === null)
    return backup.warn(
      'there is none yet. The server makes one at 2:40 at night, npm run backup now.',
    )
  const age = now.getTime() - newest.madeAt.getTime()
  const text = `the newest is ${Math.max(0, Math.round(age / hourMs))} hours old`
  if (age < lateBackupMs) return backup.ok(`${text}.`)
  const advice =
    'Does the server run at night, and is there disk space? The log says why it was skipped.'
  return age < 7 * dayMs ? backup.warn(`${text}. ${advice}`) : backup.wrong(`${text}. ${advice}`)
}

/** What the server that uses the folder says about itself. */
export async function askServer(dataDir: string): Promise<Finding> {
  const server = findingsAbout('server')
  const address = addressIn(dataDir)
  if (address === null) return server.warn('it is starting, or another command uses the folder.')
  try {
    const url = new URL('/health/ready', address)
    const { status } = await fetch(url, { signal: AbortSignal.timeout(answerMs) })
    if (status === 200) return server.ok(`${address} is ready and reaches its database.`)
    return server.wrong(`${address} is not ready (status ${status}). Look at its log.`)
  } catch (error) {
    return server.wrong(
      `${address} does not answer (${reasonFor(error)}). Is the address right, and does the proxy run?`,
    )
  }
}

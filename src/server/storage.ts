import { existsSync, readdirSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { nightOf } from './backups/nightly.ts'
import { diskFull } from './http/refusal.ts'

const megabyte = 1024 * 1024
const lowBytes = 200 * megabyte
const fullBytes = 64 * megabyte
/** Other programs can fill a disk within seconds. */
const checkEveryMs = 2_000

export type Room = 'enough' | 'low' | 'full'

/** The disk with the data folder: its free space, and the last backup. */
export interface Storage {
  room: () => Room
  freeBytes: () => Promise<number>
  /** The day of the newest nightly backup; null without one. */
  lastBackup: () => string | null
  /** Refuses to start a write that may not fit: the embedded engine does not survive a full disk. */
  refuseWhenFull: () => void
  /** Checks now; this also happens every two seconds. */
  check: () => Promise<void>
  stop: () => void
}

export async function watchStorage(
  dataDir: string,
  log: Logger,
  freeBytes: () => Promise<number> = () => freeIn(dataDir),
): Promise<Storage> {
  let room: Room = 'enough'

  async function check(): Promise<void> {
    const free = await freeBytes().catch(() => Infinity)
    const current = roomIn(free)
    if (current !== room) logChange(current, free)
    room = current
  }

  function logChange(current: Room, free: number): void {
    const megabytes = Math.round(free / megabyte)
    if (current === 'enough') log.info('the disk has space again')
    if (current === 'low')
      log.warn({ megabytes, dataDir }, 'the disk is almost full: free some space')
    if (current === 'full')
      log.error({ megabytes, dataDir }, 'the disk is full: writes are refused')
  }

  await check()
  const timer = setInterval(() => void check(), checkEveryMs)
  timer.unref()
  return {
    room: () => room,
    freeBytes,
    lastBackup: () => newestNight(join(dataDir, 'backups')),
    refuseWhenFull() {
      if (room === 'full') throw diskFull()
    },
    check,
    stop: () => clearInterval(timer),
  }
}

function roomIn(free: number): Room {
  if (free < fullBytes) return 'full'
  return free < lowBytes ? 'low' : 'enough'
}

async function freeIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

function newestNight(folder: string): string | null {
  if (!existsSync(folder)) return null
  const nights = readdirSync(folder).flatMap((name) => nightOf(name) ?? [])
  return nights.sort().at(-1) ?? null
}

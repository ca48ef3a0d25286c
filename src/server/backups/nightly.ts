import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Day } from '#domain/day.ts'
import { dayMs } from '#domain/duration.ts'
import { writeWhole } from './write-whole.ts'

const maxDaily = 7
const maxWeekly = 4
const replacedKeptDays = 14
const spareBytes = 200 * 1024 * 1024

export interface BackupSettings {
  dataDir: string
  today: Day
  freeBytes: () => Promise<number>
}

/** Writes one file per night next to the database, unless it exists already. Returns its path. */
export async function backUpNight(
  { dataDir, today, freeBytes }: BackupSettings,
  image: () => Promise<Buffer>,
): Promise<string> {
  const folder = join(dataDir, 'backups')
  const target = join(folder, `upful-night-${today}.tar.gz`)
  if (!existsSync(target)) {
    await removeHalfWritten(folder)
    await refuseWithoutSpace(folder, freeBytes)
    await writeWhole(target, await image())
  }
  for (const night of nightsToRemove(await nightsIn(folder)))
    await rm(join(folder, `upful-night-${night}.tar.gz`))
  await removeOldCopies(dataDir, today)
  return target
}

/** The day in the name of a nightly backup; null for every other file, which must not be removed. */
export function nightOf(name: string): string | null {
  return /^upful-night-(\d{4}-\d\d-\d\d)\.tar\.gz$/.exec(name)?.[1] ?? null
}

/** All nights except the newest seven and, before those, the newest of each of four weeks. */
export function nightsToRemove(nights: readonly string[]): string[] {
  const newestFirst = nights.toSorted().toReversed()
  const nightByWeek = new Map<number, string>()
  for (const night of newestFirst.slice(maxDaily)) {
    const week = Math.floor(Date.parse(night) / dayMs / 7)
    if (!nightByWeek.has(week)) nightByWeek.set(week, night)
  }
  const kept = new Set([
    ...newestFirst.slice(0, maxDaily),
    ...[...nightByWeek.values()].slice(0, maxWeekly),
  ])
  return nights.filter((night) => !kept.has(night))
}

async function nightsIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).flatMap((name) => nightOf(name) ?? [])
}

/** Removes the files left by a killed process. */
async function removeHalfWritten(folder: string): Promise<void> {
  if (!existsSync(folder)) return
  for (const name of await readdir(folder))
    if (name.endsWith('.part')) await rm(join(folder, name), { force: true })
}

async function refuseWithoutSpace(folder: string, freeBytes: () => Promise<number>): Promise<void> {
  const last = existsSync(folder) ? (await nightsIn(folder)).toSorted().at(-1) : undefined
  const size =
    last === undefined ? 0 : (await stat(join(folder, `upful-night-${last}.tar.gz`))).size
  if ((await freeBytes()) < size * 2 + spareBytes)
    throw new Error('There is not enough disk space for a backup')
}

/** Removes the databases that a restore replaced: anyone who needs one again notices within days. */
async function removeOldCopies(dataDir: string, today: Day): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const day = /^pg-before-(\d{4}-\d\d-\d\d)T/.exec(name)?.[1]
    if (day !== undefined && Date.parse(today) - Date.parse(day) > replacedKeptDays * dayMs)
      await rm(join(dataDir, name), { recursive: true })
  }
}

import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { addDays, dayFrom } from '#domain/day.ts'
import { backUpNight, nightsToRemove } from './nightly.ts'

let dataDir: string
const first = dayFrom('2026-09-01')
const plenty = async () => Infinity
const image = async () => Buffer.from('the whole database')

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'upful-backups-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
})

const backups = () => readdirSync(join(dataDir, 'backups')).sort()

test('sixty nights leave the newest seven and one of each of the four weeks before', async () => {
  mkdirSync(join(dataDir, 'backups'))
  writeFileSync(join(dataDir, 'backups', 'upful-by-hand.tar.gz'), 'kept')
  for (let night = 0; night < 60; night += 1)
    await backUpNight({ dataDir, today: addDays(first, night), freeBytes: plenty }, image)
  const newest = Array.from(
    { length: 7 },
    (_, back) => `upful-night-${addDays(first, 59 - back)}.tar.gz`,
  )
  const files = backups()
  expect(files).toContain('upful-by-hand.tar.gz')
  for (const name of newest) expect(files).toContain(name)
  const nights = files.filter((name) => name.startsWith('upful-night-'))
  expect(nights).toHaveLength(11)
  const oldest = nights[0]?.slice(12, 22) ?? ''
  expect(oldest <= addDays(first, 59 - 21)).toBe(true)
})

test('all backups are kept while there are only a few', () => {
  expect(nightsToRemove(['2026-09-01', '2026-09-05', '2026-09-06'])).toEqual([])
})

test('a night that already has a backup is not backed up again', async () => {
  let times = 0
  const countedImage = async () => {
    times += 1
    return image()
  }
  const settings = { dataDir, today: first, freeBytes: plenty }
  await backUpNight(settings, countedImage)
  await backUpNight(settings, countedImage)
  expect(times).toBe(1)
})

test('no backup is started without disk space, and files left by a killed process are removed', async () => {
  mkdirSync(join(dataDir, 'backups'))
  writeFileSync(join(dataDir, 'backups', 'upful-night-2026-08-31.tar.gz.part'), 'half')
  const backup = backUpNight({ dataDir, today: first, freeBytes: async () => 1_000 }, image)
  await expect(backup).rejects.toThrow('There is not enough disk space for a backup')
  expect(backups()).toEqual([])
})

test('a backup that cannot be written leaves no partial file', async () => {
  const failing = async () => {
    mkdirSync(join(dataDir, 'backups', `upful-night-${first}.tar.gz`, 'x'), { recursive: true })
    return image()
  }
  await expect(backUpNight({ dataDir, today: first, freeBytes: plenty }, failing)).rejects.toThrow(
    'directory',
  )
  expect(backups().filter((name) => name.endsWith('.part'))).toEqual([])
})

test('the database that a restore replaced is removed after two weeks', async () => {
  const [old, recent] = ['pg-before-2026-08-01T10-00-00', 'pg-before-2026-08-30T10-00-00']
  for (const name of [old, recent]) mkdirSync(join(dataDir, name))
  await backUpNight({ dataDir, today: first, freeBytes: plenty }, image)
  expect([existsSync(join(dataDir, old)), existsSync(join(dataDir, recent))]).toEqual([false, true])
})

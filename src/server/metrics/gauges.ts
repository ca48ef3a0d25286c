import { Gauge, type Registry } from 'prom-client'
import type { Build } from './build.ts'
import type { Figures } from './figures.ts'

/** What is read when somebody asks for the metrics. A figure that could not be read is left out. */
export function openGauges(registry: Registry, build: Build): { set: (figures: Figures) => void } {
  const gauge = <Label extends string = never>(
    name: string,
    help: string,
    labelNames: Label[] = [],
  ) => new Gauge({ name: `upful_${name}`, help, labelNames, registers: [registry] })

  gauge('build_info', 'Always 1; its labels say what runs.', Object.keys(build)).set(
    { ...build },
    1,
  )
  const streams = gauge('live_streams', 'Open event streams.')
  const up = gauge('database_up', '1 when the database answers within two seconds, else 0.')
  const pool = gauge('pool_connections', 'Connections to PostgreSQL, by state.', ['state'])
  const poolWaiting = gauge('pool_waiting', 'Queries and transactions waiting for a connection.')
  const jobs = gauge('jobs', 'Jobs that are due, running or failed for the last time.', [
    'queue',
    'state',
  ])
  const oldestJob = gauge('jobs_oldest_seconds', 'Wait of the job that is due first.', ['queue'])
  const letters = gauge('letters', 'Letters due, or not delivered in the last seven days.', [
    'state',
  ])
  const oldestLetter = gauge('letters_oldest_seconds', 'Age of the oldest letter that is due.')
  const disk = gauge('disk_free_bytes', 'Free space on the disk of the data folder.')
  const backup = gauge('backup_age_seconds', 'Age of the newest backup.')
  const all = [streams, pool, poolWaiting, jobs, oldestJob, letters, oldestLetter, disk, backup]

  return {
    set(figures) {
      for (const each of all) each.reset()
      for (const each of [streams, poolWaiting, oldestLetter, disk, backup]) each.remove()
      up.set(figures.databaseUp ? 1 : 0)
      streams.set(figures.streams)
      setIfRead(disk, figures.freeBytes)
      setIfRead(backup, figures.backupSeconds)
      if (figures.pool !== null) {
        pool.set({ state: 'in use' }, figures.pool.inUse)
        pool.set({ state: 'idle' }, figures.pool.idle)
        poolWaiting.set(figures.pool.waiting)
      }
      if (figures.rows === null) return
      for (const { queue, waiting, active, failed, oldestSeconds } of figures.rows.queues) {
        jobs.set({ queue, state: 'waiting' }, waiting)
        jobs.set({ queue, state: 'active' }, active)
        jobs.set({ queue, state: 'failed' }, failed)
        oldestJob.set({ queue }, oldestSeconds)
      }
      const { waiting, givenUp, bounced, oldestSeconds } = figures.rows.letters
      letters.set({ state: 'waiting' }, waiting)
      letters.set({ state: 'given up' }, givenUp)
      letters.set({ state: 'bounced' }, bounced)
      oldestLetter.set(oldestSeconds)
    },
  }
}

function setIfRead(gauge: Gauge, value: number | null): void {
  if (value !== null) gauge.set(value)
}

import { dayOf } from '#domain/day.ts'
import type { Job } from '../jobs/queue.ts'
import type { Services } from '../services.ts'
import { backUpNight } from './nightly.ts'

/** The embedded database backs itself up; a PostgreSQL server has its own tools. */
export function backupJobs({ database, dataDir, storage, now, log }: Services): Job[] {
  const { image } = database
  if (image === null) return []
  return [
    {
      name: 'backups.nightly',
      schedule: '40 2 * * *',
      async run() {
        const settings = { dataDir, today: dayOf(now()), freeBytes: storage.freeBytes }
        const file = await backUpNight(settings, image)
        log.info({ file }, 'the database is backed up')
      },
    },
  ]
}

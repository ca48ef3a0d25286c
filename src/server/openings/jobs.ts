import type { Job } from '../jobs/queue.ts'
import type { Services } from '../services.ts'
import { refreshOpenings } from './refresh.ts'
import { publishPlannedOpenings } from './schedule-sweeps.ts'
import { expireOpenings } from './store-commands.ts'

export function openingJobs(services: Services): Job[] {
  return [
    {
      name: 'openings.refresh',
      schedule: '*/30 * * * *',
      run: () => refreshOpenings(services),
    },
    {
      name: 'openings.publish-planned',
      schedule: '10 * * * *',
      atStart: true,
      run: () => publishPlannedOpenings(services),
    },
    {
      name: 'openings.expire',
      schedule: '5 0 * * *',
      async run() {
        const count = await services.transaction(expireOpenings)
        if (count > 0) services.log.info({ count }, 'openings closed')
      },
    },
  ]
}

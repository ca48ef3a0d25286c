import type { Job } from '../jobs/queue.ts'
import type { Services } from '../services.ts'
import { forgetReferences } from './detail-commands.ts'

export function profileJobs(services: Services): Job[] {
  return [
    {
      name: 'profiles.forget-references',
      schedule: '35 3 * * *',
      async run() {
        const count = await services.transaction(forgetReferences)
        if (count > 0) services.log.info({ count }, 'references of mentors deleted')
      },
    },
  ]
}

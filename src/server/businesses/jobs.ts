import type { Job } from '../jobs/queue.ts'
import type { Services } from '../services.ts'
import { forgetOldInvitations } from './invitation-commands.ts'

export function businessJobs(services: Services): Job[] {
  return [
    {
      name: 'businesses.forget',
      schedule: '50 3 * * *',
      run: () => services.transaction(forgetOldInvitations),
    },
  ]
}

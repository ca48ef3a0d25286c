import type { Job } from '../jobs/queue.ts'
import type { Services } from '../services.ts'
import { forgetOldNotifications } from './commands.ts'

export function notificationJobs(services: Services): Job[] {
  return [
    {
      name: 'notifications.forget',
      schedule: '30 3 * * *',
      run: () => services.transaction(forgetOldNotifications),
    },
  ]
}

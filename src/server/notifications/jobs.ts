import type { Job } from '../jobs/queue.ts'
import type { Services } from '../services.ts'
import { pushJob } from './push-commands.ts'
import { sendDuePushes } from './push-jobs.ts'
import { forgetOldNotifications } from './commands.ts'

export function notificationJobs(services: Services): Job[] {
  return [
    {
      name: pushJob,
      // For what waited for the morning, or for another try; otherwise a notification starts it.
      schedule: '*/5 * * * *',
      run: () => sendDuePushes(services),
    },
    {
      name: 'notifications.forget',
      schedule: '30 3 * * *',
      run: () => services.transaction(forgetOldNotifications),
    },
  ]
}

import { z } from 'zod'
import type { Job } from '../jobs/queue.ts'
import type { Services } from '../services.ts'
import { forgetOldNotifications } from './commands.ts'
import { deliverDue, deliverTo } from './delivery-commands.ts'

const toSomebody = z.object({ userId: z.uuid() })

export function notificationJobs(services: Services): Job[] {
  return [
    {
      name: 'notifications.deliver',
      async run(data) {
        await deliverTo(services, toSomebody.parse(data).userId)
      },
    },
    {
      // Digests, the end of the quiet hours, and what the mail server did not take before.
      name: 'notifications.sweep',
      schedule: '*/5 * * * *',
      run: () => deliverDue(services),
    },
    {
      name: 'notifications.forget',
      schedule: '30 3 * * *',
      run: () => services.transaction(forgetOldNotifications),
    },
  ]
}

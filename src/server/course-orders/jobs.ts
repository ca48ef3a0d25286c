import { z } from 'zod'
import { userIdSchema } from '#domain/people/user-id.ts'
import type { Job } from '../jobs/queue.ts'
import type { Services } from '../services.ts'
import { orderJobs } from './order-jobs.ts'
import { makeOrder } from './order-maker.ts'
import { abandonedOrders } from './queries.ts'

const keyData = z.object({ userId: userIdSchema, orderId: z.uuid() })

export function courseOrderJobs(services: Services): Job[] {
  return [
    ...orderJobs.map((name) => ({
      name,
      run: (data: Record<string, unknown>) => makeOrder(services, keyData.parse(data)),
    })),
    {
      name: 'course-orders.unfinished',
      schedule: '* * * * *',
      async run() {
        const keys = await abandonedOrders(services.db, services.now())
        await Promise.all(keys.map((key) => makeOrder(services, key)))
      },
    },
  ]
}

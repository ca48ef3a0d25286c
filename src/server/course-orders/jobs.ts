import { z } from 'zod'
import type { Job } from '../jobs/queue.ts'
import type { Services } from '../services.ts'
import { laneJobs } from './lanes.ts'
import { makeOrder } from './order-maker.ts'
import { abandonedOrders } from './queries.ts'

const keyData = z.object({ userId: z.uuid(), orderId: z.uuid() })

export function courseOrderJobs(services: Services): Job[] {
  return [
    ...laneJobs.map((name) => ({
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

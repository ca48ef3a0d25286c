import type { Job } from '../jobs/queue.ts'
import type { Services } from '../services.ts'
import { forgetOldSlots } from './slot-commands.ts'
import { sweepRequests, sweepSessions, sweepWeeks } from './sweeps.ts'

export function mentorJobs(services: Services): Job[] {
  return [
    {
      name: 'mentors.requests',
      schedule: '*/10 * * * *',
      atStart: true,
      run: () => sweepRequests(services),
    },
    {
      name: 'mentors.sessions',
      schedule: '*/10 * * * *',
      atStart: true,
      run: () => sweepSessions(services),
    },
    {
      name: 'mentors.weeks',
      schedule: '20 2 * * *',
      atStart: true,
      run: () => sweepWeeks(services),
    },
    {
      name: 'mentors.forget',
      schedule: '50 3 * * *',
      run: () => services.transaction(forgetOldSlots),
    },
  ]
}

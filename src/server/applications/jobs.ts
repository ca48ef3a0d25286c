import type { Job } from '../jobs/queue.ts'
import type { Services } from '../services.ts'
import { sweepInterviews, sweepOffers } from './sweeps.ts'
import { remindOfUnanswered, tellUnanswered } from './unanswered-sweeps.ts'
import { remindOfDeadlines } from './reminder-sweeps.ts'

export function applicationJobs(services: Services): Job[] {
  return [
    {
      name: 'applications.deadline-reminders',
      schedule: '0 8 * * *',
      run: () => remindOfDeadlines(services),
    },
    {
      name: 'applications.unanswered',
      schedule: '30 8 * * *',
      async run() {
        await remindOfUnanswered(services)
        await tellUnanswered(services)
      },
    },
    {
      name: 'applications.interviews',
      schedule: '*/10 * * * *',
      atStart: true,
      async run() {
        await sweepInterviews(services)
        await sweepOffers(services)
      },
    },
  ]
}

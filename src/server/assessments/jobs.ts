import type { Job } from '../jobs/queue.ts'
import type { Services } from '../services.ts'
import { learnFromResults } from './figure-commands.ts'

export function assessmentJobs(services: Services): Job[] {
  return [
    {
      name: 'assessments.learn',
      schedule: '25 * * * *',
      atStart: true,
      run: () => learnFromResults(services),
    },
  ]
}

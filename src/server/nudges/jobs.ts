import { nudgeAt } from '#domain/people/nudges.ts'
import type { Job } from '../jobs/queue.ts'
import type { Services } from '../services.ts'
import { nudgeStudents } from './sweeps.ts'

export function nudgeJobs(services: Services): Job[] {
  return [
    {
      name: 'nudges.evening',
      schedule: `0 ${nudgeAt} * * *`,
      run: () => nudgeStudents(services),
    },
  ]
}

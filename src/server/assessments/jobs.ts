import type { Job } from '../jobs/queue.ts'
import type { Services } from '../services.ts'
import { countResults, resultsAtOnce } from './figure-commands.ts'

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

/** Counts every result that was not counted yet. */
export async function learnFromResults({ transaction }: Services): Promise<void> {
  while ((await transaction(countResults)) === resultsAtOnce);
}

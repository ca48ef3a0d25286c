import type { Job } from '../jobs/queue.ts'
import type { Services } from '../services.ts'
import { forgetLeagues } from './commands.ts'

export function leagueJobs({ transaction }: Services): Job[] {
  return [
    {
      name: 'leagues.forget',
      schedule: '50 3 * * 1',
      run: () => transaction(forgetLeagues),
    },
  ]
}

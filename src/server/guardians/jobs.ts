import { z } from 'zod'
import { userIdSchema } from '#domain/people/user-id.ts'
import type { Job } from '../jobs/queue.ts'
import type { Services } from '../services.ts'
import { notifyOfAdulthood } from './adulthood-sweeps.ts'
import { sweepBirthMonths } from './birth-month-sweeps.ts'
import { sweepLinks, notifyAchievements, notifyWeek } from './link-sweeps.ts'
import { forgetOldCodes, writeInvitation } from './code-commands.ts'

const invitationData = z.object({ studentId: userIdSchema })

export function guardianJobs(services: Services): Job[] {
  return [
    {
      name: 'guardians.invite',
      brief: true,
      async run(data) {
        const { studentId } = invitationData.parse(data)
        await services.transaction((tx) => writeInvitation(tx, studentId, services))
      },
    },
    {
      name: 'guardians.achievements',
      schedule: '*/10 * * * *',
      run: () => notifyAchievements(services),
    },
    {
      name: 'guardians.birth-months',
      schedule: '*/10 * * * *',
      run: () => sweepBirthMonths(services),
    },
    {
      name: 'guardians.links',
      // After the quiet hours at night.
      schedule: '0 8 * * *',
      async run() {
        // First, so that all notifications of the day a student turns 18 are in one letter.
        await notifyOfAdulthood(services)
        await sweepLinks(services)
      },
    },
    {
      name: 'guardians.week',
      schedule: '0 17 * * 0',
      run: () => notifyWeek(services),
    },
    {
      name: 'guardians.forget',
      schedule: '40 3 * * *',
      run: () => services.transaction(forgetOldCodes),
    },
  ]
}

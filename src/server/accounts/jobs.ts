import { z } from 'zod'
import { userIdSchema } from '#domain/people/user-id.ts'
import type { Job } from '../jobs/queue.ts'
import type { Services } from '../services.ts'
import { forgetInvitations } from './staff-invitation-commands.ts'
import { rememberDeleted } from '../backups/deleted-accounts.ts'
import { forgetOldRequests } from '../http/forget-requests.ts'
import { forgetSessions } from './commands.ts'
import { writeConfirmation } from './confirm-commands.ts'
import { deleteDueAccounts } from './deletion-commands.ts'
import { writeReset } from './reset.ts'

const accountData = z.object({ userId: userIdSchema })
const addressData = z.object({ email: z.string() })

export function accountJobs(services: Services): Job[] {
  const { transaction, publicUrl } = services
  return [
    {
      name: 'accounts.confirm-address',
      brief: true,
      async run(data) {
        const { userId } = accountData.parse(data)
        await transaction((tx) => writeConfirmation(tx, publicUrl, userId))
      },
    },
    {
      name: 'accounts.reset',
      brief: true,
      async run(data) {
        const { email } = addressData.parse(data)
        await transaction((tx) => writeReset(tx, publicUrl, email))
      },
    },
    {
      name: 'accounts.delete-due',
      schedule: '10 3 * * *',
      async run() {
        const ids = await services.transaction(deleteDueAccounts)
        await rememberDeleted(services.dataDir, ids)
        const count = ids.length
        if (count > 0) services.log.info({ count }, 'accounts deleted after their seven days')
      },
    },
    {
      name: 'accounts.forget',
      schedule: '20 3 * * *',
      async run() {
        await services.transaction(async (tx) => {
          await forgetSessions(tx)
          await forgetInvitations(tx)
          await forgetOldRequests(tx)
        })
      },
    },
  ]
}

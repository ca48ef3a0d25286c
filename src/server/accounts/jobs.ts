import { z } from 'zod'
import type { Job } from '../jobs/queue.ts'
import type { Services } from '../services.ts'
import { forgetOldRequests } from '../http/forget-requests.ts'
import { deleteDueAccounts, forgetSessions } from './commands.ts'
import { confirmEmailLetter, emailChangedLetter, resetLetter } from './mail.ts'

const letterData = z.object({ name: z.string(), email: z.string(), link: z.string() })
const changedData = z.object({ name: z.string(), email: z.string(), newEmail: z.string() })

export function accountJobs(services: Services): Job[] {
  const { mailer } = services
  return [
    {
      name: 'accounts.reset-letter',
      async run(data) {
        const { link, ...reader } = letterData.parse(data)
        await mailer.send(resetLetter(reader, link))
      },
    },
    {
      name: 'accounts.confirm-email-letter',
      async run(data) {
        const { link, ...reader } = letterData.parse(data)
        await mailer.send(confirmEmailLetter(reader, link))
      },
    },
    {
      name: 'accounts.email-changed-letter',
      async run(data) {
        const { newEmail, ...reader } = changedData.parse(data)
        await mailer.send(emailChangedLetter(reader, newEmail))
      },
    },
    {
      name: 'accounts.delete-due',
      schedule: '10 3 * * *',
      async run() {
        const count = await services.transaction(deleteDueAccounts)
        if (count > 0) services.log.info({ count }, 'accounts deleted after their seven days')
      },
    },
    {
      name: 'accounts.forget',
      schedule: '20 3 * * *',
      async run() {
        await services.transaction(async (tx) => {
          await forgetSessions(tx)
          await forgetOldRequests(tx)
        })
      },
    },
  ]
}

import { z } from 'zod'
import type { Job } from '../jobs/queue.ts'
import type { Services } from '../services.ts'
import { forgetOldRequests } from '../http/forget-requests.ts'
import { deleteDueAccounts, forgetSessions } from './commands.ts'
import { writeConfirmation } from './confirm-commands.ts'
import {
  confirmAddressLetter,
  confirmEmailLetter,
  emailChangedLetter,
  resetLetter,
} from './mail.ts'
import { writeReset } from './reset.ts'

const ofAccount = z.object({ userId: z.uuid() })
const ofAddress = z.object({ email: z.string() })
const linkData = z.object({ email: z.string(), link: z.string() })
const letterData = z.object({ name: z.string(), email: z.string(), link: z.string() })
const changedData = z.object({ name: z.string(), email: z.string(), newEmail: z.string() })

export function accountJobs(services: Services): Job[] {
  const { mailer, transaction, publicUrl } = services
  return [
    {
      name: 'accounts.confirm-address',
      async run(data) {
        const { userId } = ofAccount.parse(data)
        await transaction((tx) => writeConfirmation(tx, publicUrl, userId))
      },
    },
    {
      name: 'accounts.confirm-address-letter',
      async run(data) {
        const { email, link } = linkData.parse(data)
        await mailer.send(confirmAddressLetter(email, link))
      },
    },
    {
      name: 'accounts.reset',
      async run(data) {
        const { email } = ofAddress.parse(data)
        await transaction((tx) => writeReset(tx, publicUrl, email))
      },
    },
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
        const { email, link } = linkData.parse(data)
        await mailer.send(confirmEmailLetter(email, link))
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

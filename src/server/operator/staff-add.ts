import { postReset, resetLinkFor } from '../accounts/reset.ts'
import { addStaff } from '../accounts/staff-commands.ts'
import { NotDone } from '../stop-with-reason.ts'
import { command, withServices } from './open.ts'

/** `npm run staff:add <email>` */
command(async ([address]) => {
  if (address === undefined)
    throw new NotDone('The email address is missing. Use: npm run staff:add name@example.com')
  return withServices(import.meta.dirname, async (services) => {
    const { email, isNew, reset } = await services.transaction(async (tx) => {
      const account = await addStaff(tx, services, address)
      const reset = await resetLinkFor(tx, services.publicUrl, account.email)
      if (reset !== null && services.env.SMTP_URL !== undefined)
        await postReset(tx, { ...reset, email: account.email })
      return { ...account, reset }
    })
    const summary = `${email} is staff now${isNew ? ', with a new account' : ''}.`
    if (reset === null) return summary
    if (services.env.SMTP_URL === undefined)
      return `${summary} A password can be set within the hour at ${reset.link}`
    await services.outbox.idle()
    return `${summary} A link to set a password has been sent.`
  })
})

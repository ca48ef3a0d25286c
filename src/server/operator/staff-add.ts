import { postReset, resetLinkFor } from '../accounts/reset.ts'
import { addStaff } from '../accounts/staff-commands.ts'
import { NotDone } from '../stop-with-reason.ts'
import { command, withServices } from './open.ts'

/** `npm run staff:add <email>` */
command(async ([address]) => {
  if (address === undefined)
    throw new NotDone('The address is missing: npm run staff:add name@example.com')
  return withServices(import.meta.dirname, async (services) => {
    const { email, isNew, reset } = await services.transaction(async (tx) => {
      const added = await addStaff(tx, services, address)
      const reset = await resetLinkFor(tx, services.publicUrl, added.email)
      if (reset !== null && services.env.SMTP_URL !== undefined)
        await postReset(tx, { ...reset, email: added.email })
      return { ...added, reset }
    })
    const who = `${email} is staff now${isNew ? ', with a new account' : ''}.`
    if (reset === null) return who
    if (services.env.SMTP_URL === undefined)
      return `${who} A password can be set within the hour at ${reset.link}`
    await services.outbox.idle()
    return `${who} A link to set a password is in the mail.`
  })
})

import { staffRoles, type StaffRole } from '#domain/people/staff-role.ts'
import { postReset, resetLinkFor } from '../accounts/reset.ts'
import { addStaff } from '../accounts/staff-commands.ts'
import { hasLead } from '../accounts/staff-queries.ts'
import type { Tx } from '../db/transaction.ts'
import { NotDone } from '../stop-with-reason.ts'
import { command, withServices } from './open.ts'

/** `npm run staff:add <email> [role]` */
command(async ([address, roleWord]) => {
  if (address === undefined)
    throw new NotDone('The email address is missing. Use: npm run staff:add name@example.com')
  const chosen = roleFrom(roleWord)
  return withServices(import.meta.dirname, async (services) => {
    const { email, isNew, role, reset } = await services.transaction(async (tx) => {
      const role = chosen ?? (await roleOfFirst(tx))
      const account = await addStaff(tx, services, address, role)
      const reset = await resetLinkFor(tx, services.publicUrl, account.email)
      if (reset !== null && services.env.SMTP_URL !== undefined)
        await postReset(tx, { ...reset, email: account.email })
      return { ...account, role, reset }
    })
    const summary = `${email} is staff now, as ${role}${isNew ? ', with a new account' : ''}.`
    if (reset === null) return summary
    if (services.env.SMTP_URL === undefined)
      return `${summary} A password can be set within the hour at ${reset.link}`
    await services.outbox.idle()
    return `${summary} A link to set a password has been sent.`
  })
})

function roleFrom(word: string | undefined): StaffRole | undefined {
  const role = staffRoles.find((each) => each === word)
  if (role === undefined && word !== undefined)
    throw new NotDone(`There is no role ${word}. ${usage()}`)
  return role
}

/** The first member of staff is a lead, who invites the others in the app. */
async function roleOfFirst(tx: Tx): Promise<StaffRole> {
  if (await hasLead(tx.db)) throw new NotDone(`There is a lead already: say the role. ${usage()}`)
  return 'lead'
}

function usage(): string {
  return `Use: npm run staff:add name@example.com <role>, with one of ${staffRoles.join(', ')}`
}

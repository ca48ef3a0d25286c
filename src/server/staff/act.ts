import { sql } from 'kysely'
import { staffActions, type Facts, type StaffAction } from '#domain/people/staff-action.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { lockTeam } from '../accounts/staff-commands.ts'
import { AlreadyDecided, Refusal } from '../http/refusal.ts'
import { refreshDesks } from '../notifications/staff-commands.ts'
import type { Caller } from '../http/session.ts'
import type { Services } from '../services.ts'
import { decidedByColleague } from './decided-by.ts'

/** What an action did: its subject, and the values it changed. */
export interface ActionResult {
  subject: { id: string; name: string }
  before?: Facts
  after?: Facts
}

/**
 * The only way in which staff change anything: the change and its log row are one transaction, so neither
 * can exist without the other. Concurrent decisions about the same thing run one after the other, and the
 * refusal of the second says what the first did.
 */
export async function act<T extends ActionResult>(
  services: Services,
  action: { kind: StaffAction; caller: Caller; reason: string; about: string },
  change: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { kind, caller, reason, about } = action
  return services.transaction(async (tx) => {
    await lockSubject(tx, kind, about)
    const staffName = await staffNameOf(tx, caller)
    const result = await namingColleague(tx, { kind, about, staffId: caller.userId }, change)
    await tx.db
      .insertInto('staff_actions')
      .values({
        staff_id: caller.userId,
        staff_name: staffName,
        kind,
        subject_kind: staffActions[kind].about,
        subject_id: result.subject.id,
        subject_name: result.subject.name,
        reason,
        before: JSON.stringify(result.before ?? {}),
        after: JSON.stringify(result.after ?? {}),
        at: tx.now,
      })
      .execute()
    await refreshDesks(tx)
    return result
  })
}

async function namingColleague<T>(
  tx: Tx,
  action: { kind: StaffAction; about: string; staffId: UserId },
  change: (tx: Tx) => Promise<T>,
): Promise<T> {
  try {
    return await change(tx)
  } catch (error) {
    if (!(error instanceof AlreadyDecided)) throw error
    throw new Refusal('not-possible', (await decidedByColleague(tx, action)) ?? error.message)
  }
}

/** Decisions about who is staff run one after the other, so that two leads cannot remove each other. */
async function lockSubject(tx: Tx, kind: StaffAction, about: string): Promise<void> {
  if (staffActions[kind].about === 'colleague') return lockTeam(tx)
  await sql`select pg_advisory_xact_lock(hashtext(${`staff:${about}`}))`.execute(tx.db)
}

/** Checks the role again, because it may have been changed or removed a moment ago. */
async function staffNameOf(tx: Tx, { userId: staffId, staffRole }: Caller): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from auth_users
    where id = ${staffId} and staff_role = ${staffRole} and suspended_at is null for share`.execute(
    tx.db,
  )
  const name = rows[0]?.name
  if (name === undefined) throw new Refusal('not-allowed', 'Your type of account cannot use this')
  return name
}

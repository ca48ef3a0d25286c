import type { UserId } from '#domain/people/user-id.ts'
import type { Db } from '../db/database.ts'

/** Whether staff may act on this person: never on other staff or themselves. */
export async function isInCare(db: Db, staffId: UserId, personId: UserId): Promise<boolean> {
  if (personId === staffId) return false
  const row = await db
    .selectFrom('auth_users')
    .select('id')
    .where('id', '=', personId)
    .where('role', '<>', 'staff')
    .executeTakeFirst()
  return row !== undefined
}

export async function isVerifiable(db: Db, personId: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('auth_users')
    .select('id')
    .where('id', '=', personId)
    .where('role', 'in', ['mentor', 'business'])
    .executeTakeFirst()
  return row !== undefined
}

const openedMinutes = 60

/** Whether this staff member gave a reason to look at this person within the last hour. */
export async function hasOpened(
  db: Db,
  look: { staffId: UserId; personId: UserId },
  now: Date,
): Promise<boolean> {
  if (!(await isInCare(db, look.staffId, look.personId))) return false
  const row = await db
    .selectFrom('staff_actions')
    .select('id')
    .where('subject_id', '=', look.personId)
    .where('staff_id', '=', look.staffId)
    .where('kind', '=', 'looked-at')
    .where('at', '>', new Date(now.getTime() - openedMinutes * 60_000))
    .executeTakeFirst()
  return row !== undefined
}

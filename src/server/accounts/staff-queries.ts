import { sql, type ExpressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely'
import type { StaffColleague, StaffInvitation } from '#contract/staff-team.ts'
import type { AnyDb, Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { isUuid } from '../http/uuid.ts'

/** A lead who can log in, and is not about to delete their account. */
export function staysAsLead(
  is: ExpressionBuilder<Tables, 'auth_users'>,
): ExpressionWrapper<Tables, 'auth_users', SqlBool> {
  return is.and([
    is('role', '=', 'staff'),
    is('staff_role', '=', 'lead'),
    is('suspended_at', 'is', null),
    is('delete_after', 'is', null),
  ])
}

export async function hasLead(db: AnyDb): Promise<boolean> {
  const lead = await db.selectFrom('auth_users').select('id').where(staysAsLead).executeTakeFirst()
  return lead !== undefined
}

/** Everybody who is staff, by name. */
export async function colleagues(db: Db): Promise<StaffColleague[]> {
  const rows = await db
    .selectFrom('auth_users')
    .select(['id', 'name', 'email', 'staff_role', 'last_seen_at'])
    .select((is) => staysAsLead(is).as('leads'))
    .where('role', '=', 'staff')
    .where('staff_role', 'is not', null)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()
  const leads = rows.filter((row) => row.leads).length
  return rows.flatMap(({ staff_role: role, last_seen_at: seenAt, leads: isLead, ...row }) =>
    role === null
      ? []
      : [
          {
            ...row,
            role,
            lastSeenAt: seenAt?.toISOString() ?? null,
            lastLead: Boolean(isLead) && leads === 1,
          },
        ],
  )
}

/** Invitations that nobody has used or withdrawn, newest first. */
export async function openInvitations(db: Db): Promise<StaffInvitation[]> {
  const rows = await db
    .selectFrom('staff_invitations as invitation')
    .leftJoin('auth_users as lead', 'lead.id', 'invitation.invited_by')
    .select(['invitation.id', 'invitation.email', 'invitation.staff_role as role'])
    .select(['lead.name as invitedBy', 'invitation.invited_at', 'invitation.expires_at'])
    .where('invitation.ended_at', 'is', null)
    .orderBy('invitation.invited_at', 'desc')
    .orderBy('invitation.id')
    .execute()
  return rows.map(({ invited_at: at, expires_at: until, ...row }) => ({
    ...row,
    invitedAt: at.toISOString(),
    expiresAt: until.toISOString(),
  }))
}

/** Whether this is somebody who is staff, or was until a colleague removed them. */
export async function wasStaff(db: Db, id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  const { rows } = await sql`
    select from auth_users where id = ${id}::uuid and role = 'staff'`.execute(db)
  return rows.length > 0
}

export async function isInvitation(db: Db, id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  const row = await db
    .selectFrom('staff_invitations')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

import type { Insertable, Updateable } from 'kysely'
import type { Profile } from '#domain/people/profile.ts'
import type { Role } from '#domain/people/role.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tables } from '../db/tables.ts'
import type { Tx } from '../db/transaction.ts'
import { definedOf } from './defined-of.ts'

/** Inserts the role's own row and the details staff check; existing rows stay unchanged. */
export async function insertRoleRow(
  tx: Tx,
  userId: UserId,
  role: Role,
  profile: Partial<Profile>,
): Promise<void> {
  const row = { user_id: userId }
  switch (role) {
    case 'student':
      await tx.db
        .insertInto('student_profiles')
        .values({ ...row, ...studentColumns(profile) })
        .onConflict((c) => c.doNothing())
        .execute()
      return
    case 'mentor':
      await tx.db
        .insertInto('mentor_profiles')
        .values({ ...row, ...mentorColumns(profile) })
        .onConflict((c) => c.doNothing())
        .execute()
      return
    case 'guardian':
      await tx.db
        .insertInto('guardian_profiles')
        .values({ ...row, ...guardianColumns(profile) })
        .onConflict((c) => c.doNothing())
        .execute()
      return
    case 'business':
      await tx.db
        .insertInto('business_profiles')
        .values({ ...row, ...businessColumns(profile) })
        .onConflict((c) => c.doNothing())
        .execute()
      return
    case 'staff':
      return
  }
}

export async function updateRoleRow(
  tx: Tx,
  userId: UserId,
  role: Role,
  profile: Partial<Profile>,
): Promise<void> {
  switch (role) {
    case 'student':
      return update(tx, 'student_profiles', userId, studentColumns(profile))
    case 'mentor':
      return update(tx, 'mentor_profiles', userId, mentorColumns(profile))
    case 'guardian':
      return update(tx, 'guardian_profiles', userId, guardianColumns(profile))
    case 'business':
      return update(tx, 'business_profiles', userId, businessColumns(profile))
    case 'staff':
      return
  }
}

type RoleTable = 'student_profiles' | 'mentor_profiles' | 'guardian_profiles' | 'business_profiles'

async function update(tx: Tx, table: RoleTable, userId: UserId, columns: object): Promise<void> {
  if (Object.keys(columns).length === 0) return
  await tx.db.updateTable(table).set(columns).where('user_id', '=', userId).execute()
}

type Columns<T extends RoleTable> = Omit<Insertable<Tables[T]>, 'user_id'> &
  Omit<Updateable<Tables[T]>, 'user_id'>

function studentColumns(profile: Partial<Profile>): Columns<'student_profiles'> {
  return definedOf({
    school: profile.school,
    grade: profile.grade,
    birth_month: profile.birthMonth,
    guardian_email: profile.guardianEmail,
    goal: profile.goal,
    parish: profile.parish,
    daily_minutes: profile.dailyMinutes,
  })
}

function mentorColumns(profile: Partial<Profile>): Columns<'mentor_profiles'> {
  return definedOf({
    company: profile.company,
    job_title: profile.jobTitle,
    expertise: profile.expertise,
    years_experience: profile.yearsOfExperience,
    industry: profile.industry,
  })
}

function guardianColumns(profile: Partial<Profile>): Columns<'guardian_profiles'> {
  return definedOf({
    relationship: profile.relationship,
    contact_info:
      profile.phone === undefined ? undefined : JSON.stringify({ phone: profile.phone }),
  })
}

function businessColumns(profile: Partial<Profile>): Columns<'business_profiles'> {
  return definedOf({
    business_name: profile.companyName,
    website_url: profile.website,
    industry: profile.industry,
    company_size: profile.companySize,
  })
}

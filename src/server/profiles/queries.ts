import type { Kysely } from 'kysely'
import type { ShownProfile as ProfileAnswer } from '#contract/profiles.ts'
import type { Profile, ProfileField } from '#domain/people/profile.ts'
import type { Role } from '#domain/people/role.ts'
import { missingDetails } from '#domain/people/verification-details.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tables } from '../db/tables.ts'
import { verificationDetailsOf } from './detail-queries.ts'

export interface StoredProfile {
  role: Role
  details: Profile
  verification: ProfileAnswer['verification']
  joinedAt: Date
  avatarUrl: string | null
  /** When staff had spoken to both of a mentor's references. */
  referencesSpokenAt: Date | null
  /** They have a seat in the business of another account, whose facts are not theirs to enter. */
  hasSeat: boolean
}

/** A person's own profile; null when it does not exist yet. */
export async function profileOf(db: Kysely<Tables>, userId: UserId): Promise<StoredProfile | null> {
  const row = await db
    .selectFrom('user_profiles as profile')
    .leftJoin('student_profiles as student', 'student.user_id', 'profile.user_id')
    .leftJoin('birth_month_requests as request', (join) =>
      join.onRef('request.user_id', '=', 'profile.user_id').on('request.state', '=', 'asked'),
    )
    .leftJoin('mentor_profiles as mentor', 'mentor.user_id', 'profile.user_id')
    .leftJoin('guardian_profiles as guardian', 'guardian.user_id', 'profile.user_id')
    .leftJoin('business_profiles as business', 'business.user_id', 'profile.user_id')
    .leftJoin('business_seats as seat', 'seat.user_id', 'profile.user_id')
    .select([
      'seat.seat',
      'profile.role',
      'profile.display_name',
      'profile.bio',
      'profile.avatar_url',
      'profile.created_at',
      'student.school',
      'student.grade',
      'student.birth_month',
      'student.birth_month_estimated',
      'request.to_month',
      'student.guardian_email',
      'student.goal',
      'student.parish',
      'student.daily_minutes',
      'mentor.company',
      'mentor.job_title',
      'mentor.expertise',
      'mentor.years_experience',
      'mentor.industry as mentorIndustry',
      'mentor.verification_status',
      'guardian.relationship',
      'guardian.contact_info',
      'business.business_name',
      'business.website_url',
      'business.industry as businessIndustry',
      'business.company_size',
      'business.verified',
      'business.refused',
    ])
    .where('profile.user_id', '=', userId)
    .executeTakeFirst()
  if (row === undefined) return null
  const role = row.role
  const hasSeat = role === 'business' && row.seat !== null
  const { details, referencesSpokenAt } = await verificationDetailsOf(db, userId, role)
  return {
    role,
    referencesSpokenAt,
    hasSeat,
    joinedAt: row.created_at,
    avatarUrl: row.avatar_url,
    verification: hasSeat ? null : verificationOf(row.role, row.verification_status, row),
    details: {
      displayName: row.display_name,
      bio: row.bio,
      school: row.school,
      grade: row.grade,
      birthMonth: enteredMonth(row),
      guardianEmail: row.guardian_email,
      goal: row.goal,
      parish: row.parish,
      dailyMinutes: row.daily_minutes,
      company: row.company,
      jobTitle: row.job_title,
      expertise: row.expertise ?? [],
      yearsOfExperience: row.years_experience,
      industry: row.mentorIndustry ?? row.businessIndustry,
      relationship: row.relationship,
      companyName: row.business_name,
      website: row.website_url,
      companySize: row.company_size,
      ...details,
      phone: role === 'guardian' ? phoneIn(row.contact_info) : details.phone,
    },
  }
}

/** The fields staff still need before they can check someone; empty for a verified person. */
export function missingToCheck(profile: StoredProfile): ProfileField[] {
  const { role, details, verification, referencesSpokenAt } = profile
  if (verification === 'verified' || profile.hasSeat) return []
  return missingDetails(role, details, { referencesSpokenTo: referencesSpokenAt !== null })
}

/** By the current role: people who became staff keep the row of their former role. */
function verificationOf(
  role: string,
  mentor: string | null,
  business: { verified: boolean | null; refused: boolean | null },
): ProfileAnswer['verification'] {
  if (role !== 'mentor' && role !== 'business') return null
  if (mentor === 'verified' || mentor === 'refused' || mentor === 'pending') return mentor
  if (business.verified === null) return null
  return business.verified ? 'verified' : business.refused === true ? 'refused' : 'pending'
}

function phoneIn(contact: unknown): string | null {
  if (typeof contact !== 'object' || contact === null || !('phone' in contact)) return null
  return typeof contact.phone === 'string' ? contact.phone : null
}

/** The last month of birth they entered, even while it waits; an estimate was never entered. */
export function enteredMonth(row: {
  to_month: string | null
  birth_month: string | null
  birth_month_estimated: boolean | null
}): string | null {
  return row.to_month ?? (row.birth_month_estimated === true ? null : row.birth_month)
}

import type { Kysely } from 'kysely'
import type { Profile as ProfileAnswer, ProfileField as FieldAnswer } from '#contract/profiles.ts'
import { missingFields, roleFields, type Profile, type ProfileField } from '#domain/profile.ts'
import { verifiedFields } from '#domain/profile-check.ts'
import type { Role } from '#domain/role.ts'
import type { Tables } from '../db/tables.ts'

export interface StoredProfile {
  role: Role
  details: Profile
  verification: ProfileAnswer['verification']
  joinedAt: Date
  avatarUrl: string | null
}

/** A person's own profile; null when it does not exist yet. */
export async function profileOf(db: Kysely<Tables>, userId: string): Promise<StoredProfile | null> {
  const row = await db
    .selectFrom('user_profiles as profile')
    .leftJoin('student_profiles as student', 'student.user_id', 'profile.user_id')
    .leftJoin('birth_month_requests as request', (join) =>
      join.onRef('request.user_id', '=', 'profile.user_id').on('request.state', '=', 'asked'),
    )
    .leftJoin('mentor_profiles as mentor', 'mentor.user_id', 'profile.user_id')
    .leftJoin('guardian_profiles as guardian', 'guardian.user_id', 'profile.user_id')
    .leftJoin('business_profiles as business', 'business.user_id', 'profile.user_id')
    .select([
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
  return {
    role: row.role as Role,
    joinedAt: row.created_at,
    avatarUrl: row.avatar_url,
    verification: verificationOf(row.role, row.verification_status, row),
    details: {
      displayName: row.display_name,
      bio: row.bio,
      school: row.school,
      grade: row.grade,
      // What they said last, also while it waits; an estimate was never said.
      birthMonth: row.to_month ?? (row.birth_month_estimated === true ? null : row.birth_month),
      guardianEmail: row.guardian_email,
      company: row.company,
      jobTitle: row.job_title,
      expertise: row.expertise ?? [],
      yearsOfExperience: row.years_experience,
      industry: row.mentorIndustry ?? row.businessIndustry,
      relationship: row.relationship,
      phone: phoneIn(row.contact_info),
      companyName: row.business_name,
      website: row.website_url,
      companySize: row.company_size,
    },
  }
}

/** The profile as its screen draws it: each field with its label, kind and value. */
export function profileAnswer(
  profile: StoredProfile,
  birthMonthWaits: ProfileAnswer['birthMonthWaits'],
  answer: ProfileAnswer['answer'],
): ProfileAnswer {
  const { role, details, verification, joinedAt, avatarUrl } = profile
  const missing = missingFields(role, details)
  const names: ProfileField[] = ['displayName', ...roleFields[role], 'bio']
  return {
    role,
    verification,
    joinedAt: joinedAt.toISOString(),
    avatarUrl,
    birthMonthWaits,
    answer,
    finished: missing.length === 0,
    fields: names.map((name) => ({
      ...fieldForms[name],
      name,
      value: shown(details[name]),
      required: missing.includes(name) || name === 'displayName',
      ...(verification === 'verified' && isChecked(role, name) ? { checked: true } : {}),
    })),
  }
}

const fieldForms: Record<ProfileField, Pick<FieldAnswer, 'label' | 'kind' | 'hint' | 'options'>> = {
  displayName: { label: 'Full Name', kind: 'text' },
  bio: {
    label: 'About you',
    kind: 'textarea',
    hint: 'A line or two, without phone numbers, links or handles. Only people you work with here see it.',
  },
  school: { label: 'School', kind: 'text', hint: 'Or the last one you went to.' },
  grade: { label: 'Grade', kind: 'text', hint: 'For example Grade 11, or "finished".' },
  birthMonth: {
    label: 'Month and year you were born',
    kind: 'month',
    hint: 'We ask so that people under 18 are looked after. Nobody here sees it but your guardian.',
  },
  guardianEmail: {
    label: "Guardian's email",
    kind: 'email',
    hint: 'We invite them to follow your progress.',
  },
  company: { label: 'Company', kind: 'text' },
  jobTitle: { label: 'Job title', kind: 'text' },
  expertise: {
    label: 'Expertise',
    kind: 'text',
    hint: 'Separate with commas. Skills named as in our courses need no new check.',
  },
  yearsOfExperience: { label: 'Years of experience', kind: 'number' },
  industry: { label: 'Industry', kind: 'text' },
  relationship: { label: 'Relationship to the student', kind: 'text' },
  phone: { label: 'Phone', kind: 'tel' },
  companyName: { label: 'Company name', kind: 'text' },
  website: { label: 'Website', kind: 'url' },
  companySize: {
    label: 'Company size',
    kind: 'select',
    options: ['1-10', '11-50', '51-200', '201-1000', '1000+'],
  },
}

function isChecked(role: Role, name: ProfileField): boolean {
  return verifiedFields[role]?.includes(name) === true || name === 'expertise'
}

function shown(value: Profile[ProfileField]): string {
  if (value === null) return ''
  return Array.isArray(value) ? value.join(', ') : String(value)
}

/** By the role of now: whoever became staff keeps the row of what they were. */
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

import type { Selectable } from 'kysely'
import type { Profile } from '#domain/people/profile.ts'
import type { Role } from '#domain/people/role.ts'
import { privateFieldsOf } from '#domain/people/verification-details.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'

type PrivateField =
  | 'phone'
  | 'linkedin'
  | `reference${1 | 2}${'Name' | 'Knows' | 'Contact'}`
  | 'contactName'
  | 'contactPosition'
  | 'registration'
  | 'registrationNumber'
export type PrivateDetails = Pick<Profile, PrivateField>

export interface VerificationDetails {
  details: PrivateDetails
  /** When staff had spoken to both references. */
  referencesSpokenAt: Date | null
}

/** The details that staff check of a mentor or a business; empty for other roles. */
export async function verificationDetailsOf(
  db: Db,
  userId: UserId,
  role: Role,
): Promise<VerificationDetails> {
  if (privateFieldsOf(role).length === 0)
    return { details: noPrivateDetails, referencesSpokenAt: null }
  const row = await db
    .selectFrom('verification_details')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return {
    details: row === undefined ? noPrivateDetails : detailsFrom(row),
    referencesSpokenAt: row?.references_spoken_at ?? null,
  }
}

export type DetailColumns = Omit<
  Selectable<Tables['verification_details']>,
  'user_id' | 'references_spoken_at'
>

export function detailsFrom(row: DetailColumns): PrivateDetails {
  return {
    phone: row.phone,
    linkedin: row.linkedin,
    reference1Name: row.reference1_name,
    reference1Knows: row.reference1_knows,
    reference1Contact: row.reference1_contact,
    reference2Name: row.reference2_name,
    reference2Knows: row.reference2_knows,
    reference2Contact: row.reference2_contact,
    contactName: row.contact_name,
    contactPosition: row.contact_position,
    registration: row.registration,
    registrationNumber: row.registration_number,
  }
}

const noPrivateDetails = detailsFrom({
  phone: null,
  linkedin: null,
  reference1_name: null,
  reference1_knows: null,
  reference1_contact: null,
  reference2_name: null,
  reference2_knows: null,
  reference2_contact: null,
  contact_name: null,
  contact_position: null,
  registration: null,
  registration_number: null,
})

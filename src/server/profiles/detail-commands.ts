import { sql, type Updateable } from 'kysely'
import { daysAfter } from '#domain/day.ts'
import type { Profile } from '#domain/people/profile.ts'
import type { Role } from '#domain/people/role.ts'
import {
  detailProblems,
  privateFieldsOf,
  referenceFields,
  referencesKeptDays,
} from '#domain/people/verification-details.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tables } from '../db/tables.ts'
import type { Tx } from '../db/transaction.ts'
import { Refusal } from '../http/refusal.ts'
import { verificationDetailsOf, type PrivateDetails } from './detail-queries.ts'

interface DetailChanges {
  userId: UserId
  role: Role
  changes: Partial<Profile>
}

/** Saves the details that staff check; refuses contradictory ones. */
export async function saveDetails(tx: Tx, details: DetailChanges): Promise<void> {
  const { userId, role, changes } = details
  const sentFields = privateFieldsOf(role).filter((field) => changes[field] !== undefined)
  if (sentFields.length === 0) return
  const { details: before } = await verificationDetailsOf(tx.db, userId, role)
  const sentValues = Object.fromEntries(sentFields.map((field) => [field, changes[field]]))
  const after = withoutNumber({ ...before, ...sentValues })
  await refuseUnfit(tx, details, after)
  const isOtherReference = referenceFields.some((field) => after[field] !== before[field])
  const columns = {
    phone: after.phone,
    linkedin: after.linkedin,
    reference1_name: after.reference1Name,
    reference1_knows: after.reference1Knows,
    reference1_contact: after.reference1Contact,
    reference2_name: after.reference2Name,
    reference2_knows: after.reference2Knows,
    reference2_contact: after.reference2Contact,
    contact_name: after.contactName,
    contact_position: after.contactPosition,
    registration: after.registration,
    registration_number: after.registrationNumber,
    ...(isOtherReference ? { references_spoken_at: null } : {}),
  }
  await tx.db
    .insertInto('verification_details')
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute()
}

/** Records that staff spoke to both of a mentor's references. */
export async function noteReferencesSpokenTo(tx: Tx, userId: UserId): Promise<void> {
  await tx.db
    .updateTable('verification_details')
    .set({ references_spoken_at: tx.now })
    .where('user_id', '=', userId)
    .execute()
}

/** Deletes a mentor's references some time after staff have decided. */
export async function forgetReferences(tx: Tx): Promise<number> {
  const before = daysAfter(tx.now, -referencesKeptDays)
  const { numUpdatedRows } = await tx.db
    .updateTable('verification_details as details')
    .set(noReferences)
    .where(sql<boolean>`num_nonnulls(reference1_name, reference1_knows, reference1_contact,
      reference2_name, reference2_knows, reference2_contact) > 0`)
    .where((is) =>
      is.or([
        is.exists(
          is
            .selectFrom('mentor_profiles as mentor')
            .whereRef('mentor.user_id', '=', 'details.user_id')
            .where('mentor.verification_status', '=', 'verified')
            .where((mentor) =>
              mentor.or([
                mentor('mentor.verified_at', 'is', null),
                mentor('mentor.verified_at', '<', before),
              ]),
            ),
        ),
        is.exists(
          is
            .selectFrom('verification_answers as answer')
            .whereRef('answer.user_id', '=', 'details.user_id')
            .where('answer.sent_again_at', 'is', null)
            .where('answer.answered_at', '<', before),
        ),
      ]),
    )
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

const noReferences = {
  reference1_name: null,
  reference1_knows: null,
  reference1_contact: null,
  reference2_name: null,
  reference2_knows: null,
  reference2_contact: null,
} satisfies Updateable<Tables['verification_details']>

/** Drops a registration number typed before "sole trader" was chosen. */
function withoutNumber(details: PrivateDetails): PrivateDetails {
  return details.registration === 'sole-trader' ? { ...details, registrationNumber: null } : details
}

async function refuseUnfit(
  tx: Tx,
  { userId, role }: DetailChanges,
  details: PrivateDetails,
): Promise<void> {
  const { email } = await tx.db
    .selectFrom('auth_users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const fields = detailProblems(role, details, email)
  const [problem] = Object.values(fields)
  if (problem !== undefined) throw new Refusal('invalid', problem, { fields })
}

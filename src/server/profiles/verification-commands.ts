import { subjectOf } from '#domain/people/notification-subject.ts'
import { nameAndInitial } from '#domain/people/profile.ts'
import type { Role } from '#domain/people/role.ts'
import { whatsChangedProblem } from '#domain/people/staff-answers.ts'
import { staffDetails, missingWords } from '#domain/people/verification-details.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { stopHiring } from '../applications/stop-hiring-commands.ts'
import { lockProfile } from '../db/lock-profile.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { settleNotifications } from '../notifications/commands.ts'
import { notifyStaffOfWork } from '../notifications/staff-commands.ts'
import { pausePostings, resumePostings } from '../openings/pause-commands.ts'
import { verificationDetailsOf } from './detail-queries.ts'
import { profileHash } from './profile-hash.ts'
import { missingToCheck, profileOf } from './queries.ts'

export type Verification = 'pending' | 'verified' | 'refused'

/** The answer that the person sees: why they were refused, or what is missing. */
export interface VerificationAnswer {
  answer: 'refused' | 'more'
  reasons: readonly string[]
}

/**
 * Saves staff's decision about a mentor or a business, which applies from the next request on. Returns
 * the previous decision.
 */
export async function decideVerification(
  tx: Tx,
  { userId, state, answer }: { userId: UserId; state: Verification; answer?: VerificationAnswer },
): Promise<Verification> {
  const before = await setVerification(tx, userId, state)
  await settleNotifications(tx, subjectOf.verification(userId))
  await tx.db.deleteFrom('verification_answers').where('user_id', '=', userId).execute()
  await tx.db.deleteFrom('answered_profiles').where('user_id', '=', userId).execute()
  if (answer === undefined) return before
  await tx.db
    .insertInto('verification_answers')
    .values({
      user_id: userId,
      answer: answer.answer,
      reasons: [...new Set(answer.reasons)],
      answered_at: tx.now,
    })
    .execute()
  await tx.db
    .insertInto('answered_profiles')
    .values({ user_id: userId, profile_hash: await currentHash(tx, userId) })
    .execute()
  return before
}

/**
 * Puts a profile back in staff's queue, once after each answer. Requires a change since then, or the
 * person's description of what has changed.
 */
export async function sendVerificationAgain(
  tx: Tx,
  userId: UserId,
  whatsChanged: string,
): Promise<void> {
  await lockProfile(tx, userId)
  const row = await tx.db
    .updateTable('verification_answers')
    .set({ sent_again_at: tx.now })
    .where('user_id', '=', userId)
    .where('sent_again_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  if (row === undefined) throw new Refusal('not-possible', 'Our staff already have your profile.')
  const profile = await profileOf(tx.db, userId)
  const missing = profile === null ? [] : missingWords(missingToCheck(profile))
  if (missing.length > 0) {
    throw new Refusal(
      'not-possible',
      `Before we can verify you, we need: ${missing.join(', ')}. Add this to your profile first.`,
    )
  }
  await saveWhatsChanged(tx, userId, whatsChanged)
  await setVerification(tx, userId, 'pending')
  await notifyOfApplicant(tx, userId)
}

/** Notifies staff that someone is waiting to be verified. */
export async function notifyOfApplicant(tx: Tx, userId: UserId): Promise<void> {
  const name = nameAndInitial(await nameOf(tx, userId))
  await notifyStaffOfWork(tx, {
    what: 'verification',
    name,
    subject: subjectOf.verification(userId),
  })
}

async function setVerification(tx: Tx, userId: UserId, state: Verification): Promise<Verification> {
  const role = await lockProfile(tx, userId)
  if (role !== 'mentor' && role !== 'business') throw notFound('Person not found')
  const before = await (role === 'mentor' ? decideMentor : decideBusiness)(tx, userId, state)
  tx.changed(userId, 'session', 'profile', 'dashboard', 'postings', 'business')
  return before
}

async function decideMentor(tx: Tx, userId: UserId, state: Verification): Promise<Verification> {
  const row = await tx.db
    .selectFrom('mentor_profiles')
    .select(['verification_status', 'company', 'job_title', 'industry', 'expertise'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const name = await nameOf(tx, userId)
  const before = {
    Name: name,
    Company: row.company,
    'Job title': row.job_title,
    Expertise: row.expertise.join(', '),
    Industry: row.industry,
    ...(await currentDetails(tx, userId, 'mentor')),
  }
  await tx.db
    .updateTable('mentor_profiles')
    .set({ verification_status: state, ...verifiedColumns(tx, state, before) })
    .where('user_id', '=', userId)
    .execute()
  return row.verification_status
}

async function decideBusiness(tx: Tx, userId: UserId, state: Verification): Promise<Verification> {
  const before = await tx.db
    .selectFrom('business_profiles')
    .select(['verified', 'refused', 'business_name', 'website_url', 'industry'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  await tx.db
    .updateTable('business_profiles')
    .set({
      verified: state === 'verified',
      refused: state === 'refused',
      ...verifiedColumns(tx, state, {
        Name: await nameOf(tx, userId),
        'Company name': before.business_name,
        Website: before.website_url,
        Industry: before.industry,
        ...(await currentDetails(tx, userId, 'business')),
      }),
    })
    .where('user_id', '=', userId)
    .execute()
  if (state === 'verified') await resumePostings(tx, userId)
  else {
    await pausePostings(tx, userId)
    await stopHiring(tx, { businessId: userId })
  }
  return before.verified ? 'verified' : before.refused ? 'refused' : 'pending'
}

/** The fields as staff saw them when they verified; kept when the person is checked again. */
function verifiedColumns(tx: Tx, state: Verification, fields: Record<string, string | null>) {
  if (state !== 'verified') return {}
  return { verified_at: tx.now, verified_as: JSON.stringify(fields) }
}

async function currentDetails(tx: Tx, userId: UserId, role: Role): Promise<Record<string, string>> {
  const { details } = await verificationDetailsOf(tx.db, userId, role)
  return Object.fromEntries(staffDetails(role, details))
}

/** Answers from before hashes were stored count as unchanged. */
async function saveWhatsChanged(tx: Tx, userId: UserId, whatsChanged: string): Promise<void> {
  const hash = await currentHash(tx, userId)
  const row = await tx.db
    .selectFrom('answered_profiles')
    .select('profile_hash')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const isSame = row === undefined || row.profile_hash === hash
  const problem = whatsChangedProblem(whatsChanged, isSame)
  if (problem !== null) throw new Refusal('invalid', problem, { fields: { whatsChanged: problem } })
  if (whatsChanged === '') return
  await tx.db
    .insertInto('answered_profiles')
    .values({ user_id: userId, profile_hash: hash, whats_changed: whatsChanged })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ whats_changed: whatsChanged }),
    )
    .execute()
}

async function currentHash(tx: Tx, userId: UserId): Promise<string> {
  const profile = await profileOf(tx.db, userId)
  if (profile === null) throw notFound('Profile not found')
  return profileHash(profile.details)
}

async function nameOf(tx: Tx, userId: UserId): Promise<string> {
  const row = await tx.db
    .selectFrom('user_profiles')
    .select('display_name')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return row.display_name
}

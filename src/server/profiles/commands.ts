import type { Situation } from '#domain/learning/first-minute.ts'
import { answersAll, situationFor, type FirstMinuteAnswers } from '#domain/learning/situation.ts'
import { ledgerKindOf, xpFor } from '#domain/ledger/xp.ts'
import { ageBandOf } from '#domain/people/birth-month.ts'
import { failures, onOurSide } from '#domain/people/messages.ts'
import { displayNameFromEmail, profileFinished, type Profile } from '#domain/people/profile.ts'
import { needsNewCheck, reachProblems } from '#domain/people/profile-check.ts'
import { profileInput } from '#domain/people/profile-input.ts'
import type { Role } from '#domain/people/role.ts'
import { waysToReachIn } from '#domain/safety/ways-to-reach.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { step } from '../http/failed-step.ts'
import { plainProblem } from '../http/plain-problem.ts'
import { Refusal } from '../http/refusal.ts'
import { inviteGuardian, keepInvitationTo } from '../guardians/code-commands.ts'
import { isMinor } from '../guardians/queries.ts'
import { notify } from '../notifications/commands.ts'
import { recordActivities, type NewActivity } from '../xp/commands.ts'
import { createStats } from '../xp/stats-commands.ts'
import { saveDetails } from './detail-commands.ts'
import {
  changeBirthMonth,
  recordFirstMonth,
  refuseUnfitMonth,
} from '../guardians/birth-month-commands.ts'
import { definedOf } from './defined-of.ts'
import { missingToCheck, profileOf, type StoredProfile } from './queries.ts'
import { insertRoleRow, updateRoleRow } from './role-row-commands.ts'
import { lockProfile } from '../db/lock-profile.ts'
import { decideVerification, notifyOfApplicant } from './verification-commands.ts'

export type Details = Record<string, unknown>

/**
 * The specification's `create_user_profile`: the profile, the role's own row and, for a student, the
 * stats. A second call changes nothing.
 */
export async function createUserProfile(
  tx: Tx,
  person: {
    userId: UserId
    role: Role
    displayName: string
    details: Details
    /** Of the situation played before signing up. */
    answers?: FirstMinuteAnswers
  },
): Promise<void> {
  const { userId, role, displayName, details, answers = {} } = person
  const profile = checkedDetails(role, details, tx.now)
  if (ageBandOf(profile.birthMonth ?? null, tx.now) !== 'adult')
    refuseWaysToReachAMinor(role, profile.bio)
  refuseWaysToReach(role, {}, profile)
  await refuseOwnAddress(tx, userId, profile.guardianEmail)
  const isNew = await step(failures.userProfile(onOurSide), () =>
    tx.db
      .insertInto('user_profiles')
      .values({
        user_id: userId,
        role,
        display_name: profile.displayName ?? displayName,
        bio: profile.bio ?? '',
        created_at: tx.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .executeTakeFirst(),
  )
  await step(failures.roleProfile(role, onOurSide), () => insertRoleRow(tx, userId, role, profile))
  if (isNew) await saveDetails(tx, { userId, role, changes: profile })
  if (isNew) await notifyWhenComplete(tx, userId)
  if (role !== 'student') return
  if (profile.birthMonth != null) await recordFirstMonth(tx, userId, profile.birthMonth)
  await createStats(tx, userId)
  if (profile.guardianEmail != null) await inviteGuardian(tx, userId)
  const firstLogin: NewActivity = {
    type: 'achievement',
    awardKey: 'first-login',
    amount: 0,
    description: 'Joined Upful',
    event: { event: 'first-login', subject: userId },
  }
  await recordActivities(tx, userId, [
    firstLogin,
    ...firstMinuteAward(situationFor(tx.content.firstMinute, profile.goal ?? undefined), answers),
    ...(await profileCompletion(tx, userId, role)),
  ])
}

/** Creates whatever is missing: the profile, the role's own row, a student's stats. */
export async function repairProfile(tx: Tx, userId: UserId): Promise<void> {
  const account = await tx.db
    .selectFrom('auth_users')
    .leftJoin('user_profiles', 'user_profiles.user_id', 'auth_users.id')
    .select(['auth_users.email', 'auth_users.role', 'user_profiles.display_name'])
    .where('auth_users.id', '=', userId)
    .executeTakeFirstOrThrow()
  const displayName = account.display_name ?? displayNameFromEmail(account.email)
  await createUserProfile(tx, { userId, role: account.role, displayName, details: {} })
}

/** Changes only the fields that were sent. Role, verification and progress cannot be among them. */
export async function updateProfile(
  tx: Tx,
  userId: UserId,
  role: Role,
  details: Details,
): Promise<void> {
  const { birthMonth, ...profile } = checkedDetails(role, details, tx.now)
  await refuseOwnAddress(tx, userId, profile.guardianEmail)
  await repairProfile(tx, userId)
  await lockProfile(tx, userId)
  const before = await profileOf(tx.db, userId)
  if (before?.hasSeat === true) refuseBusinessFacts(profile)
  // Uses the birth month in effect: one that waits for an answer does not make anyone an adult.
  if (await isMinor(tx.db, userId, tx.now)) refuseWaysToReachAMinor(role, profile.bio)
  refuseWaysToReach(role, before?.details ?? {}, profile)
  if (profile.displayName !== undefined || profile.bio !== undefined) {
    await tx.db
      .updateTable('user_profiles')
      .set(
        definedOf({
          display_name: profile.displayName,
          bio: profile.bio === null ? '' : profile.bio,
        }),
      )
      .where('user_id', '=', userId)
      .execute()
  }
  if (profile.displayName !== undefined) {
    await tx.db
      .updateTable('auth_users')
      .set({ name: profile.displayName, updated_at: tx.now })
      .where('id', '=', userId)
      .execute()
  }
  if (birthMonth != null) await changeBirthMonth(tx, userId, birthMonth)
  await updateRoleRow(tx, userId, role, profile)
  await saveDetails(tx, { userId, role, changes: profile })
  if (before?.verification === 'verified') await checkAgain(tx, userId, before)
  if (before !== null && missingToCheck(before).length > 0) await notifyWhenComplete(tx, userId)
  if (role === 'student') {
    if (profile.guardianEmail !== undefined)
      await keepInvitationTo(tx, userId, profile.guardianEmail)
    if (profile.guardianEmail != null) await inviteGuardian(tx, userId)
    if (!(await isStopped(tx, userId)))
      await recordActivities(tx, userId, await profileCompletion(tx, userId, role))
  }
  tx.changed(userId, 'session', 'profile', 'dashboard', 'postings', 'business')
}

/** The owner enters the facts of a business, not a colleague. */
function refuseBusinessFacts({ displayName: _name, bio: _bio, ...facts }: Partial<Profile>): void {
  if (Object.values(facts).every((value) => value === undefined)) return
  throw new Refusal('not-allowed', 'Only the owner of the business can change its facts.')
}

/** Others see “About you”, so a minor's must not contain contact details. */
function refuseWaysToReachAMinor(role: Role, bio: string | null | undefined): void {
  if (role !== 'student') return
  const contact = waysToReachIn(bio ?? '')
  if (contact === undefined) return
  const text = `Please take out “${contact}”. To stay safe, leave phone numbers, addresses and usernames out of “About you”.`
  throw new Refusal('invalid', text, { fields: { bio: text } })
}

/** Refuses the student's own address as the guardian's, because they could then approve things themselves. */
async function refuseOwnAddress(tx: Tx, userId: UserId, guardianEmail: string | null | undefined) {
  if (guardianEmail == null) return
  const ownAccount = await tx.db
    .selectFrom('auth_users')
    .select('id')
    .where('id', '=', userId)
    .where('email', '=', guardianEmail.toLowerCase())
    .executeTakeFirst()
  if (ownAccount === undefined) return
  const message = 'That is your own address. Enter your guardian’s address.'
  throw new Refusal('invalid', message, { fields: { guardianEmail: message } })
}

/** Adults must not give young people contact details outside Upful. */
export function refuseWaysToReach(
  role: Role,
  before: Partial<Profile>,
  changes: Partial<Profile>,
): void {
  const fields = reachProblems(role, before, changes)
  const [problem] = Object.values(fields)
  if (problem !== undefined) throw new Refusal('invalid', problem, { fields })
}

/** Notifies staff about a person once there is something to check. */
async function notifyWhenComplete(tx: Tx, userId: UserId): Promise<void> {
  const profile = await profileOf(tx.db, userId)
  if (profile?.verification === 'pending' && missingToCheck(profile).length === 0)
    await notifyOfApplicant(tx, userId)
}

/** A changed name must not be shown as verified before staff have checked it. */
async function checkAgain(tx: Tx, userId: UserId, before: StoredProfile): Promise<void> {
  const after = await profileOf(tx.db, userId)
  if (after === null || !needsNewCheck(before.role, before.details, after.details)) return
  await decideVerification(tx, { userId, state: 'pending' })
  if (before.role === 'mentor') {
    for (const job of ['mentors.sessions', 'mentors.requests']) await tx.enqueue(job, {})
  }
  await notifyOfApplicant(tx, userId)
  await notify(tx, {
    userId,
    type: 'verification-decided',
    data: { decision: 'checked-again' },
    key: `checked-again:${crypto.randomUUID()}`,
  })
}

/** Only the operator can change a person's role. */
export async function setProfileRole(tx: Tx, userId: UserId, role: Role): Promise<void> {
  await tx.db.deleteFrom('verification_details').where('user_id', '=', userId).execute()
  await tx.db.updateTable('user_profiles').set({ role }).where('user_id', '=', userId).execute()
}

/** Accounts stopped because of their age earn no XP. */
async function isStopped(tx: Tx, userId: UserId): Promise<boolean> {
  const row = await tx.db
    .selectFrom('student_profiles')
    .select('said_too_young_at')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.said_too_young_at != null
}

/** The same for everybody who answered all of it, right or wrong: only signing up sends answers. */
function firstMinuteAward(played: Situation, answers: FirstMinuteAnswers): NewActivity[] {
  if (!answersAll(played, answers)) return []
  return [
    {
      type: ledgerKindOf('firstMinute'),
      awardKey: 'first-minute',
      amount: xpFor('firstMinute'),
      description: `Played "${played.title}"`,
    },
  ]
}

async function profileCompletion(tx: Tx, userId: UserId, role: Role): Promise<NewActivity[]> {
  const profile = await profileOf(tx.db, userId)
  if (profile === null || !profileFinished(role, profile.details)) return []
  return [
    {
      type: 'achievement',
      awardKey: 'profile-completed',
      amount: 0,
      description: 'Finished your profile',
      event: { event: 'profile-completed', subject: userId },
    },
  ]
}

/** The entered details in the form that is stored; refuses with a message per field. */
export function checkedDetails(role: Role, details: Details, now: Date): Partial<Profile> {
  const parsed = profileInput[role].safeParse(details, { error: plainProblem })
  if (parsed.success) {
    const profile = parsed.data as Partial<Profile>
    refuseUnfitMonth(profile.birthMonth ?? undefined, now)
    return profile
  }
  const fields = Object.fromEntries(
    parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message]),
  )
  throw new Refusal(
    'invalid',
    parsed.error.issues[0]?.message ?? 'Please check the marked fields.',
    { fields },
  )
}

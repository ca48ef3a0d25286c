import type { Look } from '#contract/rewards.ts'
import { isUnlocked, lockedParts, unlockOf, type RewardKind } from '#domain/ledger/unlocks.ts'
import { avatarAddress } from '#domain/people/avatar.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { Refusal } from '../http/refusal.ts'
import { definedOf } from './defined-of.ts'

type LookChanges = { [Part in keyof Look]?: Look[Part] | undefined }

/** Stores what a student chose. A level is never lost, so what is unlocked now stays unlocked. */
export async function chooseLook(tx: Tx, userId: UserId, changes: LookChanges): Promise<void> {
  const { roadTheme, frame, title, avatar } = changes
  const stats = await tx.db
    .selectFrom('student_stats')
    .select('level')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const level = stats?.level ?? 1
  refuseLocked('road-theme', roadTheme, level)
  refuseLocked('frame', frame, level)
  refuseLocked('title', title, level)
  const [locked] = avatar == null ? [] : lockedParts(avatar, level)
  if (locked !== undefined) throw stillLocked(locked)

  const columns = definedOf({ road_theme: roadTheme, avatar_frame: frame, title })
  if (Object.keys(columns).length > 0) {
    await tx.db.updateTable('student_profiles').set(columns).where('user_id', '=', userId).execute()
  }
  if (avatar !== undefined) {
    await tx.db
      .updateTable('user_profiles')
      .set({ avatar_url: avatar === null ? null : avatarAddress(avatar) })
      .where('user_id', '=', userId)
      .execute()
  }
  tx.changed(userId, 'rewards', 'profile', 'dashboard')
}

function refuseLocked(kind: RewardKind, id: string | null | undefined, level: number): void {
  if (id == null) return
  const unlock = unlockOf(kind, id)
  if (unlock === undefined) throw new Refusal('invalid', 'There is no such reward')
  if (!isUnlocked(unlock, level)) throw stillLocked(unlock)
}

function stillLocked({ name, level }: { name: string; level: number }): Refusal {
  return new Refusal('not-possible', `${name} opens at level ${level}`)
}

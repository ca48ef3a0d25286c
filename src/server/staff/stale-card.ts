import type { Applicant } from '#contract/staff.ts'
import { firstName } from '#domain/profile.ts'
import { staffActions, type StaffAction } from '#domain/staff-action.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { lockProfile } from '../profiles/verification-commands.ts'
import { changedSince, sameState, seenOf } from './seen-card.ts'
import { applicantOf } from './verification-queries.ts'

/** Staff decide about what they read: the card is held from here on, and must still be the same. */
export async function refuseStaleCard(tx: Tx, userId: string, seen: string): Promise<Applicant> {
  await lockProfile(tx, userId)
  const card = await applicantOf(tx.db, userId)
  if (card === null) throw notFound('Person not found')
  if (seenOf(card) === seen) return card
  throw new Refusal(
    'not-possible',
    sameState(seen, card)
      ? `Their ${changedSince(seen, card).join(' and ')} changed since you opened this card. Read it again.`
      : ((await decidedBy(tx, userId)) ??
          `This changed since you opened this card. ${now[card.state]}`),
  )
}

const now: Readonly<Record<Applicant['state'], string>> = {
  asked: 'They were asked for more.',
  pending: 'They wait to be checked again.',
  verified: 'They are verified.',
  refused: 'They are refused.',
}

const decisions: readonly StaffAction[] = ['verified', 'refused', 'asked-more', 'took-back']

/** "Grace verified them a minute ago." Null when staff did nothing: the person changed something. */
async function decidedBy(tx: Tx, userId: string): Promise<string | null> {
  const last = await tx.db
    .selectFrom('staff_actions')
    .select(['kind', 'staff_name', 'at'])
    .where('subject_id', '=', userId)
    .where('kind', 'in', decisions)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last === undefined) return null
  const [did, after] = staffActions[last.kind as StaffAction].words
  const words = [firstName(last.staff_name), did, 'them', after].filter((word) => word !== '')
  return `${words.join(' ')} ${ago(tx.now.getTime() - last.at.getTime())}.`
}

function ago(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000)
  if (minutes < 2) return 'a minute ago'
  if (minutes < 60) return `${minutes} minutes ago`
  const hours = Math.floor(minutes / 60)
  if (hours < 2) return 'an hour ago'
  return hours < 48 ? `${hours} hours ago` : `${Math.floor(hours / 24)} days ago`
}

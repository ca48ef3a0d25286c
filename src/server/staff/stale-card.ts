import type { PersonToVerify } from '#contract/staff.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { AlreadyDecided, notFound, Refusal } from '../http/refusal.ts'
import { lockProfile } from '../db/lock-profile.ts'
import { changedSince, sameState, seenOf } from './seen-card.ts'
import { applicantOf } from './verification-queries.ts'

/** Locks the card, and refuses unless it is still what staff saw. */
export async function refuseStaleCard(
  tx: Tx,
  userId: UserId,
  seen: string,
): Promise<PersonToVerify> {
  await lockProfile(tx, userId)
  const card = await applicantOf(tx.db, userId)
  if (card === null) throw notFound('Person not found')
  if (seenOf(card) === seen) return card
  if (!sameState(seen, card)) {
    throw new AlreadyDecided(
      `This changed since you opened this card. ${stateSentences[card.state]}`,
    )
  }
  const changed = changedSince(seen, card).join(' and ')
  throw new Refusal(
    'not-possible',
    `Their ${changed} changed since you opened this card. Read it again.`,
  )
}

const stateSentences: Readonly<Record<PersonToVerify['state'], string>> = {
  asked: 'They were asked for more.',
  pending: 'They are waiting to be checked again.',
  verified: 'They are verified.',
  refused: 'They were refused.',
}

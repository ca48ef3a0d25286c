import type { PersonToVerify } from '#contract/staff.ts'
import type { VerificationCheck } from '#domain/people/verification-checks.ts'
import { postOf } from '../staff/opening-queries.ts'
import { applicantOf } from '../staff/verification-queries.ts'
import type { TestApp } from './start-app.ts'
import type { Visitor } from './visitor.ts'

/** The profile details that staff need before they can verify somebody. */
export const completeDetails: Readonly<Record<PersonToVerify['role'], Record<string, string>>> = {
  mentor: {
    phone: '876-555-0142',
    reference1Name: 'Marva Grant',
    reference1Knows: 'My manager at the bank',
    reference1Contact: '876-555-0143',
    reference2Name: 'Pastor Lloyd Reid',
    reference2Knows: 'From church, for ten years',
    reference2Contact: 'lloyd.reid@example.com',
  },
  business: {
    phone: '876-555-0152',
    contactName: 'Sandra Chin',
    contactPosition: 'Owner',
    registration: 'registered',
    registrationNumber: '84512',
  },
}

/** The input of a decision about somebody whose profile is complete: the current version of their card. */
export async function seenCard(
  app: TestApp,
  person: Visitor,
): Promise<{ id: string; seen: string }> {
  const { db } = app.services
  let card = await applicantOf(db, person.userId)
  if (card !== null && card.missing.length > 0) {
    await person.call('PATCH /api/profile', { fields: completeDetails[card.role] })
    card = await applicantOf(db, person.userId)
  }
  return { id: person.userId, seen: card?.seen ?? '' }
}

/** The same for verifying them, with the checks. */
export async function checkedCard(app: TestApp, person: Visitor) {
  const card = await seenCard(app, person)
  const role = (await applicantOf(app.services.db, person.userId))?.role ?? 'business'
  return { ...card, checks: checksFor[role] }
}

const checksFor: Readonly<Record<PersonToVerify['role'], VerificationCheck[]>> = {
  mentor: ['phone', 'reference-1', 'reference-2'],
  business: ['phone'],
}

/** The input of a decision about an opening: the current version of its card. */
export async function seenPost(app: TestApp, id: string): Promise<{ id: string; seen: string }> {
  const card = await postOf(app.services.db, id)
  return { id, seen: card?.seen ?? '' }
}

import { applicantOf } from '../staff/verification-queries.ts'
import type { TestApp } from './start-app.ts'
import type { Visitor } from './visitor.ts'

/** What the desk sends with a decision about somebody: their card as it is at this moment. */
export async function seenCard(
  app: TestApp,
  person: Visitor,
): Promise<{ id: string; seen: string }> {
  const card = await applicantOf(app.services.db, person.userId)
  return { id: person.userId, seen: card?.seen ?? '' }
}

import { randomUUID } from 'node:crypto'
import type { LedgerKind } from '#domain/ledger/xp.ts'
import { recordActivity } from '../xp/commands.ts'
import type { TestApp } from './start-app.ts'
import type { Visitor } from './visitor.ts'

/** Gives a student XP as an activity of this kind would; without one, as a lesson would. */
export async function learn(
  app: TestApp,
  student: Visitor,
  amount: number,
  type: LedgerKind = 'content_completion',
): Promise<void> {
  const activity = { type, awardKey: `test:${randomUUID()}`, amount, description: 'A lesson' }
  await app.services.transaction((tx) =>
    recordActivity(tx, { userId: student.userId, ...activity }),
  )
}

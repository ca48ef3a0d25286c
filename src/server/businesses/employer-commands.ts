import type { Employer } from '#contract/businesses.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { Refusal } from '../http/refusal.ts'
import { employerOf, teamOfCode } from './team-queries.ts'

/** Links a student with the team of a code. Null, without any effect, when the code is invalid. */
export async function joinTeam(tx: Tx, studentId: UserId, code: string): Promise<Employer | null> {
  const team = await teamOfCode(tx.db, code, tx.now)
  if (team === null) return null
  const newLink = await tx.db
    .insertInto('employer_links')
    .values({
      user_id: studentId,
      employer_id: team.businessId,
      team_id: team.id,
      joined_at: tx.now,
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst()
  const link = await employerOf(tx.db, studentId)
  if (link === null) return null
  const { teamId, ...employer } = link
  if (teamId !== team.id) {
    throw new Refusal(
      'not-possible',
      `You are linked with ${employer.business}, ${employer.team}. Leave it first.`,
    )
  }
  // The business is not notified: the time of joining or leaving could identify the student.
  if (newLink !== undefined) tx.changed(studentId, 'employer')
  return employer
}

/** The student is not included in any figure from next Monday on. */
export async function leaveEmployer(tx: Tx, studentId: UserId): Promise<void> {
  await tx.db.deleteFrom('employer_links').where('user_id', '=', studentId).execute()
  tx.changed(studentId, 'employer')
}

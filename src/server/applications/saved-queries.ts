import type { SavedOpening } from '#contract/applications.ts'
import type { Day } from '#domain/day.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import { isDeadlineGuessed, suits } from '../openings/queries.ts'

const maxShown = 50

/** Openings the student saved but has not applied for; the ones that close first come first. */
export async function savedOpenings(
  db: AnyDb,
  { userId, adult, today }: { userId: UserId; adult: boolean; today: Day },
): Promise<SavedOpening[]> {
  const rows = await db
    .selectFrom('saved_opportunities as saved')
    .innerJoin('opportunities as opening', 'opening.id', 'saved.opportunity_id')
    .select([
      'opening.id',
      'opening.title',
      'opening.company',
      'opening.location',
      'opening.status',
    ])
    .select([
      'opening.deadline',
      'opening.deadline_estimated',
      'opening.source',
      'opening.closes_on',
      'saved.saved_at',
    ])
    .where('saved.user_id', '=', userId)
    // Openings on hold, paused or removed must not be shown: `hiddenSaved` lists their names.
    .where('opening.status', 'in', ['published', 'expired'])
    .where(suits(adult, 'opening'))
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('applications as sent')
            .select('sent.id')
            .where('sent.user_id', '=', userId)
            .whereRef('sent.opportunity_id', '=', 'saved.opportunity_id'),
        ),
      ),
    )
    .orderBy('opening.closes_on')
    .orderBy('opening.id')
    .limit(maxShown)
    .execute()
  return rows.map((row) => ({
    opportunityId: row.id,
    title: row.title,
    company: row.company,
    location: row.location,
    deadline: row.deadline,
    deadlineEstimated: isDeadlineGuessed(row),
    open: row.status === 'published' && row.closes_on >= today,
    savedAt: row.saved_at.toISOString(),
  }))
}

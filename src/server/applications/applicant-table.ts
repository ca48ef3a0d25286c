import type { AnyDb } from '../db/database.ts'
import { applicationStates, sharedFields } from '#domain/openings/application.ts'
import { answerWords, filterOf } from '#domain/openings/applicant-list.ts'
import { dayOf } from '#domain/day.ts'
import { csvOf } from '#domain/text/csv.ts'

const maxRows = 5000

/**
 * The applicants of an opening as a table for a spreadsheet: what they shared, and how they were answered. Without
 * those who ended their application, and without the private notes, because such a file is passed on.
 */
export async function applicantTable(db: AnyDb, postingId: string): Promise<string> {
  const rows = await db
    .selectFrom('applications')
    .select(['state', 'state_on', 'created_at', 'shared'])
    .where('opportunity_id', '=', postingId)
    .where('via', '=', 'platform')
    .where(
      'state',
      'in',
      applicationStates.filter((state) => filterOf(state) !== null),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(maxRows)
    .execute()
  return csvOf([
    [...sharedFields.map(capital), 'Applied on', 'Answer', 'Since'],
    ...rows.map(({ state, state_on: since, created_at: sentAt, shared }) => [
      ...sharedFields.map(
        (name) => (shared ?? []).find(({ field }) => field === name)?.value ?? '',
      ),
      dayOf(sentAt),
      answerWords[filterOf(state) ?? 'waiting'],
      since,
    ]),
  ])
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

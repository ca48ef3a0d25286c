import { sql } from 'kysely'
import { daysAfter } from '#domain/day.ts'
import type { Tx } from '../db/transaction.ts'
import type { Job } from '../jobs/queue.ts'
import type { Services } from '../services.ts'

const keepSentDays = 7
const keepUnkeepSentDays = 90

export function mailJobs(services: Services): Job[] {
  return [
    {
      name: 'mail.forget',
      schedule: '25 3 * * *',
      run: () => services.transaction(forgetLetters),
    },
  ]
}

/** Deletes old records, and the text of letters that cannot be sent again. */
export async function forgetLetters(tx: Tx): Promise<void> {
  await tx.db
    .deleteFrom('letters')
    .where((letter) =>
      letter.or([
        letter.and([
          letter('state', '=', 'sent'),
          letter('ended_at', '<', daysAfter(tx.now, -keepSentDays)),
        ]),
        letter('ended_at', '<', daysAfter(tx.now, -keepUnkeepSentDays)),
      ]),
    )
    .execute()
  await sql`delete from dismissed_letters dismissed where not exists (select from letters letter
    where letter.user_id = dismissed.user_id and letter.id = dismissed.letter_id)`.execute(tx.db)
  await tx.db
    .updateTable('letters')
    .set({ sealed: null })
    .where('state', '!=', 'waiting')
    .where('until', '<', tx.now)
    .where('sealed', 'is not', null)
    .execute()
}

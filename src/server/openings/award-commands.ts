import type { EventName } from '#domain/ledger/events.ts'
import { ledgerKindOf, xpFor, type Award } from '#domain/ledger/xp.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { recordActivity } from '../xp/commands.ts'
import { todaysEvents } from './todays-events.ts'

type JobSearchAward = Extract<Award, 'opportunitySaved' | 'applicationSent'>

/** Awards XP for a step of the job search, once per subject and within the daily cap. Returns the amount. */
export async function awardJobSearch(
  tx: Tx,
  step: { userId: UserId; award: JobSearchAward; subject: string; description: string },
): Promise<number> {
  const { userId, award, subject, description } = step
  const event = eventOf[award]
  const recorded = await recordActivity(tx, {
    userId,
    type: ledgerKindOf(award),
    awardKey: `${event}:${subject}`,
    amount: xpFor(award, await paidToday(tx, userId, event)),
    description,
    activityType: 'job_search',
    event: { event, subject },
  })
  return recorded?.paid ?? 0
}

/** Of the awards of this kind, how many of today paid. */
async function paidToday(tx: Tx, userId: UserId, event: EventName): Promise<number> {
  const today = await todaysEvents(tx, userId, event)
  const row = await today
    .select((count) => count.fn.countAll<number>().as('paid'))
    .where('amount', '>', 0)
    .executeTakeFirst()
  return Number(row?.paid ?? 0)
}

const eventOf = {
  opportunitySaved: 'opportunity-saved',
  applicationSent: 'application-sent',
} as const satisfies Record<JobSearchAward, EventName>
